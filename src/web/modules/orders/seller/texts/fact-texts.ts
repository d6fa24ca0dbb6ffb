import { say } from '#web/platform/languages/language.ts';

/** What money needs: who sells, and where it goes. */
export const facts = say({
  en: {
    seller: {
      title: 'Say who sells',
      words: 'Your name, address and VAT are on every invoice. Without them no invoice is written.',
      label: 'Enter it',
    },
    payouts: {
      title: 'Say where your money goes',
      words: 'Nothing is paid out until your bank account is entered and checked.',
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
      words: 'Ausgezahlt wird erst, wenn dein Bankkonto eingetragen und geprüft ist.',
      label: 'Konto eintragen',
    },
  },
});
