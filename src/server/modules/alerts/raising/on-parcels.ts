import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { react } from '../../../platform/events/reaction.ts';
import { listLabelsOfOrder } from '../../orders/labels/label-store.ts';
import { findOrderOfShop } from '../../orders/order-store.ts';
import { raiseAlert } from '../raise-alert.ts';

const types = { out_for_delivery: 'tracking_updated', exception: 'carrier_issue', return_to_sender: 'carrier_issue' };

/** [ALERT-02, ALERT-26] The carrier has a parcel out for delivery, cannot deliver it, or brings it back. */
export const onTracked = react({
  name: 'alerts.on-tracked',
  to: ['orders.tracked'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, parcelId, kind } = event.payload;
    const order = await findOrderOfShop(tx, orderId, sellerId);
    const parcel = order?.parcels.find((each) => each.parcelId === parcelId);
    if (!order || !parcel) return;
    await raiseAlert(app, tx, {
      ...{ type: types[kind], event, to: sellerId, quoted: null },
      values: (_language, texts) => ({
        ...{ orderId, orderNumber: order.number, trackingNumber: parcel.tracking },
        carrier: parcel.carrier || texts.carrier,
        status: {
          out_for_delivery: texts.arrivesToday,
          exception: texts.exception,
          return_to_sender: texts.returnsToYou,
        }[kind],
      }),
      metadata: { orderId, orderNumber: order.number, trackingNumber: parcel.tracking },
    });
  },
});

/** [ALERT-02, ORD-03] A label is there to print. */
export const onLabelBought = react({
  name: 'alerts.on-label-bought',
  to: ['orders.label-bought'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, parcelId } = event.payload;
    const order = await findOrderOfShop(tx, orderId, sellerId);
    const labels = await listLabelsOfOrder(tx, { sellerId, orderId });
    const label = labels.find((each) => each.parcelId === parcelId);
    if (!order || !label) return;
    await raiseAlert(app, tx, {
      ...{ type: 'label_created', event, to: sellerId, quoted: null },
      values: (language) => ({
        ...{ orderId, orderNumber: order.number, carrier: label.carrier, trackingNumber: label.tracking },
        amount: formatMoney(label.costCents, language),
      }),
      metadata: { orderId, orderNumber: order.number, trackingNumber: label.tracking },
    });
  },
});

/** [ALERT-02, ALERT-16] What has not arrived by its last promised day; what has not left is overdue, and has a type of its own. */
export const onLate = react({
  name: 'alerts.on-late',
  to: ['orders.late'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, missed, since } = event.payload;
    const order = missed === 'arrival' ? await findOrderOfShop(tx, orderId, sellerId) : null;
    if (!order) return;
    await raiseAlert(app, tx, {
      ...{ type: 'shipping_delay', event, to: sellerId, quoted: null },
      values: (language) => ({ orderId, orderNumber: order.number, since: formatDay(new Date(since), language) }),
      metadata: { orderId, orderNumber: order.number },
    });
  },
});
