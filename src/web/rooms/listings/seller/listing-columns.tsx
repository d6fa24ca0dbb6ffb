import { hrefTo } from '#domain/addresses.ts';
import { formatDay, formatMoney } from '#web/platform/languages/formats.ts';
import { canTransitionListing } from '#domain/listings/listing-transitions.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import { duplicateOf } from './copy-texts.ts';
import { listingStateWords } from './listing-state-words.ts';
import { moderationWords } from './moderation-words.ts';
import type { ListingTarget, MyListing } from './use-listing-move.ts';

interface Acts {
  isBusy: boolean;
  onMove: (listing: MyListing, state: ListingTarget) => void;
  onRemove: (listing: MyListing) => void;
  /** Opens why it stands where it does in the search. */
  onExplain: (listing: MyListing) => void;
}

const pillOf = ({ state, reviewReason }: MyListing): string =>
  state === 'sold_out' || reviewReason ? 'd-warn' : state === 'active' ? 'd-ok' : '';

function RowActs({ listing, isBusy, onMove, onRemove, onExplain }: Acts & { listing: MyListing }) {
  const shown = listing.state === 'active' || listing.state === 'sold_out';
  return (
    <>
      {shown && (
        <DeskButtonLink
          icon="eye"
          label={`View ${listing.title} in the shop`}
          href={hrefTo('product', { productId: listing.listingId })}
        />
      )}
      {listing.state === 'active' && (
        <DeskButton icon="search" label={`${listing.title} in the search`} onClick={() => onExplain(listing)} />
      )}
      {listing.state === 'pending_review' && (
        <DeskButton kind="soft" isSmall isKept disabled={isBusy} onClick={() => onMove(listing, 'draft')}>
          Take back
        </DeskButton>
      )}
      {canTransitionListing(listing.state, 'active') && listing.state !== 'pending_review' && !shown && (
        <DeskButton kind="soft" isSmall isKept disabled={isBusy} onClick={() => onMove(listing, 'active')}>
          Publish
        </DeskButton>
      )}
      {shown && (
        <DeskButton kind="soft" isSmall isKept disabled={isBusy} onClick={() => onMove(listing, 'inactive')}>
          Pause
        </DeskButton>
      )}
      <DeskButtonLink
        icon="copy"
        label={duplicateOf(listing.title)}
        href={`${sellerHref('add-listing')}?copy=${listing.listingId}`}
      />
      <DeskButton icon="trash" label={`Remove ${listing.title}`} disabled={isBusy} onClick={() => onRemove(listing)} />
    </>
  );
}

/** One listing of the maker's table. */
export const listingColumns = (acts: Acts): DeskColumn<MyListing>[] => [
  {
    head: 'Picture',
    isHeadHidden: true,
    headClassName: 'd-c0',
    className: 'd-c0',
    cell: ({ picture }) => <Thumb picture={picture} />,
  },
  {
    head: 'Piece',
    className: 'd-two',
    cell: (listing) => (
      <>
        <Link href={`${sellerHref('add-listing')}?edit=${listing.listingId}`}>
          <b>{listing.title}</b>
        </Link>
        <small>{listing.sku || `Changed ${formatDay(new Date(listing.updatedAt))}`}</small>
        {listing.reviewReason && (
          <small className="d-back">
            <b>{moderationWords(listing.state).short}:</b> {listing.reviewReason}
          </small>
        )}
      </>
    ),
  },
  {
    head: 'State',
    width: 116,
    cell: (listing) => (
      <span className={`d-pill ${pillOf(listing)}`}>
        {listing.reviewReason ? moderationWords(listing.state).short : listingStateWords[listing.state]}
      </span>
    ),
  },
  {
    head: 'Stock',
    isNumber: true,
    width: 92,
    cell: ({ stock }) => (
      <>
        {stock === 0 ? <span className="d-crit-t">none</span> : stock}
        <span className="d-only-p"> in stock</span>
      </>
    ),
  },
  {
    head: 'Price',
    isNumber: true,
    width: 116,
    cell: ({ priceVaries, priceCents }) => (
      <>
        {priceVaries && <span className="d-t3 d-tiny">from </span>}
        {formatMoney(priceCents)}
      </>
    ),
  },
  {
    head: 'Acts',
    isHeadHidden: true,
    width: 230,
    className: 'd-rowacts',
    cell: (listing) => <RowActs listing={listing} {...acts} />,
  },
];
