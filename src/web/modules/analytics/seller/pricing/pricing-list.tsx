import { breakDownPrice, breakEvenPrice } from '#domain/analytics/pricing/price-rules.ts';
import type { PricedListing } from '#domain/analytics/pricing/pricing-contract.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { formatPercent } from '#web/platform/languages/percent.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskHead, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from './pricing-texts.ts';

const hrefOf = (listingId: string): string => `${sellerHref('pricing')}?product=${encodeURIComponent(listingId)}`;

function CostFigure({
  listing,
  of,
}: {
  listing: PricedListing;
  of: (costs: NonNullable<PricedListing['costs']>) => string;
}) {
  if (listing.costs) return of(listing.costs);
  return (
    <Link className="d-link" href={hrefOf(listing.listingId)}>
      {texts.enterCosts}
      <span className="visually-hidden"> {listing.title}</span>
    </Link>
  );
}

const columnsOf = (feePercent: number): DeskColumn<PricedListing>[] => [
  { head: texts.listing, isHeadHidden: true, width: 56, cell: ({ picture }) => <Thumb picture={picture} /> },
  {
    head: texts.listing,
    cell: ({ listingId, title }) => (
      <Link className="d-link" href={hrefOf(listingId)}>
        {title}
      </Link>
    ),
  },
  {
    head: texts.price,
    isNumber: true,
    cell: ({ priceCents, priceVaries }) => `${priceVaries ? texts.from : ''}${formatMoney(priceCents)}`,
  },
  {
    head: texts.margin,
    isNumber: true,
    cell: (listing) => (
      <CostFigure
        listing={listing}
        of={(costs) => {
          const { vatPercent, priceCents } = listing;
          const { marginPercent } = breakDownPrice(priceCents, costs, { feePercent, vatPercent });
          return marginPercent === null ? '–' : formatPercent(marginPercent);
        }}
      />
    ),
  },
  {
    head: texts.breakEven,
    isNumber: true,
    cell: ({ costs, vatPercent }) => {
      const cents = costs && breakEvenPrice(costs, { feePercent, vatPercent });
      return cents === null ? '–' : formatMoney(cents);
    },
  },
  {
    head: texts.comparablePrices,
    isNumber: true,
    cell: ({ market }) =>
      market ? (
        texts.range(formatMoney(market.lowCents), formatMoney(market.highCents))
      ) : (
        <span className="d-t3">{texts.tooFew}</span>
      ),
  },
];

const searchHref = (q: string): string => `${sellerHref('pricing')}${q && `?q=${encodeURIComponent(q)}`}`;

/** [DASH-04] The pieces with their margins beside what comparable ones cost. */
export function PricingList() {
  const q = useQueryParams().get('q') ?? '';
  const pages = usePages('analytics.listPricings', { q: q || undefined });
  const first = pages.data?.pages[0];
  const rows = pages.data?.pages.flatMap(({ items }) => items);
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} crumb={{ label: texts.analytics, href: sellerHref('analytics') }}>
        <DeskButtonLink isAlwaysShown href={sellerHref('market-analysis')}>
          {texts.market}
        </DeskButtonLink>
      </DeskHead>
      <search className="d-bar">
        <DeskSearch
          label={texts.search}
          placeholder={texts.placeholder}
          value={q}
          onSearch={(text) => go(searchHref(text), { replace: true, stay: true })}
        />
      </search>
      <DeskTable
        caption={texts.listings}
        columns={columnsOf(first?.feePercent ?? 0)}
        rows={rows}
        keyOf={({ listingId }) => listingId}
        unread={{ call: pages, what: texts.listings, safe: texts.safe }}
        empty={
          q ? (
            <DeskEmpty title={texts.noMatch(q)} draw="needle">
              {texts.noMatchWhy}
            </DeskEmpty>
          ) : (
            <DeskEmpty
              title={texts.noListings}
              actions={
                <DeskButtonLink kind="primary" isAlwaysShown href={sellerHref('add-listing')}>
                  {texts.add}
                </DeskButtonLink>
              }
            >
              {texts.noListingsWhy}
            </DeskEmpty>
          )
        }
      />
      {rows && rows.length > 0 && <DeskMore pages={pages} />}
    </main>
  );
}
