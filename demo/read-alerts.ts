import { HOUR } from '#domain/core/time.ts';
import { allCalls } from '#server/app/operations.ts';
import type { App } from '#server/platform/calls/app.ts';
import { demoCaller } from './demo-caller.ts';
import { sessionOf } from './fill-demo.ts';

/** How long ago makers last looked at their alerts. */
const LOOKED_AGO = 36 * HOUR;
/** As many as one call takes. */
const AT_ONCE = 200;

/** Makers know what their alerts told them before they last looked. */
export async function readAlerts(app: App): Promise<void> {
  const { rows } = await app.db.query<{ sellerId: string; ids: string[] }>({
    text: `SELECT seller_id AS "sellerId", array_agg(id ORDER BY id) AS ids FROM alerts WHERE NOT read AND created_at < $1 GROUP BY seller_id`,
    values: [new Date(Date.now() - LOOKED_AGO)],
  });
  for (const { sellerId, ids } of rows)
    for (let from = 0; from < ids.length; from += AT_ONCE)
      await demoCaller(app, allCalls(), sessionOf(sellerId)).call('alerts.markRead', {
        ids: ids.slice(from, from + AT_ONCE),
      });
}
