import type { TrafficDay, TrafficSeries, TrafficSums } from '#domain/analytics/contract.ts';
import { sumOf } from '#domain/analytics/compare-periods.ts';
import { formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { day, days as daysText } from '#web/ui/day.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { DeskTable } from '#web/ui/desk/desk-table.tsx';
import { LineChart } from '#web/ui/desk/charts/line-chart.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { BarTable } from './bar-table.tsx';
import { daysAsRows } from './days-as-rows.ts';
import { ExportRows } from './export-rows.tsx';
import { formatPercent } from '#web/platform/languages/percent.ts';
import { comparedColumns, MetricFigures } from './metric-parts.tsx';
import { metrics } from './metrics.ts';
import { type Comparison, partsOf } from './periods.ts';
import { type ChosenPeriod, periodText } from './use-period.ts';
import * as texts from './texts.ts';

/** From a visit to an order, beside the days before. */
function Funnel({ sums, before, comparison }: { sums: TrafficSums; before: TrafficSums; comparison: Comparison }) {
  const steps = (of: TrafficSums) => [of.visits, of.favourites, of.cartAdds, of.orders] as const;
  const [now, then] = [steps(sums), steps(before)];
  const names = [texts.visits, texts.favourites, texts.cartAdds, texts.orders];
  const share = (value: number): string => (sums.visits > 0 ? formatPercent((value / sums.visits) * 100) : '–');
  return (
    <section className="d-sec">
      <DeskSection title={texts.funnel} note={texts.mark[comparison]} />
      <BarTable
        caption={texts.funnel}
        rows={names.map((name, index) => ({
          name,
          value: now[index] ?? 0,
          before: then[index] ?? 0,
          note: share(now[index] ?? 0),
        }))}
      />
    </section>
  );
}

interface SeriesProps {
  series: TrafficSeries;
  earlier: readonly TrafficDay[];
  chosen: ChosenPeriod;
  isListing?: boolean;
  /** Whether its days may be taken along. */
  mayExport?: boolean;
}

/** [DASH-03, OFFICE-04, UX-92] Days beside days before: figures, their line and table, and the way from a visit to an order. */
export function SeriesView({ series, earlier, chosen, isListing = false, mayExport = true }: SeriesProps) {
  const metricParam = useQueryParams().get('metric');
  const metric = metrics.find(({ id }) => id === metricParam) ?? metrics[0];
  const before = sumOf(earlier);
  const { comparison, hrefOf } = chosen;
  const points = series.days.map((each, index) => {
    const then = earlier[index];
    return {
      name: day(each.day),
      value: metric.valueOf(each),
      ...(then && { before: { name: day(then.day), value: metric.valueOf(then) } }),
    };
  });
  const parts = partsOf(series.days, earlier);
  return (
    <>
      <MetricFigures sums={series.sums} before={before} chosen={metric} hrefOf={hrefOf} />
      <p className="d-hint">{isListing ? texts.lineSalesNote : texts.salesNote}</p>
      <LineChart
        points={points}
        format={metric.format}
        label={texts.chartOf(metric.name, metric.format(metric.valueOf(series.sums)))}
        names={[periodText(chosen), texts.before[comparison]]}
        least={metric.id === 'sales' ? 100 : 4}
      />
      <DeskTable
        isBare
        caption={metric.name}
        className="d-tight d-stack"
        columns={[
          { head: texts.days, cell: ({ from, to }) => daysText(from, to) },
          ...comparedColumns(metric, texts.before[comparison]),
        ]}
        rows={parts}
        keyOf={({ from }) => from}
      />
      {series.sums.refunds > 0 && (
        <p className="d-hint">
          {texts.refunded}: {formatMoney(series.sums.refundedCents)} ({formatNumber(series.sums.refunds)})
        </p>
      )}
      <Funnel sums={series.sums} before={before} comparison={comparison} />
      {mayExport && (
        <ExportRows
          name={`analytics-${series.days[0]?.day}-${series.days.at(-1)?.day}`}
          rows={daysAsRows(series.days)}
        />
      )}
    </>
  );
}

/** [DASH-03, UX-92] The shop, or one listing, day by day beside days before. */
export function SalesView({ chosen, listingId }: { chosen: ChosenPeriod; listingId: string | null }) {
  const of = listingId ? { listingId } : {};
  const now = useCall('analytics.getShopSums', { ...chosen.period, ...of }, { keepPrevious: true });
  const before = useCall('analytics.getShopSums', { ...chosen.earlier, ...of }, { keepPrevious: true });
  const failed = before.error ? before : now;
  if (!now.data || !before.data)
    return <NotYet call={failed} what={texts.theFigures} safe={texts.safe} skeleton={{ height: 420 }} />;
  return <SeriesView series={now.data} earlier={before.data.days} chosen={chosen} isListing={listingId !== null} />;
}
