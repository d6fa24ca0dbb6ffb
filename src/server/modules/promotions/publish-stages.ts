import { SECOND } from '#domain/core/time.ts';
import { dueStage } from '#domain/promotions/lifecycle.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { type DueCode, type DueSale, lockDueCodes, lockDueSales, saveNextStage } from './stage-store.ts';

const BATCH_SIZE = 100;

/** [DASH-04] Says of each code and each sale once that it has begun, that it ends within a day, and that it has ended. */
export const publishStages: Job = {
  name: 'promotions.publish-stages',
  every: 30 * SECOND,
  run: (app) =>
    inTransaction(app.db, async (tx) => {
      const codes = await lockDueCodes(tx, app.clock.now(), BATCH_SIZE);
      const sales = await lockDueSales(tx, app.clock.now(), BATCH_SIZE);
      for (const due of [...codes, ...sales]) await publishStage(app, tx, due);
      return codes.length === BATCH_SIZE || sales.length === BATCH_SIZE;
    }),
};

async function publishStage(app: App, tx: Transaction, promotion: DueCode | DueSale): Promise<void> {
  const { sellerId, from, endsAt, timeZone } = promotion;
  const { due, next } = dueStage(promotion, { from, now: app.clock.now() });
  await saveNextStage(tx, promotion, next);
  if (!due) return;
  const of =
    'code' in promotion
      ? { code: promotion.code }
      : { saleId: promotion.saleId, percent: promotion.percent, amountCents: promotion.amountCents };
  const payload = { sellerId, of, stage: due, endsAt: endsAt?.toISOString() ?? null, timeZone };
  await publish(app, tx, { name: 'promotions.stage-reached', subject: sellerId, payload, live: [`shop:${sellerId}`] });
}
