/** Whether a moment lies on the day of UTC that the date parameter names, in a form that an index of the moment serves; true where it is null. */
export const onDaySql = (moment: string, day: `$${number}`): string =>
  `(${day}::date IS NULL OR ${moment} >= ${day}::date::timestamp AT TIME ZONE 'UTC' AND ${moment} < (${day}::date + 1)::timestamp AT TIME ZONE 'UTC')`;
