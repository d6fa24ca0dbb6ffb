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
  return inTransaction(app.db, (tx) => bookPaymentIn(app, tx, { checkoutId, intent }));
}

/** As `bookPayment`, in a transaction that goes on. */
export async function bookPaymentIn(
  app: App,
  tx: Transaction,
  { checkoutId, intent }: { checkoutId: string; intent: Intent },
): Promise<(CheckoutRow & Pick<Outcome, 'orders'>) | null> {
  const now = app.clock.now();
  const [checkout, feePercent] = await Promise.all([lockCheckout(tx, checkoutId), findFeePercent(tx, now)]);
  if (!checkout || checkout.status === 'paid' || ['refunded', 'to_refund'].includes(checkout.payment_status))
    return checkout;
  const outcome = await decide(app, tx, { checkout, intent, feePercent, now });
  if (!outcome) return checkout;
  saveOutcome(tx, outcome);
  return {
    ...checkout,
    status: outcome.status,
    payment_status: outcome.payment,
    decline_code: outcome.declineCode,
    intent_id: outcome.intentId ?? checkout.intent_id,
    orders: outcome.orders,
  };
}

interface Known {
  checkout: CheckoutRow;
  intent: Intent;
  /** The marketplace's share at this moment, however long the transaction waited since. */
  feePercent: number;
  now: Date;
}

async function decide(app: App, tx: Transaction, known: Known): Promise<Outcome | null> {
  const { checkout, intent, now } = known;
  const base = {
    checkoutId: checkout.id,
    intentId: intent.id || null,
    declineCode: null,
    captured: null,
    now,
  };
  if (intent.status === 'succeeded') return complete(app, tx, { ...known, base });
  if (!isReserving(checkout) || (intent.status === 'refused' && checkout.intent_id)) return null;
  if (intent.status === 'canceled' || intent.status === 'refused') {
    await releaseReserved(app, tx, stockLinesOf(checkout.parcels));
    if (checkout.promo) await releaseUse(tx, checkout.id);
    // Where the provider refused it, its reason is kept: the time is not over.
    const declineCode = intent.status === 'refused' ? intent.declineCode : null;
    return { ...base, status: 'expired', reservations: 'released', payment: 'canceled', declineCode };
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
  { checkout, intent, feePercent, base }: Known & { base: Base },
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
  if (checkout.promo) spendUse(tx, checkout.id);
  const card = { brand: captured.brand, last4: captured.last4 };
  // These leave together; should one fail, the transaction is over for all.
  const [orders] = await Promise.all([
    placeOrders(app, tx, { checkout, card, feePercent }),
    removeBought(tx, {
      cartId: checkout.cart_id,
      lines: checkout.parcels.flatMap((parcel) => parcel.lines),
      now: base.now,
    }),
  ]);
  postCharges(app, tx, {
    checkoutId: checkout.id,
    currency: checkout.currency,
    feePercent,
    now: base.now,
    orders: orders.map(({ charge }) => charge),
  });
  await publish(app, tx, {
    name: 'checkout.paid',
    subject: checkout.id,
    payload: { checkoutId: checkout.id, buyerId: checkout.buyer_id, cartId: checkout.cart_id },
  });
  postMail(app, tx, confirmationMail(app, checkout, orders));
  // Everybody who buys the same now waits for these rows: the pieces are locked last, the shop's with the COMMIT on its way.
  await sellReserved(app, tx, lines);
  countSold(tx, lines);
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
