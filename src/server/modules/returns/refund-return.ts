import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { isWithheld } from '#domain/payments/dispute-model.ts';
import { planReturn } from '#domain/returns/decide-return.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { createRefund } from '../orders/create-refund.ts';
import { recordLabelCents } from '../orders/line-count-store.ts';
import { restock } from '../orders/withdrawal/refund-withdrawal.ts';
import { moveReturn } from './move-return.ts';
import { listReturnsOfOrder, type StoredReturn } from './return-store.ts';

type Refunded = Result<number, { code: 'returns/step-not-allowed' } | { code: 'orders/refund-disputed' }>;

interface Refund {
  /** Locked by whoever calls this. */
  order: Order;
  stored: StoredReturn;
  by: 'maker' | 'system' | 'administrator';
  /** Whether the maker says that the pieces can be sold again. */
  isRestocked?: boolean;
}

/**
 * [ORD-04, PAY-04, INV-03] The money of a return goes back, once: promised here, processed when it was sent. Nothing goes back while the
 * buyer's bank holds the money; where nothing is left of the order, the return is done.
 */
export async function refundReturn(
  app: App,
  tx: Transaction,
  { order, stored, by, isRestocked = false }: Refund,
): Promise<Refunded> {
  if (isWithheld(order)) return fail({ code: 'orders/refund-disputed' });
  const plan = planReturn(order, stored, await listReturnsOfOrder(tx, order));
  const { cents, takenOffCents } = plan;
  const back = cents > 0 ? await createRefund(app, tx, { order, plan, cause: { by, reason: '' } }) : null;
  if (back && !back.ok) throw new Error(`the money of ${stored.returnId} cannot go back: ${back.problem.code}`);
  const facts = { refundId: back?.value.refundId ?? null, refundCents: cents, isRestocked };
  const moved = await moveReturn(app, tx, { order, stored, to: 'refund_issued', by, facts });
  if (!moved.ok) return moved;
  await recordLabelCents(tx, order, takenOffCents);
  if (isRestocked) await restock(app, tx, { order, lines: stored.lines });
  if (cents === 0) {
    const issued = { ...stored, state: 'refund_issued' as const };
    await moveReturn(app, tx, { order, stored: issued, to: 'refund_processed', by: 'system' });
  }
  return ok(cents);
}
