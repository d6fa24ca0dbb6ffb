import { SECOND } from '#domain/core/time.ts';
import { dueStage } from '#domain/promotions/lifecycle.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { type DueStage, lockDueStages, saveNextStage } from './promotion-store.ts';

const BATCH_SIZE = 100;

/** [DASH-04] Says of each code once that it has begun, that it ends within a day, and that it has ended. */
export const publishStages: Job = {
  name: 'promotions.publish-stages',
  every: 30 * SECOND,
  run: (app) =>
    inTransaction(app.db, async (tx) => {
      const due = await lockDueStages(tx, app.clock.now(), BATCH_SIZE);
      for (const code of due) await publishStage(app, tx, code);
      return due.length === BATCH_SIZE;
    }),
};

async function publishStage(app: App, tx: Transaction, { sellerId, code, from, ...window }: DueStage): Promise<void> {
  const { due, next } = dueStage(window, { from, now: app.clock.now() });
  await saveNextStage(tx, { sellerId, code }, next);
  if (!due) return;
  const payload = { sellerId, code, stage: due, endsAt: window.endsAt?.toISOString() ?? null };
  await publish(app, tx, 'promotions.stage-reached', { subject: sellerId, payload, live: [`shop:${sellerId}`] });
}
