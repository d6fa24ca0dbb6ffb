import { useSyncExternalStore } from 'react';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { type DeskColumn, DeskTable } from './desk-table.tsx';
import { roundAbove } from './round-above.ts';
import './figures.css';
import * as texts from './texts.ts';

interface Day {
  day: string;
  cents: number;
  orders: number;
}

const HEIGHT = 230;
const LEFT = 56;
const TOP = 14;
const FOOT = 202;
const narrow = matchMedia('(max-width: 760px)');
const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );

const columns: DeskColumn<Day>[] = [
  { head: texts.day, cell: ({ day }) => formatDay(new Date(day)) },
  { head: texts.orders, isNumber: true, cell: ({ orders }) => orders },
  { head: texts.sales, isNumber: true, cell: ({ cents }) => formatMoney(cents) },
];

/** Sales of thirty days as a line, with the same numbers as a table for those who read them. */
export function SalesChart({ days }: { days: Day[] }) {
  const small = useNarrow();
  const width = small ? 360 : 1152;
  const right = width - 12;
  const weeks = small ? 14 : 7;
  const most = Math.max(...days.map((day) => day.cents), 1);
  // About four lines lie over the highest day.
  const step = roundAbove(Math.max(most, 100) / 4);
  const top = Math.ceil(most / step) * step;
  const x = (index: number): number => LEFT + ((right - LEFT) * index) / Math.max(1, days.length - 1);
  const y = (cents: number): number => FOOT - ((FOOT - TOP) * cents) / top;
  const line = days
    .map((day, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(day.cents).toFixed(1)}`)
    .join('');
  const sum = days.reduce((total, day) => total + day.cents, 0);
  return (
    <figure className="d-chartbox" style={{ paddingTop: 8 }}>
      <svg
        className="d-chart"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={texts.salesOf(days.length, formatMoney(sum))}
      >
        {Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step).map((cents) => (
          <g key={cents}>
            <line
              className={cents === 0 ? 'd-chart-axis' : 'd-chart-grid'}
              x1={LEFT}
              x2={right}
              y1={y(cents)}
              y2={y(cents)}
            />
            <text className="d-chart-tick" x={LEFT - 8} y={y(cents) + 4} textAnchor="end">
              {formatMoney(cents).replace(/[.,]00/, '')}
            </text>
          </g>
        ))}
        {days.map(
          (day, index) =>
            ((index % weeks === 0 && index < days.length - 3) || index === days.length - 1) && (
              <text
                key={day.day}
                className="d-chart-tick"
                x={x(index)}
                y={HEIGHT - 6}
                textAnchor={index === 0 ? 'start' : index === days.length - 1 ? 'end' : 'middle'}
              >
                {index === days.length - 1 ? texts.today : formatDay(new Date(day.day)).slice(4)}
              </text>
            ),
        )}
        <path className="d-chart-area" d={`${line}L${right} ${FOOT}L${LEFT} ${FOOT}z`} />
        <path className="d-chart-line d-chart-series" d={line} />
        {days.map(
          (day, index) =>
            day.cents > 0 && (
              <circle key={day.day} className="d-chart-point d-chart-series" cx={x(index)} cy={y(day.cents)} r="3.5">
                <title>{texts.ofDay(formatDay(new Date(day.day)), formatMoney(day.cents), day.orders)}</title>
              </circle>
            ),
        )}
      </svg>
      <details className="d-twin">
        <summary className="d-link d-small">{texts.asTable}</summary>
        <DeskTable
          isBare
          className="d-tight"
          caption={texts.salesByDay}
          columns={columns}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
        />
      </details>
    </figure>
  );
}
