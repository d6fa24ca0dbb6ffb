import { formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { LineChart } from '#web/ui/desk/line-chart.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { changeOf } from '#web/platform/languages/percent.ts';
import { ExportRows } from './export-rows.tsx';
import { type Month, monthsAsRows } from './months-as-rows.ts';
import { monthText } from './month-text.ts';
import { monthsEnding, shiftDay, sumsOfMonth, yearBefore } from './periods.ts';
import * as texts from './texts.ts';

const nameOf = (month: string): string => monthText(`${month}-01`);

const columns: DeskColumn<Month>[] = [
  { head: texts.month, cell: ({ month }) => nameOf(month) },
  { head: texts.sales, isNumber: true, cell: ({ sums }) => formatMoney(sums.revenueCents) },
  { head: texts.yearBefore, isNumber: true, cell: ({ before }) => formatMoney(before.revenueCents) },
  {
    head: texts.change,
    isNumber: true,
    cell: ({ sums, before }) => changeOf(sums.revenueCents, before.revenueCents) ?? texts.nothingBefore,
  },
  { head: texts.orders, isNumber: true, cell: ({ sums }) => formatNumber(sums.orders) },
  { head: texts.visits, isNumber: true, cell: ({ sums }) => formatNumber(sums.visits) },
];

/** The twelve months in words. */
export function seasonText(today: string): string {
  const months = monthsEnding(today);
  return `${nameOf(months[0] ?? '')} – ${nameOf(months.at(-1) ?? '')}`;
}

/** [DASH-03] `?view=seasonal`: the last twelve months, each beside the same month of the year before. */
export function SeasonsView({ today, listingId }: { today: string; listingId: string | null }) {
  const months = monthsEnding(today);
  const first = `${months[0]}-01`;
  const of = listingId ? { listingId } : {};
  const now = useCall('analytics.getShopSums', { from: first, to: today, ...of });
  const before = useCall('analytics.getShopSums', {
    from: `${yearBefore(months[0] ?? '')}-01`,
    to: shiftDay(first, -1),
    ...of,
  });
  if (!now.data || !before.data)
    return (
      <NotYet call={before.error ? before : now} what={texts.theFigures} safe={texts.safe} skeleton={{ height: 420 }} />
    );
  const [these, those] = [now.data.days, before.data.days];
  const rows = months.map((month) => ({
    month,
    sums: sumsOfMonth(these, month),
    before: sumsOfMonth(those, yearBefore(month)),
  }));
  return (
    <>
      <DeskSection title={texts.seasons} note={texts.seasonNote} />
      <LineChart
        points={rows.map(({ month, sums, before: then }) => ({
          name: nameOf(month),
          value: sums.revenueCents,
          before: { name: nameOf(yearBefore(month)), value: then.revenueCents },
        }))}
        format={formatMoney}
        label={texts.chartOf(texts.sales, formatMoney(now.data.sums.revenueCents))}
        names={[texts.sales, texts.yearBefore]}
        least={100}
      />
      <DeskTable
        isBare
        className="d-tight d-stack"
        caption={texts.seasons}
        columns={columns}
        rows={rows}
        keyOf={({ month }) => month}
      />
      <ExportRows name={`seasons-${months[0]}-${months.at(-1)}`} rows={monthsAsRows(rows)} />
    </>
  );
}
