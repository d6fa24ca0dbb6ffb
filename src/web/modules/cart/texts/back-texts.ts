import { say } from '#web/platform/languages/language.ts';

export const backToCart = say({
  en: (count: number) => `Back to your cart (${count})`,
  de: (count: number) => `Zurück zum Warenkorb (${count})`,
});
