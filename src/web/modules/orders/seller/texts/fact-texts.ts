import { say } from '#web/platform/languages/language.ts';

/** What money needs: who sells, and where it goes. */
export const facts = say({
  en: {
    seller: {
      title: 'Say who sells',
      text: 'Without your name, address and VAT no invoice is written.',
      label: 'Enter it',
    },
    payouts: {
      title: 'Say where your money goes',
      text: 'Nothing is paid out until your bank account is checked.',
      label: 'Enter account',
    },
  },
  de: {
    seller: {
      title: 'Sag, wer verkauft',
      text: 'Ohne Name, Anschrift und Umsatzsteuer wird keine Rechnung geschrieben.',
      label: 'Eintragen',
    },
    payouts: {
      title: 'Sag, wohin dein Geld geht',
      text: 'Ausgezahlt wird erst, wenn dein Bankkonto geprüft ist.',
      label: 'Konto eintragen',
    },
  },
});
