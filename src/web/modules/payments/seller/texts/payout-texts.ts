import { say } from '#web/platform/languages/language.ts';
import { numbered } from '#web/platform/languages/formats.ts';

export const payouts = say({ en: 'Payouts', de: 'Auszahlungen' });
export const paidBy = say({
  en: (orders: number) => `Paid by buyers, ${numbered(orders, 'order', 'orders')}`,
  de: (orders: number) => `Bezahlt, ${numbered(orders, 'Bestellung', 'Bestellungen')}`,
});
export const codes = say({ en: 'Codes of the marketplace', de: 'Codes des Marktplatzes' });
export const feesLess = say({ en: 'Fees, less what came back', de: 'Gebühren, ohne zurückerstattete' });
export const backToBuyers = say({ en: 'Back to buyers', de: 'Zurückgezahlt' });
export const disputes = say({ en: 'Disputes', de: 'Zahlungseinsprüche' });
export const other = say({
  en: 'Payouts made before or sent back',
  de: 'Frühere und zurückgekommene Auszahlungen',
});
export const partTitles = say({
  en: {
    sales: 'What buyers paid of it',
    codes: 'What the marketplace added to it',
    fees: 'Fees of it',
    refunds: 'What went back of it',
    disputes: 'What banks hold or took of it',
    other: 'Labels and other payouts in it',
  },
  de: {
    sales: 'Was davon bezahlt wurde',
    codes: 'Was der Marktplatz dazugab',
    fees: 'Gebühren davon',
    refunds: 'Was davon zurückging',
    disputes: 'Was Banken davon halten oder nahmen',
    other: 'Etiketten und andere Auszahlungen darin',
  },
});
export const addsUp = say({
  en: (money: string) => `How ${money} adds up`,
  de: (money: string) => `Wie sich ${money} ergeben`,
});
export const sentToBank = say({ en: 'Sent to your bank', de: 'An deine Bank geschickt' });
export const titleOf = say({
  en: { test: (money: string) => `Test payout of ${money}`, balance: (money: string) => `Payout of ${money}` },
  de: {
    test: (money: string) => `Testauszahlung über ${money}`,
    balance: (money: string) => `Auszahlung über ${money}`,
  },
});
export const stands = say({
  en: (state: string, day: string, last4: string) => `${state}, ${day}, account ending ${last4}.`,
  de: (state: string, day: string, last4: string) => `${state}, ${day}, Konto mit der Endung ${last4}.`,
});
export const statementPdf = say({ en: 'Statement as PDF', de: 'Abrechnung als PDF' });
export const csv = say({ en: 'CSV', de: 'CSV' });
export const cameBack = say({
  en: (why: string) => `${why}. The money is in your balance again.`,
  de: (why: string) => `${why}. Das Geld ist wieder in deinem Guthaben.`,
});
export const thisPayout = say({ en: 'This payout', de: 'Diese Auszahlung' });
export const moneyIsSafe = say({ en: 'Your money is safe', de: 'Dein Geld ist sicher' });
export const loading = say({ en: 'Loading the payout', de: 'Die Auszahlung wird geladen' });
