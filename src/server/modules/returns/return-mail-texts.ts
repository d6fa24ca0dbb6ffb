/** What the buyer of an order reads of a return [ORD-04]: what has happened … */
export const returnMailTitles = {
  requested: {
    en: (shop: string) => `${shop} has your request to send pieces back`,
    de: (shop: string) => `${shop} hat deine Anfrage zur Rücksendung`,
  },
  approved: {
    en: (shop: string) => `You can send your pieces back to ${shop}`,
    de: (shop: string) => `Du kannst deine Stücke an ${shop} zurückschicken`,
  },
  denied: {
    en: (shop: string) => `Your order from ${shop} cannot be sent back`,
    de: (shop: string) => `Deine Bestellung bei ${shop} kann nicht zurückgeschickt werden`,
  },
  rejected: {
    en: (shop: string) => `${shop} does not take the pieces back`,
    de: (shop: string) => `${shop} nimmt die Stücke nicht zurück`,
  },
  received: {
    en: (shop: string) => `Your pieces are back at ${shop}`,
    de: (shop: string) => `Deine Stücke sind wieder bei ${shop}`,
  },
  swapped: {
    en: (shop: string) => `${shop} sends you the same pieces again`,
    de: (shop: string) => `${shop} schickt dir die gleichen Stücke noch einmal`,
  },
  stopped: {
    en: (shop: string) => `Your return to ${shop} has ended`,
    de: (shop: string) => `Deine Rücksendung an ${shop} ist beendet`,
  },
};

/** … and what comes next. */
export const returnMailTexts = {
  requested: {
    en: (days: number) =>
      `Keep the pieces until the answer comes. If there is none within ${days} days, the return is approved automatically.`,
    de: (days: number) =>
      `Behalte die Stücke, bis die Antwort kommt. Kommt innerhalb von ${days} Tagen keine, ist die Rücksendung automatisch angenommen.`,
  },
  approved: {
    en: (days: number, sendTo: string, hasLabels: boolean) =>
      `Send them within ${days} days to ${sendTo || 'the workshop; it tells you its address by mail'}. Then say so on the page of your order, with the number of the parcel.${hasLabels ? ' You can get a label there too.' : ''}`,
    de: (days: number, sendTo: string, hasLabels: boolean) =>
      `Schicke sie innerhalb von ${days} Tagen an ${sendTo || 'die Werkstatt; sie nennt dir ihre Adresse per Mail'}. Gib es dann auf der Seite deiner Bestellung an, mit der Sendungsnummer.${hasLabels ? ' Dort bekommst du auch ein Etikett.' : ''}`,
  },
  rejected: {
    en: 'If you do not agree, open your order and ask the marketplace to decide.',
    de: 'Wenn du nicht einverstanden bist, öffne deine Bestellung und lass den Marktplatz entscheiden.',
  },
  received: {
    en: 'They are looked at, and your money comes back within 3–5 business days.',
    de: 'Sie werden geprüft, und dein Geld kommt innerhalb von 3–5 Werktagen zurück.',
  },
  swapped: {
    en: (parcel: string) =>
      `They are on their way${parcel ? ` (${parcel})` : ''}. Nothing is paid back, and you can send these back too as long as the days of return of your order last.`,
    de: (parcel: string) =>
      `Sie sind unterwegs${parcel ? ` (${parcel})` : ''}. Es wird nichts erstattet, und auch diese kannst du zurückschicken, solange die Tage der Rückgabe deiner Bestellung dauern.`,
  },
  stopped: {
    en: (support: string) => `The pieces did not come back in time. If you have sent them, write to ${support}.`,
    de: (support: string) =>
      `Die Stücke kamen nicht rechtzeitig zurück. Wenn du sie abgeschickt hast, schreib an ${support}.`,
  },
};
