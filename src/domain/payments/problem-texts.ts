type Facts = Record<string, unknown>;

export const paymentProblemTexts = {
  'payments/bad-signature': {
    en: 'The signature of this webhook is not valid.',
    de: 'Die Signatur dieses Webhooks ist nicht gültig.',
  },
  'payments/iban-country': {
    en: 'Enter the IBAN of an account that takes euros. It begins with two letters for its country, like DE or PT.',
    de: 'Gib die IBAN eines Kontos ein, das Euro annimmt. Sie beginnt mit zwei Buchstaben für das Land, etwa DE oder PT.',
  },
  'payments/iban-length': {
    en: ({ country, characters, given }: Facts) =>
      `An IBAN of ${country} has ${characters} characters; this one has ${given}.`,
    de: ({ country, characters, given }: Facts) =>
      `Eine IBAN aus ${country} hat ${characters} Zeichen; diese hat ${given}.`,
  },
  'payments/iban-digits': {
    en: 'This IBAN has a typing mistake: its check digits do not fit. Compare it with your bank’s papers.',
    de: 'Diese IBAN enthält einen Tippfehler: Ihre Prüfziffern passen nicht. Vergleiche sie mit den Unterlagen deiner Bank.',
  },
  'payments/iban-of-others': {
    en: 'Too many shops are paid to this account already. Nothing was changed. Enter another account, or write to us.',
    de: 'Auf dieses Konto wird schon für zu viele Shops ausgezahlt. Es wurde nichts geändert. Gib ein anderes Konto an, oder schreib uns.',
  },
  'payments/no-account': {
    en: 'Enter your bank account first.',
    de: 'Gib zuerst dein Bankkonto ein.',
  },
  'payments/payout-under-way': {
    en: 'A payout is being sent to your account just now. Try again in some minutes.',
    de: 'Gerade wird eine Auszahlung an dein Konto geschickt. Versuche es in einigen Minuten noch einmal.',
  },
  'payments/payout-not-found': {
    en: 'There is no payout of yours at this address.',
    de: 'Unter dieser Adresse gibt es keine Auszahlung von dir.',
  },
};
