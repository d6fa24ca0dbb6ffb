/** So long a table may be that is sent in one piece; larger ones are loaded by whoever runs the marketplace. */
export const MAX_IMPORT_LETTERS = 6_000_000;
/** More remarks than these are counted and no longer told one by one. */
export const MAX_REMARKS = 500;
