import { fail, ok, type Result } from '../core/result.ts';
import { exceptionOf, hasWithdrawalRight } from '../listings/withdrawal-exception.ts';
import type { Order } from '../orders/model.ts';
import { leftOf, leftToRefund } from '../orders/refund-amount.ts';
import { planWithdrawal, type PlannedReturn, type Withdrawable } from '../orders/withdrawal/decide-withdrawal.ts';
import { isWithheld } from '../payments/dispute-model.ts';
import type { ReturnLabel } from './labels/model.ts';
import { takenOff } from './labels/return-label.ts';
import { postagePayer, type ReturnLine, type ReturnReason, type ReturnRefusal, type ReturnState } from './model.ts';

type Line = Order['lines'][number];
export type Returnable = Omit<Withdrawable, 'lines'> & Pick<Order, 'lines'>;
/** Returns of the same order. */
type Earlier = readonly { state: ReturnState; lines: readonly ReturnLine[] }[];

export type RequestProblem =
  | { code: 'returns/not-arrived' }
  | { code: 'returns/nothing-left' }
  | { code: 'returns/unknown-line' }
  | { code: 'returns/too-many' }
  | { code: 'returns/withdrawn' }
  | { code: 'orders/refund-disputed' };

const quantityOf = (lines: readonly ReturnLine[], lineId: string): number =>
  lines.reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);

const linesIn = (earlier: Earlier, ...states: ReturnState[]): ReturnLine[] =>
  earlier.flatMap(({ state, lines }) => (states.includes(state) ? lines : []));

/** [INV-03] How many pieces of a line can still be asked back: not paid back, withdrawn from, on their way back, or rejected before. */
export const leftToReturn = (order: Pick<Returnable, 'withdrawals'>, line: Line, earlier: Earlier): number =>
  Math.max(0, leftToRefund(order, line) - quantityOf(linesIn(earlier, 'rejected'), line.id));

/** Whether the page of an order offers it at all. */
export const hasArrived = ({ state }: Pick<Order, 'state'>): boolean => state === 'delivered' || state === 'completed';

const isOver = ({ returnEndsAt }: Pick<Order, 'returnEndsAt'>, now: Date): boolean =>
  returnEndsAt === null || now >= new Date(returnEndsAt);

/** Whether a piece is taken back for a reason: one with a fault always is (2019/771/EU article 13), any other where it has the right of withdrawal. */
export const isTakenBack = (line: Line, reason: ReturnReason): boolean =>
  postagePayer(reason) === 'maker' || hasWithdrawalRight(line);

/** Whether something of an order can be asked back now, be it for a fault alone. */
export const canReturn = (order: Returnable, earlier: Earlier, now: Date): boolean =>
  hasArrived(order) && !isOver(order, now) && order.lines.some((line) => leftToReturn(order, line, earlier) > 0);

/**
 * [ORD-04, INV-03] Whether pieces of an order may be asked back. What the rules of the shop do not allow is answered by its refusal, and kept;
 * what cannot be a request at all is a problem.
 */
export function decideReturn(
  order: Returnable,
  { lines, reason, earlier, now }: { lines: readonly ReturnLine[]; reason: ReturnReason; earlier: Earlier; now: Date },
): Result<ReturnRefusal | null, RequestProblem> {
  if (order.state === 'refunded' || leftOf(order) === 0) return fail({ code: 'returns/nothing-left' });
  if (!hasArrived(order)) return fail({ code: 'returns/not-arrived' });
  if (isWithheld(order)) return fail({ code: 'orders/refund-disputed' });
  if (order.withdrawals.some(({ state }) => state === 'declared' || state === 'returning'))
    return fail({ code: 'returns/withdrawn' });
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) return fail({ code: 'returns/unknown-line' });
  const exceptions = new Set<ReturnType<typeof exceptionOf>>();
  for (const { lineId } of lines) {
    const line = order.lines.find(({ id }) => id === lineId);
    if (!line) return fail({ code: 'returns/unknown-line' });
    if (quantityOf(lines, lineId) > leftToReturn(order, line, earlier)) return fail({ code: 'returns/too-many' });
    if (!isTakenBack(line, reason)) exceptions.add(exceptionOf(line));
  }
  if (isOver(order, now)) return ok('too_late');
  return ok((['personalised', 'perishable'] as const).find((each) => exceptions.has(each)) ?? null);
}

/**
 * [ORD-04, PAY-04, INV-03] What goes back for the pieces of a return, in minor units: what was paid for them, and with the last of an order
 * the postage of the cheapest way, as for a withdrawal (decision 0055), less a label that its buyer pays; at most what is left.
 */
export function planReturn(
  order: Returnable,
  { lines, label }: { lines: readonly ReturnLine[]; label?: ReturnLabel | null },
  earlier: Earlier,
): PlannedReturn {
  const isPaidBack = ({ state }: { state: ReturnState }) => state === 'refund_issued' || state === 'refund_processed';
  const back = earlier.filter(isPaidBack);
  const before = order.lines.map((line) => ({
    ...line,
    returnedQuantity: quantityOf(linesIn(back, 'refund_issued', 'refund_processed'), line.id),
  }));
  return planWithdrawal({ ...order, lines: before }, lines, takenOff(label));
}
