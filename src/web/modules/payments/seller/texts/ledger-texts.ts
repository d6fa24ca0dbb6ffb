import type { LedgerKind } from '#domain/payments/model.ts';
import { say } from '#web/platform/languages/language.ts';

/** What a line of the ledger is called. */
export const ledgerKindTexts: Record<LedgerKind, string> = say({
  en: {
    charge: 'Sale',
    fee: 'Fee',
    refund: 'Refund',
    fee_refund: 'Fee given back',
    refund_sent: 'Refund sent',
    late_charge: 'Payment that came too late',
    release: 'Order',
    dispute: 'Dispute',
    dispute_won: 'Dispute won',
    dispute_fee: 'Cost of a dispute',
    dispute_lost: 'Dispute lost',
    label: 'Shipping label',
    label_refund: 'Label given back',
    payout: 'Payout',
    test_payout: 'Test payout',
    payout_paid: 'Payout arrived',
    payout_returned: 'Payout came back',
  },
  de: {
    charge: 'Verkauf',
    fee: 'Gebühr',
    refund: 'Erstattung',
    fee_refund: 'Gebühr erstattet',
    refund_sent: 'Erstattung verschickt',
    late_charge: 'Zu späte Zahlung',
    release: 'Bestellung',
    dispute: 'Zahlungseinspruch',
    dispute_won: 'Einspruch abgewiesen',
    dispute_fee: 'Kosten eines Einspruchs',
    dispute_lost: 'Einspruch verloren',
    label: 'Versandetikett',
    label_refund: 'Etikett zurückgegeben',
    payout: 'Auszahlung',
    test_payout: 'Testauszahlung',
    payout_paid: 'Auszahlung angekommen',
    payout_returned: 'Auszahlung kam zurück',
  },
});

export const bringsYou = say({ en: 'What it brings you', de: 'Was sie dir bringt' });
export const unread = say({
  en: 'What it brings you could not be read. ',
  de: 'Was sie dir bringt, konnte nicht gelesen werden. ',
});
export const tryAgain = say({ en: 'Try again', de: 'Noch einmal versuchen' });
export const loading = say({ en: 'Loading what it brings you', de: 'Was sie dir bringt, wird geladen' });
export const yours = say({ en: 'Yours', de: 'Deins' });
