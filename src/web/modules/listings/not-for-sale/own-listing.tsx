import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notices/notice.tsx';
import * as texts from '../texts/late-texts.ts';

/** In the place of the button to buy, on the page of one's own piece. */
export function OwnListing({ listingId }: { listingId: string }) {
  return (
    <div className="buy-box__gone">
      <Notice isInfo>{texts.ownListing}</Notice>
      <ButtonLink isWide href={`${sellerHref('add-listing')}?edit=${listingId}`}>
        {texts.edit}
      </ButtonLink>
    </div>
  );
}
