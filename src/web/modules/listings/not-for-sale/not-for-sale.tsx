import type { Listing, Variant } from '#domain/listings/model.ts';
import { OwnListing } from './own-listing.tsx';
import { Paused } from './paused.tsx';
import { SoldOut } from './sold-out.tsx';

interface Props {
  listing: Listing;
  variant: Variant | undefined;
  isOwn: boolean;
}

/** [UX-34] What stands in the place of the button where nothing can be bought. */
export function NotForSale({ listing, variant, isOwn }: Props) {
  if (isOwn) return <OwnListing listingId={listing.listingId} />;
  if (listing.pausedUntil) return <Paused listing={listing} until={listing.pausedUntil} />;
  return <SoldOut listing={listing} variant={variant} />;
}
