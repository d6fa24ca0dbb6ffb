/** The longest name of a campaign and the longest search term that is counted, in letters. */
export const MAX_NAME = 60;
/** Names that a shop has on a day: what comes beyond them is counted without its name. */
export const MAX_NAMES = 200;
/** Search terms that the marketplace counts on a day. */
export const MAX_TERMS = 10_000;
/** The longest range that a series is read for, in days. */
export const MAX_RANGE_DAYS = 400;
/** How long sums are stored: two years and a month, so that a year can be compared with the one before. */
export const STORED_DAYS = 760;
/** Search terms go earlier. */
export const STORED_TERM_DAYS = 90;
/** A search that no more listings match than these found little. */
export const FEW_MATCHES = 5;
/** A search term that fewer asked for in the days is nobody's market, and may be a person: one network adds one a day. */
export const MIN_SEARCHES = 30;
/** [DASH-04] A number of the market has at least so many listings and shops behind it. */
export const MIN_MARKET_LISTINGS = 8;
export const MIN_MARKET_SHOPS = 5;
