export const shopProblemTexts = {
  'shops/not-found': {
    en: 'There is no shop at this address.',
    de: 'Unter dieser Adresse gibt es keinen Shop.',
  },
  'shops/slug-taken': {
    en: 'Another shop already has this address. Choose a different one.',
    de: 'Diese Adresse hat schon ein anderer Shop. Wähle eine andere.',
  },
  'shops/unknown-picture': {
    en: 'This picture is not among your own. Upload it again.',
    de: 'Dieses Bild gehört nicht zu deinen. Lade es noch einmal hoch.',
  },
  'shops/reserved-name': {
    en: 'This name is kept for the marketplace itself. Choose another one for your shop.',
    de: 'Dieser Name gehört dem Marktplatz selbst. Wähle für deinen Shop einen anderen.',
  },
  'shops/own-shop': {
    en: 'This shop is your own.',
    de: 'Dieser Shop ist dein eigener.',
  },
  'shops/too-many-follows': {
    en: 'You follow as many shops as one can. Leave one before you follow another.',
    de: 'Mehr Shops kann man nicht folgen. Verlasse einen, bevor du dem nächsten folgst.',
  },
};
