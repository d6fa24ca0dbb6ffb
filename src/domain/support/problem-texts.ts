export const supportProblemTexts = {
  'support/article-not-found': {
    en: 'This article is not there any more.',
    de: 'Diesen Artikel gibt es nicht mehr.',
  },
  'support/invalid-email': {
    en: 'Write an e-mail address at which we can answer you.',
    de: 'Gib eine E-Mail-Adresse an, unter der wir dir antworten können.',
  },
};
