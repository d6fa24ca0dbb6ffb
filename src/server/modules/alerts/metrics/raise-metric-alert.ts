import { formatMetric, growthFacts } from '#domain/alerts/texts/growth-fact-texts.ts';
import type { MetricJudgement } from '#domain/analytics/metric-baseline.ts';
import { formatDay } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { raiseAlert } from '../raise-alert.ts';

const signed = (percent: number): string => `${percent > 0 ? '+' : '−'}${Math.abs(Math.round(percent))}`;

/** [ALERT-07] A day of a shop that strays from its baseline. `date` is a day of the shop (`YYYY-MM-DD`). */
export interface MetricAlert extends MetricJudgement {
  sellerId: string;
  date: string;
}

/** [ALERT-07, ALERT-23] Raises the alert of a metric; its id is made of the day, the metric and the shop, so it is raised once. */
export async function raiseMetricAlert(app: App, tx: Transaction, alert: MetricAlert): Promise<void> {
  const { sellerId, metric, baseline, actual, deltaPct, severity, date } = alert;
  await raiseAlert(app, tx, {
    type: 'metric_changed',
    event: { id: `metric_${date}_${metric}`, at: app.clock.now() },
    to: sellerId,
    part: sellerId,
    quoted: null,
    values: (language) => ({
      metric: growthFacts.metrics[metric][language],
      day: formatDay(new Date(date), language),
      actual: formatMetric(metric, actual, language),
      baseline: formatMetric(metric, baseline, language),
      change: deltaPct === null ? '' : ` (${signed(deltaPct)} %)`,
    }),
    figures: { metric, baseline, actual, deltaPct, severity, date },
    source: 'analytics',
    metadata: {},
  });
}
