import { leftOf } from '#domain/orders/refund-amount.ts';
import { isWithheld } from '#domain/payments/dispute-model.ts';
import { addMilliseconds, DAY, MINUTE } from '#domain/core/time.ts';
import type { Order } from '#domain/orders/model.ts';
import { hasLeft } from '#domain/orders/parcels/pack.ts';
import {
  isLastOf,
  refundDueAt,
  WITHDRAWAL_ANSWER_DAYS,
  planWithdrawal,
} from '#domain/orders/withdrawal/decide-withdrawal.ts';
import type { Withdrawal, WithdrawnLine } from '#domain/orders/withdrawal/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { react } from '../../../platform/events/reaction.ts';
import { rowJob } from '../../../platform/jobs/row-job.ts';
import { returnSold } from '../../listings/stock-store.ts';
import { cancelOrder } from '../cancel-order.ts';
import { createRefund } from '../create-refund.ts';
import { recordLabelCents } from '../line-count-store.ts';
import { lockOrderOfShop } from '../order-store.ts';
import { publishWithdrawal } from './publish-withdrawal.ts';
import { type DueWithdrawal, listReturning, markRefunded, markRestocked } from './withdrawal-store.ts';

interface Refund {
  /** Locked, as it is without this refund. */
  order: Order;
  withdrawal: Pick<Withdrawal, 'withdrawalId' | 'lines' | 'isBeforeLeaving' | 'labelCents'>;
  isReceived?: boolean;
  by: 'buyer' | 'maker' | 'system';
}

/**
 * [LAW-01, PAY-04, INV-03] The money of a withdrawal goes back: once, and at most what is left of its order. What has not left is called
 * off with it, and for sale again; pieces that came back are their maker's to look at first. Null while the buyer's bank holds the
 * money, which would come twice: nothing is done then.
 */
export async function refundWithdrawal(
  app: App,
  tx: Transaction,
  { order, withdrawal, isReceived = false, by }: Refund,
): Promise<number | null> {
  if (isWithheld(order)) return null;
  const { sellerId, orderId } = order;
  const { withdrawalId, lines, isBeforeLeaving, labelCents } = withdrawal;
  const now = app.clock.now();
  const isCalledOff = isBeforeLeaving && !hasLeft(order) && isLastOf(order, lines);
  const plan = planWithdrawal(order, lines, labelCents);
  const cents = isCalledOff ? leftOf(order) : plan.cents;
  const receivedAt = isReceived ? now : null;
  if (!(await markRefunded(tx, { sellerId, withdrawalId, cents, receivedAt, now }))) return 0;
  const cause = { by, reason: '' };
  if (isCalledOff) {
    const cancelled = await cancelOrder(app, tx, { order, cause });
    if (!cancelled.ok) throw new Error(`${orderId} cannot be called off: ${cancelled.problem.code}`);
  } else {
    if (isBeforeLeaving) await restock(app, tx, { order, lines });
    await recordLabelCents(tx, order, plan.takenOffCents);
    const back = cents > 0 && (await createRefund(app, tx, { order, plan, cause }));
    if (back && !back.ok) throw new Error(`the money of ${withdrawalId} cannot go back: ${back.problem.code}`);
  }
  return cents;
}

/** [CAT-02] Pieces of an order are for sale again. */
export async function restock(
  app: App,
  tx: Transaction,
  { order, lines }: { order: Order; lines: readonly WithdrawnLine[] },
): Promise<void> {
  const { sellerId } = order;
  await markRestocked(tx, order, lines);
  const back = lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [{ sellerId, listingId: line.listingId, variantId: line.variantId, quantity }] : [];
  });
  await returnSold(app, tx, back);
}

/** [LAW-01] Who showed that the pieces were sent gets their money 14 days after the declaration, whatever the maker does. */
export const refundWithdrawals = rowJob<DueWithdrawal & { key: string }>({
  name: 'orders.refund-withdrawals',
  every: MINUTE,
  batchSize: 50,
  list: (app, turn) => listReturning(app.db, addMilliseconds(app.clock.now(), -WITHDRAWAL_ANSWER_DAYS * DAY), turn),
  work: refundDue,
});

async function refundDue(app: App, tx: Transaction, { withdrawalId, ...which }: DueWithdrawal): Promise<boolean> {
  const order = await lockOrderOfShop(tx, which);
  const withdrawal = order?.withdrawals.find((each) => each.withdrawalId === withdrawalId);
  const dueAt = withdrawal && refundDueAt(withdrawal);
  if (!order || withdrawal?.state !== 'returning' || !dueAt || dueAt > app.clock.now()) return false;
  if ((await refundWithdrawal(app, tx, { order, withdrawal, by: 'system' })) === null) return false;
  await publishWithdrawal(app, tx, { order, withdrawalId, state: 'refunded', isBeforeLeaving: false });
  return true;
}

/** [LAW-01, INV-03] The bank has decided: what was withdrawn from meanwhile and has not left is called off now. */
export const onDisputeDecided = react({
  name: 'orders.on-dispute-decided',
  to: ['payments.dispute-moved'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId } = event.payload;
    for (;;) {
      // Each changes what is left of the order for the next one.
      const order = await lockOrderOfShop(tx, { sellerId, orderId });
      const withdrawal = order?.withdrawals.find(
        ({ state, isBeforeLeaving }) => state === 'declared' && isBeforeLeaving,
      );
      if (!order || !withdrawal || isWithheld(order)) return;
      await refundWithdrawal(app, tx, { order, withdrawal, by: 'buyer' });
      const { withdrawalId } = withdrawal;
      await publishWithdrawal(app, tx, { order, withdrawalId, state: 'refunded', isBeforeLeaving: true });
    }
  },
});
