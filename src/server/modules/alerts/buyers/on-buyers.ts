import type { BuyerNoticeType } from '#domain/alerts/buyer-templates.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { isCollected } from '#domain/orders/collected.ts';
import type { Order } from '#domain/orders/model.ts';
import { react } from '../../../platform/events/reaction.ts';
import { findOrderOfShop } from '../../orders/order-store.ts';
import { findVariantForNotice } from './notice-store.ts';
import { notifyBuyer } from './notify-buyer.ts';

type Values = Parameters<typeof notifyBuyer>[2]['values'];

const valuesOf =
  (order: Order, more: { refundCents?: number; since?: string } = {}): Values =>
  (language, texts) => {
    const day = (iso: string): string => formatDay(new Date(iso), language);
    return {
      ...{ orderId: order.orderId, orderNumber: order.number, shopName: order.shopName },
      ...{ leavesBy: day(order.leavesBy), arrivesTo: day(order.arrivesTo), returnDays: String(order.returnDays) },
      ...{ carrier: order.carrier || texts.carrier, trackingNumber: order.tracking },
      itemCount: texts.units(order.lines.reduce((sum, line) => sum + line.quantity, 0)),
      amount: formatMoney(more.refundCents ?? order.totalCents, language),
      since: more.since ? day(more.since) : '',
    };
  };

const typesByState: Partial<Record<string, BuyerNoticeType>> = {
  processing: 'order_processing',
  shipped: 'order_shipped',
  delivered: 'order_delivered',
  cancelled: 'order_cancelled',
};

/** [DASH-04] What is collected is neither on its way nor delivered. */
const typesAtWorkshop: typeof typesByState = { shipped: 'order_ready', delivered: 'order_collected' };

/** [ALERT-02] What becomes of an order, for its buyer: all but what they did themselves. */
export const onOwnOrder = react({
  name: 'alerts.on-own-order',
  to: ['orders.placed', 'orders.moved', 'orders.tracking-named', 'orders.late', 'orders.refunded', 'orders.proof-sent'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, buyerId } = event.payload;
    const isOwnMove = event.name === 'orders.moved' && event.payload.by === 'buyer';
    const types: Partial<Record<typeof event.name, BuyerNoticeType | undefined>> = {
      'orders.placed': 'order_confirmed',
      'orders.moved': event.name === 'orders.moved' && !isOwnMove ? typesByState[event.payload.state] : undefined,
      'orders.tracking-named': 'tracking_updated',
      'orders.late': 'shipping_delay',
      'orders.proof-sent': 'proof_ready',
      'orders.refunded': 'refund_issued',
    };
    const type = types[event.name];
    const order = type && buyerId ? await findOrderOfShop(tx, orderId, sellerId) : null;
    if (!type || !order) return;
    const atWorkshop =
      event.name === 'orders.moved' && isCollected(order) ? typesAtWorkshop[event.payload.state] : undefined;
    const more = {
      ...(event.name === 'orders.refunded' ? { refundCents: event.payload.amountCents } : {}),
      ...(event.name === 'orders.late' ? { since: event.payload.since } : {}),
    };
    await notifyBuyer(app, tx, {
      type: atWorkshop ?? type,
      event,
      to: buyerId,
      values: valuesOf(order, more),
      quoted: sellerId,
    });
  },
});

/** [UX-34] What somebody waited for is there again; the module of listings has written to them. */
export const onBackInStock = react({
  name: 'alerts.on-back-in-stock',
  to: ['listings.back-in-stock'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, listingId, variantId, userId } = event.payload;
    const variant = await findVariantForNotice(tx, { sellerId, variantId });
    if (!variant) return;
    const { title, shopName, priceCents } = variant;
    await notifyBuyer(app, tx, {
      ...{ type: 'back_in_stock', event, to: userId, quoted: sellerId },
      values: (language) => ({
        ...{ productId: listingId, productName: title, shopName },
        amount: formatMoney(priceCents, language),
      }),
    });
  },
});
