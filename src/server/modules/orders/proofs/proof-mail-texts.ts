/** What has happened to a proof, to its buyer … [ORD-07] */
export const proofMailTitles = {
  sent: {
    en: (shop: string) => `${shop} shows you how your piece will look`,
    de: (shop: string) => `${shop} zeigt dir, wie dein Stück aussehen wird`,
  },
  reminder: {
    en: (shop: string) => `${shop} waits for your answer to a proof`,
    de: (shop: string) => `${shop} wartet auf deine Antwort zu einem Entwurf`,
  },
  lapsed: {
    en: (shop: string) => `${shop} starts making your piece`,
    de: (shop: string) => `${shop} beginnt mit deinem Stück`,
  },
  overdue: {
    en: (shop: string) => `The next proof from ${shop} is overdue`,
    de: (shop: string) => `Der nächste Entwurf von ${shop} ist überfällig`,
  },
};

/** … and what comes next. */
export const proofMailTexts = {
  version: {
    en: (version: number, title: string, personalisation: string) =>
      `Version ${version} of “${title}” with your text “${personalisation}” is ready.`,
    de: (version: number, title: string, personalisation: string) =>
      `Version ${version} von „${title}“ mit deinem Text „${personalisation}“ ist da.`,
  },
  writes: {
    en: (shop: string, text: string) => `${shop} writes: ${text}`,
    de: (shop: string, text: string) => `${shop} schreibt: ${text}`,
  },
  until: {
    en: (day: string) =>
      `Approve it or ask for a change until ${day}. Without an answer it counts as approved, and the making starts.`,
    de: (day: string) =>
      `Gib ihn frei, oder wünsche bis ${day} eine Änderung. Ohne Antwort gilt er als freigegeben, und die Arbeit beginnt.`,
  },
  action: { en: 'See the proof', de: 'Entwurf ansehen' },
  lapsed: {
    en: (version: number, title: string) =>
      `There was no answer to version ${version} of “${title}”, so it counts as approved. The new days are on the page of your order.`,
    de: (version: number, title: string) =>
      `Zu Version ${version} von „${title}“ kam keine Antwort, sie gilt als freigegeben. Die neuen Tage stehen auf der Seite deiner Bestellung.`,
  },
  write: {
    en: (shop: string) => `Is something wrong with it? Write to ${shop} now, from the order.`,
    de: (shop: string) => `Stimmt etwas nicht? Schreib ${shop} jetzt, von der Bestellung aus.`,
  },
  overdue: {
    en: (title: string) => `You asked for a change of “${title}”, and the next version has not come in time.`,
    de: (title: string) =>
      `Du hast dir eine Änderung an „${title}“ gewünscht, und die nächste Version kam nicht rechtzeitig.`,
  },
  cancel: {
    en: 'You can wait, write to the maker, or cancel the order: all of your money goes back.',
    de: 'Du kannst warten, der Werkstatt schreiben oder die Bestellung stornieren: Dein ganzes Geld geht zurück.',
  },
  wait: {
    en: (support: string) => `You can wait, write to the maker, or write to ${support}.`,
    de: (support: string) => `Du kannst warten, der Werkstatt schreiben oder an ${support} schreiben.`,
  },
};
