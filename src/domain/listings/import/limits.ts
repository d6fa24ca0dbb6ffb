/** So long a table may be that is sent in one piece; larger ones are loaded by whoever runs the marketplace. */
export const MAX_IMPORT_LETTERS = 6_000_000;
/** More remarks than these are counted and no longer told one by one. */
export const MAX_REMARKS = 500;
/** A maker's table has no more rows than these. */
export const MAX_IMPORT_ROWS = 20_000;
/** As many letters as table programs allow in one cell. */
export const MAX_CELL = 32_767;
/** Letters of one row. */
export const MAX_ROW = 250_000;
/** Cells of one row, or values of one object, those inside others too. */
export const MAX_VALUES = 1000;
/** So deep objects and lists stand in each other. */
export const MAX_DEPTH = 10;
