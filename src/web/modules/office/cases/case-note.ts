import type { Case } from '#domain/office/cases-contract.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { dayText } from '#web/modules/admin/time-text.ts';
import * as texts from './case-note-texts.ts';

const ordersOf = ({ facts: { orders = [] } }: Case): string => orders.join(', ');

/** [SUP-04] What a case is called in lists. */
export function caseTitle(item: Case): string {
  const { kind, facts } = item;
  if (kind === 'refund') return texts.latePayment;
  if (kind === 'report') return texts.reviewOf(facts.listing ?? '');
  if (kind === 'dispute') return (facts.isInquiry ? texts.bankAsks : texts.disputed)(ordersOf(item) || texts.noOrders);
  const title = texts.order(ordersOf(item));
  return facts.isEscalated ? texts.escalated(title) : title;
}

/** Whose turn it is and until when, or what happened. */
export function caseDetail(item: Case): string {
  const { kind, facts } = item;
  if (kind === 'refund') return texts.backByNow;
  if (kind === 'report') return texts.reported((facts.reasons ?? []).map((reason) => texts.reasons[reason]).join(', '));
  if (kind === 'late') return texts.late(facts.shop ?? '', facts.leavesBy ? formatDay(new Date(facts.leavesBy)) : '');
  if (kind === 'dispute') return texts.evidence(facts.due ? dayText(facts.due) : texts.bankDay);
  const { state = 'house', decision, due } = facts;
  if (state === 'decided') return decision ? texts.decisions[decision] : '';
  const turn = texts.turns[state](due ? dayText(due) : texts.noDay);
  return facts.owner ? `${turn}, ${facts.owner}` : turn;
}
