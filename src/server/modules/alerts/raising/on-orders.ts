import { formatMoney } from '#domain/core/money.ts';
import type { Order } from '#domain/orders/model.ts';
import { leftOf } from '#domain/orders/refund-amount.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { react } from '../../../platform/events/reaction.ts';
import { listLinesOfOrder } from '../../payments/ledger-store.ts';
import { findOrderOfShop } from '../../orders/order-store.ts';
import { raiseAlert } from '../raise-alert.ts';

type Values = Parameters<typeof raiseAlert>[2]['values'];

/** [ALERT-02] What a maker hears of a move of an order: of what others did, and of money that is theirs. */
const types: Partial<Record<string, string>> = {
  shipped: 'order_shipped',
  delivered: 'order_delivered',
  completed: 'payment_received',
  cancelled: 'order_cancelled',
  refunded: 'order_status_changed',
};

/** [PAY-03] What an order brings its maker after fee, refunds and disputes; its labels were paid when they were bought. */
async function broughtCents(tx: Transaction, order: Order): Promise<number> {
  const lines = await listLinesOfOrder(tx, order);
  return lines.reduce((sum, { facts, amountCents }) => (facts.kind.startsWith('label') ? sum : sum + amountCents), 0);
}

const valuesOf =
  (order: Order, { by, cents }: { by: string; cents: number }): Values =>
  (language, texts) => {
    const arrived: Partial<Record<string, string>> = {
      buyer: texts.arrivedSaysBuyer,
      carrier: texts.arrivedSaysCarrier,
    };
    const who: Partial<Record<string, string>> = { buyer: texts.buyer, carrier: texts.carrier };
    return {
      orderId: order.orderId,
      orderNumber: order.number,
      amount: formatMoney(cents, language),
      who: order.state === 'delivered' ? (arrived[by] ?? texts.arrivedByTime) : (who[by] ?? texts.marketplace),
      carrier: order.carrier || texts.carrier,
      returnDays: String(order.returnDays),
      status: texts.refundedWhole,
      detail: texts.moneyWentBack(formatMoney(order.totalCents - leftOf(order), language)),
    };
  };

/** [ALERT-02] An order was moved by its buyer, its carrier, the marketplace or time. */
export const onOrderMoved = react({
  name: 'alerts.on-order-moved',
  to: ['orders.moved'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, number, state, by } = event.payload;
    const type = types[state];
    const order = type && by !== 'maker' ? await findOrderOfShop(tx, orderId, sellerId) : null;
    if (!type || !order) return;
    await raiseAlert(app, tx, {
      ...{ type, event, to: sellerId, quoted: null },
      values: valuesOf({ ...order, state: state as Order['state'] }, { by, cents: await broughtCents(tx, order) }),
      metadata: { orderId, orderNumber: number },
    });
  },
});

/** [ALERT-02] One of several parcels has arrived, and the order goes on. */
export const onParcelArrived = react({
  name: 'alerts.on-parcel-arrived',
  to: ['orders.parcel-moved'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, parcelId } = event.payload;
    const order = await findOrderOfShop(tx, orderId, sellerId);
    const arrived = order?.parcels.filter(({ state }) => state === 'delivered') ?? [];
    if (!order || !arrived.some((parcel) => parcel.parcelId === parcelId)) return;
    await raiseAlert(app, tx, {
      type: 'order_status_changed',
      event: { id: `arrived_${parcelId}`, at: event.at },
      to: sellerId,
      quoted: null,
      values: (_language, texts) => ({
        ...{ orderId, orderNumber: order.number, status: texts.partArrived },
        detail: texts.restFollows(arrived.length, order.parcels.length),
      }),
      metadata: { orderId, orderNumber: order.number },
    });
  },
});

/** [ORD-07, ALERT-02] The buyer, or time, answered a proof. */
export const onProofAnswered = react({
  name: 'alerts.on-proof-answered',
  to: ['orders.proof-answered'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, number, state } = event.payload;
    await raiseAlert(app, tx, {
      ...{ type: 'order_status_changed', event, to: sellerId, quoted: null },
      values: (_language, texts) => ({
        ...{ orderId, orderNumber: number },
        ...(state === 'approved'
          ? { status: texts.proofApproved, detail: texts.proofApprovedNext }
          : { status: texts.proofToChange, detail: texts.proofToChangeNext }),
      }),
      metadata: { orderId, orderNumber: number },
    });
  },
});
