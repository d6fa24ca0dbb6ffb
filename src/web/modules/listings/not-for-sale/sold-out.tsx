import type { Listing, Variant } from '#domain/listings/model.ts';
import { Notice } from '#web/ui/notices/notice.tsx';
import { listingSlots } from '../slots.ts';
import { BackInStockRequest } from '../back-in-stock-request.tsx';
import * as texts from '../texts/late-texts.ts';

/** [UX-34, UX-35] In the place of the button to buy: what is gone, and what one can still do. */
export function SoldOut({ listing, variant }: { listing: Listing; variant: Variant | undefined }) {
  const others = variant && listing.stock > 0;
  const listingSoldOut = texts.listingSoldOut + (variant ? '' : texts.chooseToBeNotified);
  return (
    <div className="buy-box__gone">
      <Notice isInfo>{others ? texts.choiceSoldOut : listingSoldOut}</Notice>
      {variant && (
        <BackInStockRequest
          key={variant.id}
          listing={listing}
          variant={variant}
          name={others ? variant.values.join(', ') : texts.it}
          isLarge
        />
      )}
      <listingSlots.Heart id={listing.listingId} title={listing.title} inBuyBox />
    </div>
  );
}
