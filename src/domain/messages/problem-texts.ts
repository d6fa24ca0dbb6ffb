type Facts = Record<string, unknown>;

/** [MSG-07, MSG-10] The sentences of the module; those that the requirements name stand to the letter. */
export const messageProblemTexts = {
  'messages/invalid-product-id': { en: 'Invalid product ID', de: 'Ungültige Produkt-ID' },
  'messages/invalid-product-title': { en: 'Invalid product title', de: 'Ungültiger Produkttitel' },
  'messages/with-yourself': {
    en: 'Cannot create conversation with yourself',
    de: 'Mit dir selbst kannst du kein Gespräch beginnen',
  },
  'messages/invalid-initial': {
    en: ({ reasonText }: Facts) => `Invalid initial message: ${String(reasonText)}`,
    de: ({ reasonText }: Facts) => `Ungültige erste Nachricht: ${String(reasonText)}`,
  },
  'messages/to-yourself': {
    en: 'Cannot send message to yourself',
    de: 'Dir selbst kannst du keine Nachricht schicken',
  },
  'messages/unauthorized': {
    en: 'Unauthorized access to conversation',
    de: 'Kein Zugang zu diesem Gespräch',
  },
  'messages/not-found': { en: 'Conversation not found', de: 'Gespräch nicht gefunden' },
  'messages/not-part': {
    en: 'Unauthorized: User not part of conversation',
    de: 'Nicht erlaubt: Du gehörst nicht zu diesem Gespräch',
  },
  'messages/invalid-content': { en: 'Invalid message content', de: 'Ungültiger Inhalt der Nachricht' },
  'messages/content-length': {
    en: 'Message length must be between 1 and 5000 characters',
    de: 'Eine Nachricht muss 1 bis 5000 Zeichen lang sein',
  },
  'messages/content-empty': {
    en: 'Message content is empty after sanitization',
    de: 'Von der Nachricht bleibt ohne Auszeichnung nichts übrig',
  },
  'messages/content-dangerous': {
    en: 'Message contains potentially dangerous content',
    de: 'Die Nachricht enthält möglicherweise gefährlichen Inhalt',
  },
  'messages/invalid-reason': {
    en: 'Invalid reason: must be between 1 and 500 characters',
    de: 'Ungültige Begründung: Sie muss 1 bis 500 Zeichen lang sein',
  },
  'messages/id-empty': {
    en: ({ field }: Facts) => `Invalid ${String(field)}: must be a non-empty string`,
    de: ({ field }: Facts) => `Ungültig (${String(field)}): Es muss ein nicht leerer Text sein`,
  },
  'messages/id-length': {
    en: ({ field }: Facts) => `Invalid ${String(field)}: length must be between 1 and 128 characters`,
    de: ({ field }: Facts) => `Ungültig (${String(field)}): Es müssen 1 bis 128 Zeichen sein`,
  },
  'messages/id-characters': {
    en: ({ field }: Facts) => `Invalid ${String(field)}: contains invalid characters`,
    de: ({ field }: Facts) => `Ungültig (${String(field)}): Es enthält Zeichen, die nicht erlaubt sind`,
  },
  'messages/limit-conversation': {
    en: ({ retryAfterSeconds }: Facts) =>
      `Too many messages in this conversation. Please wait ${String(retryAfterSeconds)} seconds.`,
    de: ({ retryAfterSeconds }: Facts) =>
      `Zu viele Nachrichten in diesem Gespräch. Bitte warte ${String(retryAfterSeconds)} Sekunden.`,
  },
  'messages/limit-minute': {
    en: 'Too many messages sent recently. Please wait a moment.',
    de: 'Gerade wurden zu viele Nachrichten gesendet. Bitte warte einen Moment.',
  },
  'messages/limit-hour': {
    en: 'Hourly message limit reached. Please try again later.',
    de: 'Mehr Nachrichten gehen in einer Stunde nicht. Bitte versuche es später noch einmal.',
  },
  'messages/limit-day': {
    en: 'Daily message limit reached. Please try again tomorrow.',
    de: 'Mehr Nachrichten gehen an einem Tag nicht. Bitte versuche es morgen noch einmal.',
  },
  'messages/limit-started': {
    en: 'Too many conversations started recently. Please wait before starting new conversations.',
    de: 'Gerade wurden zu viele Gespräche begonnen. Bitte warte, bevor du neue beginnst.',
  },
  'messages/limit-reports': {
    en: 'Spam report limit reached. Please wait before reporting more messages.',
    de: 'Mehr Spam-Meldungen gehen gerade nicht. Bitte warte, bevor du weitere Nachrichten meldest.',
  },
  'messages/closed': {
    en: 'This conversation is closed: one of you is no longer here.',
    de: 'Dieses Gespräch ist geschlossen: Eine Seite ist nicht mehr da.',
  },
  'messages/no-answer': {
    en: 'The house cannot be answered here. Write to the support centre.',
    de: 'Dem Haus lässt sich hier nicht antworten. Schreib an den Hilfebereich.',
  },
  'messages/blocked': {
    en: 'You have blocked this person. Unblock them to write to them.',
    de: 'Du hast diese Person blockiert. Hebe das auf, um ihr zu schreiben.',
  },
  'messages/does-not-take': {
    en: 'This person takes no messages from you.',
    de: 'Diese Person nimmt von dir keine Nachrichten an.',
  },
  'messages/message-not-found': {
    en: 'This message is not here, or it was not written to you.',
    de: 'Diese Nachricht ist nicht hier, oder sie ging nicht an dich.',
  },
  'messages/order-not-found': {
    en: 'There is no order here, or it belongs to somebody else.',
    de: 'Hier gibt es keine Bestellung, oder sie gehört jemand anderem.',
  },
  'messages/guest-order': {
    en: 'This order was placed without an account, so its buyer can only be reached by mail.',
    de: 'Diese Bestellung kam ohne Konto, deshalb ist die Käuferin oder der Käufer nur per Mail erreichbar.',
  },
  'messages/unknown-picture': {
    en: 'One of the pictures is not there any more. Take it out and attach it again.',
    de: 'Eines der Bilder ist nicht mehr da. Nimm es heraus und hänge es noch einmal an.',
  },
  'messages/label-not-found': { en: 'This label is no longer here.', de: 'Dieses Etikett ist nicht mehr da.' },
  'messages/label-taken': {
    en: 'You have a label of this name already.',
    de: 'Ein Etikett mit diesem Namen hast du schon.',
  },
  'messages/too-many-labels': {
    en: ({ max }: Facts) => `That would be more than ${String(max)} labels. Take one away first.`,
    de: ({ max }: Facts) => `Das wären mehr als ${String(max)} Etiketten. Nimm zuerst eines weg.`,
  },
  'messages/template-not-found': { en: 'This text is no longer here.', de: 'Dieser Text ist nicht mehr da.' },
  'messages/template-fields': {
    en: ({ unknown }: Facts) => `There is no field ${String(unknown)}. Take it out, or choose one from the list.`,
    de: ({ unknown }: Facts) =>
      `Ein Feld ${String(unknown)} gibt es nicht. Nimm es heraus oder wähle eines aus der Liste.`,
  },
  'messages/too-many-templates': {
    en: ({ max }: Facts) => `That would be more than ${String(max)} texts. Delete one first.`,
    de: ({ max }: Facts) => `Das wären mehr als ${String(max)} Texte. Lösche zuerst einen.`,
  },
  'messages/undo-over': {
    en: 'This can no longer be taken back.',
    de: 'Das lässt sich nicht mehr zurücknehmen.',
  },
  'messages/not-waiting': {
    en: 'This message is neither flagged nor reported any more.',
    de: 'Diese Nachricht ist nicht mehr markiert oder gemeldet.',
  },
  'messages/decided-since': {
    en: 'Somebody decided on this after you. It stays as they left it.',
    de: 'Jemand hat nach dir darüber entschieden. Es bleibt, wie es danach war.',
  },
  'messages/reason-required': {
    en: 'Say why: the log and the person get to read it.',
    de: 'Schreib, warum: Das Protokoll und die Person bekommen es zu lesen.',
  },
  'messages/may-not-suspend': {
    en: 'Your role may not suspend people. Confirm the message, or ask somebody who may.',
    de: 'Deine Rolle darf niemanden sperren. Bestätige die Nachricht, oder frage jemanden, der es darf.',
  },
  'messages/no-receivers': {
    en: 'Nobody fits this choice, so there is nobody to write to.',
    de: 'Zu dieser Auswahl passt niemand, also gibt es niemanden zum Anschreiben.',
  },
  'messages/broadcast-not-found': {
    en: 'This message of the house is not here.',
    de: 'Diese Nachricht des Hauses ist nicht hier.',
  },
  'messages/broadcast-other': {
    en: 'Another message of the house was begun under this id.',
    de: 'Unter dieser Kennung wurde eine andere Nachricht des Hauses begonnen.',
  },
  'messages/wrong-days': {
    en: 'It starts within a year, and a banner belongs to an announcement and ends after its start. Check both times.',
    de: 'Sie beginnt innerhalb eines Jahres, und ein Banner gehört zu einer Ankündigung und endet nach ihrem Beginn. Prüfe beide Zeiten.',
  },
  'messages/broadcast-over': {
    en: 'This message has gone to everybody or was stopped before.',
    de: 'Diese Nachricht ist schon bei allen oder wurde vorher angehalten.',
  },
};
