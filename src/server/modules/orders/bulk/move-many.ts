import { fail, ok, type Result } from '#domain/core/result.ts';
import type { BulkMoveRefusal, BulkOrders } from '#domain/orders/bulk/bulk-contract.ts';
import { bulkMoveFrom, type BulkMove, MAX_BULK_ORDERS } from '#domain/orders/bulk/limits.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { App } from '../../../platform/calls/app.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { undoArrival } from '../deliver-order.ts';
import { moveLockedOrder } from '../move-shop-order.ts';
import { lockOrderOfShop } from '../order-store.ts';
import { soldFrom } from '../table/list-shop-orders.ts';
import { listMatchingOrderIds } from '../table/order-table-store.ts';
import { listNumbers } from './bulk-store.ts';

interface Batch {
  orderIds: string[];
  nextAfter: string | null;
}

/** The orders of this batch, and where the next one begins. */
async function batchOf(
  { app, tx, sellerId }: { app: App; tx: Transaction; sellerId: string },
  { chosen, move }: { chosen: BulkOrders; move: BulkMove },
): Promise<Batch> {
  // Locked in the order of their ids, as everywhere.
  if ('orderIds' in chosen) return { orderIds: chosen.orderIds.toSorted(), nextAfter: null };
  const now = app.clock.now();
  const { sold, q, ...filter } = chosen.filter;
  const soldSince = sold ? soldFrom(sold, now) : null;
  const ids = await listMatchingOrderIds(tx, sellerId, {
    ...{ ...filter, q: q?.trim() || undefined, soldSince, now },
    ...{ states: bulkMoveFrom[move], after: chosen.after ?? '', limit: MAX_BULK_ORDERS },
  });
  const left = new Set(chosen.except);
  return {
    orderIds: ids.filter((id) => !left.has(id)),
    nextAfter: ids.length === MAX_BULK_ORDERS ? (ids.at(-1) ?? null) : null,
  };
}

async function moveOne(
  app: App,
  tx: Transaction,
  { move, ...which }: { sellerId: string; orderId: string; move: BulkMove },
): Promise<Result<unknown, { code: BulkMoveRefusal }>> {
  const order = await lockOrderOfShop(tx, which);
  if (!order) return fail({ code: 'orders/not-found' });
  return move === 'not_delivered'
    ? undoArrival(app, tx, { order, by: 'maker' })
    : moveLockedOrder(app, tx, { order, state: move });
}

/** [UX-86, ORD-01] Moves many orders in one transaction as their life allows; what cannot be moved is left as it is and named. */
export const moveMany = write(
  ordersContract.moveMany,
  { policy: signedIn, limit: { times: 2000, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const { orderIds, nextAfter } = await batchOf({ app, tx, sellerId }, input);
    const moved: string[] = [];
    const codes = new Map<string, BulkMoveRefusal>();
    for (const orderId of orderIds) {
      const result = await moveOne(app, tx, { sellerId, orderId, move: input.move });
      if (result.ok) moved.push(orderId);
      else codes.set(orderId, result.problem.code);
    }
    const numbers = codes.size > 0 ? await listNumbers(tx, sellerId, [...codes.keys()]) : new Map<string, string>();
    const refused = [...codes].map(([orderId, code]) => ({ orderId, number: numbers.get(orderId) ?? '', code }));
    return ok({ moved, refused, nextAfter });
  },
);
