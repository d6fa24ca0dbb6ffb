/** Carriers take nothing heavier by these ways. */
export const MAX_WEIGHT_GRAMS = 31_500;
