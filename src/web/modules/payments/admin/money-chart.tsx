import type { CallOutput } from '#web/platform/calls.ts';
import { formatDate, formatDay, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { BarChart } from '#web/ui/desk/charts/bar-chart.tsx';
import { niceCeil } from '#web/ui/desk/charts/nice-ceil.ts';
import * as texts from './texts/money-texts.ts';

type MoneyBy = CallOutput<'office.getMoney'>['by'];
type MoneyPeriod = CallOutput<'office.getMoney'>['periods'][number];

export function periodText(from: string, by: MoneyBy): string {
  const day = new Date(from);
  if (by === 'month')
    return day.toLocaleDateString(texts.monthLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return by === 'week' ? texts.weekOf(formatDate(day)) : formatDay(day);
}

/** Takings, with what went back filled from the foot. */
export function MoneyChart({ periods, by }: { periods: MoneyPeriod[]; by: MoneyBy }) {
  const sum = (key: 'takenCents' | 'refundedCents'): string =>
    formatMoney(periods.reduce((all, period) => all + period[key], 0));
  const [first, last] = [periods[0], periods.at(-1)].map((period) => period && periodText(period.from, by));
  return (
    <BarChart
      label={texts.chart({ taken: sum('takenCents'), back: sum('refundedCents'), count: periods.length, by })}
      legend={texts.legend}
      ends={[first ?? '', by === 'day' ? texts.today : (last ?? '')]}
      scale={{
        // Ten euro at least, so that its half is whole.
        top: niceCeil(Math.max(1000, ...periods.map((period) => period.takenCents))),
        format: (cents) => texts.euros(formatNumber(Math.round(cents / 100))),
      }}
      bars={periods.map(({ from, takenCents, refundedCents }) => ({
        key: from,
        title: texts.bar(periodText(from, by), formatMoney(takenCents), formatMoney(refundedCents)),
        value: takenCents,
        part: refundedCents,
      }))}
    />
  );
}
