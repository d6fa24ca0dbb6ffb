/** Heads of the pages of help. */
export const screenTexts = {
  home: { en: 'Home', de: 'Startseite' },
  help: { en: 'Help', de: 'Hilfe' },
  answers: {
    en: (count: number, topics: string) => `${count} answers about ${topics.toLowerCase()}, and how to reach a person.`,
    de: (count: number, topics: string) => `${count} Antworten zu: ${topics}, und wie du jemanden erreichst.`,
  },
  ticket: { en: 'Your request', de: 'Deine Anfrage' },
  articleGone: { en: 'Page not found', de: 'Seite nicht gefunden' },
};
