export const proofProblemTexts = {
  'orders/proof-open': {
    en: 'The buyer has not approved the proof of a piece in this order. Making and sending it start after that.',
    de: 'Zu einem Stück dieser Bestellung fehlt noch die Freigabe des Entwurfs. Erst danach wird es gemacht und verschickt.',
  },
  'orders/proof-not-personalised': {
    en: 'Proofs are for pieces made with the buyer’s text. This piece has none.',
    de: 'Entwürfe gibt es für Stücke mit Wunschtext. Dieses Stück hat keinen.',
  },
  'orders/proof-too-late': {
    en: 'This piece is packed, sent or called off, so it needs no proof any more.',
    de: 'Dieses Stück ist schon verpackt, verschickt oder storniert und braucht keinen Entwurf mehr.',
  },
  'orders/proof-approved': {
    en: 'The buyer has approved a proof of this piece. Write a message if something changes.',
    de: 'Für dieses Stück ist schon ein Entwurf freigegeben. Schreib eine Nachricht, wenn sich etwas ändert.',
  },
  'orders/proof-empty': {
    en: 'Add a picture, or write what you will make.',
    de: 'Füge ein Bild hinzu, oder schreib, was du machen wirst.',
  },
  'orders/proof-too-many': {
    en: 'This piece has had 20 versions. Agree on the rest by message.',
    de: 'Zu diesem Stück gab es schon 20 Versionen. Klärt alles Weitere in einer Nachricht.',
  },
  'orders/proof-not-found': {
    en: 'This order has no such proof. Reload the page.',
    de: 'Diesen Entwurf gibt es in der Bestellung nicht. Lade die Seite neu.',
  },
  'orders/proof-answered': {
    en: 'This version was answered or replaced meanwhile. Reload the page to see the newest one.',
    de: 'Diese Version ist inzwischen beantwortet oder ersetzt. Lade die Seite neu, um die neueste zu sehen.',
  },
  'orders/proof-change-empty': {
    en: 'Write what should be different.',
    de: 'Schreib, was anders werden soll.',
  },
};
