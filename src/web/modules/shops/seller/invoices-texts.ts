import type { SellsAs } from '#domain/shops/tax/model.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Invoices and VAT', de: 'Rechnungen und MwSt.' });
export const sub = say({
  en: 'Who sells, as buyers read it before they pay and on each invoice.',
  de: 'Wer verkauft, wie es vor dem Bezahlen und auf jeder Rechnung steht.',
});
export const onInvoices = say({ en: 'What stands on your invoices', de: 'Was auf deinen Rechnungen steht' });
export const isSafe = say({ en: 'It is safe', de: 'Es ist nichts verloren' });
export const loading = say({
  en: 'Loading what stands on your invoices',
  de: 'Was auf deinen Rechnungen steht, wird geladen',
});
export const youSell = say({ en: 'You sell', de: 'Du verkaufst' });
export const ways = say<Record<SellsAs, string>>({
  en: { registered: 'With a VAT number', 'small-business': 'Exempt of VAT', private: 'Privately' },
  de: { registered: 'Mit USt-IdNr.', 'small-business': 'Ohne Umsatzsteuer', private: 'Privat' },
});
export const follows = say<Record<SellsAs, string>>({
  en: {
    registered: 'You are a trader. Your prices contain VAT, and invoices show it.',
    'small-business': 'You are a trader below the threshold of your country. Invoices say so and show no VAT.',
    private:
      'You are no trader. Buyers are told that the rights of consumers do not hold, and no invoices are written.',
  },
  de: {
    registered: 'Du verkaufst gewerblich. Deine Preise enthalten MwSt., und Rechnungen weisen sie aus.',
    'small-business':
      'Du verkaufst gewerblich unter der Grenze deines Landes, als Kleinunternehmen. Rechnungen sagen das und weisen keine MwSt. aus.',
    private:
      'Du verkaufst nicht gewerblich. Vor dem Kauf steht, dass die Rechte von Verbrauchern nicht gelten, und es gibt keine Rechnungen.',
  },
});
export const fields = say({
  en: { legalName: 'Name on invoices', line1: 'Street and number', postcode: 'Postcode', city: 'City' },
  de: { legalName: 'Name auf Rechnungen', line1: 'Straße und Hausnummer', postcode: 'Postleitzahl', city: 'Ort' },
});
export const country = say({ en: 'Country', de: 'Land' });
export const choose = say({ en: 'Choose…', de: 'Bitte wählen …' });
export const vatNumber = say({ en: 'VAT number', de: 'USt-IdNr.' });
export const vatNumberHint = say({
  en: 'With the letters of its country, like DE136695976.',
  de: 'Mit den Buchstaben des Landes, zum Beispiel DE136695976.',
});
export const oss = say({
  en: 'I declare sales to other member states by the One-Stop Shop',
  de: 'Verkäufe in andere EU-Länder melde ich über den One-Stop-Shop',
});
export const ossHint = say({
  en: 'Then the rate of the buyer’s country holds. You have to from 10,000 euro of such sales a year on.',
  de: 'Dann gilt der Satz des Landes, in das du verschickst. Ab 10.000 Euro solcher Verkäufe im Jahr musst du es.',
});
export const isSaved = say({
  en: 'Saved. It holds for what is bought from now on.',
  de: 'Gespeichert. Es gilt für alles, was ab jetzt gekauft wird.',
});
export const saving = say({ en: 'Saving…', de: 'Wird gespeichert …' });
export const save = say({ en: 'Save', de: 'Speichern' });
