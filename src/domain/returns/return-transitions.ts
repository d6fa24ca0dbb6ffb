import { addMilliseconds, DAY } from '../core/time.ts';
import type { Return, ReturnActor, ReturnState } from './model.ts';

type Next = Partial<Record<ReturnState, readonly ReturnActor[]>>;

/** [ORD-04, INV-06] Every step of a return, and who may take it. A withdrawal stops it from anywhere, as `system`. */
export const returnTransitions: Record<ReturnState, Next> = {
  requested: { approved: ['maker', 'system'], denied: ['system'], rejected: ['maker'], stopped: ['buyer', 'system'] },
  approved: { shipped: ['buyer', 'system'], received: ['maker'], stopped: ['buyer', 'system'] },
  shipped: { processing: ['buyer', 'system'], received: ['maker'], stopped: ['system'] },
  processing: { received: ['maker', 'system'], stopped: ['system'] },
  received: { under_review: ['maker', 'system'], stopped: ['system'] },
  under_review: {
    refund_issued: ['maker', 'system'],
    swapped: ['maker'],
    rejected: ['maker'],
    stopped: ['system'],
  },
  rejected: { refund_issued: ['administrator'] },
  refund_issued: { refund_processed: ['system'] },
  refund_processed: {},
  swapped: {},
  denied: {},
  stopped: {},
};

export const canMoveReturn = (from: ReturnState, to: ReturnState, by: ReturnActor): boolean =>
  returnTransitions[from][to]?.includes(by) ?? false;

/** Nothing more comes of it by itself: it does not hold its order any more. */
export const isClosed = (state: ReturnState): boolean =>
  ['denied', 'rejected', 'stopped', 'swapped', 'refund_processed'].includes(state);

/** Whether its pieces are taken back, or have been: they count on the lines of the order. What was sent for them can come back itself. */
export const takesBack = (state: ReturnState): boolean => state === 'refund_processed' || !isClosed(state);

/** [ORD-04] Whether its buyer can ask the marketplace to decide. */
export const canDispute = ({ state, disputedAt }: Pick<Return, 'state' | 'disputedAt'>): boolean =>
  disputedAt === null && (state === 'rejected' || state === 'denied');

interface ByItself {
  to: ReturnState;
  days: number;
}

/** [ORD-04] What follows when nobody does anything, so that neither side waits for the other for ever: so many days after the step before. */
export const byItself: Partial<Record<ReturnState, ByItself>> = {
  // The shop named its days of return; silence takes nothing from them.
  requested: { to: 'approved', days: 5 },
  approved: { to: 'stopped', days: 14 },
  // Without a number nobody has shown that they were sent.
  shipped: { to: 'stopped', days: 28 },
  processing: { to: 'received', days: 14 },
  // Seven days together: the five working days that the buyer was promised.
  received: { to: 'under_review', days: 3 },
  under_review: { to: 'refund_issued', days: 4 },
};

/** When the next step comes by itself; null where none does. */
export function nextByItselfAt({ state, timeline }: Pick<Return, 'state' | 'timeline'>): Date | null {
  const next = byItself[state];
  const last = timeline.at(-1);
  return next && last ? addMilliseconds(new Date(last.at), next.days * DAY) : null;
}
