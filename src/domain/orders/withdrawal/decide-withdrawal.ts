import { dayIn, startOfDay } from '../../core/days/time-zone.ts';
import { addMilliseconds, DAY } from '../../core/time.ts';
import { hasWithdrawalRight } from '../../listings/withdrawal-exception.ts';
import type { Order } from '../model.ts';
import { largestRemainder } from '../../shops/tax/largest-remainder.ts';
import { shareOf } from '../line-share.ts';
import { leftOf, type PlannedRefund, sumOfShares, withdrawnOf } from '../refund-amount.ts';
import type { Withdrawal, WithdrawalRefusal, WithdrawnLine } from './model.ts';

/** [LAW-01] Pieces are sent back within so many days of the declaration, and money goes back within them (2011/83/EU articles 13, 14). */
export const WITHDRAWAL_ANSWER_DAYS = 14;

/** An order waits so long for pieces of which nobody showed that they were sent; then it may end, and its maker be paid. */
export const WAITS_FOR_GOODS_DAYS = 28;

type Line = Pick<
  Order['lines'][number],
  | 'id'
  | 'quantity'
  | 'discountCents'
  | 'fundedCents'
  | 'paidBackQuantity'
  | 'refundedQuantity'
  | 'returnedQuantity'
  | 'unitPriceCents'
  | 'personalisation'
  | 'withdrawalException'
>;

export type Withdrawable = Pick<
  Order,
  | 'state'
  | 'returnEndsAt'
  | 'shippingCents'
  | 'standardShippingCents'
  | 'totalCents'
  | 'refundedCents'
  | 'keptLabelCents'
  | 'disputes'
> & { lines: Line[]; withdrawals: Pick<Withdrawal, 'state' | 'lines'>[] };

/**
 * [LAW-01] When the days of return of an order end: with the last hour of their last day, of the next working day where that is at a weekend
 * (Regulation 1182/71 article 3), by the calendar of a time zone. It is fixed at delivery (`returnEndsAt`); before, nothing begins to end.
 */
export function returnEndOf({
  deliveredAt,
  returnDays,
  timeZone,
}: {
  deliveredAt: Date;
  returnDays: number;
  timeZone: string;
}): Date {
  const last = addMilliseconds(new Date(dayIn(timeZone, deliveredAt)), returnDays * DAY);
  const weekend = { 6: 2, 0: 1 }[last.getUTCDay()] ?? 0;
  return startOfDay(timeZone, dayIn('UTC', addMilliseconds(last, (1 + weekend) * DAY)));
}

/** How many pieces of a line no withdrawal and no return has taken back yet. */
export const leftToWithdraw = (
  order: Pick<Withdrawable, 'withdrawals'>,
  line: Pick<Line, 'id' | 'quantity' | 'returnedQuantity'>,
): number => line.quantity - line.returnedQuantity - withdrawnOf(order, line.id);

/** Whether the order page still offers it: something is left of an order whose time is not over. */
export function canWithdraw(order: Withdrawable, now: Date): boolean {
  const decided = decideWithdrawal(order, { requested: null, now });
  return decided.lines.length > 0;
}

interface WithdrawalRequest {
  /** Null: all of the order. */
  requested: readonly WithdrawnLine[] | null;
  now: Date;
}

/** [LAW-01] What follows from a declaration: the pieces that it takes back, or why it takes none. It is received in either case. */
export function decideWithdrawal(
  order: Withdrawable,
  { requested, now }: WithdrawalRequest,
): { lines: WithdrawnLine[]; refusal: WithdrawalRefusal | null } {
  const refused = (refusal: WithdrawalRefusal) => ({ lines: [], refusal });
  if (['pending_payment', 'cancelled', 'refunded'].includes(order.state)) return refused('nothing_left');
  if (order.returnEndsAt !== null && now >= new Date(order.returnEndsAt)) return refused('too_late');
  const chosen = order.lines.flatMap((line) => {
    const wanted = requested ? sumOf(requested.filter(({ lineId }) => lineId === line.id)) : line.quantity;
    return wanted > 0 ? [{ line, quantity: Math.min(wanted, leftToWithdraw(order, line)) }] : [];
  });
  const withRight = chosen.filter(({ line }) => hasWithdrawalRight(line));
  if (chosen.length > 0 && withRight.length === 0) return refused('no_right');
  const lines = withRight.flatMap(({ line, quantity }) => (quantity > 0 ? [{ lineId: line.id, quantity }] : []));
  return lines.length > 0 ? { lines, refusal: null } : refused('nothing_left');
}

const sumOf = (lines: readonly WithdrawnLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether nothing of the order is kept once these pieces are back as well as those whose money has gone back. */
export function isLastOf(order: Withdrawable, lines: readonly WithdrawnLine[]): boolean {
  const back = [
    ...order.withdrawals.filter(({ state }) => state === 'refunded').flatMap((each) => each.lines),
    ...lines,
  ];
  return order.lines.every(
    (line) => line.returnedQuantity + sumOf(back.filter(({ lineId }) => lineId === line.id)) >= line.quantity,
  );
}

/** [INV-03] How many of these pieces were not paid back before: by a refund of pieces, a return or another withdrawal. */
function unpaidOf(order: Withdrawable, line: Line, lines: readonly WithdrawnLine[]): number {
  const earlier = order.withdrawals.filter(({ state }) => state === 'refunded');
  const left =
    line.quantity - line.refundedQuantity - line.returnedQuantity - withdrawnOf({ withdrawals: earlier }, line.id);
  return Math.max(0, Math.min(left, sumOf(lines.filter(({ lineId }) => lineId === line.id))));
}

/** What goes back for pieces that come back, and what a label for their way took off it. */
export interface PlannedReturn extends PlannedRefund {
  takenOffCents: number;
}

/**
 * What goes back for pieces, in minor units: what was paid for them, and with the last of an order the postage of the cheapest way
 * that the shop offered (2011/83/EU article 13); at most what was paid without what a dearer way cost more, what refunds gave back and what
 * labels took off them, and never more than lost disputes left of the order [INV-03]. The way back is the buyer's (article 14): a label for
 * it that the marketplace bought for them is taken off.
 */
export function planWithdrawal(order: Withdrawable, lines: readonly WithdrawnLine[], labelCents = 0): PlannedReturn {
  const dearer = Math.max(0, order.shippingCents - order.standardShippingCents);
  const deducted = dearer + order.keptLabelCents;
  const left = Math.max(0, Math.min(leftOf(order), order.totalCents - order.refundedCents - deducted));
  const shares = order.lines
    .map((line) => shareOf(line, unpaidOf(order, line, lines)))
    .filter(({ quantity }) => quantity > 0);
  const sum = sumOfShares(shares);
  const due = isLastOf(order, lines) ? left : Math.min(left, sum);
  const takenOffCents = Math.min(due, labelCents);
  const cents = due - takenOffCents;
  const capped = largestRemainder(
    Math.min(cents, sum),
    shares.map((share) => share.cents),
  );
  return { cents, takenOffCents, lines: shares.map((share, index) => ({ ...share, cents: capped[index] ?? 0 })) };
}

/**
 * When the money of a withdrawal goes back automatically: within 14 days of the declaration, but not before the pieces are there or their
 * buyer has shown that they were sent. Null where neither is known. What is there is paid back at once, without waiting for this.
 */
export function refundDueAt(withdrawal: Pick<Withdrawal, 'declaredAt' | 'sentAt'>): Date | null {
  if (!withdrawal.sentAt) return null;
  const answer = addMilliseconds(new Date(withdrawal.declaredAt), WITHDRAWAL_ANSWER_DAYS * DAY);
  const sent = new Date(withdrawal.sentAt);
  return sent > answer ? sent : answer;
}
