import { addMilliseconds, DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { findFact, saveFact } from '../../../platform/database/facts-store.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { listRecentlyPaid } from '../payouts/payout-steps-store.ts';
import { syncPayout } from '../payouts/send-payouts.ts';
import { syncDispute } from '../disputes/sync-dispute.ts';
import { listOpenDisputes, listUnknownDisputes } from '../disputes/dispute-store.ts';
import { findOldestDifference, listUnbooked, recordDifferences } from './difference-store.ts';
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
 * is booked, and so are disputes; every charge, refund and transfer that our books do not have with its sum is noted until they have, and counted in the health
 * of the system.
 */
export const reconcile: Job = {
  name: 'payments.reconcile',
  every: HOUR,
  run: async (app) => {
    const now = app.clock.now();
    for (const payout of await listRecentlyPaid(app.db, addMilliseconds(now, -RETURNED_WITHIN_DAYS * DAY)))
      try {
        await syncPayout(app, payout);
      } catch (error) {
        app.log.error('a payout could not be compared with the provider', { error, payoutId: payout.payoutId });
      }
    const [known, oldest] = await Promise.all([findFact(app.db, FACT), findOldestDifference(app.db)]);
    const last = known ? addMilliseconds(new Date(known), -AGAIN_MS) : addMilliseconds(now, -FIRST_DAYS * DAY);
    const since = oldest && oldest < last ? oldest : last;
    await healDisputes(app, since);
    await compareSince(app, since);
    await saveFact(app.db, FACT, addMilliseconds(now, -GRACE_MS).toISOString());
    return false;
  },
};

/** Disputes that nobody told us of, and what became of open ones. */
async function healDisputes(app: App, since: Date): Promise<void> {
  const ids = new Set(await listOpenDisputes(app.db));
  const opened: string[] = [];
  for await (const { id } of app.outside.disputes.listSince(since)) opened.push(id);
  for (const id of await listUnknownDisputes(app.db, opened)) ids.add(id);
  for (const id of ids)
    try {
      await syncDispute(app, id);
    } catch (error) {
      app.log.error('a dispute could not be compared with the provider', { error, disputeId: id });
    }
}

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
  const differences = batch
    .filter(({ id }) => unbooked.has(id))
    .map(({ kind, id, amountCents, at }) => ({ kind, providerId: id, amountCents, movedAt: at }));
  const settled = batch.map(({ id }) => id).filter((id) => !unbooked.has(id));
  await recordDifferences(app.db, { differences, settled, now: app.clock.now() });
  for (const difference of differences)
    app.log.warn('the provider moved money that our books do not have', { ...difference });
}
