import { wishlistAddresses } from '#domain/wishlist/addresses.ts';
import { routesAt, type Screen } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';

/** The own list comes with what the cart brings to it (`slots.ts`). */
export const wishlistRoutes = (wishlist: Screen) =>
  routesAt(wishlistAddresses, {
    wishlist: { screen: wishlist },
    favorites: { screen: wishlist },
    shared: { screen: screen(() => import('./wishlist-by-link-page.tsx'), 'WishlistByLinkPage') },
  });
