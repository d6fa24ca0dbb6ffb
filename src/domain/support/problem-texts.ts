export const supportProblemTexts = {
  'support/article-not-found': {
    en: 'This article is not there any more.',
    de: 'Diesen Artikel gibt es nicht mehr.',
  },
  'support/invalid-email': {
    en: 'Write an e-mail address at which we can answer you.',
    de: 'Gib eine E-Mail-Adresse an, unter der wir dir antworten können.',
  },
  'support/no-such-ticket': {
    en: 'There is no such ticket.',
    de: 'Diese Anfrage gibt es nicht.',
  },
  'support/bad-signature': {
    en: 'The signature of this mail is wrong, or it is too old.',
    de: 'Die Unterschrift dieser Mail stimmt nicht, oder sie ist zu alt.',
  },
  'support/merged': {
    en: ({ into }: Record<string, unknown>) => `This ticket is now part of ${String(into)}. Write there.`,
    de: ({ into }: Record<string, unknown>) => `Diese Anfrage gehört jetzt zu ${String(into)}. Schreib dort weiter.`,
  },
  'support/not-an-owner': {
    en: 'This administrator may not work on tickets. Choose another owner.',
    de: 'Diese Person darf keine Anfragen bearbeiten. Wähle jemand anderen.',
  },
  'support/same-ticket': {
    en: 'A ticket cannot be merged into itself. Choose another one.',
    de: 'Eine Anfrage lässt sich nicht mit sich selbst zusammenführen. Wähle eine andere.',
  },
  'support/other-person': {
    en: 'These tickets are from different people. Only tickets of one person can be merged.',
    de: 'Diese Anfragen sind von verschiedenen Personen. Nur Anfragen derselben Person lassen sich zusammenführen.',
  },
  'support/too-many-macros': {
    en: 'There are 100 saved answers already. Remove one first.',
    de: 'Es gibt schon 100 gespeicherte Antworten. Lösche zuerst eine.',
  },
  'support/bad-attachment': {
    en: 'Attach pictures, PDF or plain text, up to 3 MB each.',
    de: 'Hänge Bilder, PDF oder reinen Text an, jeweils bis 3 MB.',
  },
  'support/no-such-case': {
    en: 'There is no such case.',
    de: 'Diesen Fall gibt es nicht.',
  },
  'support/case-decided': {
    en: 'This case is decided. Nothing more can be written in it.',
    de: 'Dieser Fall ist entschieden. Es lässt sich nichts mehr dazu schreiben.',
  },
  'support/case-of-bank': {
    en: 'The bank of the card decides this case. Send it the evidence.',
    de: 'Diesen Fall entscheidet die Bank der Karte. Schick ihr die Nachweise.',
  },
  'support/case-open': {
    en: ({ number }: Record<string, unknown>) => `This is case ${String(number)} already. Go on there.`,
    de: ({ number }: Record<string, unknown>) => `Dazu gibt es schon Fall ${String(number)}. Mach dort weiter.`,
  },
  'support/case-escalated': {
    en: 'You asked somebody else to decide this case. Another administrator decides it.',
    de: 'Du hast diesen Fall abgegeben. Jemand anderes aus der Verwaltung entscheidet ihn.',
  },
  'support/case-needs-refund': {
    en: 'Only somebody who may refund orders can give money back. Escalate the case.',
    de: 'Geld zurückgeben darf nur, wer Bestellungen erstatten darf. Gib den Fall ab.',
  },
  'support/case-amount': {
    en: 'Write how much goes back.',
    de: 'Gib an, wie viel zurückgeht.',
  },
  'support/not-a-case-owner': {
    en: 'This administrator may not work on cases. Choose another owner.',
    de: 'Diese Person darf keine Fälle bearbeiten. Wähle jemand anderen.',
  },
};
