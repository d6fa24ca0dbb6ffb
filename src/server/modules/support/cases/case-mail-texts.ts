/** [SUP-04] What the parties of a case read by mail: that it is open … */
export const openedTexts = {
  title: {
    en: (order: string) => `The marketplace looks at order ${order}`,
    de: (order: string) => `Der Marktplatz sieht sich Bestellung ${order} an`,
  },
  number: {
    en: (number: string) => `This is case ${number}. Both sides read what is written in it.`,
    de: (number: string) => `Das ist Fall ${number}. Beide Seiten lesen, was darin steht.`,
  },
  waitsForMaker: {
    en: (day: string) => `The workshop can say its side until ${day}. Then we decide, within two days.`,
    de: (day: string) =>
      `Die Werkstatt kann ihre Seite bis ${day} schildern. Dann entscheiden wir, innerhalb von zwei Tagen.`,
  },
  sayYours: {
    en: (day: string) => `Say your side on the page of the order until ${day}. Then we decide with what we have.`,
    de: (day: string) =>
      `Schildere deine Seite bis ${day} auf der Seite der Bestellung. Dann entscheiden wir mit dem, was da ist.`,
  },
  weLook: {
    en: 'We look at it within two days. On the page of the order you can say your side.',
    de: 'Wir sehen es uns innerhalb von zwei Tagen an. Auf der Seite der Bestellung kannst du deine Seite schildern.',
  },
};

/** … that they are asked … */
export const questionTexts = {
  title: {
    en: (order: string) => `The marketplace asks you about order ${order}`,
    de: (order: string) => `Der Marktplatz hat eine Frage zu Bestellung ${order}`,
  },
  until: {
    en: (day: string) => `Answer on the page of the order until ${day}. Then we decide with what we have.`,
    de: (day: string) => `Antworte bis ${day} auf der Seite der Bestellung. Dann entscheiden wir mit dem, was da ist.`,
  },
};

/** … and how it was decided. */
export const decidedTexts = {
  title: {
    en: (order: string) => `The marketplace has decided about order ${order}`,
    de: (order: string) => `Der Marktplatz hat über Bestellung ${order} entschieden`,
  },
  back: {
    en: (sum: string) => `${sum} go back to the buyer. The workshop bears it.`,
    de: (sum: string) => `${sum} gehen zurück. Die Werkstatt trägt es.`,
  },
  nothing: {
    en: 'Nothing goes back to the buyer.',
    de: 'Es geht nichts zurück.',
  },
  why: { en: 'The reason:', de: 'Der Grund:' },
};

/** What the people of the support centre read. */
export const houseTexts = {
  opened: {
    en: (number: string, order: string) => `Case ${number} about order ${order} is open`,
    de: (number: string, order: string) => `Fall ${number} zu Bestellung ${order} ist offen`,
  },
  escalated: {
    en: (number: string) => `Case ${number} needs somebody else to decide`,
    de: (number: string) => `Fall ${number} braucht eine andere Entscheidung`,
  },
  button: { en: 'Open the case', de: 'Fall öffnen' },
};

export const seeOrderTexts = { en: 'Open the order', de: 'Bestellung öffnen' };
