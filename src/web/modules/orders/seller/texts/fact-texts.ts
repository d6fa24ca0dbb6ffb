import { say } from '#web/platform/languages/language.ts';

/** What money needs: who sells, and where it goes. */
export const facts = say({
  en: {
    seller: {
      title: 'Say who sells',
      words: 'Your name, address and VAT stand on every invoice. Without them none is written.',
      label: 'Enter it',
    },
    payouts: {
      title: 'Say where your money goes',
      words: 'Sales are paid out to your bank account once it is checked.',
      label: 'Enter account',
    },
  },
  de: {
    seller: {
      title: 'Sag, wer verkauft',
      words: 'Name, Anschrift und Umsatzsteuer stehen auf jeder Rechnung. Ohne sie wird keine geschrieben.',
      label: 'Eintragen',
    },
    payouts: {
      title: 'Sag, wohin dein Geld geht',
      words: 'Verkäufe werden auf dein Bankkonto ausgezahlt, sobald es geprüft ist.',
      label: 'Konto eintragen',
    },
  },
});
