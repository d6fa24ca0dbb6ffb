export const reviewProblemTexts = {
  'reviews/order-not-found': {
    en: 'There is no order of yours at this address.',
    de: 'Unter dieser Adresse gibt es keine Bestellung von dir.',
  },
  'reviews/not-delivered': {
    en: 'You can review this piece once it has arrived.',
    de: 'Du kannst dieses Stück bewerten, sobald es angekommen ist.',
  },
  'reviews/already-written': {
    en: 'You have reviewed this piece already.',
    de: 'Du hast dieses Stück schon bewertet.',
  },
  'reviews/own-shop': {
    en: 'Makers do not review, mark or question their own pieces.',
    de: 'Eigene Stücke kann man nicht bewerten, markieren oder befragen.',
  },
  'reviews/does-not-take': {
    en: 'This shop takes no questions from you.',
    de: 'Dieser Shop nimmt von dir keine Fragen an.',
  },
  'reviews/unknown-picture': {
    en: 'One of the pictures is not in your picture store. Upload it again.',
    de: 'Eines der Bilder liegt nicht in deiner Bildablage. Lade es noch einmal hoch.',
  },
  'reviews/not-found': {
    en: 'This review is no longer here.',
    de: 'Diese Bewertung ist nicht mehr da.',
  },
  'reviews/own-review': {
    en: 'This review is your own.',
    de: 'Diese Bewertung ist deine eigene.',
  },
  'reviews/already-reported': {
    en: 'You have reported this review already. Somebody will look at it.',
    de: 'Du hast diese Bewertung schon gemeldet. Jemand sieht sie sich an.',
  },
  'reviews/already-answered': {
    en: 'This has been answered already.',
    de: 'Darauf wurde schon geantwortet.',
  },
  'reviews/listing-not-found': {
    en: 'This piece is no longer here. It may have been sold or taken down by its maker.',
    de: 'Dieses Stück ist nicht mehr da. Vielleicht ist es verkauft, oder die Werkstatt hat es herausgenommen.',
  },
  'reviews/question-not-found': {
    en: 'This question is no longer here.',
    de: 'Diese Frage ist nicht mehr da.',
  },
  'reviews/reason-required': {
    en: 'Say why it is hidden. The reason stays in the audit log.',
    de: 'Schreib, warum sie verborgen wird. Der Grund bleibt im Protokoll.',
  },
  'reviews/not-waiting': {
    en: 'Somebody decided on this meanwhile.',
    de: 'Darüber hat inzwischen jemand entschieden.',
  },
  'reviews/decided-since': {
    en: 'Somebody decided on this after you. It stays as they left it.',
    de: 'Nach dir hat jemand anderes darüber entschieden. Es bleibt dabei.',
  },
  'reviews/undo-over': {
    en: 'This can no longer be taken back. Decide on it again instead.',
    de: 'Das lässt sich nicht mehr zurücknehmen. Entscheide stattdessen neu darüber.',
  },
};
