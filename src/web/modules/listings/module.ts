import { listingAddresses } from '#domain/listings/addresses.ts';
import { routesAt } from '#web/platform/router/routes-at.ts';
import { screen } from '#web/ui/lazy/lazy-screen.ts';
import { productPictureSizes } from '#domain/listings/picture-sizes.ts';
import { fetchAhead } from '#web/platform/fetch-ahead.ts';
import { warmPicture } from '#web/ui/picture.tsx';

export const listingRoutes = routesAt(listingAddresses, {
  home: {
    screen: screen(() => import('./home/home-page.tsx'), 'HomePage'),
    prefetch: () => void fetchAhead('listings.getHome'),
  },
  product: {
    screen: screen(() => import('./product-page.tsx'), 'ProductPage'),
    prefetch: ({ productId = '' }) =>
      void fetchAhead('listings.getListing', { listingId: productId }).then(
        (listing) =>
          listing?.pictures[0] && warmPicture(listing.pictures[0], productPictureSizes(listing.pictures.length)),
      ),
  },
  shop: {
    screen: screen(() => import('./shop/shop-page.tsx'), 'ShopPage'),
    prefetch: ({ slug = '' }) => void fetchAhead('listings.getShop', { slug }),
  },
});
