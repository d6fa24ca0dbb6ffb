import { endOfDay, localTime } from '../../core/days/time-zone.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { addMilliseconds, DAY } from '../../core/time.ts';
import { addDeliveryDays, addShopDays, isoDay, type WorkingCalendar } from '../../shops/calendar/working-calendar.ts';
import { leavesBy, type PromisedItem } from '../../listings/delivery/delivery-options.ts';
import type { Order } from '../model.ts';
import { isWaiting, leftToPack, leftToSend, type Packable } from '../parcels/pack.ts';
import { MAX_PROOFS, type Proof } from './model.ts';

/** Days in which a buyer answers; without an answer the newest version counts as approved. */
export const ANSWER_DAYS = 5;
/** The buyer is reminded once, so many days after a version was sent. */
const REMIND_AFTER_DAYS = 3;
/** Working days of the shop in which the maker sends the next version. */
const REVISION_DAYS = 3;

type Line = Pick<Order['lines'][number], 'id' | 'quantity' | 'notSentQuantity' | 'personalisation'>;
type ProofFacts = Pick<Proof, 'lineId' | 'version' | 'state'>;
type Proofed = Omit<Packable, 'lines'> & { lines: readonly Line[]; proofs: readonly ProofFacts[] };

/** The newest version of a line. */
export const latestProof = <Each extends ProofFacts>(proofs: readonly Each[], lineId: string): Each | undefined =>
  proofs
    .filter((proof) => proof.lineId === lineId)
    .toSorted((a, b) => a.version - b.version)
    .at(-1);

const hasOpenState = (order: Proofed, line: Line, states: readonly Proof['state'][]): boolean =>
  leftToSend(order, line) > 0 && states.some((state) => state === latestProof(order.proofs, line.id)?.state);

/** [ORD-07] Whether the proof of one of these lines is open, of any without `lineIds`: they are neither begun, packed nor sent. */
export const hasOpenProof = (order: Proofed, lineIds: readonly string[] = order.lines.map(({ id }) => id)): boolean =>
  order.lines.some((line) => lineIds.includes(line.id) && hasOpenState(order, line, ['sent', 'change_requested']));

/** Whether the maker waits for the buyer: meanwhile an order is not late. */
export const awaitsBuyer = (order: Proofed): boolean =>
  isWaiting(order) && order.lines.some((line) => hasOpenState(order, line, ['sent']));

/** Whether a proof can be sent of a line: it has the buyer's text, is not approved, and something of it is not packed. */
export function canSendProof(order: Proofed, line: Line): Result<true, SendProblem> {
  if (line.personalisation === '') return fail({ code: 'orders/proof-not-personalised' });
  if (!isWaiting(order) || leftToPack(order, line) === 0) return fail({ code: 'orders/proof-too-late' });
  const latest = latestProof(order.proofs, line.id);
  if (latest?.state === 'approved') return fail({ code: 'orders/proof-approved' });
  return latest?.version === MAX_PROOFS ? fail({ code: 'orders/proof-too-many' }) : ok(true);
}

export type SendProblem =
  | { code: 'orders/proof-not-personalised' }
  | { code: 'orders/proof-too-late' }
  | { code: 'orders/proof-approved' }
  | { code: 'orders/proof-too-many' };

/** [ORD-07] The number of the version that is sent next, or why none is. */
export function decideProof(
  order: Proofed,
  { lineId, text, pictureCount }: { lineId: string; text: string; pictureCount: number },
): Result<number, SendProblem | { code: 'orders/proof-empty' } | { code: 'orders/not-found' }> {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) return fail({ code: 'orders/not-found' });
  const allowed = canSendProof(order, line);
  if (!allowed.ok) return allowed;
  if (text === '' && pictureCount === 0) return fail({ code: 'orders/proof-empty' });
  return ok((latestProof(order.proofs, lineId)?.version ?? 0) + 1);
}

interface Answer {
  lineId: string;
  version: number;
  state: 'approved' | 'change_requested';
  answer: string;
}

/** [ORD-07] Whether an answer changes something: the same again does not, and only the newest version is answered. */
export function decideAnswer(
  order: Omit<Proofed, 'proofs'> & { proofs: readonly Proof[] },
  { lineId, version, state, answer }: Answer,
): Result<
  { proof: Proof; isNew: boolean },
  { code: 'orders/proof-not-found' } | { code: 'orders/proof-answered' } | { code: 'orders/proof-change-empty' }
> {
  const proof = order.proofs.find((each) => each.lineId === lineId && each.version === version);
  if (!proof) return fail({ code: 'orders/proof-not-found' });
  if (proof.state === state && (state === 'approved' || proof.answer === answer)) return ok({ proof, isNew: false });
  if (proof.state !== 'sent' || !isWaiting(order)) return fail({ code: 'orders/proof-answered' });
  if (state === 'change_requested' && answer === '') return fail({ code: 'orders/proof-change-empty' });
  return ok({ proof, isNew: true });
}

/** Until when the buyer answers a version, and when they are reminded. */
export const answerTimes = (sentAt: Date): { remindAt: Date; dueAt: Date } => ({
  remindAt: addMilliseconds(sentAt, REMIND_AFTER_DAYS * DAY),
  dueAt: addMilliseconds(sentAt, ANSWER_DAYS * DAY),
});

/** Until when the maker sends the next version: the last moment of a working day of the shop. */
export const revisionDueAt = (requestedAt: Date, timeZone: string, calendar: WorkingCalendar): Date =>
  endOfDay(timeZone, isoDay(addShopDays(localTime(timeZone, requestedAt), REVISION_DAYS, calendar)));

type Days = Pick<Order, 'leavesBy' | 'arrivesFrom' | 'arrivesTo'>;

/** How many days of delivery lie between two days. */
function deliveryDaysBetween(from: Date, to: Date, holidays: readonly string[]): number {
  let count = 0;
  for (let day = from; day < to; count += 1) day = addDeliveryDays(from, count + 1, holidays);
  return count;
}

interface Approved {
  items: readonly PromisedItem[];
  approvedAt: Date;
  calendar: WorkingCalendar;
  /** Public holidays of the buyer's country. */
  holidays: readonly string[];
}

/**
 * [ORD-06, ORD-07] Making starts with the approval: by the rule of every promise an order leaves as if it were placed then, and arrives after
 * as many days of delivery as before. Null where that is no later than promised.
 */
export function daysAfterApproval(
  order: Days & Pick<Order, 'timeZone'>,
  { items, approvedAt, calendar, holidays }: Approved,
): Days | null {
  const today = localTime(order.timeZone, approvedAt);
  const leaves = leavesBy(items, today, calendar);
  const leavesOn = new Date(isoDay(leaves));
  if (isoDay(leaves) <= order.leavesBy) return null;
  const [arrivesFrom, arrivesTo] = [order.arrivesFrom, order.arrivesTo].map((day) => {
    const count = deliveryDaysBetween(new Date(order.leavesBy), new Date(day), holidays);
    return isoDay(addDeliveryDays(leavesOn, count, holidays));
  });
  return { leavesBy: isoDay(leaves), arrivesFrom: arrivesFrom ?? '', arrivesTo: arrivesTo ?? '' };
}
