import { formatMoney } from '#web/platform/languages/formats.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskSection, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from '../texts/overview-texts.ts';

type Listings = CallOutput<'orders.getOverview'>['bestSelling'];

/** [DASH-01] What sold best, and what is left of it. */
export const BestSelling = ({ listings }: { listings: Listings }) => (
  <section>
    <DeskSection
      title={texts.sellingBest}
      note={texts.lastMonth}
      link={{ label: texts.allListings, href: sellerHref('listings') }}
    />
    {listings.length === 0 && <p className="d-t2 d-quiet-line">{texts.nothingSold}</p>}
    <ul className="d-record-list d-best">
      {listings.map(({ listingId, title, picture, sold, cents, left, isMadeToOrder }) => (
        <li key={listingId}>
          <Thumb picture={picture} />
          <div className="d-grow">
            <Link href={`${sellerHref('add-listing')}?edit=${listingId}`}>
              <b>{title}</b>
            </Link>
            <br />
            <span className="d-t2 d-small">{isMadeToOrder ? texts.madeToOrder : texts.left(left)}</span>
          </div>
          <span className="d-best__sold">{texts.sold(sold)}</span>
          <span className="d-best__money">{formatMoney(cents)}</span>
        </li>
      ))}
    </ul>
  </section>
);
