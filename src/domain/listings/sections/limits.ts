export const MAX_SECTIONS = 30;
export const MAX_SECTION_NAME = 40;
/** Pieces that a maker puts in an order; all others follow them, newest first. */
export const MAX_ARRANGED = 100;
export const MAX_FEATURED = 8;
/** What a filter for pieces that are in no section is called. */
export const NO_SECTION = 'none';
