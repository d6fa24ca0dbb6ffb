import { addMilliseconds, HOUR, MINUTE, SECOND } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { postRefundSent } from './post-to-ledger.ts';
import { type DueRefund, listDueRefunds, markSent, postponeRefund } from './refund-store.ts';

const BATCH_SIZE = 20;
/** After a try that failed: a minute, then twice as long each time. */
const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = 6 * HOUR;

/**
 * [PAY-04, INV-03] Sends what was promised back. The refund's id is the provider's key: a try that was cut off after the provider
 * acted finds the same refund again and moves no more money.
 */
export const sendRefunds: Job = {
  name: 'payments.send-refunds',
  every: 5 * SECOND,
  run: async (app) => {
    const due = await listDueRefunds(app.db, app.clock.now(), BATCH_SIZE);
    for (const refund of due) await send(app, refund);
    return due.length === BATCH_SIZE;
  },
};

async function send(app: App, refund: DueRefund): Promise<void> {
  const { id, checkoutId } = refund;
  try {
    const providerId = await app.outside.payments.refund({
      refundId: refund.id,
      intentId: refund.intentId,
      amountCents: refund.amountCents,
      mayExist: refund.tries > 0 || refund.askedAt < addMilliseconds(app.clock.now(), -HOUR),
    });
    await inTransaction(app.db, async (tx) => {
      const sent = await markSent(tx, { id, checkoutId, providerId, now: app.clock.now() });
      if (!sent) return;
      await postRefundSent(app, tx, { sellerId: sent.sellerId, causeId: sent.refundId });
      await publish(app, tx, 'payments.refunded', { subject: sent.orderId, payload: sent });
    });
  } catch (error) {
    app.log.error('a refund could not be sent yet', { error, refundId: refund.id, tries: refund.tries + 1 });
    const wait = Math.min(FIRST_WAIT * 2 ** Math.min(refund.tries, 20), LONGEST_WAIT);
    await postponeRefund(app.db, { id, checkoutId, until: addMilliseconds(app.clock.now(), wait) });
  }
}
