import { say } from '#web/platform/languages/language.ts';

export const toShop = say({
  en: (shop: string, note: string) => `To ${shop}: “${note}”`,
  de: (shop: string, note: string) => `An ${shop}: „${note}“`,
});
export const change = say({ en: 'Change it in the cart', de: 'Im Warenkorb ändern' });
