/** Carriers take nothing heavier by these ways. */
export const MAX_WEIGHT_GRAMS = 31_500;
/** Orders whose labels are bought and printed in one go. */
export const MAX_LABELS_AT_ONCE = 100;
