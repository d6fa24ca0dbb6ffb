import type { Listing } from '#domain/listings/model.ts';
import { RecentStrip } from '../recent-strip.tsx';
import { RelatedListings } from './related-listings.tsx';

/** [CAT-03] Where to go from here: pieces like this one, and what was looked at before. */
export function ProductAfter({ listing }: { listing: Listing }) {
  return (
    <>
      <RelatedListings listing={listing} />
      <RecentStrip key={listing.listingId} except={listing.listingId} />
    </>
  );
}
