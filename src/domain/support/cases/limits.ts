export const MAX_CASE_TEXT = 5000;
export const MAX_CASE_PICTURES = 5;
/** A party has so many days to answer, unless the house says otherwise. */
export const ANSWER_DAYS = 5;
export const MAX_ANSWER_DAYS = 14;
/** The house decides within these hours. */
export const DECIDE_HOURS = 48;
