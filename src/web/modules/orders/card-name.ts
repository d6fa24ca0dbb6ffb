import * as texts from './texts/bill-texts.ts';

export const brandName = (brand: string): string | undefined => texts.brands[brand];

/** A card as people call it: `Visa ending 4242`. */
export const cardName = (brand: string | null, last4: string): string => texts.card(texts.brands[brand ?? ''], last4);
