export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const addMilliseconds = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/** The day that lies `count` working days (Monday to Friday, UTC) after `from`. */
export function addWorkingDays(from: Date, count: number): Date {
  let day = from;
  let left = count;
  while (left > 0) {
    day = addMilliseconds(day, DAY);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Thu 26 Nov`: dates carry their weekday. */
export const formatDay = (day: Date): string =>
  `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]}`;

/** `26 Nov 2026` */
export const formatDate = (day: Date): string =>
  `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
