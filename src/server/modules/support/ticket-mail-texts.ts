/** What the writer of a letter to the support centre gets back, and what its people get. */
export const copyTexts = {
  title: {
    en: (number: string) => `We have your message ${number}`,
    de: (number: string) => `Wir haben deine Nachricht ${number}`,
  },
  text: {
    en: (site: string, about: string) =>
      `You wrote to ${site} about ${about}. A person reads it and answers to this address, as a rule within two working days. If it was not you, leave this mail as it is.`,
    de: (site: string, about: string) =>
      `Du hast ${site} geschrieben, ${about}. Ein Mensch liest es und antwortet an diese Adresse, in der Regel innerhalb von zwei Werktagen. Warst du es nicht, lass diese Mail, wie sie ist.`,
  },
};

export const aboutTexts = {
  article: {
    en: (title: string) => `the article “${title}”`,
    de: (title: string) => `zum Artikel „${title}“`,
  },
  order: { en: (number: string) => `order ${number}`, de: (number: string) => `zur Bestellung ${number}` },
  and: { en: ' and ', de: ' und ' },
  nothing: { en: 'no article', de: 'zu keinem Artikel' },
};

export const ticketTexts = {
  from: { en: (who: string) => `From ${who}.`, de: (who: string) => `Von ${who}.` },
  account: {
    en: (id: string, name: string, email: string) => `account ${id} (${name}, ${email})`,
    de: (id: string, name: string, email: string) => `Konto ${id} (${name}, ${email})`,
  },
  guest: { en: 'not signed in', de: 'nicht angemeldet' },
  about: { en: (what: string) => `About ${what}.`, de: (what: string) => `Geschrieben ${what}.` },
  button: { en: 'Open the ticket', de: 'Anfrage öffnen' },
};

/** What the person gets when the house has answered. */
export const answerTexts = {
  title: {
    en: (number: string) => `Our answer to your message ${number}`,
    de: (number: string) => `Unsere Antwort auf deine Nachricht ${number}`,
  },
  button: { en: 'Read it and write back', de: 'Ansehen und antworten' },
  closed: {
    en: 'We think this is solved. If it is not, write back and the ticket is open again.',
    de: 'Wir denken, dass das gelöst ist. Wenn nicht, antworte einfach: Dann ist die Anfrage wieder offen.',
  },
  files: {
    en: (count: number) =>
      count === 1 ? 'With a file, which you open there.' : `With ${count} files, which you open there.`,
    de: (count: number) =>
      count === 1 ? 'Mit einer Datei, die du dort öffnest.' : `Mit ${count} Dateien, die du dort öffnest.`,
  },
  yours: { en: 'You wrote:', de: 'Du hast geschrieben:' },
};

/** What the people of the support centre get when the person has written back. */
export const replyTexts = {
  title: { en: (number: string) => `${number}: a reply`, de: (number: string) => `${number}: eine Antwort` },
};
