import { fail, ok } from '#domain/core/result.ts';
import { returnsContract } from '#domain/returns/contract.ts';
import { leftToReturn } from '#domain/returns/decide-return.ts';
import { write } from '../../platform/calls/call.ts';
import { admin } from '../../platform/calls/policy.ts';
import { appendAuditLog } from '../admin/audit-store.ts';
import { refundReturn } from './refund-return.ts';
import { lockReturn } from './shop-returns.ts';

/** [ORD-04, UX-96] The marketplace gives the money of a rejected return back. The reason stays in the audit log. */
export const overruleReturn = write(
  returnsContract.overruleReturn,
  { policy: admin('orders.refund') },
  async ({ input, app, tx, caller }) => {
    const locked = await lockReturn(tx, { returnId: input.returnId, sellerId: null });
    if (!locked.ok) return locked;
    const { order, stored } = locked.value;
    const { returnId } = stored;
    if (stored.state !== 'rejected') return fail({ code: 'returns/step-not-allowed' });
    const isLeft = stored.lines.every(({ lineId, quantity }) =>
      order.lines.some((line) => line.id === lineId && leftToReturn(order, line, []) >= quantity),
    );
    if (!isLeft) return fail({ code: 'returns/too-many' });
    const back = await refundReturn(app, tx, { order, stored, by: 'administrator' });
    if (!back.ok) return back;
    await appendAuditLog(
      { app, tx, caller },
      {
        act: 'returns.overruleReturn',
        subject: { kind: 'order', id: order.orderId, name: order.number },
        before: { state: stored.state },
        after: { state: 'refund_issued', refundCents: back.value },
        reason: input.reason,
      },
    );
    return ok({ returnId, state: 'refund_issued' as const, refundCents: back.value });
  },
);
