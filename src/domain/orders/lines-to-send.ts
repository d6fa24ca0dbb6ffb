import type { Order } from './model.ts';

/**
 * [UX-36, LAW-01] What lies in the parcel of an order: while it has not left, without what was paid back as pieces or withdrawn from. What was
 * sent stays on paper as it was.
 */
export function linesToSend({
  state,
  lines,
  withdrawals,
}: Pick<Order, 'state' | 'lines' | 'withdrawals'>): Order['lines'] {
  if (state !== 'confirmed' && state !== 'processing') return lines;
  const withdrawn = withdrawals.flatMap((withdrawal) => (withdrawal.state === 'refused' ? [] : withdrawal.lines));
  return lines
    .map((line) => ({
      ...line,
      quantity: withdrawn
        .filter(({ lineId }) => lineId === line.id)
        .reduce((left, { quantity }) => left - quantity, line.quantity - line.refundedQuantity),
    }))
    .filter(({ quantity }) => quantity > 0);
}
