/** Heads of the pages of help. */
export const screenTexts = {
  home: { en: 'Home', de: 'Startseite' },
  help: { en: 'Help', de: 'Hilfe' },
  answers: {
    en: (count: number, topics: readonly string[]) =>
      `${count} answers about ${topics.map((topic) => topic.toLowerCase()).join(', ')}, and how to reach a person.`,
    de: (count: number, topics: readonly string[]) =>
      `${count} Antworten zu: ${topics.join(', ')}, und wie du jemanden erreichst.`,
  },
  articleGone: { en: 'Page not found', de: 'Seite nicht gefunden' },
};
