import { checkEmail } from '#domain/accounts/credentials.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { Order, OrderState } from '#domain/orders/model.ts';
import { wayOfParcel } from '#domain/orders/parcels/parcel-way.ts';
import { awaitsBuyer } from '#domain/orders/proofs/decide-proof.ts';
import { parcelNumberOf } from '#domain/orders/parcel-number.ts';
import { fail, ok } from '#domain/core/result.ts';
import { accessKeyFits } from './access/access-key-fits.ts';
import { read } from '../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../platform/calls/cursor.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import { findByNumber, findCheckoutKey, findOrderById, findOrderOfShop, listOrdersOfCheckout } from './order-store.ts';
import { countOrders, listSummaries } from './overview/order-list-store.ts';
import { soldFrom } from './table/list-shop-orders.ts';
import { findParcelByNumber } from './parcels/parcel-store.ts';
import { isMailKey } from './access/order-link.ts';
import { findOwnOrder } from './access/own-order.ts';
import { listBestSelling } from './overview/best-selling-store.ts';
import { countWaiting, listLowStock } from './overview/overview-store.ts';
import { findSales, listSalesDays } from './overview/sales-store.ts';

/** Those that still have to leave are of two states; late is a matter of the shop. */
function statesOf(state: OrderState | 'to_ship' | 'late' | undefined): OrderState[] | null {
  if (state === 'to_ship' || state === 'late') return ['confirmed', 'processing'];
  return state ? [state] : null;
}

/** [ORD-02] What the signed-in person bought. */
export const listOrders = read(ordersContract.listOrders, { policy: signedIn }, async ({ input, app, caller }) => {
  const buyerId = caller.session?.userId ?? '';
  const [rows, counts] = await Promise.all([
    listSummaries(app.db, {
      buyerId,
      states: statesOf(input.state),
      q: input.q?.trim() || null,
      year: input.year ?? null,
      before: timeCursor(input.cursor),
      limit: input.limit + 1,
    }),
    countOrders(app.db, buyerId),
  ]);
  const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.at, last.orderId]);
  return ok({ items: items.map(({ at: _at, ...row }) => row), nextCursor, ...counts });
});

/** [INV-22] One order for its buyer, or for who holds its checkout's key; for everybody else it is not there. */
export const getOrder = read(ordersContract.getOrder, { policy: anyone }, async ({ input, app, caller }) => {
  const order = await findOwnOrder({ app, caller }, input);
  return order ? ok(order) : fail({ code: 'orders/not-found' });
});

export const getShopOrder = read(ordersContract.getShopOrder, { policy: signedIn }, async ({ input, app, caller }) => {
  const order = await findOrderOfShop(app.db, input.orderId, caller.session?.userId ?? '');
  return order ? ok(order) : fail({ code: 'orders/not-found' });
});

/** [PAY-05] The orders of one checkout; reloading the page neither pays nor orders again. */
export const listConfirmation = read(ordersContract.listConfirmation, { policy: anyone }, async ({ input, app }) => {
  const key = await findCheckoutKey(app.db, input.checkoutId);
  if (!key || !accessKeyFits(input.accessKey, key)) return fail({ code: 'orders/not-found' });
  const orders = await listOrdersOfCheckout(app.db, input.checkoutId);
  if (orders.length === 0) return fail({ code: 'orders/not-found' });
  return ok({ orders, totalCents: orders.reduce((sum, order) => sum + order.totalCents, 0) });
});

/** [ORD-05] By number and e-mail address; a wrong number and a wrong address answer alike. */
export const trackOrder = read(
  ordersContract.trackOrder,
  { policy: anyone, limit: { times: 20, seconds: 600, by: 'ip' } },
  async ({ input, app }) => {
    const email = checkEmail(input.email);
    const order = await findByNumber(app.db, input.number.toUpperCase());
    if (!order || !email.ok || order.email !== email.value) return fail({ code: 'orders/not-found' });
    return ok(orderWayOf(order));
  },
);

/** [ORD-05] By the link of a mail, without typing. A signature that does not fit asks the database nothing. */
export const trackByLink = read(
  ordersContract.trackByLink,
  { policy: anyone, limit: { times: 120, seconds: 600, by: 'ip' } },
  async ({ input: { orderId, key }, app }) => {
    const order = isMailKey(app, { purpose: 'track', orderId, key }) ? await findOrderById(app.db, orderId) : null;
    return order ? ok(orderWayOf(order)) : fail({ code: 'orders/not-found' });
  },
);

/** [ORD-05] The same by the number that the carrier gave: whoever has it need not be the buyer, and learns nothing of them. */
export const trackParcel = read(
  ordersContract.trackParcel,
  { policy: anyone, limit: { times: 20, seconds: 600, by: 'ip' } },
  async ({ input, app }) => {
    const number = parcelNumberOf(input.tracking);
    const parcelKey = number ? await findParcelByNumber(app.db, number) : null;
    const order = parcelKey && (await findOrderOfShop(app.db, parcelKey.orderId, parcelKey.sellerId));
    // Other parcels of the order are found by their own numbers alone.
    const parcel = order?.parcels.find(({ parcelId }) => parcelId === parcelKey?.parcelId);
    return order && parcel
      ? ok(wayOf({ ...order, ...wayOfParcel(order, parcel), ...numberOf(parcel), parcels: [parcel] }))
      : fail({ code: 'orders/not-found' });
  },
);

const numberOf = ({ carrier, tracking }: Order['parcels'][number]) => ({ carrier, tracking });

const orderWayOf = (order: Order) => ({
  ...wayOf(order),
  number: order.number,
  destination: { city: order.address.city, country: order.address.country },
  lines: order.lines.map(({ title, quantity, picture }) => ({ title, quantity, picture })),
});

const wayOf = (order: Order) => ({
  state: order.state,
  awaitsBuyer: awaitsBuyer(order),
  shopName: order.shopName,
  place: order.place,
  timeZone: order.timeZone,
  deliveryId: order.deliveryId,
  deliveryName: order.deliveryName,
  carrier: order.carrier,
  tracking: order.tracking,
  leavesBy: order.leavesBy,
  arrivesFrom: order.arrivesFrom,
  arrivesTo: order.arrivesTo,
  parcels: order.parcels
    .filter(({ state }) => state !== 'packed')
    .map(({ state, carrier, tracking, expectedOn, events }) => ({ state, carrier, tracking, expectedOn, events })),
  timeline: order.timeline.map(({ state, at }) => ({ state, at })),
});

/** [DASH-01] What the maker has to do now, and how sales go. */
export const getOverview = read(ordersContract.getOverview, { policy: signedIn }, async ({ app, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  const now = app.clock.now();
  const [waiting, sales, days, stock, bestSelling] = await Promise.all([
    countWaiting(app.db, sellerId, now),
    findSales(app.db, sellerId, now),
    listSalesDays(app.db, sellerId, now),
    listLowStock(app.db, sellerId),
    listBestSelling(app.db, { sellerId, since: soldFrom('month', now) }),
  ]);
  return ok({ ...waiting, ...sales, days, ...stock, bestSelling });
});
