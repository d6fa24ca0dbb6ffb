import type { Text } from '../core/languages/language.ts';
import type { LedgerKind } from './model.ts';
import type { PayoutState } from './payout-model.ts';

type Kinds = Partial<Record<LedgerKind, string>>;

export const kindTexts: Text<Kinds> = {
  en: {
    release: 'Order',
    refund: 'Refund',
    fee_refund: 'Fee given back',
    test_payout: 'Test payout',
    payout_returned: 'Payout came back',
    dispute: 'Dispute',
    dispute_won: 'Dispute won',
    dispute_fee: 'Cost of a dispute',
    label: 'Shipping label',
    label_refund: 'Label given back',
  },
  de: {
    release: 'Bestellung',
    refund: 'Erstattung',
    fee_refund: 'Gebühr erstattet',
    test_payout: 'Testauszahlung',
    payout_returned: 'Auszahlung kam zurück',
    dispute: 'Zahlungseinspruch',
    dispute_won: 'Einspruch abgewiesen',
    dispute_fee: 'Kosten eines Einspruchs',
    label: 'Versandetikett',
    label_refund: 'Etikett zurückgegeben',
  },
};

/** The head of the table for programs. */
export const headTexts: Text<string[]> = {
  en: ['Date', 'What', 'Order', 'Paid', 'Fee', 'Back to buyer', 'Amount', 'Currency', 'Why'],
  de: ['Datum', 'Was', 'Bestellung', 'Bezahlt', 'Gebühr', 'Zurückgezahlt', 'Betrag', 'Währung', 'Warum'],
};

export const sumTexts: Text<{
  paid: (orders: number) => string;
  codes: string;
  fees: string;
  back: string;
  disputes: string;
  other: string;
}> = {
  en: {
    paid: (orders) => `Paid by buyers, ${orders} ${orders === 1 ? 'order' : 'orders'}`,
    codes: 'Codes of the marketplace',
    fees: 'Fees, less what came back',
    back: 'Back to buyers',
    disputes: 'Disputes',
    other: 'Labels, and payouts made before or sent back',
  },
  de: {
    paid: (orders) => `Bezahlt, ${orders} ${orders === 1 ? 'Bestellung' : 'Bestellungen'}`,
    codes: 'Codes des Marktplatzes',
    fees: 'Gebühren, ohne zurückerstattete',
    back: 'Zurückgezahlt',
    disputes: 'Zahlungseinsprüche',
    other: 'Etiketten, frühere und zurückgekommene Auszahlungen',
  },
};

/** What else stands on the paper. */
export const documentTexts: Text<{
  title: (day: string) => string;
  from: string;
  to: string;
  account: (last4: string) => string;
  payout: string;
  sent: string;
  notYet: string;
  state: string;
  states: Record<PayoutState, string>;
  columns: [date: string, what: string, order: string, amount: string];
  toBank: string;
  newest: (lines: number) => string;
}> = {
  en: {
    title: (day) => `Payout of ${day}`,
    from: 'From',
    to: 'To',
    account: (last4) => `Account ending ${last4}`,
    payout: 'Payout',
    sent: 'Sent',
    notYet: 'not yet',
    state: 'State',
    states: { asked: 'being sent', sent: 'on its way', paid: 'arrived', failed: 'came back' },
    columns: ['Date', 'What', 'Order', 'Amount'],
    toBank: 'Sent to your bank',
    newest: (lines) => `These are its newest ${lines} lines. The statement as CSV has every one of them.`,
  },
  de: {
    title: (day) => `Auszahlung vom ${day}`,
    from: 'Von',
    to: 'An',
    account: (last4) => `Konto mit der Endung ${last4}`,
    payout: 'Auszahlung',
    sent: 'Geschickt',
    notYet: 'noch nicht',
    state: 'Stand',
    states: { asked: 'wird überwiesen', sent: 'unterwegs', paid: 'angekommen', failed: 'kam zurück' },
    columns: ['Datum', 'Was', 'Bestellung', 'Betrag'],
    toBank: 'An deine Bank geschickt',
    newest: (lines) => `Das sind die neuesten ${lines} Zeilen. Die Abrechnung als CSV hat alle.`,
  },
};
