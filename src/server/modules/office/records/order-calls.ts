import type { Permission } from '#domain/core/permissions/permissions.ts';
import { withMaskedContact } from '#domain/office/masked-order.ts';
import type { Order } from '#domain/orders/model.ts';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import { leftOf, planRefund } from '#domain/orders/refund-amount.ts';
import { isWithheld } from '#domain/payments/dispute-model.ts';
import { recordsContract } from '#domain/office/records-contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { permissionsOfSession } from '../../admin/admin-store.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { secondLookNeeded } from '../../admin/second-looks/second-look-needed.ts';
import { cancelOrder as callOff } from '../../orders/cancel-order.ts';
import { createPlannedRefund } from '../../orders/create-refund.ts';
import { findOrderOfShop, lockOrderOfShop } from '../../orders/order-store.ts';
import { type ApprovableContext, read, write } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { keyCursor, pageOf } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import {
  findOrderPayment,
  findOrderLocation,
  findOrderTimeline,
  listBeside,
  listRows,
  orderSorts,
} from './order-store.ts';

const holds = async (db: Queryable, caller: Caller, permission: Permission): Promise<boolean> =>
  caller.session !== null && (await permissionsOfSession(db, caller.session)).includes(permission);

const asOrder = (location: { orderId: string; number: string }) => ({
  kind: 'order',
  id: location.orderId,
  name: location.number,
});

/** [UX-96, OFFICE-01] How it was paid is read by those alone who see transactions. */
export const getOrder = read(
  recordsContract.getOrder,
  { policy: admin('orders.view') },
  async ({ input, app, caller }) => {
    const { db } = app;
    const location = await findOrderLocation(db, input.orderId);
    const order = location && (await findOrderOfShop(db, location.orderId, location.sellerId));
    if (!order) return fail({ code: 'office/no-such-order' });
    const { buyerId, checkoutId } = location;
    const [payment, beside, timeline] = await Promise.all([
      holds(db, caller, 'transactions.view').then((may) => (may ? findOrderPayment(db, checkoutId) : null)),
      listBeside(db, location),
      findOrderTimeline(db, location),
    ]);
    return ok({ order: withMaskedContact(order), buyerId, checkoutId, payment, beside, timeline });
  },
);

/** [OFFICE-01] */
export const listOrders = read(recordsContract.listOrders, { policy: admin('orders.view') }, async ({ input, app }) => {
  const { q, state, day, what, from, until, part, buyerId, sellerId, sort, dir, cursor, limit } = input;
  const rows = await listRows(app.db, {
    q: q || null,
    state: state ?? null,
    day: day ?? null,
    what,
    from: from ?? null,
    until: until ?? null,
    part: part ?? null,
    buyerId: buyerId ?? null,
    sellerId: sellerId ?? null,
    ...{ sort, direction: dir, after: keyCursor(cursor, orderSorts[sort].type) },
    limit: limit + 1,
  });
  const page = pageOf(rows, limit, (last) => [last.key, last.orderId]);
  return ok({ ...page, items: page.items.map(({ key: _key, ...order }) => order) });
});

/** [UX-96] A note is part of the work on a case. Its words stand in the log and on the order's page, and are changed by nobody. */
export const addOrderNote = write(
  recordsContract.noteOrder,
  { policy: admin('cases.manage') },
  async ({ input, app, tx, caller }) => {
    const location = await findOrderLocation(tx, input.orderId);
    if (!location || !(await holds(tx, caller, 'orders.view'))) return fail({ code: 'office/no-such-order' });
    await appendAuditLog(
      { app, tx, caller },
      { action: 'office.noteOrder', subject: asOrder(location), reason: input.note },
    );
    return ok({ noted: true as const });
  },
);

/** What buyers have of an order again after this much more goes back. */
const givenBack = (order: Order, cents: number): number => order.refundedCents + cents;

export const findLockedOrder = async (tx: Transaction, orderId: string): Promise<Order | null> => {
  const location = await findOrderLocation(tx, orderId);
  return location && lockOrderOfShop(tx, location);
};

/** [ORD-01, UX-96] Along the declared moves, once. The pieces are for sale again, and what was paid goes back (decision 0043). */
export async function cancelOrderNow(context: ApprovableContext<typeof recordsContract.cancelOrder>) {
  const { input, app, tx, caller } = context;
  const order = await findLockedOrder(tx, input.orderId);
  if (!order) return fail({ code: 'office/no-such-order' });
  const isPossible = canTransitionOrder(order.state, 'cancelled') && !isWithheld(order);
  const needed = isPossible ? secondLookNeeded(context, 'office.cancelOrder', givenBack(order, leftOf(order))) : null;
  if (needed) return needed;
  const cancelled = await callOff(app, tx, { order, cause: { by: 'administrator', reason: '' } });
  if (!cancelled.ok) return cancelled;
  await appendAuditLog(
    { app, tx, caller },
    {
      action: 'office.cancelOrder',
      subject: asOrder(order),
      before: { state: order.state },
      after: { state: 'cancelled' },
      reason: input.reason,
    },
  );
  return ok({ orderId: order.orderId, state: 'cancelled' as const });
}
export const cancelOrder = write(recordsContract.cancelOrder, { policy: admin('orders.edit') }, cancelOrderNow);

/** [PAY-04, UX-96] Money of one order goes back. The buyer reads of the sum by mail; the reason stays in the log. */
export async function refundOrderNow(context: ApprovableContext<typeof recordsContract.refundOrder>) {
  const { input, app, tx, caller } = context;
  const order = await findLockedOrder(tx, input.orderId);
  if (!order) return fail({ code: 'office/no-such-order' });
  const plan = planRefund(order, input.refund);
  if (!plan.ok) return plan;
  const needed = secondLookNeeded(context, 'office.refundOrder', givenBack(order, plan.value.cents));
  if (needed) return needed;
  const back = await createPlannedRefund(app, tx, {
    order,
    request: input.refund,
    cause: { by: 'administrator', reason: '' },
  });
  if (!back.ok) return back;
  await appendAuditLog(
    { app, tx, caller },
    {
      action: 'office.refundOrder',
      subject: asOrder(order),
      before: { refundedCents: order.refundedCents },
      after: { refundedCents: order.refundedCents + back.value.amountCents },
      reason: input.reason,
    },
  );
  return ok({ orderId: order.orderId, amountCents: back.value.amountCents });
}
export const refundOrder = write(recordsContract.refundOrder, { policy: admin('orders.refund') }, refundOrderNow);
