/** The first moment of the day of UTC that a date parameter names. */
const startOf = (day: string): string => `${day}::date::timestamp AT TIME ZONE 'UTC'`;

/** Whether a moment lies on or after one day of UTC and before another, each of them open where its parameter is null. */
export const betweenDaysSql = (moment: string, from: `$${number}`, until: `$${number}`): string =>
  `(${from}::date IS NULL OR ${moment} >= ${startOf(from)}) AND (${until}::date IS NULL OR ${moment} < ${startOf(until)})`;

/** Whether a moment lies on the day of UTC that the date parameter names, in a form that an index of the moment serves; true where it is null. */
export const onDaySql = (moment: string, day: `$${number}`): string =>
  `(${day}::date IS NULL OR ${moment} >= ${day}::date::timestamp AT TIME ZONE 'UTC' AND ${moment} < (${day}::date + 1)::timestamp AT TIME ZONE 'UTC')`;
