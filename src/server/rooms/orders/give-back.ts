import { prefixedId } from '#domain/core/ids.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { leftOf, refundAmount, type RefundProblem, type RefundRequest } from '#domain/orders/refund-amount.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { askRefund } from '../payments/ask-refund.ts';
import { issueCreditNote } from './invoices/issue-credit-note.ts';
import { promiseBack } from './end-store.ts';
import { countOnLines } from './line-count-store.ts';

/** Who did it, and what the buyer is told. */
export interface Cause {
  by: 'buyer' | 'maker' | 'administrator' | 'system';
  reason: string;
}

/**
 * [PAY-04, INV-03] Promises money of an order back; the payments send it. The order's and the payment's own counts decide, whatever
 * runs at once: both refuse more than they have.
 */
export async function giveBack(
  app: App,
  tx: Transaction,
  { order, request, cause }: { order: Order; request: RefundRequest; cause: Cause },
): Promise<Result<{ refundId: string; amountCents: number }, RefundProblem>> {
  const amount = refundAmount(order, request);
  if (!amount.ok) return amount;
  const { sellerId, orderId } = order;
  const checkoutId = await promiseBack(tx, { sellerId, orderId, cents: amount.value });
  const refund = {
    id: prefixedId('refund', app.ids.uuid()),
    sellerId,
    orderId,
    amountCents: amount.value,
    ...cause,
    now: app.clock.now(),
  };
  if (!checkoutId || !(await askRefund(app, tx, { ...refund, checkoutId })))
    return fail({ code: 'orders/refund-too-much', leftCents: leftOf(order) });
  if (request.kind === 'lines') await countOnLines(tx, order, { as: 'refunded', lines: request.lines });
  await issueCreditNote(app, tx, { sellerId, orderId, refundId: refund.id, amountCents: amount.value });
  return ok({ refundId: refund.id, amountCents: amount.value });
}
