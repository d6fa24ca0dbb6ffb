import type { Cohort } from './report-contract.ts';

interface CohortMonth {
  first: string;
  month: string;
  active: number;
}

/** The first day of a month that lies so many before another. */
export function monthBefore(day: string, months: number): string {
  const month = new Date(`${day.slice(0, 7)}-01`);
  month.setUTCMonth(month.getUTCMonth() - months);
  return month.toISOString().slice(0, 10);
}

/** [OFFICE-04] Each cohort with its size and how many were active in its first month, the next, and so on until today. */
export const cohortsOf = (
  sizes: readonly { first: string; size: number }[],
  months: readonly CohortMonth[],
  today: string,
): Cohort[] =>
  sizes.map(({ first, size }) => {
    const active = new Map(months.filter((each) => each.first === first).map((each) => [each.month, each.active]));
    const counts: number[] = [];
    for (let at = first; at <= today; at = monthBefore(at, -1)) counts.push(active.get(at) ?? 0);
    return { month: first, size, active: counts };
  });
