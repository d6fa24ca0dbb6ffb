import type { Listing } from '#domain/listings/model.ts';
import { day } from '#web/ui/day.ts';
import { Notice } from '#web/ui/notices/notice.tsx';
import { listingSlots } from '../slots.ts';
import * as texts from '../texts/late-texts.ts';

/** [ORD-06, DASH-04] In the place of the button to buy: until when the maker takes no orders for it. */
export function Paused({ listing, until }: { listing: Listing; until: string }) {
  return (
    <div className="buy-box__gone">
      <Notice isInfo>
        {listing.shop.notice?.selling === 'nothing' ? texts.onVacation(day(until)) : texts.paused(day(until))}
      </Notice>
      <listingSlots.Heart id={listing.listingId} title={listing.title} inBuyBox />
    </div>
  );
}
