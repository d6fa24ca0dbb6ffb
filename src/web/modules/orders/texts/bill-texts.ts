import { say } from '#web/platform/languages/language.ts';

export const code = say({ en: (code: string) => `Code ${code}`, de: (code: string) => `Code ${code}` });
export const freeWith = say({
  en: (code: string) => `, free with ${code}`,
  de: (code: string) => `, frei mit ${code}`,
});
export const reduction = say({ en: 'Reduction', de: 'Nachlass' });
export const total = say({ en: 'Total', de: 'Gesamt' });
export const quantity = say({ en: 'Quantity ', de: 'Menge ' });
export const quoted = say({ en: (text: string) => `“${text}”`, de: (text: string) => `„${text}“` });
export const card = say({
  en: (brand: string | undefined, last4: string) => `${brand ?? 'a card'} ending ${last4}`,
  de: (brand: string | undefined, last4: string) => `${brand ?? 'Karte'} mit der Endung ${last4}`,
});
export const subject = say({
  en: (orders: string) => `Order ${orders}`,
  de: (orders: string) => `Bestellung ${orders}`,
});

/** Cards go by the same names in every language. */
export const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
