/** To the letter [WISH-07]. */
export const wishlistFailures = {
  load: 'Failed to load wishlist',
  sync: 'Failed to sync wishlist',
  add: 'Failed to add item to wishlist',
  remove: 'Failed to remove item from wishlist',
  clear: 'Failed to clear wishlist',
};

export const wishlistProblemTexts = {
  'wishlist/not-found': 'This wishlist is not there, or is no longer shared.',
  'wishlist/piece-not-found': 'This piece is not there any more.',
  'wishlist/full': 'A wishlist holds up to 500 pieces. Remove some first.',
  'wishlist/too-many-collections': 'You have 50 collections. Delete one first.',
  'wishlist/name-taken': 'You have a collection of this name already.',
};
