import * as texts from './texts/bill-texts.ts';
const names: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export const brandName = (brand: string): string | undefined => names[brand];

/** A card as people call it: `Visa ending 4242`. */
export const cardName = (brand: string | null, last4: string): string => texts.card(names[brand ?? ''], last4);
