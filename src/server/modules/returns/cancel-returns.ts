import type { Order } from '#domain/orders/model.ts';
import { takenOff } from '#domain/returns/labels/return-label.ts';
import { isClosed } from '#domain/returns/return-transitions.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { moveReturn } from './move-return.ts';
import { listReturnsOfOrder } from './return-store.ts';

/**
 * [ORD-04, LAW-01] Pieces that are withdrawn from are not asked back any more: the withdrawal does more for their buyer. Answers what labels
 * cost that the buyer pays and has used: the withdrawal's refund bears them. One that was not used goes back.
 */
export async function cancelReturns(
  app: App,
  tx: Transaction,
  { order, lines }: { order: Order; lines: readonly { lineId: string }[] },
): Promise<{ labelCents: number }> {
  const withdrawn = new Set(lines.map(({ lineId }) => lineId));
  let labelCents = 0;
  for (const stored of await listReturnsOfOrder(tx, order)) {
    const isTouched = stored.lines.some(({ lineId }) => withdrawn.has(lineId));
    if (!isTouched || isClosed(stored.state) || stored.state === 'refund_issued') continue;
    await moveReturn(app, tx, { order, stored, to: 'stopped', by: 'system', isSilent: true });
    if (stored.state !== 'approved') labelCents += takenOff(stored.label);
  }
  return { labelCents };
}
