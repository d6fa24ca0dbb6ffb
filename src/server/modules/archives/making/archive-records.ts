import type { Order } from '#domain/orders/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import { listOrdersOfShop } from '../../orders/order-store.ts';
import { listTableOrders, type TableOrder } from '../../orders/table/order-table-store.ts';
import { listReturnsOfShop, type StoredReturn } from '../../returns/return-store.ts';
import { listOfShop } from '../../reviews/review-store.ts';
import { listArchivedMessages } from './archive-rows-store.ts';

/** So many rows are in memory at once. */
const PAGE = 200;

const steps = (timeline: readonly { state: string; at: string }[]) => timeline.map(({ state, at }) => ({ state, at }));

/** What an order's maker needs for their books and sees of its buyer: the name and where it went. No mail address, no billing address, nothing of the card. */
const orderRecord = (order: Order) => ({
  ...{ number: order.number, state: order.state, placedAt: order.placedAt, currency: order.currency },
  ...{ buyerName: order.buyerName, address: order.address, note: order.note },
  lines: order.lines.map(({ variantId: _variant, picture: _picture, ...line }) => line),
  ...{ subtotalCents: order.subtotalCents, discountCents: order.discountCents, promoCode: order.promoCode },
  ...{ shippingCents: order.shippingCents, taxCents: order.taxCents, totalCents: order.totalCents, tax: order.tax },
  ...{ deliveryName: order.deliveryName, leavesBy: order.leavesBy },
  ...{ arrivesFrom: order.arrivesFrom, arrivesTo: order.arrivesTo },
  parcels: order.parcels,
  refundedCents: order.refundedCents,
  refunds: order.refunds.map(({ refundId: _id, by: _by, ...refund }) => refund),
  withdrawals: order.withdrawals.map(({ withdrawalId: _id, ...withdrawal }) => withdrawal),
  invoices: order.invoices.map(({ kind, number }) => ({ kind, number })),
  timeline: steps(order.timeline),
});

const returnRecord = ({ number, state, reason, remedy, words, lines, ...one }: StoredReturn) => ({
  ...{ order: number, state, reason, remedy, words, buyerName: one.buyerName },
  lines: lines.map(({ picture: _picture, ...line }) => line),
  ...{ rejection: one.rejection, carrier: one.carrier, tracking: one.tracking, refundCents: one.refundCents },
  ...{ requestedAt: one.requestedAt, timeline: steps(one.timeline) },
});

type Review = Awaited<ReturnType<typeof listOfShop>>[number];
const reviewRecord = ({ listingId, title, stars, body, values, ...one }: Review) => ({
  ...{ listingId, listingTitle: title, stars, body, values, buyerName: one.buyerName, createdAt: one.createdAt },
  ...{ answer: one.answer, answeredAt: one.answeredAt },
});

/** Rows of a shop page by page, as lines of JSON. */
async function* linesOf<Row>(
  page: (last: Row | undefined) => Promise<Row[]>,
  record: (row: Row) => unknown,
): AsyncGenerator<string[]> {
  for (let last: Row | undefined; ;) {
    const rows = await page(last);
    yield rows.map((row) => `${JSON.stringify(record(row))}\n`);
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

async function* orderLines(app: App, sellerId: string): AsyncGenerator<string[]> {
  const filter = { state: undefined, q: undefined, buyer: undefined, soldSince: null, now: app.clock.now() };
  const page = (last: TableOrder | undefined): Promise<TableOrder[]> =>
    listTableOrders(app.db, sellerId, {
      ...filter,
      ...{ sort: 'placed', direction: 'asc', after: last ? { key: last.key, id: last.orderId } : null, limit: PAGE },
    });
  let last: TableOrder | undefined;
  do {
    const rows = await page(last);
    const orders = await listOrdersOfShop(app.db, { sellerId, orderIds: rows.map(({ orderId }) => orderId) });
    const placed = orders.filter(({ state }) => state !== 'pending_payment');
    yield placed.map((order) => `${JSON.stringify(orderRecord(order))}\n`);
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last);
}

/** [DASH-05] The records of an archive, kind by kind; each part is some lines. */
export const recordsOf = (app: App, sellerId: string) => ({
  orders: () => orderLines(app, sellerId),
  returns: () =>
    linesOf(
      (last: StoredReturn | undefined) =>
        listReturnsOfShop(app.db, {
          ...{ sellerId, isOpenOnly: false, orderId: null, q: undefined, direction: 'asc' as const, limit: PAGE },
          after: last ? { at: last.requestedAt, id: last.returnId } : null,
        }),
      returnRecord,
    ),
  reviews: () =>
    linesOf(
      (last: Review | undefined) =>
        listOfShop(app.db, sellerId, {
          ...{ stars: null, unanswered: false, q: undefined, direction: 'asc' as const, limit: PAGE },
          after: last ? { at: last.createdAt, id: last.reviewId } : null,
        }),
      reviewRecord,
    ),
  messages: () =>
    linesOf(
      (last: Awaited<ReturnType<typeof listArchivedMessages>>[number] | undefined) =>
        listArchivedMessages(app.db, sellerId, { after: last ?? null, limit: PAGE }),
      (message) => message,
    ),
});
