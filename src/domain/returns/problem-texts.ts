export const returnProblemTexts = {
  'returns/not-found': {
    en: 'There is no return here, or it belongs to somebody else.',
    de: 'Hier gibt es keine Rücksendung, oder sie gehört jemand anderem.',
  },
  'returns/not-arrived': {
    en: 'This order has not arrived yet. When it has, say so on its page, then its pieces can be sent back.',
    de: 'Diese Bestellung ist noch nicht angekommen. Gib auf ihrer Seite an, wenn sie da ist, dann lassen sich ihre Stücke zurückschicken.',
  },
  'returns/nothing-left': {
    en: 'All that was paid for this order has gone back already.',
    de: 'Alles, was für diese Bestellung bezahlt wurde, ist schon erstattet.',
  },
  'returns/unknown-line': {
    en: 'Choose pieces of this order, each of them once.',
    de: 'Wähle Stücke aus dieser Bestellung, jedes davon einmal.',
  },
  'returns/too-many': {
    en: 'Some of these pieces are paid back, on their way back or were not accepted before. Load the page again to see which are left.',
    de: 'Einige dieser Stücke sind schon erstattet, auf dem Rückweg oder wurden schon einmal nicht angenommen. Lade die Seite neu, um zu sehen, welche übrig sind.',
  },
  'returns/withdrawn': {
    en: 'You have withdrawn from pieces of this order. Finish that first, or withdraw from the other pieces too.',
    de: 'Du hast Stücke dieser Bestellung widerrufen. Schließe das zuerst ab, oder widerrufe auch die anderen Stücke.',
  },
  'returns/nothing-to-swap': {
    en: 'Not enough of these pieces are left to send. Give the money back instead.',
    de: 'Von diesen Stücken sind nicht genug da, um sie zu schicken. Gib stattdessen das Geld zurück.',
  },
  'returns/label-not-possible': {
    en: 'There is no label for this way back. Send the pieces with any carrier and add the number here. Nothing was bought.',
    de: 'Für diesen Rückweg gibt es kein Etikett. Schicke die Stücke mit einem beliebigen Versanddienst und trage hier die Nummer ein. Es wurde nichts gekauft.',
  },
  'returns/label-too-dear': {
    en: 'The label costs more than the price shown, or more than your refund. Ask for the price again, or send the pieces with any carrier. Nothing was bought.',
    de: 'Das Etikett kostet mehr als angezeigt oder mehr als deine Erstattung. Frag den Preis noch einmal ab, oder schicke die Stücke mit einem beliebigen Versanddienst. Es wurde nichts gekauft.',
  },
  'returns/step-not-allowed': {
    en: 'This return has moved on, so that is not possible any more. Its page shows where it stands.',
    de: 'Diese Rücksendung ist schon weiter, das geht jetzt nicht mehr. Ihre Seite zeigt den Stand.',
  },
};
