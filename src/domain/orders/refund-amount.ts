import { z } from 'zod';
import { idSchema, MAX_INT } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isWithheld, lostCents } from '../payments/dispute-model.ts';
import { type LineShare, shareOf } from './line-share.ts';
import type { Order } from './model.ts';
import type { WithdrawnLine } from './withdrawal/model.ts';

/** What is to go back: all that is left, some of the pieces, or a sum in minor units. */
export const refundRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('lines'),
    lines: z
      .array(z.strictObject({ lineId: idSchema, quantity: z.number().int().min(1).max(MAX_INT) }))
      .min(1)
      .max(100),
  }),
  z.strictObject({ kind: z.literal('amount'), amountCents: centsSchema.min(1) }),
]);
export type RefundRequest = z.infer<typeof refundRequestSchema>;

interface Withdrawn {
  withdrawals: readonly { lines: readonly WithdrawnLine[] }[];
}

type Refundable = Pick<Order, 'lines' | 'totalCents' | 'refundedCents' | 'disputes'> & Withdrawn;

/** What goes back, in minor units: for which pieces; what is beyond their sums is postage, or a sum that names none. */
export interface PlannedRefund {
  cents: number;
  lines: readonly LineShare[];
}

/** [INV-03] What of an order has not gone back: neither promised to the buyer nor taken by their bank for good. */
export const leftOf = (order: Pick<Order, 'totalCents' | 'refundedCents' | 'disputes'>): number =>
  order.totalCents - order.refundedCents - lostCents(order.disputes);

export const sumOfShares = (shares: readonly LineShare[]): number => shares.reduce((sum, { cents }) => sum + cents, 0);

/** How many pieces of a line withdrawals take back, whether their money has gone back yet or not. */
export const withdrawnOf = ({ withdrawals }: Withdrawn, lineId: string): number =>
  withdrawals
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);

/** [INV-03] How many pieces of a line no refund has paid back, and neither a return nor a withdrawal takes back. */
export const leftToRefund = (order: Withdrawn, line: Order['lines'][number]): number =>
  Math.max(0, line.quantity - line.refundedQuantity - line.returnedQuantity - withdrawnOf(order, line.id));

/** What was paid for the pieces, or null where the order does not have them in this number. */
function sharesOf(order: Refundable, chosen: { lineId: string; quantity: number }[]): LineShare[] | null {
  if (new Set(chosen.map(({ lineId }) => lineId)).size < chosen.length) return null;
  const shares: LineShare[] = [];
  for (const { lineId, quantity } of chosen) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line || quantity > leftToRefund(order, line)) return null;
    shares.push(shareOf(line, quantity));
  }
  return shares;
}

export type RefundProblem =
  | { code: 'orders/refund-too-much'; leftCents: number }
  | { code: 'orders/refund-unknown-line' }
  | { code: 'orders/refund-disputed' };

/**
 * [PAY-04, INV-03] How much goes back, in minor units: never more than what is left of the order, and nothing while the buyer's bank holds
 * its money, which would come twice.
 */
export function planRefund(order: Refundable, request: RefundRequest): Result<PlannedRefund, RefundProblem> {
  if (isWithheld(order)) return fail({ code: 'orders/refund-disputed' });
  const leftCents = leftOf(order);
  const lines = request.kind === 'lines' ? sharesOf(order, request.lines) : [];
  if (lines === null) return fail({ code: 'orders/refund-unknown-line' });
  const partCents = request.kind === 'amount' ? request.amountCents : sumOfShares(lines);
  const cents = request.kind === 'all' ? leftCents : partCents;
  return cents > leftCents || cents < 1 ? fail({ code: 'orders/refund-too-much', leftCents }) : ok({ cents, lines });
}
