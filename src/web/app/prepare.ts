import { productPictureSizes } from '#domain/listings/picture-sizes.ts';
import { warmPicture } from '#web/ui/picture.tsx';
import { send } from '#web/platform/api.ts';
import { prefetchStale, queryClient } from '#web/platform/query-client.ts';
import { matchRoute } from './routes.ts';
import { callKey } from '#web/platform/use-call.ts';
import type { CallInput, CallName } from '#web/platform/calls.ts';

const fetchAhead = <Name extends CallName>(name: Name, input: CallInput<Name>) =>
  queryClient
    .fetchQuery({
      queryKey: callKey(name, input as object),
      queryFn: () => send(name, input),
      staleTime: prefetchStale.listings,
    })
    .catch(() => undefined);

/** [UX-03] Code and data of a screen, and the first picture of a piece, are fetched when somebody points at a link to it. */
export function prepare(href: string): void {
  const path = href.split(/[?#]/)[0] ?? '';
  const matched = matchRoute(path);
  // A file that could not be fetched once is not fetched again by some browsers.
  if (!matched || !navigator.onLine) return;
  void matched.route.screen.preload();
  if (path.startsWith('/product/'))
    void fetchAhead('listings.getListing', { listingId: matched.params.productId ?? '' }).then(
      (listing) =>
        listing?.pictures[0] && warmPicture(listing.pictures[0], productPictureSizes(listing.pictures.length)),
    );
  else if (path.startsWith('/shop/')) void fetchAhead('listings.getShop', { slug: matched.params.slug ?? '' });
  else if (path === '/') void fetchAhead('listings.getHome', {});
}
