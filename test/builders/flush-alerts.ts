import type { App } from '#server/platform/calls/app.ts';
import { flushAlertQueues } from '#server/modules/alerts/storing/store-alert.ts';

/** [ALERT-15] As if five seconds had passed since the last low-priority alert came. */
export async function flushAlerts(app: App): Promise<void> {
  await app.db.query({
    text: `UPDATE queued_alerts SET queued_at = queued_at - interval '5 seconds' WHERE flushed_into IS NULL`,
  });
  await flushAlertQueues.run(app);
}
