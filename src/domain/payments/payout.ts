import { addMilliseconds, DAY } from '../core/time.ts';
import { MIN_PAYOUT_CENTS } from '../core/money.ts';
import type { AccountState, PayoutInterval, PayoutState } from './payout-model.ts';

/** A changed account is paid to so many days later, so that its owner can act on the mail about it. */
export const CHANGED_ACCOUNT_WAITS_DAYS = 3;
/** Payouts leave at this hour, UTC. */
const HOUR_OF_PAYOUTS = 6;
const THURSDAY = 4;

/** [PAY-04] The moment of the next payout after `from`: each day, each Thursday, or the first of each month, at six in the morning UTC. */
export function nextPayoutAt(interval: PayoutInterval, from: Date): Date {
  const next = new Date(from);
  next.setUTCHours(HOUR_OF_PAYOUTS, 0, 0, 0);
  if (interval === 'monthly') {
    next.setUTCDate(1);
    if (next <= from) next.setUTCMonth(next.getUTCMonth() + 1);
    return next;
  }
  while (next <= from || (interval === 'weekly' && next.getUTCDay() !== THURSDAY))
    next.setUTCDate(next.getUTCDate() + 1);
  return next;
}

/** After payouts that failed one after another the next one waits a day, then twice as long each time, a week at most. */
export const retryAt = (failedInRow: number, now: Date): Date =>
  addMilliseconds(now, Math.min(2 ** Math.max(0, failedInRow - 1), 7) * DAY);

/** [INV-04] What a payout would be of a balance: all of it, or nothing below the minimum. What is below zero is carried on, never paid. */
export const payoutOf = (balanceCents: number, minimumCents: number): number =>
  balanceCents >= Math.max(minimumCents, MIN_PAYOUT_CENTS) ? balanceCents : 0;

const payoutTransitions: Record<PayoutState, readonly PayoutState[]> = {
  asked: ['sent', 'failed'],
  sent: ['paid', 'failed'],
  // A bank may send money back some days after it took it.
  paid: ['failed'],
  failed: [],
};

export const canTransitionPayout = (from: PayoutState, to: PayoutState): boolean =>
  payoutTransitions[from].includes(to);

/** Reasons of a bank that no later try mends: the account has to be changed (the provider's failure codes of payouts). */
const lastingFailures = new Set([
  'account_closed',
  'account_frozen',
  'bank_account_restricted',
  'bank_account_unusable',
  'bank_ownership_changed',
  'debit_not_authorized',
  'incorrect_account_holder_address',
  'incorrect_account_holder_name',
  'incorrect_account_holder_tax_id',
  'incorrect_account_type',
  'invalid_account_number',
  'invalid_account_number_length',
  'invalid_currency',
  'no_account',
  'unsupported_card',
]);

export const isLasting = (failure: string): boolean => lastingFailures.has(failure);

/** Why nothing is paid to an account now; null where payouts go. */
export function blocksPayouts(
  account: { state: AccountState; payFrom: Date; needs: readonly string[]; holdReason: string },
  now: Date,
): 'withheld' | 'untested' | 'testing' | 'failed' | 'waits' | 'needs-more' | null {
  if (account.holdReason !== '') return 'withheld';
  if (account.state === 'failed') return 'failed';
  if (account.needs.length > 0) return 'needs-more';
  if (account.payFrom > now) return 'waits';
  if (account.state === 'verified') return null;
  return account.state === 'testing' ? 'testing' : 'untested';
}
