import { prefixedId } from '#domain/core/ids.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import {
  leftOf,
  type PlannedRefund,
  planRefund,
  type RefundProblem,
  type RefundRequest,
  sumOfShares,
} from '#domain/orders/refund-amount.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { issueCreditNote } from './invoices/issue-credit-note.ts';
import { reserveRefund } from './end-store.ts';
import { followParcels } from './parcels/follow-parcels.ts';
import { cancelUnsent } from './parcels/pack-parcels.ts';
import { countOnLines } from './line-count-store.ts';

/** Who did it, and what the buyer is told. */
export interface Cause {
  by: 'buyer' | 'maker' | 'administrator' | 'system';
  reason: string;
}

type Created = Result<{ refundId: string; amountCents: number }, RefundProblem>;

/** [PAY-04, INV-03] Promises back what is asked for: all of an order, pieces or a sum. Pieces that have not left are not sent then. */
export async function createPlannedRefund(
  app: App,
  tx: Transaction,
  { order, request, cause }: { order: Order; request: RefundRequest; cause: Cause },
): Promise<Created> {
  const plan = planRefund(order, request);
  if (!plan.ok) return plan;
  const created = await createRefund(app, tx, { order, plan: plan.value, cause });
  if (created.ok && request.kind === 'lines') await countOnLines(tx, order, { as: 'refunded', lines: request.lines });
  if (created.ok && request.kind !== 'amount') {
    const all = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
    await cancelUnsent(tx, { order, lines: request.kind === 'lines' ? request.lines : all });
    await followParcels(app, tx, { sellerId: order.sellerId, orderId: order.orderId, by: cause.by });
  }
  return created;
}

/**
 * [PAY-04, INV-03] Promises money of an order back; the payments send it. The order's and the payment's own counts decide, whatever
 * runs at once: both refuse more than they have.
 */
export async function createRefund(
  app: App,
  tx: Transaction,
  { order, plan, cause }: { order: Order; plan: PlannedRefund; cause: Cause },
): Promise<Created> {
  const { sellerId, orderId } = order;
  const { cents: amountCents, lines } = plan;
  const checkoutId = await reserveRefund(tx, { sellerId, orderId, cents: amountCents });
  const fundedCents = lines.reduce((sum, line) => sum + line.fundedCents, 0);
  const refund = {
    id: prefixedId('refund', app.ids.uuid()),
    sellerId,
    orderId,
    amountCents,
    items: { cents: sumOfShares(lines), fundedCents },
    ...cause,
    now: app.clock.now(),
  };
  if (!checkoutId || !(await requestRefund(app, tx, { ...refund, checkoutId })))
    return fail({ code: 'orders/refund-too-much', leftCents: leftOf(order) });
  if (lines.length > 0) await countOnLines(tx, order, { as: 'paid_back', lines });
  await issueCreditNote(app, tx, { order, refundId: refund.id, plan });
  return ok({ refundId: refund.id, amountCents });
}
