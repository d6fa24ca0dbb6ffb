/** Listings that one call changes; more of them are sent in batches. */
export const MAX_BULK = 50;
export const MIN_PERCENT = -90;
export const MAX_PERCENT = 500;
export const MAX_BULK_STOCK = 100_000;
/** Letters of a tag. */
export const MAX_TAG = 40;
/** Listings that are left out of all that a filter leaves. */
export const MAX_EXCEPT = 500;
