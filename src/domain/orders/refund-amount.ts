import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isWithheld, lostCents } from '../payments/dispute-model.ts';
import type { Order } from './model.ts';
import type { WithdrawnLine } from './withdrawal/model.ts';

/** What is to go back: all that is left, some of the pieces, or a sum in minor units. */
export const refundRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('lines'),
    lines: z
      .array(z.strictObject({ lineId: idSchema, quantity: z.number().int().min(1) }))
      .min(1)
      .max(100),
  }),
  z.strictObject({ kind: z.literal('amount'), amountCents: centsSchema.min(1) }),
]);
export type RefundRequest = z.infer<typeof refundRequestSchema>;

interface Withdrawn {
  withdrawals: readonly { lines: readonly WithdrawnLine[] }[];
}

type Refundable = Pick<
  Order,
  'lines' | 'subtotalCents' | 'discountCents' | 'totalCents' | 'refundedCents' | 'disputes'
> &
  Withdrawn;

/** [INV-03] What of an order has not gone back: neither promised to the buyer nor taken by their bank for good. */
export const leftOf = (order: Pick<Order, 'totalCents' | 'refundedCents' | 'disputes'>): number =>
  order.totalCents - order.refundedCents - lostCents(order.disputes);

/** What was paid for some of the pieces: their price without their part of the reduction, rounded to the buyer's favour. */
export const paidFor = (order: Pick<Refundable, 'subtotalCents' | 'discountCents'>, cents: number): number =>
  order.subtotalCents === 0 ? 0 : cents - Math.floor((order.discountCents * cents) / order.subtotalCents);

/** How many pieces of a line withdrawals take back, whether their money has gone back yet or not. */
export const withdrawnOf = ({ withdrawals }: Withdrawn, lineId: string): number =>
  withdrawals
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);

/** [INV-03] How many pieces of a line no refund has paid back, and neither a return nor a withdrawal takes back. */
export const leftToRefund = (order: Withdrawn, line: Order['lines'][number]): number =>
  Math.max(0, line.quantity - line.refundedQuantity - line.returnedQuantity - withdrawnOf(order, line.id));

/** What the pieces cost, or null where the order does not have them in this number. */
function priceOf(order: Refundable, chosen: { lineId: string; quantity: number }[]): number | null {
  if (new Set(chosen.map(({ lineId }) => lineId)).size < chosen.length) return null;
  let cents = 0;
  for (const { lineId, quantity } of chosen) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line || quantity > leftToRefund(order, line)) return null;
    cents += line.unitPriceCents * quantity;
  }
  return cents;
}

export type RefundProblem =
  | { code: 'orders/refund-too-much'; leftCents: number }
  | { code: 'orders/refund-unknown-line' }
  | { code: 'orders/refund-disputed' };

/**
 * [PAY-04, INV-03] How much goes back, in minor units: never more than what is left of the order, and nothing while the buyer's bank holds
 * its money, which would come twice.
 */
export function refundAmount(order: Refundable, asked: RefundRequest): Result<number, RefundProblem> {
  if (isWithheld(order)) return fail({ code: 'orders/refund-disputed' });
  const leftCents = leftOf(order);
  const price = asked.kind === 'lines' ? priceOf(order, asked.lines) : 0;
  if (price === null) return fail({ code: 'orders/refund-unknown-line' });
  const cents = asked.kind === 'all' ? leftCents : asked.kind === 'amount' ? asked.amountCents : paidFor(order, price);
  return cents > leftCents || cents < 1 ? fail({ code: 'orders/refund-too-much', leftCents }) : ok(cents);
}
