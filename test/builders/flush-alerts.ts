import type { App } from '#server/platform/calls/app.ts';
import { summariesQueue } from '#server/modules/alerts/storing/store-alert.ts';
import { workAtOnce } from '#server/platform/queue/work-at-once.ts';

/** [ALERT-15] As if five seconds had passed since the last low-priority alert came; two processes flush what is due. */
export async function flushAlerts(app: App, milliseconds = 5000): Promise<void> {
  await app.db.query({
    text: `UPDATE pgboss.job_common SET start_after = start_after - $1::int * interval '1 ms' WHERE name = '${summariesQueue.name}'`,
    values: [milliseconds],
  });
  await Promise.all([workAtOnce(app, summariesQueue), workAtOnce(app, summariesQueue)]);
}
