import { numbered, plural } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const names = say({
  en: {
    takings: { title: 'Takings', many: 'takings', note: 'all that buyers paid', none: 'Nobody has paid yet' },
    refunds: { title: 'Refunds', many: 'refunds', note: 'sent back to buyers', none: 'Nothing was sent back' },
    payouts: { title: 'Payouts', many: 'payouts', note: 'at banks of makers', none: 'Nothing was paid out yet' },
    disputes: {
      title: 'Disputes',
      many: 'disputes',
      note: 'taken by banks, less what came back',
      none: 'No bank has disputed anything',
    },
    fees: { title: 'Fees', many: 'fees', note: 'the marketplace’s share', none: 'No fee yet' },
    stayed: { title: 'Taken less given back', many: 'lines', note: '', none: 'Nothing was paid yet' },
    provider: { title: 'With the card provider now', many: 'lines', note: '', none: 'Nothing came there yet' },
    sellers: {
      title: 'Makers’, reserved or to be paid out',
      many: 'lines',
      note: '',
      none: 'No maker has sold anything yet',
    },
    inTransit: { title: 'On its way to makers', many: 'lines', note: '', none: 'Nothing was paid out yet' },
    labels: { title: 'Owed for shipping labels', many: 'lines', note: '', none: 'No label was bought' },
    owed: { title: 'Promised back and not sent', many: 'lines', note: '', none: 'Nothing was promised back' },
    withheld: {
      title: 'With banks until disputes are decided',
      many: 'lines',
      note: '',
      none: 'No bank has disputed anything',
    },
    promotions: {
      title: 'Reductions that the marketplace bears',
      many: 'lines',
      note: '',
      none: 'The marketplace bears no reduction',
    },
    disputeCosts: {
      title: 'Disputes that the marketplace bears',
      many: 'lines',
      note: '',
      none: 'No dispute cost the marketplace anything',
    },
  },
  de: {
    takings: {
      title: 'Einnahmen',
      many: 'Einnahmen',
      note: 'alles, was bezahlt wurde',
      none: 'Noch hat niemand bezahlt',
    },
    refunds: {
      title: 'Erstattungen',
      many: 'Erstattungen',
      note: 'zurückgeschickt',
      none: 'Es wurde nichts zurückgeschickt',
    },
    payouts: {
      title: 'Auszahlungen',
      many: 'Auszahlungen',
      note: 'bei Banken der Werkstätten',
      none: 'Noch wurde nichts ausgezahlt',
    },
    disputes: {
      title: 'Zahlungseinsprüche',
      many: 'Zahlungseinsprüche',
      note: 'von Banken geholt, ohne was zurückkam',
      none: 'Keine Bank hat etwas angefochten',
    },
    fees: { title: 'Gebühren', many: 'Gebühren', note: 'der Anteil des Marktplatzes', none: 'Noch keine Gebühr' },
    stayed: { title: 'Eingenommen ohne zurückgezahlt', many: 'Zeilen', note: '', none: 'Noch wurde nichts bezahlt' },
    provider: { title: 'Jetzt beim Zahlungsdienst', many: 'Zeilen', note: '', none: 'Dort kam noch nichts an' },
    sellers: {
      title: 'Der Werkstätten, reserviert oder auszuzahlen',
      many: 'Zeilen',
      note: '',
      none: 'Noch hat keine Werkstatt etwas verkauft',
    },
    inTransit: { title: 'Unterwegs zu Werkstätten', many: 'Zeilen', note: '', none: 'Noch wurde nichts ausgezahlt' },
    labels: {
      title: 'Für Versandetiketten geschuldet',
      many: 'Zeilen',
      note: '',
      none: 'Es wurde kein Etikett gekauft',
    },
    owed: {
      title: 'Zur Rückzahlung zugesagt und nicht verschickt',
      many: 'Zeilen',
      note: '',
      none: 'Es wurde nichts zugesagt',
    },
    withheld: {
      title: 'Bei Banken, bis Einsprüche entschieden sind',
      many: 'Zeilen',
      note: '',
      none: 'Keine Bank hat etwas angefochten',
    },
    promotions: {
      title: 'Nachlässe, die der Marktplatz trägt',
      many: 'Zeilen',
      note: '',
      none: 'Der Marktplatz trägt keinen Nachlass',
    },
    disputeCosts: {
      title: 'Einsprüche, die der Marktplatz trägt',
      many: 'Zeilen',
      note: '',
      none: 'Kein Einspruch kostete den Marktplatz etwas',
    },
  },
});
export const sound = say({
  en: 'Ledger check: all accounts together come to zero.',
  de: 'Prüfung der Bücher: Alle Konten ergeben zusammen null.',
});
export const unsound = say({
  en: (money: string) => `Ledger check: the accounts together come to ${money} instead of zero.`,
  de: (money: string) => `Prüfung der Bücher: Die Konten ergeben zusammen ${money} statt null.`,
});
export const providerAgrees = say({
  en: 'The card provider’s books say the same.',
  de: 'Die Bücher des Zahlungsdienstes sagen dasselbe.',
});
export const providerDiffers = say({
  en: (count: number) =>
    `${numbered(count, 'movement', 'movements')} of the card provider ${plural(count, 'is', 'are')} not in them.`,
  de: (count: number) =>
    `${numbered(count, 'Bewegung', 'Bewegungen')} des Zahlungsdienstes ${plural(count, 'steht', 'stehen')} nicht darin.`,
});
export const where = say({ en: 'Where the money is', de: 'Wo das Geld ist' });
export const onlyFrom = say({
  en: (from: string) => `Only what was booked from ${from} on (UTC).`,
  de: (from: string) => `Nur was seit ${from} gebucht wurde (UTC).`,
});
export const onlyBetween = say({
  en: (from: string, until: string) => `Only what was booked from ${from} on and before ${until} (UTC).`,
  de: (from: string, until: string) => `Nur was ab ${from} und vor ${until} gebucht wurde (UTC).`,
});
export const allDays = say({ en: 'Show all days', de: 'Alle Tage zeigen' });
export const whichOnes = say({ en: 'Which ones', de: 'Welche' });
export const when = say({ en: 'When', de: 'Wann' });
export const of = say({ en: 'Of', de: 'Wovon' });
export const why = say({ en: 'Why', de: 'Warum' });
export const amount = say({ en: 'Amount', de: 'Betrag' });
export const theDispute = say({ en: 'The dispute', de: 'Der Einspruch' });
export const comesHere = say({
  en: 'Everything that moves money stands here as soon as it is booked.',
  de: 'Alles, was Geld bewegt, steht hier, sobald es gebucht ist.',
});
export const exportList = say({ en: 'Export this list as CSV', de: 'Diese Liste als CSV ausgeben' });
export const saved = say({
  en: (rows: number, file: string, isWhole: boolean) =>
    `${isWhole ? '' : 'The newest '}${rows} lines saved as ${file}.`,
  de: (rows: number, file: string, isWhole: boolean) =>
    `${isWhole ? '' : 'Die neuesten '}${rows} Zeilen gespeichert als ${file}.`,
});
export const books = say({ en: 'Books', de: 'Bücher' });
export const fromFirst = say({
  en: 'From the first day, as the ledger has them',
  de: 'Vom ersten Tag an, wie sie im Hauptbuch stehen',
});
export const theBooks = say({ en: 'The books', de: 'Die Bücher' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts verändert' });
export const figures = say({ en: 'Figures of the books', de: 'Zahlen der Bücher' });

export const find = say({ en: 'Order or shop', de: 'Bestellung oder Shop' });
export const findHint = say({
  en: 'Order number or shop',
  de: 'Bestellnummer oder Shop',
});
export const notFound = say({
  en: 'No line of this order or shop',
  de: 'Keine Zeile dieser Bestellung oder dieses Shops',
});
