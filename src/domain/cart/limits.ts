export const MAX_LINES = 100;
export const MAX_LINE_QUANTITY = 999;
