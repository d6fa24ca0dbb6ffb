import { addMilliseconds, MINUTE, SECOND } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import { bookPayment } from './book-payment.ts';
import { findCheckout } from './checkout-store.ts';
import { listUnfinished, queueUnfinished, UNFINISHED_QUEUE, unqueueUnfinished } from './expired-checkouts-store.ts';
import { dropCheckout, knownIntent } from './drop-checkout.ts';

const BATCH_SIZE = 50;
/** A start that has not heard from the provider for so long was cut off: it is asked about at once, not only at expiry. */
const CUT_OFF = MINUTE;

/** Where each server's last round ended: those that cannot be healed now never stand before the others. */
const ends = new WeakMap<App, string>();

/** [INV-02, INV-08] Heals what a kill or a lost line left: payments are asked about and booked, time that is over gives pieces back. */
export const processCheckouts: Job = {
  name: 'checkout.sweep',
  every: 10 * SECOND,
  run: async (app) => {
    const now = app.clock.now();
    const after = ends.get(app) ?? '';
    const ids = await listUnfinished(app.db, {
      now,
      idleSince: addMilliseconds(now, -CUT_OFF),
      after,
      limit: BATCH_SIZE,
    });
    for (const id of ids) await heal(app, id, now);
    const end = ids.length === BATCH_SIZE ? (ids.at(-1) ?? '') : '';
    ends.set(app, end);
    return end !== '';
  },
};

/** While the provider is away the next round tries again; what fails otherwise goes to the queue, so that no round meets it for ever. */
async function heal(app: App, checkoutId: string, now: Date): Promise<void> {
  try {
    await finishUnfinished(app, checkoutId, now);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return;
    app.log.error('a checkout could not be healed yet', { error });
    await inTransaction(app.db, (tx) => queueUnfinished(tx, checkoutId));
  }
}

async function finishUnfinished(app: App, checkoutId: string, now: Date): Promise<void> {
  const checkout = await findCheckout(app.db, checkoutId);
  if (!checkout) return;
  if (checkout.expires_at <= now) await dropCheckout(app, checkoutId);
  else await bookPayment(app, checkoutId, await knownIntent(app, checkout));
}

/** Checkouts that could not be ended: each is tried for two days, then parked until somebody looks at it. */
export const unfinishedQueue: Queue = {
  name: UNFINISHED_QUEUE,
  tries: 20,
  firstDelay: 30,
  longestDelay: 4 * 3600,
  isReady: ({ circuits }) => !circuits.isResting('card provider'),
  handle: async (app, { key }) => {
    await finishUnfinished(app, key, app.clock.now());
    return (tx) => unqueueUnfinished(tx, key);
  },
  judge: (error) => ({ message: sanitiseLog((error as Error).message) }),
};
