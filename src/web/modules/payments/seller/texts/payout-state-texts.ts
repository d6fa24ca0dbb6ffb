import type { AccountState, PayoutInterval, PayoutState } from '#domain/payments/payout-model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { localDay } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const payoutStateTexts: Record<PayoutState, string> = say({
  en: { asked: 'Being sent', sent: 'On its way to your bank', paid: 'Arrived', failed: 'Came back' },
  de: { asked: 'Wird überwiesen', sent: 'Unterwegs zu deiner Bank', paid: 'Angekommen', failed: 'Kam zurück' },
});

export const intervalTexts: Record<PayoutInterval, string> = say({
  en: { daily: 'Every day', weekly: 'Every Thursday', monthly: 'On the first of each month' },
  de: { daily: 'Jeden Tag', weekly: 'Jeden Donnerstag', monthly: 'Am Ersten jedes Monats' },
});

export const accountStateTexts: Record<AccountState, string> = say({
  en: {
    unverified: 'Not tried yet',
    testing: 'Test payout on its way',
    verified: 'Verified',
    failed: 'Takes no payouts',
  },
  de: {
    unverified: 'Noch nicht geprüft',
    testing: 'Testauszahlung unterwegs',
    verified: 'Geprüft',
    failed: 'Nimmt keine Auszahlungen an',
  },
});

const stateTexts = say({
  en: {
    none: 'Enter a bank account, and what your shop earns is sent there.',
    failed: (why: string) => `${why}: enter another account. Until then your balance is kept.`,
    withheld: (why: string) => `We hold your payouts: ${why} Your balance stays yours.`,
    more: 'The payment provider wants to know more of you before it pays. Write to us.',
    waits: (last4: string, day: string) => `The changed account ending ${last4} is paid to from ${day} on.`,
    testing: (last4: string) =>
      `A test payout is on its way to the account ending ${last4}. When it has arrived, your balance follows.`,
    untested: (last4: string) =>
      `Once money of yours can be paid out, a test payout of €1.00 goes to the account ending ${last4}. It counts as paid to you.`,
    next: (interval: string, last4: string, day: string) =>
      `${interval} to the account ending ${last4}. Next on ${day}.`,
  },
  de: {
    none: 'Trag ein Bankkonto ein, dann wird dorthin ausgezahlt, was dein Shop verdient.',
    failed: (why: string) => `${why}: Trag ein anderes Konto ein. Bis dahin bleibt dein Guthaben stehen.`,
    withheld: (why: string) => `Wir halten deine Auszahlungen zurück: ${why} Dein Guthaben bleibt deins.`,
    more: 'Der Zahlungsdienst möchte mehr von dir wissen, bevor er auszahlt. Schreib uns.',
    waits: (last4: string, day: string) => `Auf das geänderte Konto mit der Endung ${last4} wird ab ${day} ausgezahlt.`,
    testing: (last4: string) =>
      `Eine Testauszahlung ist unterwegs zum Konto mit der Endung ${last4}. Wenn sie angekommen ist, folgt dein Guthaben.`,
    untested: (last4: string) =>
      `Sobald Geld von dir auszahlbar ist, geht eine Testauszahlung von 1,00 € an das Konto mit der Endung ${last4}. Sie zählt als ausgezahlt.`,
    next: (interval: string, last4: string, day: string) =>
      `${interval} an das Konto mit der Endung ${last4}. Am ${day} das nächste Mal.`,
  },
});

type Known = CallOutput<'payments.getPayoutAccount'>;

/** What becomes of the next payout, in one sentence. */
export function nextPayoutText({ account, blocked }: Known): string {
  if (!account) return stateTexts.none;
  const { last4 } = account;
  if (blocked === 'withheld') return stateTexts.withheld(account.holdReason);
  if (blocked === 'failed') return stateTexts.failed(account.failure);
  if (blocked === 'needs-more') return stateTexts.more;
  if (blocked === 'waits') return stateTexts.waits(last4, localDay(account.payFrom));
  if (blocked === 'testing') return stateTexts.testing(last4);
  if (blocked === 'untested') return stateTexts.untested(last4);
  return stateTexts.next(intervalTexts[account.interval], last4, localDay(account.nextPayoutAt));
}
