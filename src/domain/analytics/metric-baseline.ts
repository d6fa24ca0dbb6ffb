/** [ALERT-07, ALERT-23] What is looked at of each shop each night. */
export type ShopMetric = 'revenue' | 'orders' | 'refunds' | 'conversion';
type MetricSeverity = 'critical' | 'warn' | 'info';

/** A day of a shop, as its metrics are made of it. */
export interface MetricDay {
  revenueCents: number;
  orders: number;
  refunds: number;
  visits: number;
}

export interface MetricJudgement {
  metric: ShopMetric;
  baseline: number;
  actual: number;
  /** Percent of the baseline; null where that is 0. */
  deltaPct: number | null;
  severity: MetricSeverity;
}

/** Same weekdays that a baseline is made of, and the fewest of them. */
export const BASELINE_WEEKS = 8;
const MIN_WEEKS = 4;
/** Days that are smaller say nothing: orders of an ordinary day, refunds of the day, visits of both. */
const MIN_ORDERS = 3;
const MIN_REFUNDS = 3;
const MIN_VISITS = 50;
/** The median distance from the median, in standard deviations where days spread normally. */
const MAD_TO_DEVIATION = 1.4826;
const MIN_DEVIATIONS = 3;
const MIN_PERCENT = 25;
const WARN_PERCENT = 40;
const CRITICAL_PERCENT = 70;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
/** Orders of 100 visits. */
const conversionOf = ({ orders, visits }: MetricDay): number => (visits === 0 ? 0 : (100 * orders) / visits);

interface Compared {
  metric: ShopMetric;
  history: readonly number[];
  actual: number;
  /** How far a day strays by chance alone. */
  noise: number;
  /** Whether more of it is good. */
  isGoodUp: boolean;
}

function severityOf(percent: number, isBad: boolean): MetricSeverity {
  if (!isBad || percent < WARN_PERCENT) return 'info';
  return percent < CRITICAL_PERCENT ? 'warn' : 'critical';
}

/** [ALERT-23] Whether a day strays from its own baseline by more than chance and by a quarter; null where it does not. */
function compare({ metric, history, actual, noise, isGoodUp }: Compared): MetricJudgement | null {
  const baseline = median(history);
  const deviation = Math.max(MAD_TO_DEVIATION * median(history.map((value) => Math.abs(value - baseline))), noise);
  const delta = actual - baseline;
  if (delta === 0 || Math.abs(delta) <= MIN_DEVIATIONS * deviation) return null;
  const isBad = delta > 0 !== isGoodUp;
  const figures = { metric, baseline: rounded(baseline), actual: rounded(actual) };
  if (baseline === 0) return { ...figures, deltaPct: null, severity: isBad ? 'warn' : 'info' };
  const deltaPct = (100 * delta) / baseline;
  if (Math.abs(deltaPct) < MIN_PERCENT) return null;
  return { ...figures, deltaPct: rounded(deltaPct), severity: severityOf(Math.abs(deltaPct), isBad) };
}

/** [ALERT-23] What of a shop's day strays from the same weekdays of the weeks before, newest or oldest first. */
export function judgeDay(today: MetricDay, before: readonly MetricDay[]): MetricJudgement[] {
  if (before.length < MIN_WEEKS) return [];
  const of = (value: (day: MetricDay) => number) => ({ history: before.map(value), actual: value(today) });
  const orders = of((day) => day.orders);
  const refunds = of((day) => day.refunds);
  const ordinary = median(orders.history);
  const judgements: (MetricJudgement | null)[] = [];
  if (ordinary >= MIN_ORDERS) {
    const revenue = of((day) => day.revenueCents);
    const noise = median(revenue.history) / Math.sqrt(ordinary);
    judgements.push(compare({ metric: 'revenue', ...revenue, noise, isGoodUp: true }));
    judgements.push(compare({ metric: 'orders', ...orders, noise: Math.sqrt(ordinary), isGoodUp: true }));
  }
  if (Math.max(refunds.actual, median(refunds.history)) >= MIN_REFUNDS)
    judgements.push(
      compare({ metric: 'refunds', ...refunds, noise: Math.sqrt(median(refunds.history)), isGoodUp: false }),
    );
  const visits = Math.min(today.visits, median(before.map((day) => day.visits)));
  if (ordinary >= MIN_ORDERS && visits >= MIN_VISITS) {
    const conversion = of(conversionOf);
    const share = median(conversion.history) / 100;
    const noise = 100 * Math.sqrt((share * (1 - Math.min(share, 1))) / today.visits);
    judgements.push(compare({ metric: 'conversion', ...conversion, noise, isGoodUp: true }));
  }
  return judgements.filter((judgement) => judgement !== null);
}
