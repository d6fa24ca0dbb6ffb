import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import * as texts from '../texts/late-texts.ts';
import '#web/ui/styles/notice.css';

/** In the place of the button to buy, on the page of one's own piece. */
export function OwnListing({ listingId }: { listingId: string }) {
  return (
    <div className="buy-box__gone">
      <p className="notice notice--info">
        <Icon name="info" size="s" />
        <span>{texts.ownListing}</span>
      </p>
      <ButtonLink isWide href={`${sellerHref('add-listing')}?edit=${listingId}`}>
        {texts.edit}
      </ButtonLink>
    </div>
  );
}
