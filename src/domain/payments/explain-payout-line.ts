import type { Language, Text } from '../core/languages/language.ts';
import { explainTransaction } from './explain-transaction.ts';
import type { LedgerLine } from './model.ts';

const stillOnTheWay: Text = {
  en: 'The order itself is still on the way, so only the card provider’s fee stands here.',
  de: 'Die Bestellung selbst ist noch unterwegs; hier steht deshalb nur die Gebühr des Zahlungsdienstes.',
};

/** What a dispute takes from its seller, or gives back, altogether. */
function wholeOf(facts: LedgerLine['facts']): number | null {
  if (facts.kind !== 'dispute' && facts.kind !== 'dispute_won') return null;
  const { ownCents, fundedCents, feeCents, providerFeeCents } = facts;
  return ownCents + fundedCents - feeCents + providerFeeCents;
}

/** [UX-93] Why a line of a payout is its sum: of a dispute about an order that is still on the way it has a part alone. */
export function explainPayoutLine(
  { facts, amountCents }: Pick<LedgerLine, 'facts' | 'amountCents'>,
  language: Language = 'en',
): string {
  const whole = wholeOf(facts);
  const text = explainTransaction(facts, 'maker', language);
  return whole === null || whole === Math.abs(amountCents) ? text : `${text} ${stillOnTheWay[language]}`;
}
