import type { Order, OrderState } from '#domain/orders/model.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { formatDay } from '#domain/core/time.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { publish } from '../../platform/events/publish.ts';
import { escapedHtml, mailButton, mailHtml } from '../../platform/mail/mail-html.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { moveOrder } from './move-order.ts';
import { findBuyerId, findOrderOfShop } from './order-store.ts';

function sentMail(app: App, order: Order): Mail {
  const { MARKETPLACE_NAME: siteName, SUPPORT_EMAIL: supportEmail, PUBLIC_URL } = app.config;
  const title = `${order.shopName} has sent your order`;
  const words = `Order ${order.number} has left ${order.place || 'the workshop'}. It should reach ${order.address.city} between ${formatDay(new Date(order.arrivesFrom))} and ${formatDay(new Date(order.arrivesTo))}.`;
  const url = `${PUBLIC_URL}/track?number=${order.number}`;
  return {
    key: `sent ${order.orderId}`,
    to: order.email,
    subject: `${title} (${order.number})`,
    text: `${words}\n\nFollow it: ${url}`,
    html: mailHtml({
      title,
      body: `<p>${escapedHtml(words)}</p>${mailButton('Follow the parcel', url)}`,
      siteName,
      supportEmail,
    }),
  };
}

/** [ORD-01, ORD-03] The maker begins an order or has sent it. Sending it tells the buyer by mail and in their open window. */
export const moveShopOrder = write(
  ordersContract.moveShopOrder,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const order = await findOrderOfShop(tx, input.orderId, sellerId);
    if (!order) return fail({ code: 'orders/not-found' });
    if (order.state === input.state) return ok({ orderId: order.orderId, state: order.state });
    const moved = await moveOrder(app, tx, {
      sellerId,
      orderId: order.orderId,
      from: order.state,
      to: input.state as OrderState,
      by: 'maker',
    });
    if (!moved.ok) return moved;
    if (input.state === 'shipped') await sendMail(app, tx, sentMail(app, order));
    const buyerId = await findBuyerId(tx, { sellerId, orderId: order.orderId });
    await publish(app, tx, 'orders.moved', {
      subject: order.orderId,
      payload: { sellerId, orderId: order.orderId, buyerId, state: input.state },
      live: [`shop:${sellerId}`, ...(buyerId ? [`user:${buyerId}`] : [])],
    });
    return ok({ orderId: order.orderId, state: input.state });
  },
);
