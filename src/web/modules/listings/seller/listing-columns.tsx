import { hrefTo } from '#domain/addresses.ts';
import type { BulkChange } from '#domain/listings/bulk/bulk-change.ts';
import { MAX_CENTS, moneyField } from '#domain/core/money.ts';
import { parseMoney } from '#domain/core/reading/read-amount.ts';
import { formatMoney, formatNumber, inField, localDay } from '#web/platform/languages/formats.ts';
import { canTransitionListing } from '#domain/listings/listing-transitions.ts';
import { Pill, type Tone } from '#web/ui/desk/pill.tsx';
import { day } from '#web/ui/day.ts';
import { DeskButton, DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { InlineField } from '#web/ui/desk/index-table/inline-field.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import { duplicateOf } from './copy-texts.ts';
import type { ListingTarget, MyListing } from './use-listing-move.ts';
import * as texts from './texts/list-texts.ts';

interface RowActionsProps {
  isBusy: boolean;
  onMove: (listing: MyListing, state: ListingTarget) => void;
  onRemove: (listing: MyListing) => void;
  /** Opens why it stands where it does in the search. */
  onExplain: (listing: MyListing) => void;
  /** Changes stock or price in place. */
  onChange: (listingId: string, change: BulkChange) => void;
  categoryName: (slug: string) => string;
  sectionName: (sectionId: string | null) => string;
}

function toneOf({ state, reviewReason, pausedUntil }: MyListing): Tone {
  if (state === 'sold_out' || reviewReason || pausedUntil) return 'warn';
  return state === 'active' ? 'ok' : '';
}

function stateText({ state, reviewReason, pausedUntil }: MyListing): string {
  if (reviewReason) return texts.moderationText(state).short;
  return pausedUntil ? texts.pausedUntil(day(pausedUntil)) : texts.states[state];
}

function RowActions({ listing, isBusy, onMove, onRemove, onExplain }: RowActionsProps & { listing: MyListing }) {
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
        <DeskButton kind="soft" isSmall isAlwaysShown disabled={isBusy} onClick={() => onMove(listing, 'draft')}>
          {texts.takeBack}
        </DeskButton>
      )}
      {canTransitionListing(listing.state, 'active') && listing.state !== 'pending_review' && !shown && (
        <DeskButton kind="soft" isSmall isAlwaysShown disabled={isBusy} onClick={() => onMove(listing, 'active')}>
          {texts.publish}
        </DeskButton>
      )}
      {shown && (
        <DeskButton kind="soft" isSmall isAlwaysShown disabled={isBusy} onClick={() => onMove(listing, 'inactive')}>
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

/** What the number of pieces and the price become where they are changed in the table. */
const readStock = (typed: string): number | null => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null);
function readCents(typed: string): number | null {
  const cents = parseMoney(typed);
  return cents !== null && cents > 0 && cents <= MAX_CENTS ? cents : null;
}

function StockCell({ listing, onChange }: { listing: MyListing } & Pick<RowActionsProps, 'onChange'>) {
  const { listingId, title, stock, onlyVariant } = listing;
  const shown = (
    <>
      {stock === 0 ? <span className="d-crit-t">{texts.none}</span> : formatNumber(stock)}
      <span className="d-only-p">{texts.inStock}</span>
    </>
  );
  if (!onlyVariant) return shown;
  const { variantId, stock: seen } = onlyVariant;
  return (
    <InlineField
      label={texts.stockOf(title)}
      value={String(seen)}
      read={readStock}
      wrong={texts.notStock}
      onSave={(typed) => onChange(listingId, { kind: 'stocks', stocks: [{ variantId, by: typed - seen }] })}
    >
      {shown}
    </InlineField>
  );
}

function PriceCell({ listing, onChange }: { listing: MyListing } & Pick<RowActionsProps, 'onChange'>) {
  const { listingId, title, priceVaries, priceCents, onlyVariant } = listing;
  const shown = (
    <>
      {priceVaries && <span className="d-t3 d-tiny">{texts.from}</span>}
      {formatMoney(priceCents)}
    </>
  );
  if (!onlyVariant) return shown;
  const { variantId, priceCents: regular } = onlyVariant;
  return (
    <InlineField
      label={texts.priceOf(title)}
      value={inField(moneyField(regular))}
      read={readCents}
      wrong={texts.notPrice}
      onSave={(cents) => onChange(listingId, { kind: 'prices', prices: [{ variantId, priceCents: cents }] })}
    >
      {shown}
    </InlineField>
  );
}

const figureColumns = ({ onChange }: RowActionsProps): DeskColumn<MyListing>[] => [
  {
    ...{ head: texts.stock, name: 'stock', sortBy: 'stock', isNumber: true, width: 104, className: 'd-lstock' },
    cell: (listing) => <StockCell listing={listing} onChange={onChange} />,
  },
  {
    ...{ head: texts.price, name: 'price', sortBy: 'price', isNumber: true, width: 120, className: 'd-lprice' },
    cell: (listing) => <PriceCell listing={listing} onChange={onChange} />,
  },
  {
    ...{ head: texts.sold, name: 'sold', sortBy: 'sold', isNumber: true, width: 84, className: 'd-lmore' },
    cell: ({ sold }) => formatNumber(sold),
  },
  {
    ...{ head: texts.monthViews, name: 'views', sortBy: 'views', isNumber: true, width: 150, className: 'd-lmore' },
    isHiddenFirst: true,
    cell: ({ monthViews }) => formatNumber(monthViews),
  },
  {
    ...{ head: texts.changedOn, name: 'changed', sortBy: 'changed', sortsDown: true, width: 120 },
    ...{ isHiddenFirst: true, className: 'd-lmore' },
    cell: ({ updatedAt }) => localDay(updatedAt),
  },
];

/** One listing of the maker's table. */
export const listingColumns = (actions: RowActionsProps): DeskColumn<MyListing>[] => [
  {
    head: texts.picture,
    isHeadHidden: true,
    headClassName: 'd-c0',
    className: 'd-c0',
    cell: ({ picture }) => <Thumb picture={picture} />,
  },
  {
    head: texts.listing,
    sortBy: 'title',
    className: 'd-two d-ltitle',
    cell: (listing) => (
      <>
        <Link href={`${sellerHref('add-listing')}?edit=${listing.listingId}`}>
          <b>{listing.title}</b>
        </Link>
        <small>{listing.sku || texts.changed(localDay(listing.updatedAt))}</small>
        {listing.reviewReason && (
          <small className="d-back">
            <b>{texts.moderationText(listing.state).short}:</b> {listing.reviewReason}
          </small>
        )}
      </>
    ),
  },
  {
    ...{ head: texts.category, name: 'category', isHiddenFirst: true, width: 150, className: 'd-lmore' },
    cell: ({ category }) => actions.categoryName(category),
  },
  {
    ...{ head: texts.section, name: 'section', isHiddenFirst: true, width: 150, className: 'd-lmore' },
    cell: ({ sectionId }) => actions.sectionName(sectionId),
  },
  {
    ...{ head: texts.state, name: 'state', width: 116, className: 'd-lstate' },
    cell: (listing) => <Pill tone={toneOf(listing)}>{stateText(listing)}</Pill>,
  },
  ...figureColumns(actions),
  {
    head: texts.actions,
    isHeadHidden: true,
    width: 230,
    className: 'd-rowacts',
    cell: (listing) => <RowActions listing={listing} {...actions} />,
  },
];
