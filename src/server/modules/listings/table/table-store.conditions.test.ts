import { beforeEach, expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import type { ListingSort } from '#domain/listings/table/sorts.ts';
import { countMatches, countTable, foldCounts, listMatchingIds, listTable } from './table-store.ts';

const tables = bareTables();
const listing = { seller_id: 'ana', id: 'l1', state: 'active', title: 'Mug', category: 'mugs', pictures: [] };
const variant = { seller_id: 'ana', listing_id: 'l1', id: 'v1', option_values: ['one'], price_cents: 500, sku: '' };

beforeEach(async () => {
  await tables.fill`
    categories: slug=ceramics parent=null | slug=mugs parent=ceramics
    listings: ${listing} updated_at=@-5 sold=2 | id=l2 title=Épée sold=9
      | id=l3 state=draft title=Vase category=wood updated_at=@-9 | id=l4 updated_at=@-1 title=bowl
      | id=l5 state=removed | seller_id=ben id=l4
    variants: ${variant} stock=90 sku=A-1 | id=v2 listing_id=l2 stock=0 price_cents=900
      | id=v3 listing_id=l3 stock=0 price_cents=100 | id=v4 listing_id=l4 stock=1
      | id=v5 listing_id=l4 stock=1 option_values=["two"] sku=B-1 price_cents=700 | id=v6 listing_id=l5 stock=1
      | seller_id=ben listing_id=l4 id=v7 sku=C-1 stock=1
  `;
  // Rows of bare tables are put without the triggers that would do this.
  await tables.sql('SELECT reckon_listing_rows(array_agg(seller_id), array_agg(id)) FROM listings');
});

const page = { sort: 'changed' as ListingSort, direction: 'desc' as const, after: null, limit: 9 };
const ids = async (changes: Partial<Parameters<typeof listTable>[2]> = {}) =>
  (await listTable(tables.db, 'ana', { ...page, ...changes })).map(({ listingId }) => listingId).join(' ');

test('[DASH-02] a maker’s table is their own: last changed first, page after page', async () => {
  const [first] = await listTable(tables.db, 'ana', { ...page, limit: 1 });
  expect([await ids(), await ids({ after: { key: first?.key ?? '', id: first?.listingId ?? '' } })]).toEqual([
    'l4 l2 l1 l3',
    'l2 l1 l3',
  ]);
});

test('[UX-86] it is sorted by each of its columns, ties by id', async () => {
  const sorted = async (sort: ListingSort) => ids({ sort, direction: 'asc' });
  expect(await Promise.all((['title', 'price', 'stock', 'sold', 'views'] as const).map(sorted))).toEqual([
    'l4 l2 l1 l3',
    'l3 l1 l4 l2',
    'l2 l3 l4 l1',
    'l1 l3 l4 l2',
    'l1 l2 l3 l4',
  ]);
  expect(await ids({ sort: 'price', after: { key: 500, id: 'l4' } })).toBe('l1 l3');
});

test('[DASH-02, UX-86] states, categories with all below, words of titles and of each SKU narrow it', async () => {
  const requests = [
    { state: 'sold_out' },
    { state: 'active' },
    { state: 'low' },
    { category: 'ceramics' },
    { category: 'ceramics', q: 'b-1' },
    { q: 'BOW' },
    ...[{ q: 'c-1' }, { q: '%' }],
  ] as const;
  expect(await Promise.all(requests.map(ids))).toEqual(['l2', 'l4 l1', 'l4 l2', 'l4 l2 l1', 'l4', 'l4', '', '']);
  expect(await countMatches(tables.db, 'ana', { category: 'ceramics', limit: 2 })).toBe(2);
  const matching = { category: 'mugs', after: 'l1', limit: 9 };
  expect(await tables.run((tx) => listMatchingIds(tx, 'ana', matching))).toEqual(['l2', 'l4']);
});

test('[UX-86] counts of states follow what is sold, paused and removed', async () => {
  const db = tables.db;
  expect(await countTable(db, 'ana')).toEqual({ counts: { active: 2, sold_out: 1, draft: 1 }, low: 2 });
  await db.query({ text: `UPDATE variants SET stock = 0 WHERE seller_id = 'ana' AND listing_id = 'l1'` });
  await db.query({ text: `UPDATE listings SET state = 'inactive' WHERE seller_id = 'ana' AND id = 'l4'` });
  await db.query({ text: `UPDATE listings SET state = 'removed' WHERE seller_id = 'ana' AND id = 'l3'` });
  const now = { counts: { sold_out: 2, inactive: 1 }, low: 2 };
  expect(await countTable(db, 'ana')).toEqual(now);
  for (let turn = 0; turn < 9; turn += 1)
    await db.query({ text: `UPDATE variants SET stock = $1 WHERE id = 'v1'`, values: [9 * (turn % 2)] });
  await tables.run((tx) => foldCounts(tx, 10));
  expect(await countTable(db, 'ana')).toEqual(now);
});
