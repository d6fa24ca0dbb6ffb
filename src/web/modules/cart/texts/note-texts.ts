import { say } from '#web/platform/languages/language.ts';

export const add = say({
  en: (shop: string) => `Add a note to ${shop}`,
  de: (shop: string) => `Nachricht an ${shop} dazulegen`,
});
export const noteTo = say({ en: (shop: string) => `Note to ${shop}`, de: (shop: string) => `Nachricht an ${shop}` });
export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const goesAlong = say({
  en: 'The workshop reads it with your order.',
  de: 'Die Werkstatt liest sie mit deiner Bestellung.',
});
export const saved = say({ en: 'Kept with your cart.', de: 'Liegt in deinem Warenkorb.' });

export const toShop = say({
  en: (shop: string, note: string) => `To ${shop}: “${note}”`,
  de: (shop: string, note: string) => `An ${shop}: „${note}“`,
});
export const change = say({ en: 'Change it in the cart', de: 'Im Warenkorb ändern' });
