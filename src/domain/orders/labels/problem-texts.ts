export const labelProblemTexts = {
  'orders/labels-off': {
    en: 'Labels cannot be bought here. Send the parcel by hand and name its number.',
    de: 'Etiketten lassen sich hier nicht kaufen. Verschicke das Paket selbst und trage die Nummer ein.',
  },
  'orders/label-order-over': {
    en: 'This order needs no label: it has left, is cancelled, or is collected at the workshop.',
    de: 'Diese Bestellung braucht kein Etikett: Sie ist unterwegs, storniert oder wird in der Werkstatt abgeholt.',
  },
  'orders/label-disputed': {
    en: 'Do not send this order: the buyer’s bank has taken the money back.',
    de: 'Verschicke diese Bestellung nicht: Die Bank der Käuferseite hat das Geld zurückgeholt.',
  },
  'orders/label-weight': {
    en: 'Weigh the parcel: carriers take 1 g to 31.5 kg.',
    de: 'Wiege das Paket: Versanddienste nehmen 1 g bis 31,5 kg.',
  },
  'orders/label-sender': {
    en: 'A label needs the address of your workshop. Add it in the shop’s tax details.',
    de: 'Ein Etikett braucht die Adresse deiner Werkstatt. Trage sie bei den Steuerangaben des Shops ein.',
  },
  'orders/label-address': {
    en: (facts: Record<string, unknown>) =>
      `The carrier does not know this address: ${String(facts.why)}. Ask the buyer, or send the parcel by hand. Nothing was bought.`,
    de: (facts: Record<string, unknown>) =>
      `Der Versanddienst kennt diese Adresse nicht: ${String(facts.why)}. Frag nach, oder verschicke das Paket selbst. Es wurde nichts gekauft.`,
  },
  'orders/label-no-way': {
    en: 'No carrier takes this parcel that way. Choose another way, size or weight. Nothing was bought.',
    de: 'Kein Versanddienst nimmt dieses Paket so mit. Wähle einen anderen Weg, eine andere Größe oder ein anderes Gewicht. Es wurde nichts gekauft.',
  },
  'orders/label-away': {
    en: 'The label provider does not answer. Try again in a moment: no label is bought twice.',
    de: 'Der Etikettendienst antwortet nicht. Versuch es gleich noch einmal: Kein Etikett wird doppelt gekauft.',
  },
  'orders/label-balance': {
    en: 'Your balance does not cover this label. Send the parcel by hand, or buy the label once more orders are paid.',
    de: 'Dein Guthaben reicht für dieses Etikett nicht. Verschicke das Paket selbst, oder kaufe das Etikett, wenn mehr Bestellungen bezahlt sind.',
  },
  'orders/label-in-progress': {
    en: 'This label is being bought. It appears here in a moment.',
    de: 'Dieses Etikett wird gerade gekauft. Es erscheint gleich hier.',
  },
  'orders/label-used': {
    en: 'This label is in use, so it cannot be given back.',
    de: 'Dieses Etikett ist benutzt und lässt sich nicht mehr zurückgeben.',
  },
  'orders/nothing-to-print': {
    en: 'None of these orders has anything to print.',
    de: 'Zu diesen Bestellungen gibt es nichts zu drucken.',
  },
  'orders/bad-signature': {
    en: 'The signature of this event is not the label provider’s.',
    de: 'Die Unterschrift dieses Ereignisses ist nicht die des Etikettendienstes.',
  },
};
