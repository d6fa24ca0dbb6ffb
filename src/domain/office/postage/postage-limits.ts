/** The dearest standard postage, and the longest that a parcel is on its way. */
export const MAX_POSTAGE_CENTS = 100_000;
export const MAX_POSTAGE_DAYS = 60;
