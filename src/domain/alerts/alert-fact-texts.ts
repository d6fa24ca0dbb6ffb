/** What fills the facts that are words themselves. */
export const alertFactTexts = {
  units: {
    en: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    de: (count: number) => `${count} Stück`,
  },
  stars: {
    en: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    de: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  },
  onlyStars: { en: 'No words, only stars.', de: 'Keine Worte, nur Sterne.' },
  buyer: { en: 'The buyer', de: 'von Käuferseite' },
  customer: { en: 'Customer', de: 'Kundschaft' },
  yourProduct: { en: 'your product', de: 'dein Produkt' },
  marketplace: { en: 'The marketplace', de: 'vom Marktplatz' },
  sendsBack: {
    en: (by: string) =>
      `They send the pieces back by ${by}. Say when they are with you, and the money goes back automatically.`,
    de: (by: string) =>
      `Die Stücke werden bis ${by} zurückgeschickt. Gib an, wann sie bei dir sind; dann geht das Geld automatisch zurück.`,
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
    en: (reason: string, by: string) => `${reason}. Answer by ${by}, or it is approved automatically.`,
    de: (reason: string, by: string) => `${reason}. Antworte bis ${by}, sonst ist es automatisch angenommen.`,
  },
  proofNamed: {
    en: (by: string) =>
      `The buyer has named the proof of sending. Say when they are with you: the money goes back then, on ${by} at the latest.`,
    de: (by: string) =>
      `Der Versandnachweis liegt vor. Gib an, wann sie bei dir sind: Dann geht das Geld zurück, spätestens am ${by} automatisch.`,
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
  hours: {
    en: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    de: (count: number) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
  },
  carts: {
    en: (count: number) => (count === 1 ? 'A cart' : `${count} carts`),
    de: (count: number) => (count === 1 ? 'Ein Warenkorb' : `${count} Warenkörbe`),
  },
  sales: {
    en: (count: number) => (count === 1 ? '1 sale' : `${count} sales`),
    de: (count: number) => (count === 1 ? '1 Verkauf' : `${count} Verkäufe`),
  },
  priceMoved: {
    en: (percent: number) => (percent < 0 ? `fell by ${-percent} %` : `rose by ${percent} %`),
    de: (percent: number) => (percent < 0 ? `sind um ${-percent} % gesunken` : `sind um ${percent} % gestiegen`),
  },
  costsMore: { en: 'more', de: 'mehr' },
  costsLess: { en: 'less', de: 'weniger' },
  announced: {
    en: {
      policy_update: 'Our terms change',
      feature_update: 'Something new',
      maintenance_scheduled: 'Planned maintenance',
    },
    de: {
      policy_update: 'Unsere Bedingungen ändern sich',
      feature_update: 'Etwas Neues',
      maintenance_scheduled: 'Geplante Wartung',
    },
  },
  carrier: { en: 'The carrier', de: 'Der Zustelldienst' },
  refundedWhole: { en: 'refunded', de: 'erstattet' },
  moneyWentBack: {
    en: (amount: string) => `${amount} went back to the buyer. There is nothing left to do.`,
    de: (amount: string) => `${amount} gingen zurück. Es ist nichts mehr zu tun.`,
  },
  proofApproved: { en: 'proof approved', de: 'Entwurf freigegeben' },
  proofApprovedNext: { en: 'You can make it now.', de: 'Du kannst jetzt anfangen.' },
  proofToChange: { en: 'change requested', de: 'Änderung gewünscht' },
  proofToChangeNext: {
    en: 'Read what to change and send a new proof.',
    de: 'Lies, was sich ändern soll, und schick einen neuen Entwurf.',
  },
  partArrived: { en: 'a parcel has arrived', de: 'ein Paket ist angekommen' },
  restFollows: {
    en: (arrived: number, all: number) => `${arrived} of ${all} parcels have arrived.`,
    de: (arrived: number, all: number) => `${arrived} von ${all} Paketen sind angekommen.`,
  },
  arrivedSaysBuyer: { en: 'The buyer confirmed it', de: 'Das hat die Käuferseite bestätigt' },
  arrivedSaysCarrier: { en: 'The carrier delivered it', de: 'Der Zustelldienst hat sie zugestellt' },
  arrivedByTime: { en: 'It counts as delivered now', de: 'Sie gilt jetzt als zugestellt' },
  arrivesToday: { en: 'It arrives today', de: 'Es kommt heute an' },
  exception: { en: 'The parcel cannot be delivered', de: 'Das Paket kann nicht zugestellt werden' },
  returnsToYou: { en: 'The parcel is on its way back to you', de: 'Das Paket ist auf dem Weg zurück zu dir' },
  checkPersonalisation: {
    en: (text: string) => `Personalisation: “${text}”. Ask the buyer if anything is unclear.`,
    de: (text: string) => `Personalisierung: „${text}“. Frag nach, wenn etwas unklar ist.`,
  },
  checkAddress: {
    en: (line: string) => `The address has no house number: “${line}”. Ask the buyer before you print a label.`,
    de: (line: string) => `In der Adresse fehlt die Hausnummer: „${line}“. Frag nach, bevor du ein Etikett druckst.`,
  },
  checkNote: {
    en: (text: string) => `The buyer wrote: “${text}”`,
    de: (text: string) => `Notiz zur Bestellung: „${text}“`,
  },
  leavesSoon: {
    en: (number: string) => `Its order ${number} leaves within 24 hours.`,
    de: (number: string) => `Die Bestellung ${number} muss in den nächsten 24 Stunden raus.`,
  },
  markedUrgent: { en: 'The conversation is marked as important.', de: 'Die Unterhaltung ist als wichtig markiert.' },
};
