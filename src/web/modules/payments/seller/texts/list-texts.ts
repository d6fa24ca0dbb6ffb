import { say } from '#web/platform/languages/language.ts';
import { numbered } from '#web/platform/languages/formats.ts';

export const thisList = say({ en: 'This list', de: 'Diese Liste' });
export const listMissing = say({
  en: 'Your money is safe, only this list is missing',
  de: 'Dein Geld ist sicher, nur diese Liste fehlt',
});
export const loadingList = say({ en: 'Loading the list', de: 'Die Liste wird geladen' });
export const seeOrders = say({ en: 'See your orders', de: 'Deine Bestellungen ansehen' });
export const everything = say({ en: 'Everything', de: 'Alles' });
export const seePayout = say({ en: 'See the payout', de: 'Auszahlung ansehen' });
export const when = say({ en: 'When', de: 'Wann' });
export const what = say({ en: 'What', de: 'Was' });
export const why = say({ en: 'Why', de: 'Warum' });
export const amount = say({ en: 'Amount', de: 'Betrag' });
export const lists = say({
  en: {
    all: { title: 'Everything that was booked', none: 'Nothing was booked yet' },
    sales: { title: 'What buyers paid', none: 'Nobody has paid yet' },
    fees: { title: 'Fees', none: 'No fee yet' },
    refunds: { title: 'Refunds', none: 'Nothing went back' },
    disputes: { title: 'Disputes', none: 'No buyer’s bank has disputed an order' },
    labels: { title: 'Shipping labels', none: 'You have bought no label' },
    payouts: { title: 'What was paid out and came back', none: 'Nothing was paid out yet' },
  },
  de: {
    all: { title: 'Alle Buchungen', none: 'Noch ist nichts gebucht' },
    sales: { title: 'Was bezahlt wurde', none: 'Noch hat niemand bezahlt' },
    fees: { title: 'Gebühren', none: 'Noch keine Gebühr' },
    refunds: { title: 'Erstattungen', none: 'Es ging nichts zurück' },
    disputes: { title: 'Zahlungseinsprüche', none: 'Keine Bank hat eine Bestellung angefochten' },
    labels: { title: 'Versandetiketten', none: 'Du hast kein Etikett gekauft' },
    payouts: { title: 'Was ausgezahlt wurde und zurückkam', none: 'Noch wurde nichts ausgezahlt' },
  },
});
export const covers = say({ en: 'Covers', de: 'Umfasst' });
/** One day alone is said once. */
const span = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`);
export const coversOf = say({ en: span, de: span });
export const cameBack = say({ en: 'Payouts that came back', de: 'Auszahlungen, die zurückkamen' });
export const noneCameBack = say({ en: 'No payout came back', de: 'Keine Auszahlung kam zurück' });
export const salesComeHere = say({
  en: 'Each sale stands here with its fee as soon as it is paid.',
  de: 'Jeder Verkauf steht hier mit seiner Gebühr, sobald er bezahlt ist.',
});
export const whatItPays = say({ en: 'What it pays', de: 'Was sie auszahlt' });
export const madeOf = say({ en: 'What your balance is made of', de: 'Woraus dein Guthaben besteht' });
export const allLines = say({ en: 'All lines of it', de: 'Alle Zeilen davon' });
export const nothingOfIt = say({ en: 'Nothing of this kind is in it', de: 'Davon ist nichts darin' });
export const partText = say({
  en: 'Its other lines stand in the whole list.',
  de: 'Ihre anderen Zeilen stehen in der ganzen Liste.',
});
export const testHasNoLines = say({
  en: 'A test payout has no lines',
  de: 'Eine Testauszahlung hat keine Zeilen',
});
export const nothingNow = say({ en: 'Nothing to be paid out now', de: 'Jetzt ist nichts auszuzahlen' });
export const testText = say({
  en: 'It was sent to try the account, and the next payout is less by it.',
  de: 'Sie wurde geschickt, um das Konto zu prüfen; die nächste Auszahlung ist um sie kleiner.',
});
export const joinsWhen = say({
  en: 'An order joins when its days of return are over.',
  de: 'Eine Bestellung kommt hinzu, wenn ihre Tage der Rückgabe vorbei sind.',
});
export const orderStates: Record<string, string> = say({
  en: {
    confirmed: 'Not begun',
    processing: 'Being made',
    shipped: 'On its way to the buyer',
    delivered: 'Has arrived',
  },
  de: { confirmed: 'Nicht begonnen', processing: 'In Arbeit', shipped: 'Unterwegs', delivered: 'Angekommen' },
});
export const bought = say({ en: 'Bought', de: 'Gekauft' });
export const order = say({ en: 'Order', de: 'Bestellung' });
export const yoursWhen = say({ en: 'Yours when', de: 'Deins, wenn' });
export const untilDay = say({
  en: (day: string) => `Can be sent back until ${day}`,
  de: (day: string) => `Rückgabe möglich bis ${day}`,
});
export const withheld = say({
  en: (money: string) => `${money} more is held back until a dispute is decided, or lost by one.`,
  de: (money: string) =>
    `Weitere ${money} sind zurückgehalten, bis ein Einspruch entschieden ist, oder durch ihn verloren.`,
});
export const daysBegin = say({
  en: (state: string) => `${state}. Its days of return begin when it has arrived.`,
  de: (state: string) => `${state}. Ihre Tage der Rückgabe beginnen, wenn sie angekommen ist.`,
});
export const readyToCollect = say({
  en: 'Ready to collect. Its days of return begin when it has been collected.',
  de: 'Zur Abholung bereit. Ihre Tage der Rückgabe beginnen, wenn sie abgeholt ist.',
});
export const onTheWay = say({ en: 'On the way to you', de: 'Unterwegs zu dir' });
export const staysHere = say({
  en: 'Until an order can no longer be sent back, its money stays here',
  de: 'Bis eine Bestellung nicht mehr zurückgehen kann, bleibt ihr Geld hier',
});
export const noneOnTheWay = say({ en: 'No order is on the way', de: 'Keine Bestellung ist unterwegs' });
export const salesStayHere = say({
  en: 'Each sale stands here until its days of return are over.',
  de: 'Jeder Verkauf steht hier, bis seine Tage der Rückgabe vorbei sind.',
});
export const day = say({ en: 'Day', de: 'Tag' });
export const to = say({ en: 'To', de: 'An' });
export const state = say({ en: 'State', de: 'Stand' });
export const accountEnding = say({
  en: (last4: string) => `Account ending ${last4}`,
  de: (last4: string) => `Konto mit der Endung ${last4}`,
});
export const testPayout = say({ en: 'Test payout', de: 'Testauszahlung' });
export const orders = say({
  en: (count: number) => numbered(count, 'order', 'orders'),
  de: (count: number) => numbered(count, 'Bestellung', 'Bestellungen'),
});
export const allPayouts = say({ en: 'All payouts', de: 'Alle Auszahlungen' });
export const noPayout = say({ en: 'Nothing was paid out yet', de: 'Noch wurde nichts ausgezahlt' });
export const payoutsComeHere = say({
  en: 'Each payout stands here with its statement.',
  de: 'Jede Auszahlung steht hier mit ihrer Abrechnung.',
});
