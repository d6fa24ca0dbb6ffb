import type { TrafficSums } from '#domain/analytics/contract.ts';
import { FigureRow } from '#web/ui/desk/figure-row.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { toneOf } from '#web/platform/languages/percent.ts';
import { type Metric, metrics } from './metrics.ts';
import type { ChosenPeriod } from './use-period.ts';
import * as texts from './texts.ts';

/** Some time beside the one that it is compared with. */
interface Compared {
  sums: TrafficSums;
  before: TrafficSums;
}

/** `+12.3 %`, and the long way `+12.3 % from 105`. */
function Change({ metric, sums, before: earlier, isLong }: Compared & { metric: Metric; isLong?: boolean }) {
  const [now, before] = [metric.valueOf(sums), metric.valueOf(earlier)];
  const change = metric.change(now, before);
  if (change === null) return texts.nothingBefore;
  return (
    <>
      <span className={toneOf(change)}>{change}</span>
      {isLong && texts.from(metric.format(before))}
    </>
  );
}

interface FiguresProps extends Compared {
  chosen: Metric;
  hrefOf: ChosenPeriod['hrefOf'];
}

/** Each figure opens its line. */
export const MetricFigures = ({ sums, before, chosen, hrefOf }: FiguresProps) => (
  <FigureRow
    label={texts.figures}
    figures={metrics.map((metric) => ({
      name: metric.name,
      value: metric.format(metric.valueOf(sums)),
      note: <Change metric={metric} sums={sums} before={before} isLong />,
      href: hrefOf({ metric: metric === metrics[0] ? '' : metric.id }),
      isCurrent: metric === chosen,
    }))}
  />
);

/** The figure that the chart shows beside its comparison, then the others. */
export const comparedColumns = <Row extends Compared>(metric: Metric, beforeName: string): DeskColumn<Row>[] => [
  { head: metric.name, isNumber: true, cell: ({ sums }) => metric.format(metric.valueOf(sums)) },
  { head: beforeName, isNumber: true, cell: ({ before }) => metric.format(metric.valueOf(before)) },
  {
    head: texts.change,
    isNumber: true,
    cell: ({ sums, before }) => <Change metric={metric} sums={sums} before={before} />,
  },
  ...metrics
    .filter(({ id }) => id !== metric.id && id !== 'favourites' && id !== 'views')
    .map((other) => ({
      head: other.name,
      isNumber: true,
      cell: ({ sums }: Row) => other.format(other.valueOf(sums)),
    })),
];
