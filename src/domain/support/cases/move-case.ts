import { fail, ok, type Result } from '../../core/result.ts';
import { addMilliseconds, DAY, HOUR } from '../../core/time.ts';
import { type DisputeStatus, isClosed, needsResponse } from '../../payments/dispute-model.ts';
import { ANSWER_DAYS, DECIDE_HOURS } from './limits.ts';
import type { CaseDecision, CaseParty, CaseSource, CaseState } from './model.ts';

/** What rules ask of a case. */
export interface CaseStatus {
  source: CaseSource;
  state: CaseState;
  /** Who escalated it. */
  escalatedBy: string | null;
}

interface Turn {
  state: CaseState;
  dueAt: Date | null;
}
type Closed = { code: 'support/case-decided' } | { code: 'support/case-of-bank' };

/** [SUP-04] Nobody is waited for without an end: the house has 48 hours, a party its days. */
export const houseTurn = (now: Date): Turn => ({ state: 'house', dueAt: addMilliseconds(now, DECIDE_HOURS * HOUR) });
export const partyTurn = (party: CaseParty, now: Date, days = ANSWER_DAYS): Turn => ({
  state: party,
  dueAt: addMilliseconds(now, days * DAY),
});

/** [SUP-04] How a case begins: of a rejected return the buyer spoke already, and its maker is asked. */
export const firstTurn = (source: CaseSource, now: Date): Turn =>
  source === 'return' ? partyTurn('maker', now) : houseTurn(now);

/** [SUP-04] What the house does with a case that is open; of a bank's only the bank decides. */
export function canChange({ source, state }: CaseStatus): Result<null, Closed> {
  if (state === 'decided') return fail({ code: 'support/case-decided' });
  return source === 'dispute' ? fail({ code: 'support/case-of-bank' }) : ok(null);
}

/** [SUP-04] Whoever is asked and writes gives the turn to the house; words of the other party are kept beside. */
export function afterMessage({ source, state }: CaseStatus, party: CaseParty, now: Date): Result<Turn | null, Closed> {
  const open = canChange({ source, state, escalatedBy: null });
  if (!open.ok) return open;
  return ok(state === party ? houseTurn(now) : null);
}

/** [SUP-04] Whoever asked somebody else to decide does not decide it themselves. */
export function canDecide(one: CaseStatus, adminId: string): Result<null, Closed | { code: 'support/case-escalated' }> {
  const open = canChange(one);
  if (!open.ok) return open;
  return one.escalatedBy === adminId ? fail({ code: 'support/case-escalated' }) : ok(null);
}

/** [PAY-02, SUP-04] What a bank says of its dispute: it asks for evidence, thinks about it, or has decided. */
export function afterBank(
  status: DisputeStatus,
  dueAt: Date | null,
  now: Date,
): Turn & { decision: CaseDecision | null } {
  if (isClosed(status)) return { state: 'decided', dueAt: null, decision: status === 'lost' ? 'lost' : 'won' };
  if (!needsResponse(status)) return { state: 'bank', dueAt: null, decision: null };
  return { ...houseTurn(now), ...(dueAt ? { dueAt } : {}), decision: null };
}
