import { fail, ok } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { leftOf } from '#domain/orders/refund-amount.ts';
import { isWithheld } from '#domain/payments/dispute-model.ts';
import { casesContract } from '#domain/support/cases/contract.ts';
import type { CaseRecord } from '#domain/support/cases/model.ts';
import { read } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { listAdminsWith } from '../../admin/admin-store.ts';
import { findBuyerId, findOrderById, findOrderOfShop } from '../../orders/order-store.ts';
import { showReturn } from '../../returns/read-returns.ts';
import { showCases } from './party-cases.ts';
import { findCaseRecord, listCasesOfOrder } from './read-case-store.ts';

/** [ORD-07] What an order says for itself: what was wanted, when it came, and what is left of its money. */
const evidenceOf = (order: Order, buyerId: string | null): CaseRecord['order'] => ({
  orderId: order.orderId,
  number: order.number,
  sellerId: order.sellerId,
  shopName: order.shopName,
  buyerId,
  buyerName: order.buyerName,
  state: order.state,
  placedAt: order.placedAt,
  arrivedAt: order.timeline.find(({ state }) => state === 'delivered')?.at ?? null,
  carrier: order.carrier,
  tracking: order.tracking,
  totalCents: order.totalCents,
  leftCents: leftOf(order),
  isWithheld: isWithheld(order),
  note: order.note,
  lines: order.lines.map(({ title, values, quantity, personalisation }) => ({
    ...{ title: [title, ...values].join(', '), quantity, personalisation: personalisation ?? '' },
  })),
});

/** [SUP-04, UX-96] */
export const getCase = read(casesContract.getCase, { policy: admin('cases.view') }, async ({ input, app }) => {
  const stored = await findCaseRecord(app.db, input.number);
  const order = stored && (await findOrderOfShop(app.db, stored.orderId, stored.sellerId));
  if (!order) return fail({ code: 'support/no-such-case' });
  const { sellerId, orderId: _orderId, sourceId, since, owner, escalation, ...one } = stored;
  const [[shown], owners, buyerId, returned] = await Promise.all([
    showCases(app, [one]),
    listAdminsWith(app.db, 'cases.manage'),
    findBuyerId(app.db, order),
    one.source === 'return' ? showReturn(app, { returnId: sourceId, sellerId }) : null,
  ]);
  if (!shown) return fail({ code: 'support/no-such-case' });
  return ok({ ...shown, sourceId, since, owner, escalation, owners, order: evidenceOf(order, buyerId), returned });
});

/** [UX-96] */
export const listOrderCasesForAdmin = read(
  casesContract.listOrderCasesForAdmin,
  { policy: admin('cases.view') },
  async ({ input, app }) => {
    const order = await findOrderById(app.db, input.orderId);
    if (!order) return ok({ cases: [] });
    return ok({ cases: await showCases(app, await listCasesOfOrder(app.db, { ...order, isHouse: true })) });
  },
);
