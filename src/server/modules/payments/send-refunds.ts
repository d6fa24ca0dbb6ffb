import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import { addMilliseconds, HOUR } from '#domain/core/time.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { recordRefunded } from './payment-store.ts';
import { postRefundSent } from './post-to-ledger.ts';
import { findUnsent, markSent, REFUND_QUEUE, refundOf } from './refund-store.ts';

/**
 * [PAY-04, INV-02, INV-03] Sends what was promised back, and money that came too late for an order. The refund's id is the provider's key: a
 * try that was cut off after the provider acted finds the same refund again and moves no more money.
 */
export const refundQueue: Queue = {
  name: REFUND_QUEUE,
  // Every quarter of an hour for three days; while the provider's circuit rests none is lost.
  tries: 300,
  firstDelay: 60,
  longestDelay: 900,
  isReady: ({ circuits }) => !circuits.isResting('card provider'),
  handle: async (app, { key, tries }) => {
    const { checkoutId, refundId } = refundOf(key);
    const unsent = await findUnsent(app.db, { checkoutId, refundId });
    // What is withheld is enqueued again when its dispute is decided.
    if (!unsent || unsent.isWithheld) return;
    const { intentId, amountCents, askedAt } = unsent;
    if (refundId === null) {
      await app.outside.payments.refundAll({ intentId, checkoutId });
      return async (tx) => {
        if (!(await recordRefunded(tx, checkoutId, app.clock.now()))) return;
        await postRefundSent(app, tx, { sellerId: '', causeId: checkoutId });
        app.metrics.count('payments_refunded_late_total');
      };
    }
    const mayExist = tries > 0 || askedAt < addMilliseconds(app.clock.now(), -HOUR);
    const providerId = await app.outside.payments.refund({ refundId, intentId, amountCents, mayExist });
    return async (tx) => {
      const sent = await markSent(tx, { id: refundId, checkoutId, providerId, now: app.clock.now() });
      if (!sent) return;
      await postRefundSent(app, tx, { sellerId: sent.sellerId, causeId: sent.refundId });
      await publish(app, tx, { name: 'payments.refunded', subject: sent.orderId, payload: sent });
    };
  },
  judge: (error) => ({ message: sanitiseLog((error as Error).message) }),
};
