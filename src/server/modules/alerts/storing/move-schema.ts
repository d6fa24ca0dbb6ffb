import { setTimeout as wait } from 'node:timers/promises';
import { alertsContract } from '#domain/alerts/contract.ts';
import { alertFunctions } from '#domain/alerts/functions.ts';
import { alertsProblemTexts } from '#domain/alerts/problem-texts.ts';
import { ok } from '#domain/core/result.ts';
import { MINUTE } from '#domain/core/time.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { callable } from '../../../platform/functions/callable.ts';
import { wakeJob } from '../../../platform/jobs/job-run-store.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { findProgress, findSchema, moveAlertsBatch, saveSchema } from './schema-store.ts';

const MOVE_JOB = 'alerts.move-schema';
const BATCH_SIZE = 500;
const WAIT_MS = 100;
const adminsOnly = admin('settings.edit', alertsProblemTexts['alerts/schema-admins-only'].en);

/** [ALERT-09] */
export const getSchema = read(alertsContract.getSchema, { policy: admin('settings.view') }, async ({ app }) =>
  ok(await findSchema(app.db)),
);

/** [ALERT-09] An administrator alone switches; the log says who. */
export const setSchema = write(
  alertsContract.setSchema,
  { policy: adminsOnly, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const { unified } = input;
    const by = caller.session?.userId ?? '';
    const { total, isChanged } = await saveSchema(tx, { unified, by, now: app.clock.now() });
    if (isChanged) {
      await wakeJob(tx, MOVE_JOB);
      const subject = { kind: 'setting', id: 'alert-schema', name: 'alert schema' };
      await appendAuditLog({ app, tx, caller }, { action: 'alerts.setSchema', subject, after: { unified, total } });
    }
    return ok({ unified, total });
  },
);

/**
 * [ALERT-09] Begins when the schema was switched, and goes on wherever it was cut off: what is in the other schema is what is left, alerts too
 * that were being written while it was switched.
 */
export const moveAlertsJob: Job = {
  name: MOVE_JOB,
  every: 10 * MINUTE,
  run: async (app) => (await inTransaction(app.db, (tx) => moveAlertsBatch(tx, BATCH_SIZE))) === BATCH_SIZE,
};

/** [ALERT-09, FN-02] The same for somebody who watches. The job and others who watch may move at the same time. */
export const moveAlerts = callable(alertFunctions.moveAlerts, { policy: adminsOnly }, async ({ app, progress }) => {
  let moved = 0;
  for (;;) {
    const batch = await inTransaction(app.db, (tx) => moveAlertsBatch(tx, BATCH_SIZE));
    moved += batch;
    const { isDone, ...state } = await findProgress(app.db);
    await progress(state);
    if (isDone) return ok({ moved });
    // The job holds what is left.
    if (batch === 0) await wait(WAIT_MS);
  }
});
