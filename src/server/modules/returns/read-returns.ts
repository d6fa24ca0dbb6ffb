import { fail, ok } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { returnsContract } from '#domain/returns/contract.ts';
import { planReturn } from '#domain/returns/decide-return.ts';
import type { Return } from '#domain/returns/model.ts';
import type { App } from '../../platform/calls/app.ts';
import { read } from '../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../platform/calls/cursor.ts';
import { admin, anyone, signedIn } from '../../platform/calls/policy.ts';
import { showPrivate } from '../files/private-pictures.ts';
import { findOrderOfShop } from '../orders/order-store.ts';
import { findOwnOrder } from '../orders/access/own-order.ts';
import {
  countOpen,
  findReturn,
  findSellerOfOrder,
  listReturnsOfOrder,
  listReturnsOfShop,
  type StoredReturn,
} from './return-store.ts';

/** Returns with what went back, or would, and with their pictures, for those who may read them. */
async function listShown(app: App, order: Order): Promise<Return[]> {
  const all = await listReturnsOfOrder(app.db, order);
  const pictures = await showPrivate(
    app,
    all.flatMap(({ pictureIds }) => pictureIds),
  );
  return all.map(({ refundId: _id, pictureIds, ...stored }) => ({
    ...stored,
    pictures: pictureIds.flatMap((id) => pictures.get(id) ?? []),
    refundCents: stored.refundCents ?? (stored.state === 'swapped' ? 0 : planReturn(order, stored, all).cents),
  }));
}

/** Returns of several orders, each with the sums of its own. */
async function showEach(app: App, stored: readonly StoredReturn[]): Promise<Return[]> {
  const ofOrder = new Map<string, Promise<Return[]>>();
  for (const { orderId, sellerId } of stored)
    if (!ofOrder.has(orderId))
      ofOrder.set(
        orderId,
        findOrderOfShop(app.db, orderId, sellerId).then((order) => (order ? listShown(app, order) : [])),
      );
  const all = (await Promise.all(ofOrder.values())).flat();
  return stored.flatMap(({ returnId }) => all.filter((each) => each.returnId === returnId));
}

/** [ORD-04, INV-22] The returns of an order for its buyer, or for who holds its checkout's key. */
export const listOrderReturns = read(
  returnsContract.listOrderReturns,
  { policy: anyone },
  async ({ input, app, caller }) => {
    const order = await findOwnOrder({ app, caller }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    return ok({ returns: await listShown(app, order), hasLabels: app.outside.labels !== null });
  },
);

/** [ORD-04] The returns of the signed-in maker's shop. */
export const listShopReturns = read(
  returnsContract.listShopReturns,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const rows = await listReturnsOfShop(app.db, {
      sellerId,
      isOpenOnly: input.which === 'open',
      orderId: input.orderId ?? null,
      q: input.q?.trim() || undefined,
      direction: input.direction,
      after: timeCursor(input.cursor),
      limit: input.limit + 1,
    });
    const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.requestedAt, last.returnId]);
    return ok({ returns: await showEach(app, items), nextCursor, openCount: await countOpen(app.db, sellerId) });
  },
);

/** One return as those see it who decide about it. */
export async function showReturn(app: App, which: { returnId: string; sellerId: string }): Promise<Return | null> {
  const stored = await findReturn(app.db, which);
  const [one] = stored ? await showEach(app, [stored]) : [];
  return one ?? null;
}

export const getShopReturn = read(
  returnsContract.getShopReturn,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const one = await showReturn(app, { ...input, sellerId: caller.session?.userId ?? '' });
    return one ? ok(one) : fail({ code: 'returns/not-found' });
  },
);

/** [ORD-04, UX-96] The returns of any order, for the back office. */
export const listReturnsForAdmin = read(
  returnsContract.listReturnsForAdmin,
  { policy: admin('orders.view') },
  async ({ input, app }) => {
    const sellerId = await findSellerOfOrder(app.db, input.orderId);
    const order = sellerId === null ? null : await findOrderOfShop(app.db, input.orderId, sellerId);
    return ok({ returns: order ? await listShown(app, order) : [] });
  },
);
