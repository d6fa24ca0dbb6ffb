/** Where the screens of the module stand: each has one in the browser, and a head and first data on the server. */
export const wishlistAddresses = {
  wishlist: '/wishlist',
  favorites: '/favorites',
  shared: '/wishlist/shared/:token',
} as const;
