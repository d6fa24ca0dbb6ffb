import type { CallOutput } from '#web/platform/calls.ts';
import { formatDate, formatDay, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { niceCeil } from '#web/ui/desk/nice-ceil.ts';
import * as texts from './texts/money-texts.ts';
import './money-chart.css';

type MoneyBy = CallOutput<'office.getMoney'>['by'];
type MoneyPeriod = CallOutput<'office.getMoney'>['periods'][number];

const WIDTH = 720;
const HEIGHT = 180;
const FOOT = 152;
const LEFT = 56;

export function periodText(from: string, by: MoneyBy): string {
  const day = new Date(from);
  if (by === 'month')
    return day.toLocaleDateString(texts.monthLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return by === 'week' ? texts.weekOf(formatDate(day)) : formatDay(day);
}

/** [UX-92] Takings as bars with what went back filled from the foot; the table below has the same numbers. */
export function MoneyChart({ periods, by }: { periods: MoneyPeriod[]; by: MoneyBy }) {
  // Ten euro at least, so that its half is whole.
  const top = niceCeil(Math.max(1000, ...periods.map((period) => period.takenCents)));
  const slot = (WIDTH - LEFT) / periods.length;
  const tall = (cents: number): number => ((FOOT - 12) * cents) / top;
  const sum = (key: 'takenCents' | 'refundedCents'): string =>
    formatMoney(periods.reduce((all, period) => all + period[key], 0));
  const first = periods[0];
  const last = periods.at(-1);
  return (
    <figure className="d-chartbox">
      <svg
        className="d-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={texts.chart({ taken: sum('takenCents'), back: sum('refundedCents'), count: periods.length, by })}
      >
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line
              className={part === 0 ? 'd-chart-axis' : 'd-chart-grid'}
              x1={LEFT}
              x2={WIDTH}
              y1={FOOT - tall(top * part)}
              y2={FOOT - tall(top * part)}
            />
            <text className="d-chart-tick" x={LEFT - 8} y={FOOT - tall(top * part) + 4} textAnchor="end">
              {texts.euros(formatNumber(Math.round((top * part) / 100)))}
            </text>
          </g>
        ))}
        {periods.map((period, index) => (
          <g key={period.from} className="moneybars">
            <title>
              {texts.bar(
                periodText(period.from, by),
                formatMoney(period.takenCents),
                formatMoney(period.refundedCents),
              )}
            </title>
            <rect
              x={LEFT + index * slot + 2}
              y={FOOT - tall(period.takenCents)}
              width={Math.max(1, slot - 4)}
              height={tall(period.takenCents)}
            />
            <rect
              className="is-back"
              x={LEFT + index * slot + 2}
              y={FOOT - tall(period.refundedCents)}
              width={Math.max(1, slot - 4)}
              height={tall(period.refundedCents)}
            />
          </g>
        ))}
        <text className="d-chart-tick" x={LEFT} y={HEIGHT - 8}>
          {first && periodText(first.from, by)}
        </text>
        <text className="d-chart-tick" x={WIDTH} y={HEIGHT - 8} textAnchor="end">
          {last && (by === 'day' ? texts.today : periodText(last.from, by))}
        </text>
      </svg>
      <figcaption className="d-t2 d-small">{texts.legend}</figcaption>
    </figure>
  );
}
