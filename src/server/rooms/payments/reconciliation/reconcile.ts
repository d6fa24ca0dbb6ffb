import { addMilliseconds, DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { findFact, keepFact } from '../../../platform/database/facts-store.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { listRecentlyPaid } from '../payouts/payout-steps-store.ts';
import { lookAtPayout } from '../payouts/send-payouts.ts';
import { findOldestDifference, listUnbooked, noteDifferences } from './difference-store.ts';
import type { ProviderMovement } from './provider-books.ts';

const FACT = 'payments-reconciled-at';
const BATCH_SIZE = 100;
/** Money may lie between the provider and us until the next sweep. */
const GRACE_MS = 20 * MINUTE;
const AGAIN_MS = HOUR;
const FIRST_DAYS = 7;
/** A bank sends back what it took within some days. */
const RETURNED_WITHIN_DAYS = 7;

/**
 * [PAY-03, INV-02, INV-03, INV-04] Our books against the provider's, each hour since the last time. A payout whose failure was never heard of
 * is booked; every charge, refund and transfer that our books do not have with its sum is noted until they have, and counted in the health
 * of the system.
 */
export const reconcile: Job = {
  name: 'payments.reconcile',
  every: HOUR,
  run: async (app) => {
    const now = app.clock.now();
    for (const payout of await listRecentlyPaid(app.db, addMilliseconds(now, -RETURNED_WITHIN_DAYS * DAY)))
      try {
        await lookAtPayout(app, payout);
      } catch (error) {
        app.log.error('a payout could not be compared with the provider', { error, payoutId: payout.payoutId });
      }
    const [known, oldest] = await Promise.all([findFact(app.db, FACT), findOldestDifference(app.db)]);
    const last = known ? addMilliseconds(new Date(known), -AGAIN_MS) : addMilliseconds(now, -FIRST_DAYS * DAY);
    await compareSince(app, oldest && oldest < last ? oldest : last);
    await keepFact(app.db, FACT, addMilliseconds(now, -GRACE_MS).toISOString());
    return false;
  },
};

async function compareSince(app: App, since: Date): Promise<void> {
  const until = addMilliseconds(app.clock.now(), -GRACE_MS);
  let batch: ProviderMovement[] = [];
  for await (const movement of app.outside.providerBooks.listMovements(since)) {
    if (movement.at > until) continue;
    batch.push(movement);
    if (batch.length < BATCH_SIZE) continue;
    await compare(app, batch);
    batch = [];
  }
  await compare(app, batch);
}

async function compare(app: App, batch: readonly ProviderMovement[]): Promise<void> {
  const unbooked = new Set((await listUnbooked(app.db, batch)).map(({ id }) => id));
  const found = batch
    .filter(({ id }) => unbooked.has(id))
    .map(({ kind, id, amountCents, at }) => ({ kind, providerId: id, amountCents, movedAt: at }));
  const settled = batch.map(({ id }) => id).filter((id) => !unbooked.has(id));
  await noteDifferences(app.db, { found, settled, now: app.clock.now() });
  for (const difference of found)
    app.log.warn('the provider moved money that our books do not have', { ...difference });
}
