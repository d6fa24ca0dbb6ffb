/** Listings that one call changes; more of them are sent in batches. */
export const MAX_BULK = 50;
export const MIN_PERCENT = -90;
export const MAX_PERCENT = 500;
