import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '#server/platform/database/open-database.ts';

/** Waits until the payment sandbox has told everything that happened. */
export async function webhooksDelivered(db: Queryable): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const {
      rows: [row],
    } = await db.query<{ waiting: number }>({
      text: 'SELECT count(*)::int AS waiting FROM stripe_sandbox.webhook_deliveries',
    });
    if (row?.waiting === 0) return;
    await sleep(100);
  }
  throw new Error('webhooks were not delivered within 30 s');
}
