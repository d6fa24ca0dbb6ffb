import { sumOf } from '#domain/analytics/compare-periods.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { DeskTable } from '#web/ui/desk/desk-table.tsx';
import { LineChart } from '#web/ui/desk/charts/line-chart.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { ExportRows } from './export-rows.tsx';
import { comparedColumns, MetricFigures } from './metric-parts.tsx';
import { metrics } from './metrics.ts';
import { monthText } from './month-text.ts';
import { monthsEnding, shiftDay, sumsOfMonth, yearBefore } from './periods.ts';
import type { ChosenPeriod } from './use-period.ts';
import * as texts from './texts.ts';
import type { TrafficSums } from '#domain/analytics/contract.ts';
import { moneyField } from '#domain/core/money.ts';

interface Month {
  /** `2026-11` */
  month: string;
  sums: TrafficSums;
  /** Of the same month a year before. */
  before: TrafficSums;
}

const fieldsOf = ({ revenueCents, orders, visits, views, favourites }: TrafficSums): string[] => [
  moneyField(revenueCents),
  ...[orders, visits, views, favourites].map(String),
];
const heads = [`${texts.sales} EUR`, texts.orders, texts.visits, texts.views, texts.favourites];

/** A head and a row for each month with the year before, amounts as table programs read them. */
const monthsAsRows = (months: readonly Month[]): string[][] => [
  [texts.month, ...heads, ...heads.map((head) => `${texts.yearBefore}: ${head}`)],
  ...months.map(({ month, sums, before }) => [month, ...fieldsOf(sums), ...fieldsOf(before)]),
];

const nameOf = (month: string): string => monthText(`${month}-01`);

/** The twelve months in words. */
export function seasonText(today: string): string {
  const months = monthsEnding(today);
  return `${nameOf(months[0] ?? '')} – ${nameOf(months.at(-1) ?? '')}`;
}

/** [DASH-03] `?view=seasonal`: the last twelve months, each beside the same month of the year before; of the one that runs as many days. */
export function SeasonsView({ chosen, listingId }: { chosen: ChosenPeriod; listingId: string | null }) {
  const { today, hrefOf } = chosen;
  const metricParam = useQueryParams().get('metric');
  const metric = metrics.find(({ id }) => id === metricParam) ?? metrics[0];
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
  const these = now.data.days;
  const those = before.data.days.filter(({ day }) => day <= yearBefore(today));
  const rows = months.map((month) => ({
    month,
    sums: sumsOfMonth(these, month),
    before: sumsOfMonth(those, yearBefore(month)),
  }));
  return (
    <>
      <MetricFigures sums={now.data.sums} before={sumOf(those)} chosen={metric} hrefOf={hrefOf} />
      <p className="d-hint">
        {texts.seasonNote}. {listingId ? texts.lineSalesNote : texts.salesNote}
      </p>
      <LineChart
        points={rows.map(({ month, sums, before: then }) => ({
          name: nameOf(month),
          value: metric.valueOf(sums),
          before: { name: nameOf(yearBefore(month)), value: metric.valueOf(then) },
        }))}
        format={metric.format}
        label={texts.chartOf(metric.name, metric.format(metric.valueOf(now.data.sums)))}
        names={[texts.lastYear, texts.yearBefore]}
        least={metric.id === 'sales' ? 100 : 4}
      />
      <DeskTable
        isBare
        className="d-tight d-stack"
        caption={texts.seasons}
        columns={[
          { head: texts.month, cell: ({ month }) => nameOf(month) },
          ...comparedColumns(metric, texts.yearBefore),
        ]}
        rows={rows}
        keyOf={({ month }) => month}
      />
      <ExportRows name={`seasons-${months[0]}-${months.at(-1)}`} rows={monthsAsRows(rows)} />
    </>
  );
}
