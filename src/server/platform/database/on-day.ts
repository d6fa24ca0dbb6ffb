/** The zone of the marketplace's days, as its connections know it (setting TIME_ZONE). */
export const houseZoneSql = `current_setting('market.time_zone')`;

/** The first moment of the marketplace's day that a date names. */
const startOf = (day: string): string => `(${day})::timestamp AT TIME ZONE ${houseZoneSql}`;

/** Whether a moment lies on or after one day and before another, each of them open where its parameter is null. */
export const betweenDaysSql = (moment: string, from: `$${number}`, until: `$${number}`): string =>
  `(${from}::date IS NULL OR ${moment} >= ${startOf(`${from}::date`)})
     AND (${until}::date IS NULL OR ${moment} < ${startOf(`${until}::date`)})`;

/** Whether a moment lies on one of the days from one to another, each of them open where its parameter is null. */
export const onDaysSql = (moment: string, from: `$${number}`, to: `$${number}`): string =>
  `(${from}::date IS NULL OR ${moment} >= ${startOf(`${from}::date`)})
     AND (${to}::date IS NULL OR ${moment} < ${startOf(`${to}::date + 1`)})`;

/** Whether a moment lies on the day that the date parameter names, in a form that an index of the moment serves; true where it is null. */
export const onDaySql = (moment: string, day: `$${number}`): string => onDaysSql(moment, day, day);
