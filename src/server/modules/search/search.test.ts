import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import type { Output } from '#test/builders/ask.ts';
import { searchOutputSchema } from '#domain/search/contract.ts';
import { visitor, type TestCaller } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing, shopTexts } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { indexEverything, indexListing } from './index-listing.ts';
import { publishListings } from './publish-listings.ts';

let market: ServedModules;
let ana: Awaited<ReturnType<typeof maker>>;
let guest: TestCaller;

type SearchResults = Output<typeof contract.search.searchListings>;
const find = async (query: string): Promise<SearchResults> => {
  const { status, body } = await guest.call('GET', `/api/search?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(searchOutputSchema.safeParse(body).error?.issues ?? []).toEqual([]);
  return body;
};
const titles = (body: { items: { title: string }[] }): string[] => body.items.map((card) => card.title);

beforeAll(async () => {
  market = await openMarket();
  ana = await maker(market.address, 'Ana Potter');
  guest = visitor(market.address);
  await publishListing(ana, {
    title: 'Café au lait bowl',
    category: 'bowls',
    tags: ['breakfast'],
    variants: [{ values: [], priceCents: 4000, quantity: 1 }],
  });
  await publishListing(ana, {
    title: 'Running glaze mug',
    description: 'Its glaze runs.',
    variants: [{ values: [], priceCents: 3000, quantity: 9 }],
  });
  await publishListing(ana, {
    title: 'Tall beaker',
    tags: ['mug'],
    description: 'For tea.',
    variants: [{ values: [], priceCents: 2000, quantity: 9 }],
  });
  await publishListing(ana, {
    title: 'Card wallet',
    category: 'wallets',
    materials: ['leather'],
    tags: [],
    description: 'Carries a picture of a mug.',
    variants: [{ values: [], priceCents: 7200, quantity: 2 }],
  });
});
afterAll(() => market.stop());

test('[SRCH-01] the title weighs more than tags, tags more than the description', async () => {
  expect(titles(await find('q=cafe'))).toEqual(['Café au lait bowl']);
  expect(titles(await find('q=Caf%C3%A9%20BOWLS'))).toEqual(['Café au lait bowl']);
  expect(titles(await find('q=mugs&category=ceramics'))).toEqual(['Running glaze mug', 'Tall beaker']);
  expect(titles(await find('q=mug')).at(-1)).toBe('Card wallet');
  expect(titles(await find('q=potter')).length).toBe(4);
});

test('[UX-21] beside a price every craft counts what it would show', async () => {
  const counts = (body: SearchResults) =>
    Object.fromEntries(body.categories.flatMap((row) => (row.count > 0 ? [[row.slug, row.count]] : [])));
  expect(counts(await find('minPrice=2500&maxPrice=5000'))).toEqual({ ceramics: 2, mugs: 1, bowls: 1 });
  expect(counts(await find('minPrice=2500&category=mugs'))).toMatchObject({ ceramics: 2, mugs: 1, bowls: 1 });
  expect(counts(await find('maxPrice=2500&category=ceramics'))).toMatchObject({ ceramics: 1, mugs: 1 });
  expect((await find('maxPrice=2500&category=no-such-craft')).total).toBe(0);
});

test('[SRCH-01, SRCH-02] where filters were dropped, later pages go on without them', async () => {
  const path = 'q=mug&maxPrice=100&limit=2';
  const first = await find(path);
  expect(first.relaxed).toEqual({ droppedWords: [], droppedFilters: ['maxPrice'] });
  const next = await find(`${path}&cursor=${encodeURIComponent(String(first.nextCursor))}`);
  expect([...titles(first), ...titles(next)]).toEqual(titles(await find('q=mug')));
  expect(titles(next)).toEqual(['Card wallet']);
  expect(next.nextCursor).toBeNull();
  const shown: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await find(`q=mug&maxPrice=100&limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    shown.push(...titles(page));
    cursor = page.nextCursor;
  }
  expect(shown).toEqual(titles(await find('q=mug')));
});

test('[SRCH-01] a top category holds what lies below it, and facets count the whole search', async () => {
  const inCeramics = await find('category=ceramics');
  expect(titles(inCeramics).toSorted()).toEqual(['Café au lait bowl', 'Running glaze mug', 'Tall beaker']);
  expect(inCeramics).toMatchObject({ total: 3, totalIsExact: true, priceRange: { minCents: 2000, maxCents: 4000 } });
  expect(titles(await find('category=bowls'))).toEqual(['Café au lait bowl']);
  const counts = (body: SearchResults) => Object.fromEntries(body.categories.map((row) => [row.slug, row.count]));
  expect(counts(await find('q=mug&category=wallets'))).toEqual({
    ceramics: 2,
    mugs: 2,
    bowls: 0,
    leather: 1,
    wallets: 1,
  });
  expect(counts(inCeramics)).toEqual({ ceramics: 3, mugs: 2, bowls: 1, leather: 1, wallets: 1 });
  expect(await find('category=nothing-like-this')).toMatchObject({
    items: [],
    total: 0,
    priceRange: null,
    nextCursor: null,
  });
});

test('[SRCH-01] when nothing has all words it says which words or filters were dropped', async () => {
  expect(await find('q=zzzqx%20glaze%20mug')).toMatchObject({
    relaxed: { droppedWords: ['zzzqx'], droppedFilters: [] },
  });
  const wallet = await find('q=glaze%20wallet');
  expect([titles(wallet), wallet.relaxed]).toEqual([
    ['Card wallet', 'Running glaze mug'],
    { droppedWords: ['glaze'], droppedFilters: [] },
  ]);
  const cheap = await find('q=bowl&maxPrice=100');
  expect([titles(cheap), cheap.relaxed]).toEqual([
    ['Café au lait bowl'],
    { droppedWords: [], droppedFilters: ['maxPrice'] },
  ]);
  expect(await find('q=qqqq%20zzzz')).toMatchObject({ items: [], total: 0, relaxed: null });
});

test.each([
  'sort=newest',
  'sort=price',
  'sort=-price',
  'sort=rating',
  'sort=relevance',
  'q=series',
  'q=series&sort=price',
  'category=ceramics&minPrice=1',
  'category=bowls&sort=newest',
])('[SRCH-02] paging by %s shows each piece once while listings come and go', async (query) => {
  const ids: string[] = [];
  for (let index = 0; index < 7; index += 1)
    ids.push(
      await publishListing(ana, {
        title: `Series bowl ${index}`,
        category: 'bowls',
        variants: [{ values: [], priceCents: 5000 + (index % 3), quantity: 1 }],
      }),
    );
  const before = new Set((await find(`${query}&limit=48`)).items.map((card) => card.listingId));
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null && page < 40; page += 1) {
    const body: SearchResults = await find(`${query}&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    expect(body.total).toBeGreaterThan(0);
    seen.push(...body.items.map((card) => card.listingId));
    cursor = body.nextCursor;
    if (page === 0)
      await publishListing(ana, {
        title: 'Series bowl, late',
        category: 'bowls',
        variants: [{ values: [], priceCents: 5001, quantity: 1 }],
      });
    if (page === 1) await ana.call('POST', `/api/seller/listings/${seen[0]}/state`, { state: 'inactive' });
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect([...before].filter((id) => !seen.includes(id as string))).toEqual([]);
  await market.app.db.query({
    text: `UPDATE listings SET state = CASE WHEN title LIKE 'Series%' THEN 'inactive' ELSE 'active' END`,
  });
  await inTransaction(market.app.db, indexEverything);
});

test('[SRCH-02, RUN-10] a broken or foreign cursor reads as the first page and never as an error', async () => {
  const first = titles(await find('sort=price&limit=1'));
  const positionOf = (parts: unknown): string => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const broken = [
    'x',
    positionOf([]),
    positionOf(['price', 'abc', 'id']),
    positionOf(['price', 1e300, 'id']),
    positionOf(['price', 1.5, 'id']),
    positionOf(['newest', '2026-02-31T00:00:00Z', 'id']),
    positionOf(['price', 1, 7]),
    positionOf({ length: 3 }),
  ];
  for (const cursor of broken) {
    expect(titles(await find(`sort=price&limit=1&cursor=${cursor}`))).toEqual(first);
    await find(`sort=newest&limit=1&cursor=${cursor}`);
    await find(`q=mug&limit=1&cursor=${cursor}`);
  }
  await find(`sort=rating&cursor=${positionOf(['rating', 2 ** 40, 'id'])}`);
});

test('[RUN-10] hostile words are words', async () => {
  for (const text of [
    `' OR 1=1 --`,
    `a & | ! ( ) <-> :*`,
    `"'"`,
    '\\',
    '%',
    'the',
    '🫖',
    'x '.repeat(99),
    `'in:mugs'`,
    'tier:0',
  ])
    await find(`q=${encodeURIComponent(text)}`);
  for (const bad of [
    'q=%00',
    'minPrice=-1',
    'minPrice=99999999999',
    'sort=stolen',
    'limit=0',
    'limit=101',
    'rating=6',
    'onSale=perhaps',
    `category=${'x'.repeat(129)}`,
    `q=${'x'.repeat(201)}`,
    'sellerId=x',
  ]) {
    const { status, body } = await guest.call('GET', `/api/search?${bad}`);
    expect([status, body.error.code], bad).toEqual([400, 'request/invalid']);
  }
});

test('[SRCH-01] tiers change what a search costs and never what it finds', async () => {
  const all = await find('q=mug');
  await inTransaction(market.app.db, async (tx) => {
    await tx.query({ text: 'INSERT INTO search_tiers SELECT DISTINCT quality FROM search_documents LIMIT 5' });
    await tx.query({
      text: `UPDATE search_documents d SET tier = t.n FROM (SELECT listing_id, (SELECT count(*) FROM search_tiers WHERE from_quality > quality)::int AS n FROM search_documents) t WHERE t.listing_id = d.listing_id`,
    });
  });
  market.app.cache.invalidate(['listings']);
  expect(titles(await find('q=mug'))).toEqual(titles(all));
});

test('[SRCH-01] the index follows a sale, a change of the shop and a rebuild', async () => {
  expect((await find('q=wallet')).items[0]).toMatchObject({ shopName: 'Ana Potter', stock: 2 });
  expect((await ana.call('PUT', '/api/seller/shop', shopTexts('Rio Clay'))).status).toBe(200);
  await find('q=wallet');
  await market.settle();
  expect((await find('q=wallet')).items[0]).toMatchObject({ shopName: 'Rio Clay', place: 'Porto' });
  const before = await find('sort=newest');
  await inTransaction(market.app.db, indexEverything);
  market.app.cache.invalidate(['listings']);
  expect(await find('sort=newest')).toEqual(before);
  const { rows } = await market.app.db.query({ text: 'SELECT category, listings FROM category_counts ORDER BY 1' });
  expect(rows).toEqual([
    { category: 'bowls', listings: 1 },
    { category: 'ceramics', listings: 3 },
    { category: 'leather', listings: 1 },
    { category: 'mugs', listings: 2 },
    { category: 'wallets', listings: 1 },
  ]);
});

test('[SRCH-01] counts stay true when edits, pauses and sales of the same piece run at once', async () => {
  const ids = await Promise.all([0, 1, 2].map((index) => publishListing(ana, { title: `Busy ${index}` })));
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const listingId = ids[index % 3] ?? '';
      if (index % 4 === 0)
        return inTransaction(market.app.db, (tx) => indexListing(tx, { sellerId: ana.userId, listingId }));
      return ana.call('POST', `/api/seller/listings/${listingId}/state`, {
        state: index % 4 === 1 ? 'inactive' : 'active',
      });
    }),
  );
  const { rows } = await market.app.db.query({
    text: `SELECT (SELECT json_object_agg(category, listings ORDER BY category) FROM category_counts WHERE listings <> 0)::text AS counted, (SELECT json_object_agg(category, n ORDER BY category) FROM (
        SELECT category, count(*) AS n FROM (SELECT category FROM search_documents UNION ALL SELECT top_category FROM search_documents WHERE top_category <> category) c GROUP BY 1) t)::text AS true_counts,
      (SELECT sum(listings)::int FROM shop_counts) AS of_shops, (SELECT count(*)::int FROM search_documents) AS documents,
      (SELECT count(*)::int FROM listings l WHERE state = 'active' AND NOT EXISTS (SELECT 1 FROM search_documents d WHERE d.listing_id = l.id)) AS missing`,
  });
  expect(rows[0]?.counted).toBe(rows[0]?.true_counts);
  expect([rows[0]?.of_shops, rows[0]?.missing]).toEqual([rows[0]?.documents, 0]);
});

test('[SRCH-01] a word that stands in one field alone finds the piece, whichever field it is', async () => {
  const zelda = await maker(market.address, 'Zelda Quist');
  await publishListing(zelda, {
    title: 'Folded holder',
    description: 'For the tram.',
    category: 'wallets',
    materials: ['walnut'],
    tags: ['picnic'],
    colours: ['crimson'],
  });
  for (const word of ['folded', 'tram', 'walnut', 'picnic', 'crimson', 'quist'])
    expect(await find(`q=${word}`), word).toMatchObject({
      items: [{ title: 'Folded holder' }],
      total: 1,
      relaxed: null,
      corrected: null,
    });
  for (const word of ['wallet', 'leather'])
    expect(await find(`q=holder%20${word}`), word).toMatchObject({ matchingAll: 1, relaxed: null });
});

/** What sold and what was liked, as sales and reviews would leave it, in an index made anew. */
async function liked(id: string, { sold = 0, stars = [] as number[] }): Promise<void> {
  await market.app.db.query({
    text: 'UPDATE listings SET sold = $2, rating_count = $3, rating_sum = $4 WHERE id = $1',
    values: [id, sold, stars.length, stars.reduce((sum, each) => sum + each, 0)],
  });
  await inTransaction(market.app.db, indexEverything);
  market.app.cache.invalidate(['listings']);
}

test('[SRCH-01] among pieces that match alike those that sold or were liked come first', async () => {
  const [one, other] = [
    await publishListing(ana, { title: 'Lantern' }),
    await publishListing(ana, { title: 'Lantern' }),
  ];
  const order = async (): Promise<string[]> => (await find('q=lantern')).items.map((card) => card.listingId);
  for (const [best, next] of [
    [one, other],
    [other, one],
  ] as const) {
    await liked(next, {});
    await liked(best, { sold: 40 });
    expect(await order()).toEqual([best, next]);
    await liked(best, { stars: [5, 5, 5] });
    expect(await order()).toEqual([best, next]);
    await liked(next, { stars: [1, 1, 1] });
    await liked(best, {});
    expect(await order()).toEqual([best, next]);
  }
  const tagged = await publishListing(ana, { title: 'Glow', tags: ['lantern'] });
  await liked(tagged, { sold: 900, stars: Array(50).fill(5) });
  expect((await order()).at(-1)).toBe(tagged);
});

test('[SRCH-01, UX-27] sorted by rating, many good stars stand before a single best one', async () => {
  const stars: Record<string, number[]> = {
    none: [],
    'a single five': [5],
    'ten threes': Array(10).fill(3),
    'thirty fives': Array(30).fill(5),
    'twenty fours': [...Array(15).fill(4), ...Array(5).fill(5)],
    'two ones': [1, 1],
  };
  for (const [title, given] of Object.entries(stars))
    await liked(await publishListing(ana, { title: `Sieve, ${title}`, category: 'bowls', materials: ['copper'] }), {
      stars: given,
    });
  const expected = ['thirty fives', 'twenty fours', 'a single five', 'ten threes', 'two ones', 'none'];
  for (const query of ['q=sieve', 'materials=copper', 'q=sieve&materials=copper'])
    expect(titles(await find(`${query}&sort=rating`)), query).toEqual(expected.map((name) => `Sieve, ${name}`));
  const rated = expected.slice(0, -1).map((name) => `Sieve, ${name}`);
  expect(titles(await find('category=bowls&sort=rating')).slice(0, rated.length)).toEqual(rated);
});

test('[SRCH-01] of many pieces each is told of, a hundred at a time', async () => {
  const listingIds = Array.from({ length: 201 }, (_, index) => `listing-${index}`);
  const { published } = await inTransaction(market.app.db, async (tx) => {
    await publishListings(market.app, tx, { name: 'search.indexed', sellerId: ana.userId, listingIds });
    return tx;
  });
  const batches = published.map(({ payload }) => (payload as { listingIds: string[] }).listingIds);
  expect([batches.map(({ length }) => length), batches.flat()]).toEqual([[100, 100, 1], listingIds]);
});
