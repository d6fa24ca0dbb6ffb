export const MAX_LINES = 100;
export const MAX_LINE_QUANTITY = 999;
/** Of what a buyer says to one maker. */
export const MAX_NOTE_LENGTH = 500;
