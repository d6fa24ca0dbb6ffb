/** What the mail says that comes when an account was deleted. */
export const receiptTexts = {
  title: { en: 'Your account was deleted', de: 'Dein Konto wurde gelöscht' },
  button: { en: 'Open the receipt', de: 'Beleg öffnen' },
  text: {
    en: (day: string) =>
      `Your account was deleted on ${day}. This is the receipt; the link shows it for three years. It is the last mail to this address, which we forget as soon as it has left.`,
    de: (day: string) =>
      `Dein Konto wurde am ${day} gelöscht. Das ist der Beleg; der Link zeigt ihn drei Jahre lang. Es ist die letzte Mail an diese Adresse, die wir vergessen, sobald sie unterwegs ist.`,
  },
  deleted: { en: 'Deleted', de: 'Gelöscht' },
  blanked: { en: 'Kept without you', de: 'Ohne dich aufbewahrt' },
  retained: { en: 'Kept as it is', de: 'So aufbewahrt, wie es ist' },
  because: {
    en: (because: string, until: string) => `because ${because}${until && `, until ${until}`}`,
    de: (because: string, until: string) => `denn ${because}${until && `, bis ${until}`}`,
  },
};
