import {
  conversionOf,
  figuresOf,
  isTime,
  MAX_REPORT_ROWS,
  type ReportFigure,
} from '#domain/analytics/reports/definition.ts';
import type { Report, ReportDefinition } from '#domain/analytics/reports/report-contract.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Queryable } from '../../../platform/database/open-database.ts';
import type { Range } from '../analytics-store.ts';
import { type CountedRow, countRows } from './report-store.ts';

/** A report that takes longer is ended, so that no question slows the shop down. */
const MAX_STATEMENT = '15s';
type TooLong = { code: 'analytics/takes-too-long' };
const wasEnded = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '57014';

/** Reads within the time that a report may take. */
export async function withinReportTime<Value>(
  app: App,
  count: (db: Queryable) => Promise<Value>,
): Promise<Result<Value, TooLong>> {
  try {
    return ok(
      await inTransaction(app.db, async (tx) => {
        await tx.query({ text: `SET LOCAL statement_timeout = '${MAX_STATEMENT}'` });
        return count(tx);
      }),
    );
  } catch (error) {
    if (wasEnded(error)) return fail({ code: 'analytics/takes-too-long' });
    throw error;
  }
}

/** The last days of the marketplace, today included, or the days that were chosen. */
function rangeOf({ config, clock }: App, period: ReportDefinition['period']): Range {
  if (typeof period === 'object') return period;
  const to = dayIn(config.TIME_ZONE, clock.now());
  const from = addMilliseconds(new Date(to), (1 - period) * DAY)
    .toISOString()
    .slice(0, 10);
  return { from, to };
}

const valueOf = (row: CountedRow, figure: ReportFigure): number =>
  figure === 'conversion' ? conversionOf(row) : (row[figure] ?? 0);

/** [OFFICE-04] What a report shows: its figures for each row, the most first by its first figure, or in the order of its days. */
export async function countReport(
  app: App,
  { dimension, figures, period, ...filters }: ReportDefinition,
): Promise<Result<Report, TooLong>> {
  const range = rangeOf(app, period);
  const [first = 'orders'] = figures;
  const counted = await withinReportTime(app, (db) => countRows(db, { ...range, dimension, first, filters }));
  if (!counted.ok) return counted;
  const most = isTime(dimension) ? counted.value.length : MAX_REPORT_ROWS;
  const rows = counted.value.slice(0, most).map((row) => ({
    key: row.key,
    name: row.name,
    values: figures.map((figure) => valueOf(row, figure)),
  }));
  return ok({ ...range, figures, rows, isWhole: counted.value.length <= most });
}

/** All figures of a dimension for the whole marketplace. */
export const standardReport = (app: App, { dimension, ...period }: Range & Pick<ReportDefinition, 'dimension'>) => {
  const everything = { shop: '', country: '', category: '' };
  return countReport(app, { dimension, figures: [...figuresOf(dimension, everything)], ...everything, period });
};
