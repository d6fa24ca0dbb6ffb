/** How long a letter to the support centre may be. */
export const LEAST_WORDS = 10;
export const MOST_WORDS = 4000;
