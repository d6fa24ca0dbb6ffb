import { updateTermCounts } from '../search/word-counts-store.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ask, type Input, type Output } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { listingsContract, shopPageSchema } from '#domain/listings/contract.ts';
import { homeSchema } from '#domain/listings/home.ts';
import { listingSchema } from '#domain/listings/model.ts';
import { visitor, type TestCaller } from '#test/builders/caller.ts';
import { listingInput, maker, openMarket, publishListing } from '#test/builders/market.ts';
import { codeOf } from '#test/builders/sale.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { reserveStock } from './stock-store.ts';

let market: ServedModules;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
let guest: TestCaller;
const create = (changes: Record<string, unknown> = {}, publishIt = true, headers = {}) =>
  ana.call(
    'POST',
    '/api/seller/listings',
    { listing: listingInput(ana.pictureId, changes), publish: publishIt },
    headers,
  );
const update = (listingId: string, changes: Record<string, unknown>, caller: TestCaller = ana) =>
  caller.call('PUT', `/api/seller/listings/${listingId}`, { listing: listingInput(ana.pictureId, changes) });
const move = (listingId: string, state: string, caller: TestCaller = ana) =>
  caller.call('POST', `/api/seller/listings/${listingId}/state`, { state });
const shown = async (listingId: string) => await ask(guest, contract.listings.getListing, { listingId });
beforeAll(async () => {
  market = await openMarket();
  ana = await maker(market.address, 'Ana Potter');
  bea = await maker(market.address, 'Bea Weaver');
  guest = visitor(market.address);
});
afterAll(() => market.stop());

test('[CAT-01, CAT-03] a published listing is on its page, in its shop and in search at once, whole', async () => {
  await guest.call('GET', '/api/shops/ana-potter');
  await guest.call('GET', '/api/search?q=salad');
  const listingId = await publishListing(ana, {
    title: 'Salad bowl',
    category: 'bowls',
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [
      { values: ['S'], priceCents: 3000, quantity: 2, sku: 'S1' },
      { values: ['L'], priceCents: 4500, quantity: 0 },
    ],
    personalisation: { prompt: 'Name', required: false, maxLength: 20 },
  });
  const page = await shown(listingId);
  expect(listingSchema.safeParse(page).error?.issues ?? []).toEqual([]);
  expect(page).toMatchObject({
    title: 'Salad bowl',
    state: 'active',
    priceCents: 3000,
    priceVaries: true,
    stock: 2,
    categoryPath: [{ slug: 'ceramics' }, { slug: 'bowls' }],
    shop: { slug: 'ana-potter' },
  });
  expect(page.variants.map((variant) => [variant.values, variant.stock])).toEqual([
    [['S'], 2],
    [['L'], 0],
  ]);
  const shop = await ask(guest, contract.listings.getShop, { slug: 'ana-potter' });
  expect(shopPageSchema.safeParse(shop).error?.issues ?? []).toEqual([]);
  expect(shop.listings.map((card) => card.title)).toContain('Salad bowl');
  expect((await ask(guest, contract.search.searchListings, { q: 'salad' })).items).toHaveLength(1);
});

test('[CAT-01] each wrong listing is refused by its own code and nothing is kept of it', async () => {
  const count = async (): Promise<number> =>
    (await market.app.db.query<{ n: number }>({ text: 'SELECT count(*)::int AS n FROM listings' })).rows[0]?.n ?? 0;
  const before = await count();
  const option = [{ name: 'Size', values: ['S', 'L'] }];
  const variant = (values: string[]) => ({ values, priceCents: 100, quantity: 1 });
  expect(codeOf(await create({ category: 'no-such' }))).toEqual([400, 'listings/unknown-category']);
  expect(codeOf(await create({ options: option, variants: [variant(['XL'])] }))).toEqual([
    400,
    'listings/variants-mismatch',
  ]);
  expect(codeOf(await create({ options: option, variants: [variant(['S']), variant(['S'])] }))).toEqual([
    400,
    'listings/variants-mismatch',
  ]);
  expect(codeOf(await create({ pictures: [{ id: 'nobody', alt: '' }] }))).toEqual([400, 'listings/unknown-picture']);
  expect(codeOf(await create({ pictures: [{ id: bea.pictureId, alt: '' }] }))).toEqual([
    400,
    'listings/unknown-picture',
  ]);
  expect(codeOf(await create({ variants: [{ ...variant([]), pictureId: bea.pictureId }] }))).toEqual([
    400,
    'listings/unknown-picture',
  ]);
  expect(codeOf(await create({ pictures: [] }))).toEqual([400, 'listings/picture-required']);
  for (const bad of [
    { title: '' },
    { compareAtCents: 0 },
    { variants: [] },
    { processingDays: 91 },
    { title: 'a\u0000b' },
    { sellerId: bea.userId },
    { ratingSum: 5 },
    { state: 'active' },
    { variants: [{ ...variant([]), sold: 4 }] },
    { variants: [{ ...variant([]), priceCents: 2 ** 31 }] },
    { variants: [{ ...variant([]), quantity: 1.5 }] },
  ]) {
    expect(codeOf(await create(bad)), JSON.stringify(bad)).toEqual([400, 'request/invalid']);
  }
  expect(await count()).toBe(before);
});

test('[RUN-07] the same key makes one listing, and another body under it is refused', async () => {
  const headers = { 'idempotency-key': 'one-listing' };
  const answers = await Promise.all([1, 2, 3].map(() => create({ title: 'Once' }, true, headers)));
  expect(new Set(answers.map((answer) => answer.body.listingId)).size).toBe(1);
  expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === 'true')).toHaveLength(2);
  expect(codeOf(await create({ title: 'Twice' }, true, headers))).toEqual([422, 'request/idempotency-mismatch']);
  expect((await market.app.db.query({ text: `SELECT 1 FROM listings WHERE title = 'Once'` })).rows).toHaveLength(1);
});

test('[INV-22] drafts, removed pieces and what is not yours answer as if they were not there', async () => {
  const draft = (await create({ title: 'Draft' }, false)).body.listingId;
  const live = await publishListing(ana);
  for (const id of [draft, 'nothing'])
    expect(codeOf(await guest.call('GET', `/api/listings/${id}`))).toEqual([404, 'listings/not-found']);
  for (const id of [live, draft, 'nothing']) {
    const answers = [
      await bea.call('GET', `/api/seller/listings/${id}`),
      await update(id, {}, bea),
      await move(id, 'removed', bea),
    ];
    expect(answers.map(codeOf)).toEqual(Array(3).fill([404, 'listings/not-found']));
    const { requestId: _, ...error } = answers[0]?.body.error ?? {};
    expect(error).toEqual({
      code: 'listings/not-found',
      message: 'This piece is no longer here. It may have been sold or taken down by its maker.',
    });
  }
  expect((await ask(bea, contract.listings.listMine)).items).toEqual([]);
  for (const [method, path, body] of [
    ['GET', '/api/seller/listings'],
    ['GET', '/api/seller/shop'],
    ['POST', '/api/seller/listings', { listing: listingInput(null), publish: false }],
    ['PUT', `/api/seller/listings/${live}`, { listing: listingInput(null) }],
    ['POST', `/api/seller/listings/${live}/state`, { state: 'removed' }],
  ] as const) {
    expect(codeOf(await guest.call(method, path, body)), path).toEqual([401, 'request/sign-in-required']);
  }
  expect(await shown(live)).toMatchObject({ state: 'active' });
});

test('[CAT-01] a listing moves along its states, and only along them', async () => {
  const id = (await create({ pictures: [] }, false)).body.listingId;
  expect(codeOf(await move(id, 'active'))).toEqual([400, 'listings/picture-required']);
  expect(codeOf(await move(id, 'inactive'))).toEqual([409, 'listings/move-not-allowed']);
  expect((await update(id, {})).body).toEqual({ listingId: id, state: 'draft' });
  expect((await move(id, 'active')).body).toEqual({ listingId: id, state: 'active' });
  expect((await move(id, 'active')).status).toBe(200);
  expect(codeOf(await update(id, { pictures: [] }))).toEqual([400, 'listings/picture-required']);
  expect((await move(id, 'inactive')).status).toBe(200);
  expect(codeOf(await guest.call('GET', `/api/listings/${id}`))).toEqual([404, 'listings/not-found']);
  expect((await move(id, 'removed')).status).toBe(200);
  expect(codeOf(await move(id, 'active'))).toEqual([404, 'listings/not-found']);
  expect(codeOf(await update(id, {}))).toEqual([404, 'listings/not-found']);
});

test('[CAT-01, INV-07] what is saved is published in the same act: where publishing is refused', async () => {
  const one = (quantity: number, stockSeen?: number) => ({
    variants: [{ values: [], priceCents: 2800, quantity, stockSeen }],
  });
  const id = (await create({ pictures: [], ...one(8) }, false)).body.listingId;
  const publishing = (changes: Record<string, unknown>) =>
    ana.call('PUT', `/api/seller/listings/${id}`, { listing: listingInput(ana.pictureId, changes), publish: true });
  const own = async () => await ask(ana, contract.listings.getMine, { listingId: id });
  expect(codeOf(await publishing({ title: 'Too early', pictures: [], ...one(11, 8) }))).toEqual([
    400,
    'listings/picture-required',
  ]);
  expect(await own()).toMatchObject({ state: 'draft', variants: [{ stock: 8 }] });
  expect((await publishing({ title: 'In time', ...one(11, 8) })).body).toEqual({ listingId: id, state: 'active' });
  expect(await own()).toMatchObject({ title: 'In time', state: 'active', variants: [{ stock: 11 }] });
  await move(id, 'inactive');
  expect((await publishing({})).body.state).toBe('active');
  expect((await update(id, {})).body.state).toBe('active');
});

test('[CAT-01] a picture is shown around the place that its maker chose, with its words', async () => {
  const chosen = { id: ana.pictureId, alt: 'The mug from above', focusX: 0.25, focusY: 0.75 };
  const id = await publishListing(ana, { title: 'Focused', pictures: [chosen] });
  expect((await ask(ana, contract.listings.getMine, { listingId: id })).pictures).toMatchObject([chosen]);
});

test('[CAT-01] what another window changed meanwhile is not written over unasked', async () => {
  const id = await publishListing(ana, { title: 'Seen by two' });
  const own = async () => await ask(ana, contract.listings.getMine, { listingId: id });
  const { updatedAt } = await own();
  const save = (title: string, seenAt?: string) =>
    ana.call('PUT', `/api/seller/listings/${id}`, { listing: listingInput(ana.pictureId, { title }), seenAt });
  expect((await save('By the first', updatedAt)).status).toBe(200);
  expect(codeOf(await save('By the second', updatedAt))).toEqual([409, 'listings/changed-meanwhile']);
  expect((await own()).title).toBe('By the first');
  expect((await save('By the second')).status).toBe(200);
  expect((await save('By both', (await own()).updatedAt)).status).toBe(200);
  expect((await own()).title).toBe('By both');
});

test('[CAT-01, INV-07] an edit keeps the ids of variants that stay', async () => {
  const sizes = (values: string[], extra: Record<string, unknown> = {}) => ({
    options: [{ name: 'Size', values }],
    variants: values.map((value) => ({ values: [value], priceCents: 1000, quantity: 5, ...extra })),
  });
  const id = await publishListing(ana, { title: 'Sized', ...sizes(['S', 'M']) });
  const before = (await shown(id)).variants;
  await inTransaction(market.app.db, (tx) =>
    reserveStock(market.app, tx, [
      { sellerId: ana.userId, listingId: id, variantId: before[0]?.id ?? '', quantity: 2 },
    ]),
  );
  expect((await update(id, { title: 'Sized', ...sizes(['M', 'S', 'L'], { stockSeen: 5 }) })).status).toBe(200);
  const after = (await shown(id)).variants;
  expect(after.map((variant) => [variant.values[0], variant.stock])).toEqual([
    ['M', 5],
    ['S', 3],
    ['L', 5],
  ]);
  expect(after.map((variant) => variant.id).slice(0, 2)).toEqual([before[1]?.id, before[0]?.id]);
  expect(codeOf(await update(id, { title: 'Sized', ...sizes(['M']) }))).toEqual([409, 'listings/stock-below-reserved']);
  const swapped = {
    options: [{ name: 'Size', values: ['M', 'S', 'L'] }],
    variants: after.map((variant, index) => ({
      id: variant.id,
      values: [['S', 'M', 'L'][index]],
      priceCents: 1000,
      quantity: 5,
    })),
  };
  expect((await update(id, { title: 'Sized', ...swapped })).status).toBe(200);
});

test('[CAT-01] two variants that claim one id are refused, and nothing of the edit is kept', async () => {
  const sizes = (...values: string[]) => ({ title: 'Claimed', options: [{ name: 'Size', values }] });
  const variant = (value: string, id?: string) => ({ id, values: [value], priceCents: 1000, quantity: 5 });
  const id = await publishListing(ana, { ...sizes('S', 'M'), variants: [variant('S'), variant('M')] });
  const before = (await shown(id)).variants;
  const twice = [variant('S'), variant('L', before[0]?.id)];
  expect(codeOf(await update(id, { ...sizes('S', 'L'), title: 'Claimed twice', variants: twice }))).toEqual([
    400,
    'listings/variants-mismatch',
  ]);
  expect((await shown(id)).variants).toEqual(before);
  expect((await shown(id)).title).toBe('Claimed');
});

test('[CAT-01] variants of another listing stay what and whose they are', async () => {
  const variant = (id: string | undefined, priceCents: number) => ({ id, values: [], priceCents, quantity: 5 });
  const [first, second] = [
    await publishListing(ana, { title: 'First', variants: [variant(undefined, 1000)] }),
    await publishListing(ana, { title: 'Second', variants: [variant(undefined, 2000)] }),
  ];
  const before = (await shown(first)).variants;
  const taken = [variant(before[0]?.id, 100)];
  const { body } = await create({ title: 'Third', variants: taken });
  expect((await update(second, { title: 'Second', variants: taken })).status).toBe(200);
  expect((await shown(first)).variants).toEqual(before);
  for (const id of [String(body.listingId), second])
    expect((await shown(id)).variants).toMatchObject([
      { priceCents: 100, id: expect.not.stringMatching(before[0]?.id ?? '') },
    ]);
});

test('[CAT-01] words come back to the letter, whatever they are', async () => {
  const title = `<img src=x onerror=alert(1)> "quoted" 'and' \\ %s café 🫖 $1`;
  const description = 'First line\n\nSecond </script><script>alert(1)</script> {{ }}';
  // What turns the rest of a line around, and nobody sees, does not come back.
  const typed = title.replace('café', 'ca\u202efé');
  const id = await publishListing(ana, { title: typed, description, tags: ['{a,b}', '"c"'] });
  expect(await shown(id)).toMatchObject({ title, description, tags: ['{a,b}', '"c"'] });
  expect(await ask(ana, contract.listings.getMine, { listingId: id })).toMatchObject({ title });
  expect((await ask(guest, contract.search.searchListings, { q: 'onerror alert' })).items[0]?.title).toBe(title);
});

test('[DASH-02] the maker’s table pages through every listing once', async () => {
  const caller = await maker(market.address, 'Dora Dyer');
  for (let index = 0; index < 5; index += 1) await publishListing(caller, { title: `Scarf ${index} 100%` });
  const draft = await caller.call('POST', '/api/seller/listings', {
    listing: listingInput(null, { title: 'Unfinished' }),
    publish: false,
  });
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const body: Output<typeof contract.listings.listMine> = await ask(caller, contract.listings.listMine, {
      limit: 2,
      cursor: cursor || undefined,
    });
    expect(listingsContract.listMine['~orpc'].outputSchema?.['~standard'].validate(body)).not.toHaveProperty('issues');
    expect(body.counts).toEqual({ active: 5, draft: 1 });
    seen.push(...body.items.map((row) => row.title));
    cursor = body.nextCursor;
  }
  expect(seen).toEqual(['Unfinished', 'Scarf 4 100%', 'Scarf 3 100%', 'Scarf 2 100%', 'Scarf 1 100%', 'Scarf 0 100%']);
  const titles = async (input: Input<typeof contract.listings.listMine>) =>
    (await ask(caller, contract.listings.listMine, input)).items.map((row) => row.title);
  expect(await titles({ q: '100%', limit: 1 })).toEqual(['Scarf 4 100%']);
  expect(await titles({ q: '_' })).toEqual([]);
  expect(await titles({ state: 'draft' })).toEqual(['Unfinished']);
  expect(await titles({ cursor: Buffer.from('["2026-02-31T00:00:00Z","x"]').toString('base64url') })).toHaveLength(6);
  await caller.call('POST', `/api/seller/listings/${draft.body.listingId}/state`, { state: 'removed' });
  expect(await titles({ q: 'unfinished' })).toEqual([]);
});

test('[CAT-01] SKU and weight are stored, changed and found by their maker', async () => {
  const caller = await maker(market.address, 'Gil Glass');
  const saved = (skus: string[], weightGrams: number) =>
    listingInput(caller.pictureId, {
      title: 'Tumbler',
      options: [{ name: 'Size', values: ['S', 'L'] }],
      variants: ['S', 'L'].map((size, at) => ({ values: [size], priceCents: 900, quantity: 3, sku: skus[at] })),
      weightGrams,
    });
  const headers = { 'idempotency-key': 'tumbler' };
  const made = { listing: saved(['TUM-100', 'TUM-200'], 1250), publish: true };
  const { listingId } = (await caller.call('POST', '/api/seller/listings', made, headers)).body;
  await publishListing(caller, { title: 'Plain' });
  const own = async () => await ask(caller, contract.listings.getMine, { listingId });
  const skus = async () => (await own()).variants.map((variant) => [variant.values[0], variant.sku]);
  const bySku = async (q: string, who: TestCaller = caller) =>
    (await ask(who, contract.listings.listMine, { q })).items.map((row) => row.title);
  expect(await skus()).toEqual([
    ['S', 'TUM-100'],
    ['L', 'TUM-200'],
  ]);
  expect([(await own()).weightGrams, (await shown(listingId)).weightGrams]).toEqual([1250, 1250]);
  expect(await bySku('tum-200')).toEqual(['Tumbler']);
  expect(await bySku('TUM-200', bea)).toEqual([]);
  const changed = { listing: saved(['TUM-100', 'GLS-9'], 800) };
  expect((await caller.call('PUT', `/api/seller/listings/${listingId}`, changed)).status).toBe(200);
  expect(await skus()).toEqual([
    ['S', 'TUM-100'],
    ['L', 'GLS-9'],
  ]);
  expect([(await own()).weightGrams, (await shown(listingId)).weightGrams]).toEqual([800, 800]);
  expect([await bySku('GLS'), await bySku('TUM-2')]).toEqual([['Tumbler'], []]);
});

test('[CAT-05] home and categories show what is for sale now', async () => {
  const home = await ask(guest, contract.listings.getHome);
  expect(homeSchema.safeParse(home).error?.issues ?? []).toEqual([]);
  expect(home.listingCount).toBe(home.categories.reduce((sum, category) => sum + category.count, 0));
  const { categories } = await ask(guest, contract.listings.listCategories);
  const leather = (tree: typeof categories) => tree.find((category) => category.slug === 'leather');
  expect(leather(categories)).toMatchObject({ count: 0, picture: null, children: [{ slug: 'wallets', count: 0 }] });
  await publishListing(bea, { title: 'Wallet', category: 'wallets' });
  expect(leather((await ask(guest, contract.listings.listCategories)).categories)).toMatchObject({
    count: 1,
    picture: { id: bea.pictureId },
    children: [{ slug: 'wallets', count: 1 }],
  });
  const next = await ask(guest, contract.listings.getHome);
  expect([next.listingCount - home.listingCount, next.shopCount - home.shopCount, next.newest[0]?.title]).toEqual([
    1,
    1,
    'Wallet',
  ]);
});

test('a page, a list and the home page need few statements', async () => {
  const id = await publishListing(ana);
  const other = await publishListing(ana);
  const statements = async (path: string): Promise<number> => {
    const before = market.app.db.statements.count;
    await guest.call('GET', path);
    return market.app.db.statements.count - before;
  };
  // What is kept for some seconds is kept until this is counted, however long that takes.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  await statements('/api/search?sort=newest');
  // What is known of words is counted by a job and kept for a while.
  await updateTermCounts(market.app);
  await statements('/api/search?q=bowl');
  // What stands around a listing and a list is read with the first of its shop and of its price.
  expect(await statements(`/api/listings/${other}`)).toBe(3);
  expect(await statements('/api/search?category=ceramics&minPrice=1&sort=price')).toBe(2);
  expect({
    product: await statements(`/api/listings/${id}`),
    shop: await statements('/api/shops/bea-weaver'),
    list: await statements('/api/search?category=ceramics&minPrice=1'),
    words: await statements('/api/search?q=mug'),
    home: await statements('/api/home'),
    again: await statements(`/api/listings/${id}`),
  }).toEqual({ product: 1, shop: 2, list: 1, words: 1, home: 2, again: 0 });
});
