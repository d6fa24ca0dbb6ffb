import type { z } from 'zod';
import { csvHead, csvLines, linkToken } from '#domain/alerts/export-csv.ts';
import { alertFunctions } from '#domain/alerts/functions.ts';
import { alertLimits } from '#domain/alerts/limits.ts';
import type { Alert } from '#domain/alerts/model.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { fail, ok } from '#domain/core/result.ts';
import { dayIn } from '#domain/core/days/time-zone.ts';
import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { callable } from '../../../platform/functions/callable.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { consumeAttempt } from '../../../platform/rate-limit/rate-limit-store.ts';
import { accessTo, alertReader } from './access.ts';
import { type AlertFilter, countAlerts, listAlerts } from './alert-list-store.ts';
import { deleteExpired, finishExport, insertExport, insertPart } from './export-store.ts';

type Input = z.output<(typeof alertFunctions.exportAlerts.call)['~orpc']['inputSchema'] & z.ZodType>;

/** [ALERT-18, ALERT-21] Whose alerts, if there are any and the caller has not exported too often. */
async function beginExport(app: App, caller: Caller, { input, limit }: { input: Input; limit: number }) {
  const access = await accessTo(app.db, caller, { sellerId: input.sellerId, operation: 'alerts' });
  if (!access.ok) return access;
  const { allowed, retryAfterSeconds } = await consumeAttempt(app.db, {
    subject: `user:${access.value.userId}`,
    action: 'export_request',
    limit: { times: alertLimits.exportsPerHour, seconds: 3600 },
    now: app.clock.now(),
  });
  if (!allowed) return fail({ code: 'alerts/too-many-exports', retryAfterSeconds });
  const { sellerId } = access.value;
  const { language } = caller;
  const { sellerId: _sellerId, unread: isUnread, ...filters } = input;
  const filter = { ...filters, read: isUnread === undefined ? undefined : !isUnread };
  const now = app.clock.now();
  const total = await countAlerts(app.db, sellerId, { filter, limit: limit + 1, language, now });
  if (total === 0) return fail({ code: 'alerts/nothing-to-export' });
  const fileName = `alerts-${dayIn(app.config.TIME_ZONE, now)}.csv`;
  return ok({
    ...access.value,
    filter,
    language,
    now,
    fileName,
    total: Math.min(total, limit),
    isWhole: total <= limit,
  });
}

interface Pages {
  sellerId: string;
  filter: AlertFilter;
  language: Language;
  now: Date;
  total: number;
}

/** Alerts newest first, so many at a time: no more of them are in memory at once. */
async function* pagesOf(app: App, { sellerId, filter, language, now, total }: Pages): AsyncGenerator<Alert[]> {
  let after: { at: string; id: string } | null = null;
  for (let left = total; left > 0;) {
    const limit = Math.min(left, alertLimits.exportPart);
    const page: Alert[] = await listAlerts(app.db, sellerId, { filter, after, limit, language, now });
    const last = page.at(-1);
    if (!last) return;
    yield page;
    left -= page.length;
    after = { at: filter.view === 'snoozed' ? (last.snoozeUntil ?? '') : last.listedAt, id: last.id };
  }
}

/** [ALERT-19] 1000 alerts in the answer. */
export const exportAlerts = callable(
  alertFunctions.exportAlerts,
  { policy: alertReader },
  async ({ input, app, caller, progress }) => {
    const begun = await beginExport(app, caller, { input, limit: alertLimits.plainExport });
    if (!begun.ok) return begun;
    const { fileName, isWhole } = begun.value;
    let csv = csvHead;
    let rows = 0;
    for await (const page of pagesOf(app, begun.value)) {
      csv += csvLines(page);
      rows += page.length;
      await progress({ rows });
    }
    return ok({ fileName, csv, rows, isWhole });
  },
);

const linkEnd = (now: Date): Date => addMilliseconds(now, alertLimits.linkMinutes * MINUTE);

/** [ALERT-19, ALERT-20, UX-94] 10,000 alerts in parts of 1000 behind a link. What is cut off leaves a link that opens nothing. */
export const makeAlertExport = callable(
  alertFunctions.makeAlertExport,
  { policy: alertReader },
  async ({ input, app, caller, progress, signal }) => {
    const begun = await beginExport(app, caller, { input, limit: alertLimits.secureExport });
    if (!begun.ok) return begun;
    const { sellerId, userId, fileName, total, now } = begun.value;
    const token = linkToken(app.random.bytes(alertLimits.linkLength));
    const failed = (error: unknown): void => app.log.error('an export of alerts failed', { error, sellerId });
    try {
      await insertExport(app.db, { token, userId, sellerId, fileName, now, expiresAt: linkEnd(now) });
    } catch (error) {
      failed(error);
      return fail({ code: 'alerts/link-failed' });
    }
    try {
      let rows = 0;
      let part = 0;
      for await (const page of pagesOf(app, begun.value)) {
        await insertPart(app.db, token, { part, csv: (part === 0 ? csvHead : '') + csvLines(page) });
        part += 1;
        rows += page.length;
        await progress({ rows, total });
      }
      const expiresAt = linkEnd(app.clock.now());
      await finishExport(app.db, token, { rows, expiresAt });
      return ok({ rows, token, fileName, expiresAt: expiresAt.toISOString() });
    } catch (error) {
      if (signal.aborted) throw error;
      failed(error);
      return fail({ code: 'alerts/export-failed' });
    }
  },
);

/** [ALERT-20] */
export const deleteExpiredExports: Job = {
  name: 'alerts.delete-expired-exports',
  every: MINUTE,
  run: async ({ db, clock }) => (await deleteExpired(db, clock.now())) === alertLimits.perRun,
};
