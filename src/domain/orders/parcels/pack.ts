import { fail, ok, type Result } from '../../core/result.ts';
import type { Order, OrderState } from '../model.ts';
import type { OrderParcel, PackedLine } from './model.ts';

type Line = Pick<Order['lines'][number], 'id' | 'quantity' | 'notSentQuantity'>;
export type Packable = Pick<Order, 'state'> & {
  lines: readonly Line[];
  parcels: readonly Pick<OrderParcel, 'parcelId' | 'state' | 'lines'>[];
};

const quantityIn = (parcels: readonly Pick<OrderParcel, 'lines'>[], lineId: string): number =>
  parcels.flatMap(({ lines }) => lines).reduce((sum, line) => (line.lineId === lineId ? sum + line.quantity : sum), 0);

const isSent = ({ state }: Pick<OrderParcel, 'state'>): boolean => state !== 'packed';

/** [ORD-01] How many pieces of a line have left the workshop. */
export const sentOf = ({ parcels }: Pick<Packable, 'parcels'>, lineId: string): number =>
  quantityIn(parcels.filter(isSent), lineId);

/** How many of them have arrived. */
export const arrivedOf = ({ parcels }: Pick<Packable, 'parcels'>, lineId: string): number =>
  quantityIn(
    parcels.filter(({ state }) => state === 'delivered'),
    lineId,
  );

/** How many pieces of a line still have to leave, packed or not. */
export const leftToSend = (order: Packable, line: Line): number =>
  Math.max(0, line.quantity - line.notSentQuantity - sentOf(order, line.id));

/** How many of them are in no parcel yet. */
export const leftToPack = (order: Packable, line: Line): number =>
  Math.max(0, line.quantity - line.notSentQuantity - quantityIn(order.parcels, line.id));

export const linesToPack = (order: Packable): PackedLine[] =>
  order.lines.flatMap((line) => {
    const quantity = leftToPack(order, line);
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });

/** Whether something of an order has left. */
export const hasLeft = ({ state, parcels }: Pick<Packable, 'state' | 'parcels'>): boolean =>
  (state !== 'confirmed' && state !== 'processing') || parcels.some(isSent);

export const isWaiting = ({ state }: Pick<Order, 'state'>): boolean => state === 'confirmed' || state === 'processing';

/** [ORD-01] Some pieces have left, others still have to. */
export const isPartlySent = (order: Packable): boolean => isWaiting(order) && order.parcels.some(isSent);

export type PackProblem =
  { code: 'orders/move-not-allowed' } | { code: 'orders/parcel-empty' } | { code: 'orders/parcel-too-many' };

/** [ORD-03] Whether these pieces can be packed together now: of each line no more than is in no parcel yet. */
export function decidePack(order: Packable, lines: readonly PackedLine[]): Result<PackedLine[], PackProblem> {
  if (!isWaiting(order)) return fail({ code: 'orders/move-not-allowed' });
  if (lines.length === 0) return fail({ code: 'orders/parcel-empty' });
  const isTwice = new Set(lines.map(({ lineId }) => lineId)).size < lines.length;
  const fits = lines.every(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line !== undefined && quantity <= leftToPack(order, line);
  });
  return isTwice || !fits ? fail({ code: 'orders/parcel-too-many' }) : ok([...lines]);
}

interface NotSent {
  /** What is not sent any more of each line. */
  lines: PackedLine[];
  /** What of it has to come out of parcels that have not left. */
  unpacked: (PackedLine & { parcelId: string })[];
}

/**
 * [ORD-01] Pieces are called off: those of them that have not left are not sent, first what is in no parcel, then what is only packed. What has
 * left cannot be held back.
 */
export function planNotSent(order: Packable, calledOff: readonly PackedLine[]): NotSent {
  const plan: NotSent = { lines: [], unpacked: [] };
  if (!isWaiting(order)) return plan;
  for (const { lineId, quantity } of calledOff) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) continue;
    const notSent = Math.min(quantity, leftToSend(order, line));
    if (notSent > 0) plan.lines.push({ lineId, quantity: notSent });
    let packed = notSent - leftToPack(order, line);
    for (const { parcelId, lines } of order.parcels.filter((each) => !isSent(each)))
      for (const inside of lines.filter((each) => each.lineId === lineId && packed > 0)) {
        const out = Math.min(packed, inside.quantity);
        plan.unpacked.push({ parcelId, lineId, quantity: out });
        packed -= out;
      }
  }
  return plan;
}

/** [ORD-01, INV-06] Where an order stands by its parcels: begun with the first that leaves, on its way with the last, delivered when all of them are. */
export function stateByParcels(order: Packable): OrderState | null {
  const { state, parcels } = order;
  const isAllSent = order.lines.every((line) => leftToSend(order, line) === 0);
  if (isWaiting(order) && parcels.some(isSent)) {
    if (isAllSent) return 'shipped';
    return state === 'confirmed' ? 'processing' : null;
  }
  const isAllThere = parcels.length > 0 && parcels.every((parcel) => parcel.state === 'delivered');
  return state === 'shipped' && isAllThere ? 'delivered' : null;
}
