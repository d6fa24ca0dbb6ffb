import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { leftOf, type RefundProblem } from '#domain/orders/refund-amount.ts';
import { planReturn } from '#domain/returns/decide-return.ts';
import { casesContract } from '#domain/support/cases/contract.ts';
import { canDecide } from '#domain/support/cases/move-case.ts';
import type { App } from '../../../platform/calls/app.ts';
import { type ApprovableContext, write } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { permissionsOfSession } from '../../admin/admin-store.ts';
import { secondLookNeeded } from '../../admin/second-looks/second-look-needed.ts';
import { createPlannedRefund } from '../../orders/create-refund.ts';
import { refundRejected } from '../../returns/overrule-return.ts';
import { findReturn, listReturnsOfOrder } from '../../returns/return-store.ts';
import { type LockedCase, moveCase } from './case-store.ts';
import { mailParties, publishCase } from './notify-parties.ts';
import { addCaseEntry, auditCase, lockWhole } from './work-on-cases.ts';

type Problem =
  RefundProblem | { code: 'returns/step-not-allowed' } | { code: 'returns/too-many' } | { code: 'support/case-amount' };
interface Money {
  order: Order;
  one: LockedCase;
  decision: 'refund' | 'part' | 'none';
  amountCents: number | undefined;
}

/** [PAY-04, INV-03] Moves the money of a decision through the payments: of a rejected return what it is worth, of an order what is left of it. */
async function payBack(
  app: App,
  tx: Transaction,
  { order, one, decision, amountCents }: Money,
): Promise<Result<number | null, Problem>> {
  if (decision === 'none') return ok(null);
  if (decision === 'part' && amountCents === undefined) return fail({ code: 'support/case-amount' });
  if (decision === 'refund' && one.source === 'return') {
    const back = await refundRejected(app, tx, { order, returnId: one.sourceId });
    // One that the rules denied has no money of its own: the order's goes back then.
    if (back !== null) return back;
  }
  const request = amountCents !== undefined && decision === 'part' ? { kind: 'amount' as const, amountCents } : null;
  const cause = { by: 'administrator' as const, reason: '' };
  const back = await createPlannedRefund(app, tx, { order, request: request ?? { kind: 'all' }, cause });
  return back.ok ? ok(back.value.amountCents) : back;
}

/** [OFFICE-01] What goes back where all does, in minor units: of a rejected return what it is worth, of an order what is left of it. */
export async function wholeRefundOf(tx: Transaction, { order, one }: Pick<Money, 'order' | 'one'>): Promise<number> {
  const stored =
    one.source === 'return' ? await findReturn(tx, { returnId: one.sourceId, sellerId: order.sellerId }) : null;
  if (stored?.state !== 'rejected') return leftOf(order);
  return planReturn(order, stored, await listReturnsOfOrder(tx, order)).cents;
}

/** [SUP-04, PAY-04, ADM-12] Decided once, with a reason that both parties read. Giving money back needs `orders.refund` too. */
export async function decideCaseNow(context: ApprovableContext<typeof casesContract.decideCase>) {
  const { input, app, tx, caller } = context;
  const { number, decision, amountCents, words } = input;
  const whole = await lockWhole(tx, number);
  if (!whole || !caller.session) return fail({ code: 'support/no-such-case' });
  const { order, one } = whole;
  const may = canDecide(one, caller.session.userId);
  if (!may.ok) return may;
  if (decision !== 'none' && !(await permissionsOfSession(tx, caller.session)).includes('orders.refund'))
    return fail({ code: 'support/case-needs-refund' });
  const back = await payBack(app, tx, { order, one, decision, amountCents });
  if (!back.ok) return back;
  const now = app.clock.now();
  const refundCents = back.value;
  // What was done above is undone with the refusal.
  const needed = secondLookNeeded(context, 'support.decideCase', order.refundedCents + (refundCents ?? 0));
  if (needed && refundCents) return needed;
  const entryId = await addCaseEntry({ app, tx, caller }, one, { kind: 'decided', body: words });
  const decidedBy = caller.session.userId;
  await moveCase(tx, one, { state: 'decided', dueAt: null, now, decision, decidedBy, refundCents });
  await mailParties(app, tx, { order, news: { number, entryId, kind: 'decided', text: words, refundCents } });
  await publishCase(app, tx, { ...one, state: 'decided' });
  await auditCase({ app, tx, caller }, number, {
    ...{ action: 'support.decideCase', before: { state: one.state }, after: { decision, refundCents }, reason: words },
  });
  return ok({ number, state: 'decided' as const, refundCents });
}
export const decideCase = write(casesContract.decideCase, { policy: admin('cases.manage') }, decideCaseNow);
