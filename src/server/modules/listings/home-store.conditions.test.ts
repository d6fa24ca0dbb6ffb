import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { homeFrame } from './home-store.ts';

const tables = bareTables();
const categories = () =>
  tables.put(
    'categories',
    { slug: 'ceramics', name: 'Ceramics', parent: null, position: 0 },
    { slug: 'mugs', name: 'Mugs', parent: 'ceramics' },
    { slug: 'wood', name: 'Wood', position: 1 },
  );
const card = (id: string) => ({ id });
const document = {
  seller_id: 'ana',
  listing_id: 'l1',
  category: 'mugs',
  top_category: 'ceramics',
  price_cents: 1,
  quality: 5,
  created_at: at(0),
  card: card('l1'),
  field_weights: [],
  marks: ['pic:'],
};

test('[CAT-05] the home page: one of each shop and craft first, pictures before all', async () => {
  await categories();
  await tables.fill`
    category_counts: category=ceramics listings=7 | category=mugs listings=5 | category=wood listings=2
    shop_counts: seller_id=ana listings=2 | seller_id=ben listings=1 | seller_id=empty listings=0
  `;
  const shop = {
    seller_id: 'ana',
    slug: 'ana',
    name: 'Ana',
    tagline: 'Clay',
    story: 'Long ago',
    rating_count: 3,
    sold: 1,
  };
  await tables.put(
    'shops',
    { ...shop, seller_id: 'zed', slug: 'zed', rating_count: 3 },
    shop,
    ...[
      { seller_id: 'ben', slug: 'ben', sold: 0 },
      { seller_id: 'cy', slug: 'cy', rating_count: 2, sold: 99 },
    ],
    // The best liked have no words, or nothing to show.
    ...[
      { seller_id: 'di', slug: 'di', rating_count: 9, tagline: '' },
      { seller_id: 'eve', slug: 'eve', rating_count: 9, story: '' },
      { seller_id: 'fay', slug: 'fay', rating_count: 9 },
    ],
  );
  const bare = { marks: [] };
  await tables.put(
    'search_documents',
    { ...document, listing_id: 'a1', quality: 50, created_at: at(-1) },
    ...[
      { listing_id: 'a2', quality: 49, created_at: at(-2) },
      { listing_id: 'a3', quality: 48, created_at: at(-3) },
      { listing_id: 'a0', quality: 51, created_at: at(0), ...bare },
    ],
    ...[
      { seller_id: 'ben', listing_id: 'b1', quality: 10, created_at: at(-50) },
      { seller_id: 'zed', listing_id: 'z1', quality: 9, created_at: at(-60), top_category: 'wood' },
    ],
    ...['cy', 'di', 'eve'].map((seller_id, n) => ({
      seller_id,
      listing_id: `x${n}`,
      quality: n,
      created_at: at(-70 - n),
      ...bare,
    })),
    ...[
      { listing_id: 'a4', quality: 1, created_at: at(-90), card: card('a4') },
      { listing_id: 'a5', quality: 1, created_at: at(-90) },
      { listing_id: 'a6', quality: 1, created_at: at(-90) },
    ],
  );
  const frame = await homeFrame(tables.db, { newest: 50, best: 50 });
  expect(frame.newest.slice(0, 5)).toEqual(['a1', 'z1', 'b1', 'a0', 'a2']);
  expect(frame.best.slice(0, 4)).toEqual(['a1', 'z1', 'b1', 'a0']);
  expect([frame.listings, frame.shops, frame.quote, frame.count]).toEqual([9, 2, 'Clay', 2]);
  expect((JSON.parse(frame.shop ?? '{}') as { slug?: string }).slug).toBe('ana');
  expect(frame.pieces?.length).toBe(5);
  const tree = JSON.parse(frame.categories) as { slug: string; picture: unknown; children: unknown[] }[];
  expect(tree.map(({ slug, children }) => `${slug} ${children.length}`)).toEqual(['ceramics 1', 'wood 0']);
  // Of many only the newest and the best are looked at.
  await tables.empty('search_documents');
  await tables.put(
    'search_documents',
    { ...document, listing_id: 'n0', quality: 0, created_at: at(-1000), seller_id: 's0' },
    ...Array.from({ length: 45 }, (_, n) => ({
      listing_id: `n${n + 1}`,
      seller_id: 's1',
      quality: n + 1,
      created_at: at(n),
    })),
  );
  const many = await homeFrame(tables.db, { newest: 50, best: 50 });
  expect([many.newest.length, many.best.length, many.newest.includes('n0'), many.best[0]]).toEqual([
    24,
    40,
    false,
    'n45',
  ]);
});
