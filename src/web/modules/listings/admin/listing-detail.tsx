import { hrefTo } from '#domain/addresses.ts';
import type { ReactNode } from 'react';
import { formatMoney } from '#web/platform/languages/formats.ts';
import type { ReviewRow } from '#domain/listings/review/review-contract.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { itemId } from '#web/modules/admin/queues/queue-parts.tsx';
import { categoryName } from '../menu-categories.ts';
import * as texts from './queue-texts.ts';
import './listing-detail.css';
import '#web/ui/desk/records.css';

function Pictures({ listing }: { listing: ReviewRow }) {
  const [first, ...rest] = listing.pictures;
  if (!first) return <p className="d-t3">{texts.noPicture}</p>;
  return (
    <section aria-label={texts.pictures}>
      <img
        className="d-qbig"
        src={`/pictures/${first.id}/640.webp`}
        alt={first.alt || listing.title}
        style={{ background: first.colour }}
      />
      <div className="d-qth">
        {rest.slice(0, 5).map((picture) => (
          <img
            key={picture.id}
            src={`/pictures/${picture.id}/320.webp`}
            alt={picture.alt}
            width={56}
            height={56}
            style={{ background: picture.colour }}
          />
        ))}
      </div>
    </section>
  );
}

/** The listing that one is at, as buyers would see it, with its maker beside it and what can be done. */
export function ListingDetail({ listing, children }: { listing: ReviewRow; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys J and K bring the focus here
    <article id={itemId(listing.listingId)} className="d-queue-grid" tabIndex={-1} aria-label={listing.title}>
      <Pictures listing={listing} />
      <section>
        <p className="d-cap">{categoryName({ slug: listing.category, name: listing.categoryName })}</p>
        <h2 className="d-qtitle">{listing.title}</h2>
        <p className="d-queue-price">
          <b className="d-tabular">{formatMoney(listing.priceCents)}</b>
        </p>
        <p className="d-desc">{listing.description || texts.noDescription}</p>
        {listing.tags.length > 0 && <p className="d-t2 d-small d-after">{texts.tags(listing.tags.join(', '))}</p>}
      </section>
      <aside>
        <DeskSection title={texts.facts.maker} />
        <dl className="d-facts">
          <div>
            <dt>{texts.facts.shop}</dt>
            <dd>
              <Link className="d-link" href={hrefTo('shop', { slug: listing.shopSlug })}>
                {listing.shopName}
              </Link>
            </dd>
          </div>
          <div>
            <dt>{texts.facts.listing}</dt>
            <dd>
              <Link className="d-link" href={`${adminHref('products')}/${listing.listingId}`}>
                {texts.facts.record}
              </Link>
            </dd>
          </div>
          <div>
            <dt>{texts.facts.forSale}</dt>
            <dd>{texts.forSale(listing.shopListings)}</dd>
          </div>
          <div>
            <dt>{texts.facts.sentIn}</dt>
            <dd>{`${timeText(listing.submittedAt)} UTC`}</dd>
          </div>
        </dl>
        {children}
      </aside>
    </article>
  );
}
