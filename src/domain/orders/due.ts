import { DAY, HOUR, MINUTE } from '../core/time.ts';

export interface Due {
  kind: 'overdue' | 'risk' | 'ok';
  /** What a maker reads: `Overdue 19 h 50 min`. */
  words: string;
}

const RISK = 4 * HOUR;

function lengthWords(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY);
  if (days >= 2) return `${days} days`;
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`;
}

/** [UX-89] How a parcel stands to the day by which it leaves (`YYYY-MM-DD`; the day ends at midnight UTC): overdue, at risk from four hours before, or on time. */
export function dueOf(leavesBy: string, now: Date): Due {
  const left = Date.parse(`${leavesBy}T00:00:00Z`) + DAY - now.getTime();
  if (left <= 0) return { kind: 'overdue', words: `Overdue ${lengthWords(-left)}` };
  if (left <= RISK) return { kind: 'risk', words: `At risk, ${lengthWords(left)} left` };
  return { kind: 'ok', words: `On time, ${lengthWords(left)} left` };
}
