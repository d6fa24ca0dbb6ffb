import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { returnsContract } from '#domain/returns/contract.ts';
import { leftToReturn } from '#domain/returns/decide-return.ts';
import type { App } from '../../platform/calls/app.ts';
import { type ApprovableContext, write } from '../../platform/calls/call.ts';
import { admin } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { appendAuditLog } from '../admin/audit-store.ts';
import { secondLookNeeded } from '../admin/second-looks/second-look-needed.ts';
import { refundReturn } from './refund-return.ts';
import { findReturn, type StoredReturn } from './return-store.ts';
import { lockReturn } from './shop-returns.ts';

type Overruled = Result<
  number,
  { code: 'returns/too-many' } | { code: 'returns/step-not-allowed' } | { code: 'orders/refund-disputed' }
>;

/** [ORD-04] The money of a rejected return goes back all the same, as far as its pieces are not taken back otherwise. */
async function overrule(
  app: App,
  tx: Transaction,
  { order, stored }: { order: Order; stored: StoredReturn },
): Promise<Overruled> {
  const isLeft = stored.lines.every(({ lineId, quantity }) =>
    order.lines.some((line) => line.id === lineId && leftToReturn(order, line, []) >= quantity),
  );
  if (!isLeft) return fail({ code: 'returns/too-many' });
  return refundReturn(app, tx, { order, stored, by: 'administrator' });
}

/** The same for a case that is decided, whose order is locked. Null where its return was not rejected by its maker. */
export async function refundRejected(
  app: App,
  tx: Transaction,
  { order, returnId }: { order: Order; returnId: string },
): Promise<Overruled | null> {
  const stored = await findReturn(tx, { returnId, sellerId: order.sellerId });
  return stored?.state === 'rejected' ? overrule(app, tx, { order, stored }) : null;
}

/** [ORD-04, UX-96] The marketplace gives the money of a rejected return back. The reason stays in the audit log. */
export async function overruleReturnNow(context: ApprovableContext<typeof returnsContract.overruleReturn>) {
  const { input, app, tx, caller } = context;
  const locked = await lockReturn(tx, { returnId: input.returnId, sellerId: null });
  if (!locked.ok) return locked;
  const { order, stored } = locked.value;
  const { returnId } = stored;
  if (stored.state !== 'rejected') return fail({ code: 'returns/step-not-allowed' });
  const back = await overrule(app, tx, { order, stored });
  if (!back.ok) return back;
  // What was done above is undone with the refusal.
  const needed = secondLookNeeded(context, 'returns.overruleReturn', order.refundedCents + back.value);
  if (needed) return needed;
  await appendAuditLog(
    { app, tx, caller },
    {
      action: 'returns.overruleReturn',
      subject: { kind: 'order', id: order.orderId, name: order.number },
      before: { state: stored.state },
      after: { state: 'refund_issued', refundCents: back.value },
      reason: input.reason,
    },
  );
  return ok({ returnId, state: 'refund_issued' as const, refundCents: back.value });
}
export const overruleReturn = write(
  returnsContract.overruleReturn,
  { policy: admin('orders.refund') },
  overruleReturnNow,
);
