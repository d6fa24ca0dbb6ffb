import { setTimeout as wait } from 'node:timers/promises';
import { paymentsContract } from '#domain/payments/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { syncAccount } from '../payments/payouts/sync-account.ts';
import type { App } from '../../platform/calls/app.ts';
import { syncDispute } from '../payments/disputes/sync-dispute.ts';
import { recordEvent } from '../payments/payment-store.ts';
import { findSentPayout } from '../payments/payouts/payout-steps-store.ts';
import { syncPayout } from '../payments/payouts/send-payouts.ts';
import { receive } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { bookPayment } from './book-payment.ts';
import { type CheckoutRow, findCheckout } from './checkout-store.ts';

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
      const checkout = await findAnswered(app, event.checkoutId);
      if (checkout && checkout.status !== 'paid')
        await bookPayment(app, checkout.id, await app.outside.payments.retrieveIntent(event.intentId));
    }
    if (event.sellerId && event.type === 'account.updated') await syncAccount(app, event.sellerId);
    if (event.sellerId && event.payoutId && event.type.startsWith('payout.')) {
      const payout = await findSentPayout(app.db, { sellerId: event.sellerId, payoutId: event.payoutId });
      if (payout) await syncPayout(app, payout);
    }
    if (event.disputeId && event.type.startsWith('charge.dispute.'))
      await lookAtDisputed(app, event.disputeId, event.intentId);
    await recordEvent(app.db, { id: event.id, type: event.type, now: app.clock.now() });
    return ok({ received: true as const });
  },
);

const RETRY_INTERVAL_MS = 100;
const MAX_WAITS = 3;

/** Where a request is asking for the payment at this moment it books it itself: the event came as quickly as its answer, and waits a moment for that. */
async function findAnswered(app: App, checkoutId: string): Promise<CheckoutRow | null> {
  const checkout = await findCheckout(app.db, checkoutId);
  for (let waits = 0; checkout?.is_asking && checkout.status === 'open' && waits < MAX_WAITS; waits += 1) {
    await wait(RETRY_INTERVAL_MS);
    const now = await findCheckout(app.db, checkoutId);
    if (now?.status !== 'open') return now;
  }
  return checkout;
}

/** A bank may be quicker than our booking of the payment, which comes first then. Payments that are not ours are somebody else's matter. */
async function lookAtDisputed(app: App, disputeId: string, intentId: string | null): Promise<void> {
  if (!intentId || (await syncDispute(app, disputeId))) return;
  const intent = await app.outside.payments.retrieveIntent(intentId);
  const checkout = intent.checkoutId ? await findCheckout(app.db, intent.checkoutId) : null;
  if (!checkout) return;
  await bookPayment(app, checkout.id, intent);
  if (!(await syncDispute(app, disputeId))) throw new Error(`the payment of the dispute ${disputeId} is not booked`);
}
