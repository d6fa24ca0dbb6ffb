export const promotionsProblemTexts = {
  'promotions/invalid-code': {
    en: 'Use 3 to 24 letters, digits and dashes, beginning with a letter or digit.',
    de: 'Nimm 3 bis 24 Buchstaben, Ziffern und Bindestriche, mit einem Buchstaben oder einer Ziffer am Anfang.',
  },
  'promotions/code-taken': {
    en: 'You have a code with this name already. Choose another one.',
    de: 'Einen Code mit diesem Namen hast du schon. Wähle einen anderen.',
  },
  'promotions/nothing-left': {
    en: 'Ask for an order of at least €1.00 more than the code takes off.',
    de: 'Verlange einen Bestellwert, der mindestens 1,00 € über dem Nachlass liegt.',
  },
  'promotions/ends-too-early': {
    en: 'The code ends before it begins. Choose a later day.',
    de: 'Der Code endet, bevor er beginnt. Wähle einen späteren Tag.',
  },
  'promotions/no-such-listing': {
    en: 'Choose one of your own listings, or all your pieces.',
    de: 'Wähle eines deiner eigenen Angebote oder alle deine Stücke.',
  },
  'promotions/too-many': {
    en: 'You have 100 codes and sales that count. Stop one before you make another.',
    de: 'Du hast 100 gültige Codes und Aktionen. Beende eine davon, bevor du etwas Neues anlegst.',
  },
  'promotions/sale-ends-too-early': {
    en: 'The sale ends before it begins. Choose a later day.',
    de: 'Die Aktion endet, bevor sie beginnt. Wähle einen späteren Tag.',
  },
  'promotions/sale-overlaps': {
    en: 'A piece of it is in another sale at that time. Choose other days, or stop the other sale.',
    de: 'Ein Stück davon ist in dieser Zeit schon in einer anderen Aktion. Wähle andere Tage oder beende die andere Aktion.',
  },
  'promotions/sale-not-found': {
    en: 'You have no such sale.',
    de: 'Eine solche Aktion hast du nicht.',
  },
  'promotions/sale-over': {
    en: 'This sale is over. Make a new one.',
    de: 'Diese Aktion ist vorbei. Leg eine neue an.',
  },
  'promotions/over': {
    en: 'This code is over. Make a new one.',
    de: 'Dieser Code ist vorbei. Leg einen neuen an.',
  },
  'promotions/not-found': {
    en: 'You have no code with this name.',
    de: 'Du hast keinen Code mit diesem Namen.',
  },
};
