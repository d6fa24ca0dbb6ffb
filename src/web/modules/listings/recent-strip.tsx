import { hrefTo } from '#domain/addresses.ts';
import { useState } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { forgetSeen, seenListings } from './recently-viewed.ts';
import * as texts from './texts/recent-texts.ts';
import './recent-strip.css';

/** [UX-17] What one looked at before; takes no room where there is nothing. */
export function RecentStrip({ except }: { except?: string }) {
  const [listings, setListings] = useState(() => seenListings().filter((listing) => listing.listingId !== except));
  if (listings.length === 0) return null;
  return (
    <section className="section" aria-labelledby="recent">
      <SectionHead id="recent" title={texts.recent}>
        <Button
          kind="link"
          onClick={() => {
            forgetSeen();
            setListings([]);
          }}
        >
          {texts.clearList}
        </Button>
      </SectionHead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls sideways is reached by key */}
      <div className="recent-strip" tabIndex={0} role="group" aria-label={texts.recent}>
        {listings.map((listing) => (
          <Link key={listing.listingId} href={hrefTo('product', { productId: listing.listingId })}>
            <div className="picture">
              <Picture picture={listing.picture} sizes="(min-width: 768px) 175px, 140px" alt="" />
            </div>
            <b className="tabular">{formatMoney(listing.priceCents)}</b>
            {listing.title}
          </Link>
        ))}
      </div>
    </section>
  );
}
