/** To the letter [WISH-07]. */
export const wishlistFailures = {
  load: {
    en: 'Failed to load wishlist',
    de: 'Der Merkzettel konnte nicht geladen werden',
  },
  sync: {
    en: 'Failed to sync wishlist',
    de: 'Der Merkzettel konnte nicht abgeglichen werden',
  },
  add: {
    en: 'Failed to add item to wishlist',
    de: 'Das Stück konnte nicht auf den Merkzettel gesetzt werden',
  },
  remove: {
    en: 'Failed to remove item from wishlist',
    de: 'Das Stück konnte nicht vom Merkzettel genommen werden',
  },
  clear: {
    en: 'Failed to clear wishlist',
    de: 'Der Merkzettel konnte nicht geleert werden',
  },
};

export const wishlistProblemTexts = {
  'wishlist/not-found': {
    en: 'This wishlist is not there, or is no longer shared.',
    de: 'Diesen Merkzettel gibt es nicht, oder er wird nicht mehr geteilt.',
  },
  'wishlist/listing-not-found': {
    en: 'This piece is not there any more.',
    de: 'Dieses Stück ist nicht mehr da.',
  },
  'wishlist/full': {
    en: 'A wishlist holds up to 500 pieces. Remove some first.',
    de: 'Auf einen Merkzettel passen 500 Stücke. Nimm zuerst ein paar herunter.',
  },
  'wishlist/too-many-collections': {
    en: 'You have 50 collections. Delete one first.',
    de: 'Du hast 50 Sammlungen. Lösche zuerst eine.',
  },
  'wishlist/name-taken': {
    en: 'You have a collection of this name already.',
    de: 'Eine Sammlung mit diesem Namen hast du schon.',
  },
};
