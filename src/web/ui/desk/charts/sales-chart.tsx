import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { type DeskColumn, DeskTable } from '../desk-table.tsx';
import { LineChart } from './line-chart.tsx';
import * as texts from '../texts.ts';

interface Day {
  day: string;
  cents: number;
  orders: number;
}

const columns: DeskColumn<Day>[] = [
  { head: texts.day, cell: ({ day }) => formatDay(new Date(day)) },
  { head: texts.orders, isNumber: true, cell: ({ orders }) => orders },
  { head: texts.sales, isNumber: true, cell: ({ cents }) => formatMoney(cents) },
];

/** Sales of thirty days as a line, with the same numbers as a table for those who read them. */
export function SalesChart({ days }: { days: Day[] }) {
  const sum = days.reduce((total, day) => total + day.cents, 0);
  return (
    <figure className="d-chartbox">
      <LineChart
        points={days.map(({ day, cents }) => ({ name: formatDay(new Date(day)), value: cents }))}
        format={formatMoney}
        label={texts.salesOf(days.length, formatMoney(sum))}
        names={[texts.sales]}
        least={100}
      />
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
