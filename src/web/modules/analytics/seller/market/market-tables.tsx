import { hrefTo } from '#domain/addresses.ts';
import type { CategoryMarket } from '#domain/analytics/market-contract.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { changeOf } from '#web/platform/languages/percent.ts';
import { categoryName } from '#web/modules/listings/menu-categories.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Link } from '#web/ui/link.tsx';
import * as texts from './market-texts.ts';

const tooFew = <span className="d-t3">{texts.tooFew}</span>;

const nameColumn: DeskColumn<CategoryMarket> = {
  head: texts.category,
  cell: ({ category, categoryName: name }) => (
    <Link className="d-link" href={hrefTo('category', { slug: category })}>
      {categoryName({ slug: category, name })}
    </Link>
  ),
};

const priceColumns: DeskColumn<CategoryMarket>[] = [
  nameColumn,
  { head: texts.yours, isNumber: true, cell: ({ ownMedianCents }) => formatMoney(ownMedianCents) },
  { head: texts.median, isNumber: true, cell: ({ prices }) => (prices ? formatMoney(prices.medianCents) : tooFew) },
  {
    head: texts.middleHalf,
    isNumber: true,
    cell: ({ prices }) => (prices ? texts.range(formatMoney(prices.lowCents), formatMoney(prices.highCents)) : '–'),
  },
  {
    head: texts.change,
    isNumber: true,
    cell: ({ prices }) => {
      if (!prices) return '–';
      if (prices.medianBeforeCents === null) return <span className="d-t3">{texts.notKnown}</span>;
      return changeOf(prices.medianCents, prices.medianBeforeCents);
    },
  },
  {
    head: texts.behind,
    isNumber: true,
    cell: ({ prices }) => (prices ? texts.behindOf(prices.listings, prices.shops) : '–'),
  },
];

/** [DASH-04] What pieces cost in the shop's categories. */
export const PriceTable = ({ rows }: { rows: readonly CategoryMarket[] }) => (
  <DeskTable caption={texts.prices} columns={priceColumns} rows={rows} keyOf={({ category }) => category} />
);

const demandColumns: DeskColumn<CategoryMarket>[] = [
  nameColumn,
  { head: texts.own, isNumber: true, cell: ({ ownListings }) => formatNumber(ownListings) },
  { head: texts.offered, isNumber: true, cell: ({ prices }) => (prices ? formatNumber(prices.listings) : tooFew) },
  { head: texts.views, isNumber: true, cell: ({ views }) => (views === null ? tooFew : formatNumber(views)) },
  {
    head: texts.viewsEach,
    isNumber: true,
    cell: ({ views, prices }) => (views === null || !prices ? '–' : texts.each(views / prices.listings)),
  },
  {
    head: texts.sold,
    isNumber: true,
    cell: ({ unitsSold }) => (unitsSold === null ? tooFew : formatNumber(unitsSold)),
  },
];

/** [DASH-04] How much is looked at and sold there. */
export const DemandTable = ({ rows }: { rows: readonly CategoryMarket[] }) => (
  <DeskTable caption={texts.demand} columns={demandColumns} rows={rows} keyOf={({ category }) => category} />
);

type Term = CallOutput<'analytics.getMarket'>['terms'][number];

const termColumns = (categories: readonly CategoryMarket[]): DeskColumn<Term>[] => [
  {
    head: texts.searchedFor,
    cell: ({ term }) => (
      <Link className="d-link" href={`${hrefTo('search')}?q=${encodeURIComponent(term)}`}>
        {term}
      </Link>
    ),
  },
  {
    head: texts.category,
    cell: ({ category }) => {
      const name = categories.find((each) => each.category === category)?.categoryName ?? category;
      return categoryName({ slug: category, name });
    },
  },
  { head: texts.times, isNumber: true, cell: ({ searches }) => formatNumber(searches) },
  { head: texts.matches, isNumber: true, cell: ({ matches }) => formatNumber(matches) },
  {
    head: texts.addOne,
    isHeadHidden: true,
    isNumber: true,
    cell: ({ term }) => (
      <Link className="d-link" href={sellerHref('add-listing')}>
        {texts.addOne}
        <span className="visually-hidden">: {term}</span>
      </Link>
    ),
  },
];

/** [DASH-04] What buyers search for and hardly find; each opens that search. */
export const TermTable = ({ rows, categories }: { rows: readonly Term[]; categories: readonly CategoryMarket[] }) => (
  <DeskTable
    caption={texts.searches}
    columns={termColumns(categories)}
    rows={rows}
    keyOf={({ term }) => term}
    empty={<p className="d-t2">{texts.noTerms}</p>}
  />
);
