import { addMilliseconds, DAY } from '../../core/time.ts';

/** [ORD-06] When a shop works: days are `YYYY-MM-DD` in the shop's time zone, weekdays count from 0, Sunday. */
export interface WorkingCalendar {
  workingDays: number[];
  /** From this hour on, an order counts as one of the next day; 24 where the whole day counts. */
  lastHour: number;
  /** Public holidays, days off and vacation. */
  closed: string[];
  /** Minutes that the shop makes pieces on a working day; null where it does not plan by minutes. */
  minutesPerDay: number | null;
  /** Minutes of making that its open orders still need. */
  queueMinutes: number;
}

export const plainCalendar: WorkingCalendar = {
  workingDays: [1, 2, 3, 4, 5],
  lastHour: 24,
  closed: [],
  minutesPerDay: null,
  queueMinutes: 0,
};

/** `YYYY-MM-DD` of a day in UTC. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** A shop may close for long; no rule counts further. */
const MAX_DAYS = 1500;

function addDays(from: Date, count: number, isOpen: (day: Date) => boolean): Date {
  let day = from;
  let left = count;
  for (let passed = 0; left > 0 && passed < MAX_DAYS; passed += 1) {
    day = addMilliseconds(day, DAY);
    if (isOpen(day)) left -= 1;
  }
  return day;
}

/** The day that lies `count` working days of the shop after `now`, its local time as UTC. */
export function addShopDays(now: Date, count: number, { workingDays, lastHour, closed }: WorkingCalendar): Date {
  const start = now.getUTCHours() >= lastHour ? addMilliseconds(now, DAY) : now;
  return addDays(start, count, (day) => workingDays.includes(day.getUTCDay()) && !closed.includes(isoDay(day)));
}

/** Parcels are delivered on weekdays, never on Christmas Day. */
export const isDeliveryDay = (day: Date): boolean => day.getUTCDay() % 6 !== 0 && !isoDay(day).endsWith('-12-25');

/** The day that lies `count` days of delivery after `from`, without public holidays of the buyer's country. */
export const addDeliveryDays = (from: Date, count: number, holidays: readonly string[] = []): Date =>
  addDays(from, count, (day) => isDeliveryDay(day) && !holidays.includes(isoDay(day)));

/** How many working days the queue of a shop is long; 0 where it does not plan by minutes. */
export const queueDays = ({ minutesPerDay, queueMinutes }: WorkingCalendar): number =>
  minutesPerDay ? Math.ceil(queueMinutes / minutesPerDay) : 0;

/** How many working days pieces take after the queue; those that take no minutes do not wait for it. */
export const makingDays = (calendar: WorkingCalendar, minutes: number): number =>
  minutes > 0 ? queueDays({ ...calendar, queueMinutes: calendar.queueMinutes + minutes }) : 0;
