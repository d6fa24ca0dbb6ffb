import type { Order } from './model.ts';
import { isWaiting, leftToSend } from './parcels/pack.ts';

/**
 * [UX-36, LAW-01] What still has to leave of an order: without what was sent before, paid back as pieces or withdrawn from. Once all of it has
 * left, all that was sent.
 */
export const linesToSend = ({ state, lines, parcels }: Pick<Order, 'state' | 'lines' | 'parcels'>): Order['lines'] =>
  lines
    .map((line) => ({
      ...line,
      quantity: isWaiting({ state })
        ? leftToSend({ state, lines, parcels }, line)
        : line.quantity - line.notSentQuantity,
    }))
    .filter(({ quantity }) => quantity > 0);
