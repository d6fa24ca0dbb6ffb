import type { AccountState, PayoutInterval, PayoutState } from '#domain/payments/payout-model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatDay } from '#web/platform/languages/formats.ts';

export const payoutStateWords: Record<PayoutState, string> = {
  asked: 'Being sent',
  sent: 'On its way to your bank',
  paid: 'Arrived',
  failed: 'Came back',
};

export const intervalWords: Record<PayoutInterval, string> = {
  daily: 'Every day',
  weekly: 'Every Thursday',
  monthly: 'On the first of each month',
};

export const accountStateWords: Record<AccountState, string> = {
  unverified: 'Not tried yet',
  testing: 'Test payout on its way',
  verified: 'Verified',
  failed: 'Takes no payouts',
};

type Known = CallOutput<'payments.getPayoutAccount'>;

/** What becomes of the next payout, in one sentence. */
export function nextPayoutWords({ account, blocked }: Known): string {
  if (!account) return 'Enter a bank account, and what your shop earns is sent there.';
  const to = `the account ending ${account.last4}`;
  if (blocked === 'failed') return `${account.failure}: enter another account. Until then your balance is kept.`;
  if (blocked === 'needs-more') return 'The payment provider wants to know more of you before it pays. Write to us.';
  if (blocked === 'waits')
    return `The changed account ending ${account.last4} is paid to from ${formatDay(new Date(account.payFrom))} on.`;
  if (blocked === 'testing') return `A test payout is on its way to ${to}. When it has arrived, your balance follows.`;
  if (blocked === 'untested')
    return `With your first sale a test payout of €1.00 goes to ${to}. It counts as paid to you.`;
  return `${intervalWords[account.interval]} to ${to}. Next on ${formatDay(new Date(account.nextPayoutAt))}.`;
}
