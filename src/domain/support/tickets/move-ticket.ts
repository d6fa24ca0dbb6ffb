import { fail, ok, type Result } from '../../core/result.ts';
import type { TicketState } from './model.ts';

/** What rules ask of a ticket. */
export interface TicketStatus {
  number: string;
  state: TicketState;
  mergedInto: string | null;
  userId: string | null;
  email: string;
}

type Merged = { code: 'support/merged'; into: string };
type Moved = Result<TicketState, Merged>;

const unlessMerged = ({ mergedInto }: TicketStatus, state: TicketState): Moved =>
  mergedInto ? fail({ code: 'support/merged', into: mergedInto }) : ok(state);

/** [SUP-04] After an answer it is the person's turn, or nothing is left to do. */
export const afterAnswer = (ticket: TicketStatus, closes: boolean): Moved =>
  unlessMerged(ticket, closes ? 'closed' : 'person');

/** [SUP-04] Whatever the person writes is the house's turn: a closed ticket is open again. */
export const afterReply = (ticket: TicketStatus): Moved => unlessMerged(ticket, 'house');

/** [SUP-04] Closed without an answer, or open again. */
export function setOpen(ticket: TicketStatus, isOpen: boolean): Moved {
  if (isOpen === (ticket.state !== 'closed')) return unlessMerged(ticket, ticket.state);
  return unlessMerged(ticket, isOpen ? 'house' : 'closed');
}

/** [SUP-04] Two tickets become one only where one person wrote both: nobody is shown the words of another. */
export function mayMerge(
  from: TicketStatus,
  into: TicketStatus,
): Result<null, Merged | { code: 'support/same-ticket' } | { code: 'support/other-person' }> {
  if (from.number === into.number) return fail({ code: 'support/same-ticket' });
  const merged = from.mergedInto ?? into.mergedInto;
  if (merged) return fail({ code: 'support/merged', into: merged });
  const isSame = from.userId === into.userId && (from.userId !== null || from.email === into.email);
  return isSame ? ok(null) : fail({ code: 'support/other-person' });
}
