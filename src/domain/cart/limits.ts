export const MAX_LINES = 100;
export const MAX_LINE_QUANTITY = 999;
/** The most that the payment provider takes at once, in minor units. */
export const MAX_CART_CENTS = 99_999_999;
/** Of what a buyer says to one maker. */
export const MAX_NOTE_LENGTH = 500;
