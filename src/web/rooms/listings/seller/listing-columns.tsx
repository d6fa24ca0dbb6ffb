import { hrefTo } from '#domain/addresses.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { canTransitionListing } from '#domain/listings/listing-transitions.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import { duplicateOf } from './copy-texts.ts';
import { moderationWords } from './moderation-words.ts';
import type { ListingTarget, MyListing } from './use-listing-move.ts';
import * as texts from './texts/list-texts.ts';

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
          label={texts.viewInShop(listing.title)}
          href={hrefTo('product', { productId: listing.listingId })}
        />
      )}
      {listing.state === 'active' && (
        <DeskButton icon="search" label={texts.inSearch(listing.title)} onClick={() => onExplain(listing)} />
      )}
      {listing.state === 'pending_review' && (
        <DeskButton kind="soft" isSmall isKept disabled={isBusy} onClick={() => onMove(listing, 'draft')}>
          {texts.takeBack}
        </DeskButton>
      )}
      {canTransitionListing(listing.state, 'active') && listing.state !== 'pending_review' && !shown && (
        <DeskButton kind="soft" isSmall isKept disabled={isBusy} onClick={() => onMove(listing, 'active')}>
          {texts.publish}
        </DeskButton>
      )}
      {shown && (
        <DeskButton kind="soft" isSmall isKept disabled={isBusy} onClick={() => onMove(listing, 'inactive')}>
          {texts.pause}
        </DeskButton>
      )}
      <DeskButtonLink
        icon="copy"
        label={duplicateOf(listing.title)}
        href={`${sellerHref('add-listing')}?copy=${listing.listingId}`}
      />
      <DeskButton
        icon="trash"
        label={texts.removeOne(listing.title)}
        disabled={isBusy}
        onClick={() => onRemove(listing)}
      />
    </>
  );
}

/** One listing of the maker's table. */
export const listingColumns = (acts: Acts): DeskColumn<MyListing>[] => [
  {
    head: texts.picture,
    isHeadHidden: true,
    headClassName: 'd-c0',
    className: 'd-c0',
    cell: ({ picture }) => <Thumb picture={picture} />,
  },
  {
    head: texts.listing,
    className: 'd-two',
    cell: (listing) => (
      <>
        <Link href={`${sellerHref('add-listing')}?edit=${listing.listingId}`}>
          <b>{listing.title}</b>
        </Link>
        <small>{listing.sku || texts.changed(formatDay(new Date(listing.updatedAt)))}</small>
        {listing.reviewReason && (
          <small className="d-back">
            <b>{moderationWords(listing.state).short}:</b> {listing.reviewReason}
          </small>
        )}
      </>
    ),
  },
  {
    head: texts.state,
    width: 116,
    cell: (listing) => (
      <span className={`d-pill ${pillOf(listing)}`}>
        {listing.reviewReason ? moderationWords(listing.state).short : texts.states[listing.state]}
      </span>
    ),
  },
  {
    head: texts.stock,
    isNumber: true,
    width: 92,
    cell: ({ stock }) => (
      <>
        {stock === 0 ? <span className="d-crit-t">{texts.none}</span> : formatNumber(stock)}
        <span className="d-only-p">{texts.inStock}</span>
      </>
    ),
  },
  {
    head: texts.price,
    isNumber: true,
    width: 116,
    cell: ({ priceVaries, priceCents }) => (
      <>
        {priceVaries && <span className="d-t3 d-tiny">{texts.from}</span>}
        {formatMoney(priceCents)}
      </>
    ),
  },
  {
    head: texts.acts,
    isHeadHidden: true,
    width: 230,
    className: 'd-rowacts',
    cell: (listing) => <RowActs listing={listing} {...acts} />,
  },
];
