import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import type { SearchFilters, SearchInput } from '#domain/search/contract.ts';
import { countMatches, countMarks } from './filters/facet-store.ts';
import { listFiltered } from './filters/filtered-store.ts';
import { queryText } from './filters/filter-marks.ts';
import type { SearchSort } from './search-cursor.ts';
import { countList, listMatches, type SearchScope } from './search-store.ts';
import { suggestListings, suggestShops, thatFind } from './suggest-store.ts';

/* Every list beside a reckoning that knows no index: which pieces, in which order, where a page ends, and how many there are. */

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const LISTINGS = 72;

interface Row {
  listing_id: string;
  seller_id: string;
  category: string;
  top_category: string;
  price_cents: number;
  quality: number;
  rating: number;
  tier: number;
  created_at: Date;
  marks: string[];
}
/** Pieces of six tiers whose prices, stars and times fall together now and then. */
const listings: Row[] = Array.from({ length: LISTINGS }, (_, n) => {
  const category = ['mugs', 'bowls', 'spoons'][n % 3] ?? '';
  const top = category === 'spoons' ? 'wood' : 'ceramics';
  return {
    ...{
      listing_id: `l${String((n * 29) % LISTINGS).padStart(2, '0')}`,
      seller_id: `s${n % 7}`,
      category,
      top_category: top,
    },
    ...{ price_cents: 100 * (1 + ((n * 5) % 9)), quality: (n * 7) % 11, rating: (n * 3) % 5, tier: n % 6 },
    created_at: new Date(NOW.getTime() - ((n * 13) % 8) * 1000),
    marks: [
      `in:${category}`,
      `in:${top}`,
      `m:${n % 2 ? 'oak' : 'clay'}`,
      `c:${['red', 'blue', 'green'][(n >> 1) % 3]}`,
      ...(n % 4 ? [] : ['sale:']),
    ],
  };
});

beforeAll(async () => {
  tables = await openBareTables();
  await tables.empty('search_documents', 'categories', 'category_counts', 'shops', 'shop_counts');
  const [first, ...rest] = listings.map((row) => ({
    ...row,
    card: { id: row.listing_id, title: `Piece ${row.listing_id}`, currency: 'EUR', picture: null },
    ...{
      field_weights: [],
      words: [...row.marks, `t:${row.listing_id.slice(1, 2)}`].map((word) => `'${word}':1`).join(' '),
    },
  }));
  if (first) await tables.put('search_documents', first, ...rest);
  await tables.fill`
    categories: slug=ceramics name=Ceramics parent=null | slug=mugs parent=ceramics | slug=bowls parent=ceramics
      | slug=wood | slug=spoons parent=wood
  `;
});
afterAll(() => tables.stop());

const sorts = ['quality', 'newest', 'price', '-price', 'rating'] as const satisfies SearchSort[];
type Sort = (typeof sorts)[number];
const keyOf: Record<Sort, (row: Row) => number> = {
  quality: ({ quality }) => quality,
  newest: ({ created_at }) => created_at.getTime(),
  price: ({ price_cents }) => price_cents,
  '-price': ({ price_cents }) => price_cents,
  rating: ({ rating }) => rating,
};
function ordered(list: readonly Row[], sort: Sort): string[] {
  const key = keyOf[sort];
  const up = list.toSorted((one, other) => key(one) - key(other) || (one.listing_id < other.listing_id ? -1 : 1));
  return (sort === 'price' ? up : up.toReversed()).map(({ listing_id }) => listing_id);
}
const idsIn = (items: string): string[] => (JSON.parse(`[${items}]`) as { id: string }[]).map(({ id }) => id);
type Cursor = Parameters<typeof listMatches>[1]['after'];
/** The ids of a list, page after page. */
async function allPages(list: (after: Cursor) => Promise<{ items: string; next: Cursor }>): Promise<string[]> {
  const ids: string[] = [];
  for (let after: Cursor = null, page = 0; page < 99; page += 1) {
    const { items, next } = await list(after);
    ids.push(...idsIn(items));
    if (!next) break;
    after = next;
  }
  return ids;
}
const makersOf = (list: readonly Row[]): number => new Set(list.map(({ seller_id }) => seller_id)).size;
const isPriced = (
  { price_cents }: Row,
  { minPrice = 0, maxPrice = 1e9 }: { minPrice?: number | undefined; maxPrice?: number | undefined },
): boolean => price_cents >= minPrice && price_cents <= maxPrice;

const places = [
  { category: null, isTop: false },
  { category: 'ceramics', isTop: true },
  { category: 'mugs', isTop: false },
];
// The bounds are prices that pieces have.
const prices = [{}, { minPrice: 300 }, { maxPrice: 600 }, { minPrice: 300, maxPrice: 600 }];
const inScope = ({ category, isTop }: (typeof places)[number]): Row[] =>
  listings.filter((row) => category === null || (isTop ? row.top_category : row.category) === category);

test('[SRCH-02] each list of a category pages in each order', async () => {
  for (const position of places)
    for (const price of prices) {
      const scope: SearchScope = { minPrice: undefined, maxPrice: undefined, ...position, ...price };
      const fit = inScope(position).filter((row) => isPriced(row, price));
      for (const sort of sorts) {
        const seen = await allPages((after) => listMatches(tables.db, { scope, sort, after, limit: 7 }));
        expect(seen, JSON.stringify({ scope, sort })).toEqual(ordered(fit, sort));
      }
    }
});

test('[SRCH-02] a list tells its total, makers, prices and counts of categories', async () => {
  for (const position of places)
    for (const price of prices) {
      const scope: SearchScope = { minPrice: undefined, maxPrice: undefined, ...position, ...price };
      const there = inScope(position);
      const fit = there.filter((row) => isPriced(row, price));
      const all = there.map(({ price_cents }) => price_cents);
      const of = (slug: string) => listings.filter((row) => row.category === slug && isPriced(row, price)).length;
      const counted = { bowls: of('bowls'), ceramics: 0, mugs: of('mugs') };
      const top = position.category === null ? null : 'ceramics';
      const shown = top === null ? { ...counted, spoons: of('spoons'), wood: 0 } : counted;
      expect(await countList(tables.db, { ...scope, top, areFew: true }), JSON.stringify(scope)).toEqual({
        total: fit.length,
        workshops: makersOf(fit),
        priceRange: { minCents: Math.min(...all), maxCents: Math.max(...all) },
        categories: Object.keys(price).length === 0 ? null : shown,
      });
    }
});

test('[SRCH-02] what has its marks is listed in each order', async () => {
  const filters: SearchFilters[] = [
    { materials: 'oak' },
    { materials: 'oak', colours: 'red,blue', minPrice: 300, maxPrice: 600 },
    { onSale: 'yes', category: 'mugs', minPrice: 200 },
  ];
  const fits = (row: Row, { materials, colours, onSale, category, ...price }: SearchFilters): boolean =>
    (!materials || row.marks.includes(`m:${materials}`)) &&
    (!colours || colours.split(',').some((colour) => row.marks.includes(`c:${colour}`))) &&
    (!onSale || row.marks.includes('sale:')) &&
    (!category || row.category === category) &&
    isPriced(row, price);
  for (const filter of filters) {
    const fit = listings.filter((row) => fits(row, filter));
    const elsewhere = listings.filter((row) => fits(row, { ...filter, category: undefined }));
    const counts = Object.fromEntries(
      ['mugs', 'bowls', 'spoons']
        .map((slug) => [slug, elsewhere.filter(({ category }) => category === slug).length])
        .filter(([, count]) => count !== 0),
    );
    for (const sort of sorts) {
      const costs = fit.map(({ price_cents }) => price_cents);
      const seen = await allPages(async (after) => {
        const match = await listFiltered(tables.db, { input: { ...filter, limit: 4 } as SearchInput, sort, after });
        expect([match.total, match.workshops, match.categories]).toEqual([fit.length, makersOf(fit), counts]);
        expect(match.priceRange).toEqual({ minCents: Math.min(...costs), maxCents: Math.max(...costs) });
        return match;
      });
      expect(seen, JSON.stringify({ filter, sort })).toEqual(ordered(fit, sort));
    }
    const query = queryText(null, { ...filter, minPrice: undefined, maxPrice: undefined });
    expect(await countMatches(tables.db, { query, filters: filter }, 99)).toBe(fit.length);
    expect(await countMatches(tables.db, { query, filters: filter }, 1)).toBe(Math.min(2, fit.length));
    expect(
      await countMatches(
        tables.db,
        { query: null, filters: { minPrice: filter.minPrice, maxPrice: filter.maxPrice } },
        99,
      ),
    ).toBe(listings.filter((row) => isPriced(row, filter)).length);
  }
});

test('[SRCH-02] a value of a filter counts what it would show beside the other filters', async () => {
  const filters: SearchFilters = { materials: 'oak', colours: 'red', minPrice: 300, maxPrice: 600 };
  const has = (row: Row, mark: string): boolean => row.marks.includes(mark);
  const count = (holds: (row: Row) => boolean): number => listings.filter(holds).length;
  const priced = (row: Row) => isPriced(row, filters);
  const [oak, red] = [(row: Row) => has(row, 'm:oak'), (row: Row) => has(row, 'c:red')];
  for (const query of [null, `'in:ceramics'`]) {
    const requestOf = (row: Row) => query === null || has(row, 'in:ceramics');
    const counted = await countMarks(tables.db, { query, filters });
    expect(counted.looked).toBe(count(requestOf));
    expect(counted.marks).toMatchObject({
      'm:oak': count((row) => requestOf(row) && priced(row) && red(row) && oak(row)),
      'm:clay': count((row) => requestOf(row) && priced(row) && red(row) && has(row, 'm:clay')),
      'c:red': count((row) => requestOf(row) && priced(row) && oak(row) && red(row)),
      'c:blue': count((row) => requestOf(row) && priced(row) && oak(row) && has(row, 'c:blue')),
      'sale:': count((row) => requestOf(row) && priced(row) && oak(row) && red(row) && has(row, 'sale:')),
    });
    // All prices of these are below the first step.
    expect(counted.prices).toEqual({ 0: count((row) => requestOf(row) && oak(row) && red(row)) });
  }
  expect((await countMarks(tables.db, { query: `'m:none'`, filters: {} })).looked).toBe(0);
});

test('[UX-18] pieces are suggested by what sold and was liked', async () => {
  const results = listings
    .filter(({ listing_id }) => listing_id.startsWith('l1'))
    .toSorted((one, other) => other.quality - one.quality || (one.listing_id < other.listing_id ? -1 : 1));
  expect(
    (await suggestListings(tables.db, { titled: `'none':A`, tagged: `'t:1'` }, 4)).map(({ listingId }) => listingId),
  ).toEqual(results.slice(0, 4).map(({ listing_id }) => listing_id));
  expect(await thatFind(tables.db, [`'t:1'`, `'t:none'`, `'m:oak'`])).toEqual([true, false, true]);
  await tables.fill`
    shops: seller_id=a slug=a name="Porto Clay" place=Lisboa country=PT rating_count=0 | seller_id=b slug=b
      | seller_id=c slug=c name=Kiln place=Porto | seller_id=d slug=d name=Loom place=Faro
      | seller_id=e slug=e name="Porto Empty" | seller_id=f slug=f name="New Porto" place=Bremen country=DE
      | seller_id=z slug=z name=X place=X country=DE
    shop_counts: seller_id=a listings=1 | seller_id=b listings=5 | seller_id=c listings=50 | seller_id=d listings=70
      | seller_id=e listings=0 | seller_id=f listings=90 | seller_id=z listings=99
  `;
  const shops = async (text: string, countries: string[], limit = 9) =>
    (await suggestShops(tables.db, { text, countries }, limit)).map(({ slug }) => slug).join(' ');
  expect(await each(shops, ['porto', []], ['porto', ['PT']], ['porto', ['PT'], 2])).toEqual([
    'b a c',
    'b a c d',
    'b a',
  ]);
});
