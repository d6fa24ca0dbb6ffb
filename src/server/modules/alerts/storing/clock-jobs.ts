import { alertLimits } from '#domain/alerts/limits.ts';
import { MINUTE, SECOND } from '#domain/core/time.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { archiveDue, deleteOld, wakeDue } from './clock-store.ts';

/** [ALERT-13] Snoozed alerts come back when their time is over: 100 a run, and again until none is left. */
export const wakeAlerts: Job = {
  name: 'alerts.wake',
  every: 15 * SECOND,
  run: (app) =>
    inTransaction(app.db, async (tx) => {
      const woken = await wakeDue(tx, app.clock.now());
      for (const [sellerId, alerts] of Map.groupBy(woken, (alert) => alert.sellerId)) {
        const payload = { sellerId, alertIds: alerts.map(({ id }) => id) };
        await publish(app, tx, { name: 'alerts.woken', subject: sellerId, payload, live: [`shop:${sellerId}`] });
      }
      return woken.length === alertLimits.perRun;
    }),
};

/** [ALERT-16] Alerts that ended or are a month old go to the archive; after 90 days they are deleted. */
export const archiveAlerts: Job = {
  name: 'alerts.archive',
  every: MINUTE,
  run: async ({ db, clock }) => {
    const archived = await archiveDue(db, clock.now());
    const deleted = await deleteOld(db, clock.now());
    return Math.max(archived, deleted) === alertLimits.perRun;
  },
};
