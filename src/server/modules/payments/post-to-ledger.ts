import { prefixedId } from '#domain/core/ids.ts';
import {
  chargeLate,
  chargeOrder,
  type LedgerTransaction,
  type OrderCharge,
  refundOrder,
  sendRefund,
} from '#domain/payments/ledger.ts';
import { releaseOrder } from '#domain/payments/payout-ledger.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { findPromised, insertTransactions, lockChargedOrder } from './ledger-store.ts';

const withIds = (app: App, booked: readonly LedgerTransaction[]) =>
  booked.map((transaction) => ({ ...transaction, id: prefixedId('transaction', app.ids.uuid()) }));

export const post = (app: App, tx: Transaction, booked: readonly LedgerTransaction[]): void =>
  insertTransactions(tx, withIds(app, booked), app.clock.now());

/**
 * [PAY-03, INV-02] Books the orders of a payment that was captured, each with its fee, in the payment's transaction; `now` is the moment
 * whose fee it is, however long the transaction waited since.
 */
export const postCharges = (
  app: App,
  tx: Transaction,
  {
    feePercent,
    orders,
    now,
    ...payment
  }: { checkoutId: string; currency: string; feePercent: number; orders: readonly OrderCharge[]; now: Date },
): void =>
  insertTransactions(
    tx,
    withIds(
      app,
      orders.flatMap((order) => chargeOrder(order, payment, feePercent)),
    ),
    now,
  );

/** [INV-08] Books money that came too late for an order and goes back whole; `postRefundSent` books that it went. */
export const postLateCharge = (
  app: App,
  tx: Transaction,
  { paidCents, ...payment }: { checkoutId: string; currency: string; paidCents: number },
): void => post(app, tx, [chargeLate(payment, paidCents)]);

/**
 * [PAY-03, PAY-04] Books a refund of an order in the transaction that promises it: the seller pays it, and gets its part of the fee back.
 * The same refund books once. Throws where it is more than is left of what was paid; whoever calls has refused that before.
 */
export async function postRefund(
  app: App,
  tx: Transaction,
  refund: Parameters<typeof refundOrder>[1] & { sellerId: string; orderId: string },
): Promise<void> {
  const order = await lockChargedOrder(tx, refund);
  if (!order) throw new Error(`refund ${refund.refundId}: the order ${refund.orderId} is not in the ledger`);
  if (!order.isBooked) post(app, tx, refundOrder(order, refund));
}

/**
 * The provider has sent a promised refund, or a late payment back: booked once, in the transaction that notes it. `causeId` is the
 * refund, or the checkout of the late payment, whose seller is ''.
 */
export async function postRefundSent(
  app: App,
  tx: Transaction,
  promised: { sellerId: string; causeId: string },
): Promise<void> {
  const promise = await findPromised(tx, promised);
  if (!promise) throw new Error(`${promised.causeId} was sent back and is not promised in the ledger`);
  const { amountCents, ...refund } = promise;
  post(app, tx, [sendRefund(refund, amountCents)]);
}

/** [PAY-04] The days of return of an order are over: what it brought can be paid out. The same order is released once. */
export async function postRelease(
  app: App,
  tx: Transaction,
  order: { sellerId: string; orderId: string },
): Promise<void> {
  const charged = await lockChargedOrder(tx, order);
  if (charged && !charged.isReleased) post(app, tx, [releaseOrder(charged)]);
}
