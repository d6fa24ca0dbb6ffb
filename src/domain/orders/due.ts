import { DAY, HOUR } from '../core/time.ts';

/** How a parcel stands, and by how much it is late or how much is left. */
export interface Due {
  kind: 'overdue' | 'risk' | 'ok';
  milliseconds: number;
}

const RISK = 4 * HOUR;

/** [UX-89] How a parcel stands to the day by which it leaves (`YYYY-MM-DD`; `now` is the local time of the shop as UTC): overdue, at risk from four hours before, or on time. */
export function dueOf(leavesBy: string, now: Date): Due {
  const left = Date.parse(`${leavesBy}T00:00:00Z`) + DAY - now.getTime();
  if (left <= 0) return { kind: 'overdue', milliseconds: 0 - left };
  return { kind: left <= RISK ? 'risk' : 'ok', milliseconds: left };
}
