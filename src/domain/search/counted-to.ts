/** Totals are counted exactly up to this number and said as "1,000+" past it, so that a count never costs more than a page. */
export const COUNTED_TO = 1000;
