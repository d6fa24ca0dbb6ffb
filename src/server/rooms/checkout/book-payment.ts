import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import type { App } from '../../platform/calls/app.ts';
import { countSold, reserveStock, releaseReserved, sellReserved } from '../listings/stock-store.ts';
import { releaseUse, retakeUse, spendUse } from '../promotions/promo-store.ts';
import { placeOrders } from '../orders/place-orders.ts';
import { findFeePercent } from '../payments/fee-rule-store.ts';
import { postCharges, postLateCharge } from '../payments/post-to-ledger.ts';
import type { Intent } from '../payments/provider.ts';
import { enqueueLateRefund } from '../payments/refund-store.ts';
import { type CheckoutRow, lockCheckout, type Outcome, saveOutcome, stockLinesOf } from './checkout-store.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { removeBought } from '../cart/bought-store.ts';
import { postMail } from '../../platform/mail/send-mail.ts';

const isReserving = (checkout: CheckoutRow): boolean =>
  ['open', 'processing', 'requires_action', 'failed'].includes(checkout.status);

/**
 * Writes down what the provider says of a payment. Everybody who learns something calls this: the person's own request, the
 * webhook, the sweep. Only the first call with news changes anything; the checkout's row lock puts them in line.
 */
export async function bookPayment(
  app: App,
  checkoutId: string,
  intent: Intent,
): Promise<(CheckoutRow & Pick<Outcome, 'orders'>) | null> {
  return inTransaction(app.db, async (tx) => {
    const checkout = await lockCheckout(tx, checkoutId);
    if (
      !checkout ||
      checkout.status === 'paid' ||
      checkout.payment_status === 'refunded' ||
      checkout.payment_status === 'to_refund'
    )
      return checkout;
    const outcome = await decide(app, tx, checkout, intent);
    if (outcome) saveOutcome(tx, outcome);
    return outcome
      ? {
          ...checkout,
          status: outcome.status,
          decline_code: outcome.declineCode,
          intent_id: intent.id,
          orders: outcome.orders,
        }
      : checkout;
  });
}

async function decide(app: App, tx: Transaction, checkout: CheckoutRow, intent: Intent): Promise<Outcome | null> {
  const base = {
    checkoutId: checkout.id,
    intentId: intent.id,
    declineCode: null,
    captured: null,
    now: app.clock.now(),
  };
  if (intent.status === 'succeeded') return complete(app, tx, { checkout, intent, base });
  if (!isReserving(checkout)) return null;
  if (intent.status === 'canceled') {
    await releaseReserved(app, tx, stockLinesOf(checkout.parcels));
    if (checkout.promo) await releaseUse(tx, checkout.id);
    return { ...base, status: 'expired', reservations: 'released', payment: 'canceled' };
  }
  if (intent.status === 'requires_payment_method' && intent.declineCode)
    return { ...base, status: 'failed', reservations: 'active', payment: 'failed', declineCode: intent.declineCode };
  const status = intent.status === 'requires_payment_method' ? 'open' : intent.status;
  return { ...base, status, reservations: 'active', payment: 'started' };
}

type Base = Pick<Outcome, 'checkoutId' | 'intentId' | 'declineCode' | 'captured' | 'now'>;

/** Money has come: the pieces are taken, the orders made, the cart cleared and everybody told, all together [INV-02, INV-24]. */
async function complete(
  app: App,
  tx: Transaction,
  { checkout, intent, base }: { checkout: CheckoutRow; intent: Intent; base: Base },
): Promise<Outcome> {
  const captured = { cents: intent.amountCents, brand: intent.cardBrand, last4: intent.cardLast4 };
  const lines = stockLinesOf(checkout.parcels);
  const isWholeSum = intent.amountCents === checkout.total_cents && intent.currency === checkout.currency;
  if (!isWholeSum && isReserving(checkout)) {
    await releaseReserved(app, tx, lines);
    if (checkout.promo) await releaseUse(tx, checkout.id);
  }
  if (!isWholeSum || !(await secureAgain(app, tx, checkout))) {
    postLateCharge(app, tx, {
      checkoutId: checkout.id,
      currency: intent.currency,
      paidCents: intent.amountCents,
    });
    enqueueLateRefund(tx, checkout.id);
    // [INV-08] Paid after the pieces, or the code's last use, went back and to somebody else: the money goes back too, by itself.
    return { ...base, captured, status: 'expired', reservations: 'released', payment: 'to_refund' };
  }
  // Each leaves without waiting for the one before; should one fail, the transaction is over for all.
  const sold = sellReserved(tx, lines);
  countSold(tx, lines);
  if (checkout.promo) spendUse(tx, checkout.id);
  const [orders, feePercent] = await Promise.all([
    placeOrders(app, tx, { checkout, card: { brand: captured.brand, last4: captured.last4 } }),
    findFeePercent(tx, base.now),
    removeBought(tx, {
      cartId: checkout.cart_id,
      lines: checkout.parcels.flatMap((parcel) => parcel.lines),
      now: base.now,
    }),
    sold,
  ]);
  postCharges(app, tx, {
    checkoutId: checkout.id,
    currency: checkout.currency,
    feePercent,
    now: base.now,
    orders: orders.map(({ charge }) => charge),
  });
  await publish(app, tx, 'checkout.paid', {
    subject: checkout.id,
    payload: { checkoutId: checkout.id, buyerId: checkout.buyer_id, cartId: checkout.cart_id },
  });
  postMail(app, tx, confirmationMail(app, checkout, orders));
  orders.sort((a, b) => (a.number < b.number ? -1 : 1));
  return { ...base, captured, orders, status: 'paid', reservations: 'taken', payment: 'captured' };
}

/** The pieces, and the use of the code, are still held, or can be held again. */
async function secureAgain(app: App, tx: Transaction, checkout: CheckoutRow): Promise<boolean> {
  if (isReserving(checkout)) return true;
  const lines = stockLinesOf(checkout.parcels);
  const missing = await reserveStock(app, tx, lines);
  if (missing.length === 0 && (!checkout.promo || (await retakeUse(tx, checkout.id)))) return true;
  const reserved = lines.filter((line) => !missing.includes(line));
  if (reserved.length > 0) await releaseReserved(app, tx, reserved);
  return false;
}
