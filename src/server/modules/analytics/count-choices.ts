import { termOf } from '#domain/analytics/traffic-source.ts';
import type { whenAddedToCart } from '../cart/added-to-cart.ts';
import type { whenSearched } from '../search/search-listings.ts';
import type { whenAddedToWishlist } from '../wishlist/added-to-wishlist.ts';

type Received<Of extends (listener: never) => void> = Parameters<Of>[0];

export const countInCart: Received<typeof whenAddedToCart> = (app, listingId) =>
  app.outside.traffic?.add('cart', listingId);

export const countOnWishlist: Received<typeof whenAddedToWishlist> = (app, { userId, listingIds }) => {
  for (const listingId of listingIds) app.outside.traffic?.add('favourite', listingId, userId);
};

/** What a search term finds, and the top category that most of it is in. */
export const countSearch: Received<typeof whenSearched> = (app, { text, matches, categories }) => {
  const term = termOf(text);
  const [most] = categories
    .filter(({ parent, count }) => parent === null && count > 0)
    .toSorted((a, b) => b.count - a.count);
  if (term !== '') app.outside.traffic?.searched(term, { matches, category: most?.slug ?? '' });
};
