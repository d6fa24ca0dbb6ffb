/** What one piece may cost in material, and in postage and packing. */
export const MAX_COST_CENTS = 100_000_000;
export const MAX_WAGE_CENTS = 100_000;
export const MAX_MINUTES = 6000;
