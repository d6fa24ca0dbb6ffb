import { hrefTo } from '#domain/addresses.ts';
import { formatMoney, formatNumber, localDay } from '#web/platform/languages/formats.ts';
import { canTransitionListing } from '#domain/listings/listing-transitions.ts';
import { day } from '#web/ui/day.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import { duplicateOf } from './copy-texts.ts';
import { moderationText } from './moderation-text.ts';
import type { ListingTarget, MyListing } from './use-listing-move.ts';
import * as texts from './texts/list-texts.ts';

interface Acts {
  isBusy: boolean;
  onMove: (listing: MyListing, state: ListingTarget) => void;
  onRemove: (listing: MyListing) => void;
  /** Opens why it stands where it does in the search. */
  onExplain: (listing: MyListing) => void;
}

function pillOf({ state, reviewReason, pausedUntil }: MyListing): string {
  if (state === 'sold_out' || reviewReason || pausedUntil) return 'd-warn';
  return state === 'active' ? 'd-ok' : '';
}

function stateText({ state, reviewReason, pausedUntil }: MyListing): string {
  if (reviewReason) return moderationText(state).short;
  return pausedUntil ? texts.pausedUntil(day(pausedUntil)) : texts.states[state];
}

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
export const listingColumns = (actions: Acts): DeskColumn<MyListing>[] => [
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
        <small>{listing.sku || texts.changed(localDay(listing.updatedAt))}</small>
        {listing.reviewReason && (
          <small className="d-back">
            <b>{moderationText(listing.state).short}:</b> {listing.reviewReason}
          </small>
        )}
      </>
    ),
  },
  {
    head: texts.state,
    width: 116,
    cell: (listing) => <span className={`d-pill ${pillOf(listing)}`}>{stateText(listing)}</span>,
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
    cell: (listing) => <RowActs listing={listing} {...actions} />,
  },
];
