import type { OrderState } from '#domain/orders/model.ts';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import { returnSold } from '../listings/stock-store.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { listStockLines, moveStored } from './order-store.ts';

/** [ORD-01, INV-06, INV-07] Takes a declared move once; the timeline says who took it and when. A cancelled order gives its pieces back. */
export async function moveOrder(
  app: App,
  tx: Transaction,
  move: { sellerId: string; orderId: string; from: OrderState; to: OrderState; by: string },
): Promise<Result<true, { code: 'orders/move-not-allowed' }>> {
  if (!canTransitionOrder(move.from, move.to) || !(await moveStored(tx, { ...move, at: app.clock.now() })))
    return fail({ code: 'orders/move-not-allowed' });
  if (move.to === 'cancelled' && move.from !== 'pending_payment')
    await returnSold(app, tx, await listStockLines(tx, move));
  return ok(true);
}
