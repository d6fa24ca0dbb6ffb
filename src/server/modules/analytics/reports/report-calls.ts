import { analyticsContract } from '#domain/analytics/contract.ts';
import { analyticsFunctions } from '#domain/analytics/functions.ts';
import { cohortsOf, monthBefore } from '#domain/analytics/reports/cohorts.ts';
import { MAX_REPORTS, type ReportFigure } from '#domain/analytics/reports/definition.ts';
import type { Report } from '#domain/analytics/reports/report-contract.ts';
import { csvOf } from '#domain/core/csv.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { moneyField } from '#domain/core/money.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { callable } from '../../../platform/functions/callable.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { listBuyerCohorts, listShopCohorts } from './cohort-store.ts';
import { countReport, standardReport, withinReportTime } from './count-report.ts';
import {
  deleteReport,
  findSavedReport,
  insertReport,
  listSavedReports,
  lockReportsOf,
  updateReport,
} from './saved-report-store.ts';

const COHORT_MONTHS = 12;
const reports = { policy: admin('analytics.reports'), limit: { times: 300, seconds: 3600 } };
const custom = { policy: admin('analytics.custom') };

export const getHouseDay = read(
  analyticsContract.getHouseDay,
  { policy: admin('analytics.view') },
  async ({ app: { config, clock } }) => ok({ day: dayIn(config.TIME_ZONE, clock.now()), timeZone: config.TIME_ZONE }),
);

/** [OFFICE-04] */
export const getReport = read(analyticsContract.getReport, reports, ({ input, app }) => standardReport(app, input));

/** [OFFICE-04] */
export const listCohorts = read(analyticsContract.listCohorts, reports, async ({ input, app }) => {
  const today = dayIn(app.config.TIME_ZONE, app.clock.now());
  const since = monthBefore(today, COHORT_MONTHS - 1);
  if (input.of === 'shops') {
    const counted = await withinReportTime(app, (db) => listShopCohorts(db, since));
    return counted.ok ? ok({ cohorts: cohortsOf(counted.value.sizes, counted.value.months, today) }) : counted;
  }
  const months = await listBuyerCohorts(app.db, since);
  const sizes = months
    .filter(({ first, month }) => first === month)
    .map(({ first, active }) => ({ first, size: active }));
  return ok({ cohorts: cohortsOf(sizes, months, today) });
});

/** [OFFICE-04] */
export const runReport = read(
  analyticsContract.runReport,
  { ...custom, limit: { times: 300, seconds: 3600 } },
  ({ input, app }) => countReport(app, input.definition),
);

export const listReports = read(analyticsContract.listReports, custom, async ({ app, caller }) =>
  ok({ items: await listSavedReports(app.db, caller.session?.userId ?? '') }),
);

/** [OFFICE-04, ADM-12] A report that others see stands in the audit log. */
export const saveReport = write(analyticsContract.saveReport, custom, async ({ input, app, tx, caller }) => {
  const userId = caller.session?.userId ?? '';
  const report = { ...input, reportId: input.reportId ?? app.ids.uuid(), ownerId: userId, now: app.clock.now() };
  if (input.reportId === null) {
    if ((await lockReportsOf(tx, userId)) >= MAX_REPORTS)
      return fail({ code: 'analytics/too-many-reports', most: MAX_REPORTS });
    await insertReport(tx, report);
  } else {
    const outcome = await updateReport(tx, report);
    if (outcome === 'gone') return fail({ code: 'analytics/report-not-found' });
    if (outcome === 'changed') return fail({ code: 'analytics/report-changed' });
  }
  const saved = await findSavedReport(tx, { userId, reportId: report.reportId });
  if (saved.isShared)
    await appendAuditLog(
      { app, tx, caller },
      { action: 'analytics.saveReport', subject: { kind: 'report', id: saved.reportId, name: saved.name } },
    );
  return ok(saved);
});

/** [OFFICE-04, ADM-12] Removing one that is gone changes nothing. */
export const removeReport = write(
  analyticsContract.removeReport,
  { ...custom, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const gone = await deleteReport(tx, { ...input, userId: caller.session?.userId ?? '' });
    if (gone?.isShared)
      await appendAuditLog(
        { app, tx, caller },
        { action: 'analytics.removeReport', subject: { kind: 'report', id: input.reportId, name: gone.name } },
      );
    return ok(input);
  },
);

const fieldOf = (figure: ReportFigure, value: number): string => {
  if (figure.endsWith('Cents')) return moneyField(value);
  return figure === 'conversion' ? value.toFixed(2) : String(value);
};
const rowsOf = ({ figures, rows }: Report, dimension: string): string[][] => [
  [dimension, 'name', ...figures.map((figure) => figure.replace(/Cents$/, ' EUR'))],
  ...rows.map(({ key, name, values }) => [
    key,
    name,
    ...figures.map((figure, index) => fieldOf(figure, values[index] ?? 0)),
  ]),
];

/** [OFFICE-04, ADM-12, FN-02] Who takes a report along stands in the log. */
export const exportReport = callable(
  analyticsFunctions.exportReport,
  { policy: admin('analytics.export'), limit: { times: 30, seconds: 3600 } },
  async ({ input: { name, definition }, app, caller, progress }) => {
    const report = await countReport(app, definition);
    if (!report.ok) return report;
    const { rows, isWhole, from, to } = report.value;
    await progress({ rows: rows.length });
    const subject = { kind: 'report', id: definition.dimension, name };
    const after = { ...definition, rows: rows.length };
    await inTransaction(app.db, (tx) =>
      appendAuditLog({ app, tx, caller }, { action: 'analytics.exportReport', subject, after }),
    );
    const csv = csvOf(rowsOf(report.value, definition.dimension));
    return ok({ fileName: `report-${definition.dimension}-${from}-${to}.csv`, csv, rows: rows.length, isWhole });
  },
);
