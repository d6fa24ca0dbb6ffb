/** What fills the facts that are words themselves. */
export const alertFactTexts = {
  pieces: {
    en: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    de: (count: number) => `${count} Stück`,
  },
  stars: {
    en: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    de: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  },
  noWords: { en: 'No words, only stars.', de: 'Keine Worte, nur Sterne.' },
  buyer: { en: 'The buyer', de: 'von Käuferseite' },
  customer: { en: 'Customer', de: 'Kundschaft' },
  yourProduct: { en: 'your product', de: 'dein Produkt' },
  marketplace: { en: 'The marketplace', de: 'vom Marktplatz' },
  sendsBack: {
    en: (by: string) =>
      `They send the pieces back by ${by}. Say when they are with you, and the money goes back by itself.`,
    de: (by: string) =>
      `Die Stücke werden bis ${by} zurückgeschickt. Gib an, wann sie bei dir sind; dann geht das Geld von selbst zurück.`,
  },
  withdraws: {
    en: (number: string) => `The buyer of ${number} withdraws from the contract`,
    de: (number: string) => `Die Bestellung ${number} wurde widerrufen`,
  },
  asksBack: {
    en: (number: string) => `The buyer of ${number} asks to send pieces back`,
    de: (number: string) => `Stücke der Bestellung ${number} sollen zurückgeschickt werden`,
  },
  answerBy: {
    en: (reason: string, by: string) => `${reason}. Answer by ${by}, or it is approved by itself.`,
    de: (reason: string, by: string) => `${reason}. Antworte bis ${by}, sonst ist es von selbst angenommen.`,
  },
  proofNamed: {
    en: (by: string) =>
      `The buyer has named the proof of sending. Say when they are with you: the money goes back then, on ${by} at the latest.`,
    de: (by: string) =>
      `Der Versandnachweis liegt vor. Gib an, wann sie bei dir sind: Dann geht das Geld zurück, spätestens am ${by} von selbst.`,
  },
  sentBackWithoutNumber: {
    en: 'The buyer says that they have sent them. Say when they are with you.',
    de: 'Sie wurden als abgeschickt gemeldet. Gib an, wann sie bei dir sind.',
  },
  withdrawalPaid: {
    en: 'The withdrawal is done. The fee of what went back is yours again.',
    de: 'Der Widerruf ist abgeschlossen. Die Gebühr für das, was zurückging, gehört wieder dir.',
  },
  returnPaid: {
    en: 'It is the money of a return. The fee of what went back is yours again.',
    de: 'Es ist das Geld einer Rücksendung. Die Gebühr für das, was zurückging, gehört wieder dir.',
  },
  calledOff: {
    en: 'Some pieces had not left yet: do not send them. They are for sale again, and their money goes back.',
    de: 'Einige Stücke waren noch nicht verschickt: Verschicke sie nicht. Sie stehen wieder zum Verkauf, und ihr Geld geht zurück.',
  },
  withheld: {
    en: 'Its pieces have not left: do not send them. The buyer’s bank decides about the money.',
    de: 'Die Stücke sind noch nicht verschickt: Verschicke sie nicht. Über das Geld entscheidet die Bank der Käuferseite.',
  },
  sentBack: {
    en: (reason: string) => `A moderator sent this listing back: ${reason}`,
    de: (reason: string) => `Die Moderation hat dieses Stück zurückgeschickt: ${reason}`,
  },
  changeIt: {
    en: (reason: string) => `A moderator asks you to change this listing: ${reason}`,
    de: (reason: string) => `Die Moderation bittet dich, dieses Stück zu ändern: ${reason}`,
  },
  takenOut: {
    en: (reason: string) => `A moderator took this listing out of the shop: ${reason}`,
    de: (reason: string) => `Die Moderation hat dieses Stück aus dem Shop genommen: ${reason}`,
  },
};
