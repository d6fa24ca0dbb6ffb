import { paymentsContract } from '#domain/payments/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { lookAtAccount } from '../payments/payouts/look-at-account.ts';
import type { App } from '../../platform/calls/app.ts';
import { lookAtDispute } from '../payments/disputes/look-at-dispute.ts';
import { noteEvent } from '../payments/payment-store.ts';
import { findSentPayout } from '../payments/payouts/payout-steps-store.ts';
import { lookAtPayout } from '../payments/payouts/send-payouts.ts';
import { receive } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { bookPayment } from './book-payment.ts';
import { findCheckout } from './checkout-store.ts';

const MAX_BODY = 200_000;

/**
 * [PAY-02] Events of the provider only say "look again": the payment, payout or account itself is asked for and booked, so an event that comes
 * twice, late or out of order does no harm. It is noted after the booking: a cut-off delivery is repeated by the provider.
 */
export const receiveWebhook = receive(
  paymentsContract.receiveWebhook,
  { policy: anyone, maxBody: MAX_BODY },
  async ({ app, body, header }) => {
    const event = app.outside.payments.webhookEvent(body, header('stripe-signature') ?? '');
    if (!event) return fail({ code: 'payments/bad-signature' });
    if (event.intentId && event.checkoutId && event.type.startsWith('payment_intent.')) {
      const checkout = await findCheckout(app.db, event.checkoutId);
      if (checkout && checkout.status !== 'paid')
        await bookPayment(app, checkout.id, await app.outside.payments.retrieveIntent(event.intentId));
    }
    if (event.sellerId && event.type === 'account.updated') await lookAtAccount(app, event.sellerId);
    if (event.sellerId && event.payoutId && event.type.startsWith('payout.')) {
      const payout = await findSentPayout(app.db, { sellerId: event.sellerId, payoutId: event.payoutId });
      if (payout) await lookAtPayout(app, payout);
    }
    if (event.disputeId && event.type.startsWith('charge.dispute.'))
      await lookAtDisputed(app, event.disputeId, event.intentId);
    await noteEvent(app.db, { id: event.id, type: event.type, now: app.clock.now() });
    return ok({ received: true as const });
  },
);

/** A bank may be quicker than our booking of the payment, which comes first then. Payments that are not ours are somebody else's matter. */
async function lookAtDisputed(app: App, disputeId: string, intentId: string | null): Promise<void> {
  if (!intentId || (await lookAtDispute(app, disputeId))) return;
  const intent = await app.outside.payments.retrieveIntent(intentId);
  const checkout = intent.checkoutId ? await findCheckout(app.db, intent.checkoutId) : null;
  if (!checkout) return;
  await bookPayment(app, checkout.id, intent);
  if (!(await lookAtDispute(app, disputeId))) throw new Error(`the payment of the dispute ${disputeId} is not booked`);
}
