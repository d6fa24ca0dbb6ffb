import type { Permission } from '#domain/admin/permissions.ts';
import type { Order } from '#domain/orders/model.ts';
import { recordsContract } from '#domain/office/records-contract.ts';
import { formatMoney } from '#domain/core/money.ts';
import { fail, ok } from '#domain/core/result.ts';
import { permissionsOfSession } from '../../admin/admin-store.ts';
import { noteAct } from '../../admin/audit-store.ts';
import { moveOrder } from '../../orders/move-order.ts';
import { findOrderOfShop } from '../../orders/order-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { pageOf, timeCursor } from '../../../platform/calls/cursor.ts';
import { admin } from '../../../platform/calls/policy.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { escapedHtml, mailHtml } from '../../../platform/mail/mail-html.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { findOrderPayment, findOrderPlace, findOrderTimeline, listBeside, listRows } from './order-store.ts';

const holds = async (db: Queryable, caller: Caller, permission: Permission): Promise<boolean> =>
  caller.session !== null && (await permissionsOfSession(db, caller.session)).includes(permission);

const asOrder = (place: { orderId: string; number: string }) => ({
  kind: 'order',
  id: place.orderId,
  name: place.number,
});

/** [UX-96, OFFICE-01] How it was paid is read by those alone who see transactions. */
export const getOrder = read(
  recordsContract.getOrder,
  { policy: admin('orders.view') },
  async ({ input, app, caller }) => {
    const { db } = app;
    const place = await findOrderPlace(db, input.orderId);
    const order = place && (await findOrderOfShop(db, place.orderId, place.sellerId));
    if (!order) return fail({ code: 'office/no-such-order' });
    const { buyerId, checkoutId } = place;
    const [payment, beside, timeline] = await Promise.all([
      holds(db, caller, 'transactions.view').then((may) => (may ? findOrderPayment(db, checkoutId) : null)),
      listBeside(db, place),
      findOrderTimeline(db, place),
    ]);
    return ok({ order, buyerId, checkoutId, payment, beside, timeline });
  },
);

/** [OFFICE-01] */
export const listOrders = read(recordsContract.listOrders, { policy: admin('orders.view') }, async ({ input, app }) => {
  const { q, state, cursor, limit } = input;
  const rows = await listRows(app.db, {
    q: q || null,
    state: state ?? null,
    after: timeCursor(cursor),
    limit: limit + 1,
  });
  return ok(pageOf(rows, limit, (last) => [last.placedAt, last.orderId]));
});

/** [UX-96] A note is part of the work on a case. Its words stand in the log and on the order's page, and are changed by nobody. */
export const noteOrder = write(
  recordsContract.noteOrder,
  { policy: admin('cases.manage') },
  async ({ input, app, tx, caller }) => {
    const place = await findOrderPlace(tx, input.orderId);
    if (!place || !(await holds(tx, caller, 'orders.view'))) return fail({ code: 'office/no-such-order' });
    await noteAct({ app, tx, caller }, { act: 'office.noteOrder', subject: asOrder(place), reason: input.note });
    return ok({ noted: true as const });
  },
);

function cancelledMail(app: App, order: Order): Mail {
  const { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: supportEmail } = app.config;
  const title = `Your order from ${order.shopName} was cancelled`;
  const words = `We cancelled order ${order.number} over ${formatMoney(order.totalCents)} before it left. Nothing more will be sent. For what you paid, or if you have not heard from us, write to ${supportEmail} and name the order.`;
  return {
    key: `cancelled ${order.orderId}`,
    to: order.email,
    subject: `${title} (${order.number})`,
    text: words,
    html: mailHtml({ title, body: `<p>${escapedHtml(words)}</p>`, siteName, supportEmail }),
  };
}

/** [ORD-01, UX-96] Along the declared transitions, once. The pieces are for sale again; money is moved by nothing here (decision 0029). */
export const cancelOrder = write(
  recordsContract.cancelOrder,
  { policy: admin('orders.edit') },
  async ({ input, app, tx, caller }) => {
    const place = await findOrderPlace(tx, input.orderId);
    const order = place && (await findOrderOfShop(tx, place.orderId, place.sellerId));
    if (!order) return fail({ code: 'office/no-such-order' });
    const { sellerId, orderId, buyerId } = place;
    const move = { sellerId, orderId, from: order.state, to: 'cancelled' as const, by: 'administrator' };
    const moved = await moveOrder(app, tx, move);
    if (!moved.ok) return moved;
    await sendMail(app, tx, cancelledMail(app, order));
    await publish(app, tx, 'orders.moved', {
      subject: orderId,
      payload: { sellerId, orderId, buyerId, state: 'cancelled' },
      live: [`shop:${sellerId}`, ...(buyerId ? [`user:${buyerId}`] : [])],
    });
    await noteAct(
      { app, tx, caller },
      {
        act: 'office.cancelOrder',
        subject: asOrder(place),
        before: { state: order.state },
        after: { state: 'cancelled' },
        reason: input.reason,
      },
    );
    return ok({ orderId, state: 'cancelled' as const });
  },
);
