import type { Listing, Variant } from '#domain/listings/model.ts';
import { SoldOut } from './sold-out.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notices/notice.tsx';
import * as texts from '../texts/late-texts.ts';
import { day } from '#web/ui/day.ts';
import { listingSlots } from '../slots.ts';

/** [ORD-06, DASH-04] In the place of the button to buy: until when the maker takes no orders for it. */
function Paused({ listing, until }: { listing: Listing; until: string }) {
  return (
    <div className="buy-box__gone">
      <Notice isInfo>
        {listing.shop.notice?.selling === 'nothing' ? texts.onVacation(day(until)) : texts.paused(day(until))}
      </Notice>
      <listingSlots.Heart id={listing.listingId} title={listing.title} inBuyBox />
    </div>
  );
}

/** In the place of the button to buy, on the page of one's own piece. */
function OwnListing({ listingId }: { listingId: string }) {
  return (
    <div className="buy-box__gone">
      <Notice isInfo>{texts.ownListing}</Notice>
      <ButtonLink isWide href={`${sellerHref('add-listing')}?edit=${listingId}`}>
        {texts.edit}
      </ButtonLink>
    </div>
  );
}

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
