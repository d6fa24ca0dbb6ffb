import { hrefTo } from '#domain/addresses.ts';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { canTransitionListing } from '#domain/listings/listing-transitions.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import { listingStateWords } from './listing-state-words.ts';
import { moderationWords } from './moderation-words.ts';
import type { ListingTarget, MyListing } from './use-listing-move.ts';

interface Props {
  listing: MyListing;
  busy: boolean;
  onMove: (state: ListingTarget) => void;
  onRemove: () => void;
  /** Opens why it stands where it does in the search. */
  onExplain: () => void;
}

/** One listing of the maker's table. */
export function ListingRow({ listing, busy, onMove, onRemove, onExplain }: Props) {
  const edit = `${sellerHref('add-listing')}?edit=${listing.listingId}`;
  const shown = listing.state === 'active' || listing.state === 'sold_out';
  return (
    <tr>
      <td className="d-c0">
        <Thumb picture={listing.picture} />
      </td>
      <td className="d-two">
        <Link href={edit}>
          <b>{listing.title}</b>
        </Link>
        <small>{listing.sku || `Changed ${formatDay(new Date(listing.updatedAt))}`}</small>
        {listing.reviewReason && (
          <small className="d-back">
            <b>{moderationWords(listing.state).short}:</b> {listing.reviewReason}
          </small>
        )}
      </td>
      <td>
        <span
          className={`d-pill ${listing.state === 'sold_out' || listing.reviewReason ? 'd-warn' : listing.state === 'active' ? 'd-ok' : ''}`}
        >
          {listing.reviewReason ? moderationWords(listing.state).short : listingStateWords[listing.state]}
        </span>
      </td>
      <td className="d-num">
        {listing.stock === 0 ? <span className="d-crit-t">none</span> : listing.stock}
        <span className="d-only-p"> in stock</span>
      </td>
      <td className="d-num">
        {listing.priceVaries && <span className="d-t3 d-tiny">from </span>}
        {formatMoney(listing.priceCents)}
      </td>
      <td className="d-rowacts">
        {shown && (
          <DeskButtonLink
            icon="eye"
            label={`View ${listing.title} in the shop`}
            href={hrefTo('product', { productId: listing.listingId })}
          />
        )}
        {listing.state === 'active' && (
          <DeskButton icon="search" label={`${listing.title} in the search`} onClick={onExplain} />
        )}
        {listing.state === 'pending_review' && (
          <DeskButton kind="soft" isSmall isKept disabled={busy} onClick={() => onMove('draft')}>
            Take back
          </DeskButton>
        )}
        {canTransitionListing(listing.state, 'active') && listing.state !== 'pending_review' && !shown && (
          <DeskButton kind="soft" isSmall isKept disabled={busy} onClick={() => onMove('active')}>
            Publish
          </DeskButton>
        )}
        {shown && (
          <DeskButton kind="soft" isSmall isKept disabled={busy} onClick={() => onMove('inactive')}>
            Pause
          </DeskButton>
        )}
        <DeskButton icon="trash" label={`Remove ${listing.title}`} disabled={busy} onClick={onRemove} />
      </td>
    </tr>
  );
}
