export const viewProblemTexts = {
  'views/not-there': {
    en: 'This view is gone. Save it again under a name.',
    de: 'Diese Ansicht gibt es nicht mehr. Speichere sie noch einmal unter einem Namen.',
  },
  'views/name-taken': {
    en: 'You have a view of this name already. Choose another name.',
    de: 'Eine Ansicht mit diesem Namen hast du schon. Wähle einen anderen.',
  },
  'views/too-many': {
    en: 'You have as many saved views as there is room for. Delete one first.',
    de: 'Mehr gespeicherte Ansichten passen nicht. Lösche zuerst eine.',
  },
};
