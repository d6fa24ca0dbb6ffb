import type { Order } from './model.ts';

type Line = Pick<
  Order['lines'][number],
  'id' | 'unitPriceCents' | 'quantity' | 'discountCents' | 'fundedCents' | 'paidBackQuantity'
>;

/** Pieces of a line that are paid back, and what was paid for them. */
export interface LineShare {
  lineId: string;
  quantity: number;
  cents: number;
  /** What the marketplace had added to it. */
  fundedCents: number;
}

/**
 * [PAY-04, INV-03, INV-05] What was paid for the next pieces of a line to be paid back: their price without their part of the line's own share
 * of the reduction, rounded to the buyer's favour. One after the other, all pieces of a line bring exactly what was paid for it.
 */
export function shareOf(line: Line, quantity: number): LineShare {
  const upTo = line.paidBackQuantity + quantity;
  const partOf = (cents: number): number =>
    Math.floor((cents * upTo) / line.quantity) - Math.floor((cents * line.paidBackQuantity) / line.quantity);
  return {
    lineId: line.id,
    quantity,
    cents: line.unitPriceCents * quantity - partOf(line.discountCents),
    fundedCents: partOf(line.fundedCents),
  };
}
