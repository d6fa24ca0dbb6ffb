import type { App } from '../../platform/calls/app.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { listToRefund, noteRefunded } from './payment-store.ts';
import { postRefundSent } from './post-to-ledger.ts';

/** Money that came too late goes back in full; the provider's key makes sure that it goes back once. */
export async function refundLate(app: App): Promise<void> {
  for (const payment of await listToRefund(app.db)) {
    try {
      await app.outside.payments.refundAll({ intentId: payment.intent_id, checkoutId: payment.checkout_id });
      await inTransaction(app.db, async (tx) => {
        if (await noteRefunded(tx, payment.checkout_id, app.clock.now()))
          await postRefundSent(app, tx, { sellerId: '', causeId: payment.checkout_id });
      });
      app.metrics.count('payments_refunded_late_total');
    } catch (error) {
      app.log.error('a late payment could not be refunded yet', { error });
    }
  }
}
