import type { Order } from '#domain/orders/model.ts';
import { arrivedOf, isPartlySent, sentOf } from '#domain/orders/parcels/pack.ts';
import { lineProgress as texts } from '../texts/orders-texts.tsx';

/** [ORD-01] Where the pieces of a line are, while the order leaves or arrives in several parcels. */
export function LineProgress({ order, line }: { order: Order; line: Order['lines'][number] }) {
  const isUnderWay = isPartlySent(order) || (order.state === 'shipped' && order.parcels.length > 1);
  if (!isUnderWay) return null;
  const all = line.quantity - line.notSentQuantity;
  return <p className="small soft-text">{texts(all, sentOf(order, line.id), arrivedOf(order, line.id))}</p>;
}
