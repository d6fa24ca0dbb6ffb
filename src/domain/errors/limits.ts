/** [ERR-07] How long and how many are kept. */
export const errorRetention = { days: 30, most: 10_000, trimmedTo: 5_000 } as const;
export const alertRetention = { hours: 24, most: 1000 } as const;

/** [ERR-07] How many of the oldest reports go when so many are there: none up to ten thousand, then all but five thousand. */
export const reportsToDrop = (count: number): number =>
  count > errorRetention.most ? count - errorRetention.trimmedTo : 0;

/** How much of a stack and of a trace a report carries. */
export const MAX_FRAMES = 10;
export const MAX_TRACE = 20;
