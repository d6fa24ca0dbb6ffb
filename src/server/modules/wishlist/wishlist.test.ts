import { afterAll, beforeAll, expect, test } from 'vitest';
import { wishlistContract } from '#domain/wishlist/contract.ts';
import { MAX_COLLECTIONS, MAX_WISHLIST_ITEMS } from '#domain/wishlist/wishlist-items.ts';
import { ask, bodyOf } from '#test/builders/ask.ts';
import { buy, count, variantOf, type SoldVariant, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let variants: SoldVariant[] = [];
beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  variants = await Promise.all(['Mug', 'Bowl', 'Vase'].map((title) => variantOf(sale, ana, { title, quantity: 3 })));
});
afterAll(() => sale.stop());

const id = (index: number): string => variants[index]?.listingId ?? '';
let people = 0;
const member = (): Promise<Browser> => signUp(browser(sale.address), `Rio N${(people += 1)}`);
const add = (who: Browser, index: number) => who.call('POST', '/api/wishlist/items', { id: id(index) });
const listOf = (who: Browser) => ask(who, wishlistContract.getWishlist);
const idsOf = async (who: Browser): Promise<string[]> => (await listOf(who)).items.map((item) => item.id);
const day = (n: number): string => new Date(Date.UTC(2026, 9, n)).toISOString();

test('[WISH-02, WISH-04] pieces go to the front with what they were that day; a present one stays', async () => {
  const rio = await member();
  expect(await listOf(rio)).toEqual({
    userId: rio.userId,
    items: [],
    collections: [],
    isShared: false,
    createdAt: null,
    updatedAt: null,
  });
  await add(rio, 0);
  await add(rio, 1);
  const body = bodyOf(wishlistContract.addWishlistItem, (await add(rio, 0)).body);
  expect(body.items.map((item) => [item.id, item.title, item.addedPriceCents, item.now?.priceCents])).toEqual([
    [id(1), 'Bowl', 2800, 2800],
    [id(0), 'Mug', 2800, 2800],
  ]);
  expect(body.items[0]?.picture?.id).toBe(ana.pictureId);
  expect(body).toMatchObject({ userId: rio.userId, createdAt: expect.any(String), updatedAt: expect.any(String) });
});

test('[WISH-02, WISH-10] a lower price and new stock are told, and a removed piece still shows', async () => {
  const rio = await member();
  const listing = await variantOf(sale, ana, { title: 'Jug', quantity: 1 });
  await rio.call('POST', '/api/wishlist/items', { id: listing.listingId });
  await sale.app.db.query({
    text: 'UPDATE variants SET price_cents = 2100 WHERE id = $1',
    values: [listing.variantId],
  });
  expect((await listOf(rio)).items[0]).toMatchObject({
    addedPriceCents: 2800,
    now: { priceCents: 2100, stock: 1, variantId: listing.variantId },
  });
  await sale.app.db.query({ text: `UPDATE listings SET state = 'removed' WHERE id = $1`, values: [listing.listingId] });
  expect((await listOf(rio)).items[0]).toMatchObject({ title: 'Jug', addedPriceCents: 2800, now: null });
});

test('[WISH-03] a guest’s pieces are added by their date, stored ones stay', async () => {
  const rio = await member();
  await add(rio, 0);
  const stored = (await listOf(rio)).items[0]?.addedAt;
  const items = [
    { id: id(0), addedAt: day(1) },
    { id: id(1), addedAt: day(20) },
    { id: id(2), addedAt: day(2) },
    { id: id(2), addedAt: day(2) },
    { id: 'never-was', addedAt: day(3) },
  ];
  for (let times = 0; times < 2; times += 1) {
    const merged = await ask(rio, wishlistContract.mergeWishlist, { items });
    expect([merged.items.map((item) => [item.id, item.addedAt])]).toEqual([
      [
        [id(0), stored],
        [id(1), day(20)],
        [id(2), day(2)],
      ],
    ]);
  }
});

test('[WISH-03, WISH-10] a guest’s piece that is sold out or rests meanwhile comes along like any other', async () => {
  const gone = await variantOf(sale, ana, { title: 'Last jug', quantity: 1 });
  expect((await buy(await withCart(sale, gone))).body.status).toBe('paid');
  const [marked, resting] = await Promise.all(
    ['Marked jug', 'Resting jug'].map((title) => variantOf(sale, ana, { title, quantity: 2 })),
  );
  const setState = (variant: SoldVariant | undefined, state: string) =>
    sale.app.db.query({ text: 'UPDATE listings SET state = $2 WHERE id = $1', values: [variant?.listingId, state] });
  await setState(marked, 'sold_out');
  await setState(resting, 'inactive');
  const rio = await member();
  const brought = [gone, marked, resting].map((variant, index) => ({
    id: variant?.listingId,
    addedAt: day(9 - index),
  }));
  const { body } = await rio.call('POST', '/api/wishlist/merge', { items: brought });
  expect(body.items).toMatchObject([
    { id: brought[0]?.id, title: 'Last jug', wasSoldOut: true, now: { stock: 0 } },
    { id: brought[1]?.id, title: 'Marked jug', now: { stock: 0 } },
    { id: brought[2]?.id, title: 'Resting jug', now: null },
  ]);
  expect(await idsOf(rio)).toEqual(brought.map(({ id }) => id));
});

test('[WISH-05, WISH-06, WISH-09] read, write, update that creates, delete', async () => {
  const rio = await member();
  const put = (indexes: number[]) =>
    rio.call('PUT', '/api/wishlist', { items: indexes.map((index) => ({ id: id(index), addedAt: day(index + 1) })) });
  expect((await put([0, 1])).status).toBe(200);
  await put([1, 2]);
  expect(await idsOf(rio)).toEqual([id(2), id(1)]);
  await rio.call('DELETE', `/api/wishlist/items/${id(2)}`);
  await rio.call('DELETE', `/api/wishlist/items/${id(2)}`);
  expect(await idsOf(rio)).toEqual([id(1)]);
  expect((await rio.call('DELETE', '/api/wishlist')).body).toMatchObject({ items: [], createdAt: null });
});

test('[ACC-19] favourites answer the new list of ids', async () => {
  const rio = await member();
  const change = (productId: string, action: string) => rio.call('POST', '/api/user/favorites', { productId, action });
  expect((await change(id(0), 'add')).body).toEqual({ favorites: [id(0)] });
  expect((await change(id(1), 'add')).body).toEqual({ favorites: [id(1), id(0)] });
  expect((await change(id(0), 'remove')).body).toEqual({ favorites: [id(1)] });
  expect(codeOf(await change('never-was', 'add'))).toEqual([404, 'wishlist/listing-not-found']);
  expect((await change(id(0), 'like')).status).toBe(400);
  expect(await idsOf(rio)).toEqual([id(1)]);
});

test('[WISH-10] collections hold pieces; deleting one keeps them', async () => {
  const rio = await member();
  await add(rio, 0);
  const begun = (await rio.call('POST', '/api/wishlist/collections', { name: 'Kitchen' })).body.collections;
  expect(begun).toEqual([{ id: expect.any(String), name: 'Kitchen' }]);
  expect(codeOf(await rio.call('POST', '/api/wishlist/collections', { name: 'kitchen' }))).toEqual([
    409,
    'wishlist/name-taken',
  ]);
  const into = (collectionId: string | null) =>
    rio.call('PUT', `/api/wishlist/items/${id(0)}/collection`, { collectionId });
  expect((await into(begun[0].id)).body.items[0].collectionId).toBe(begun[0].id);
  const stranger = await member();
  await add(stranger, 0);
  expect(
    codeOf(await stranger.call('PUT', `/api/wishlist/items/${id(0)}/collection`, { collectionId: begun[0].id })),
  ).toEqual([404, 'wishlist/not-found']);
  expect((await rio.call('DELETE', `/api/wishlist/collections/${begun[0].id}`)).body).toMatchObject({
    collections: [],
    items: [{ id: id(0), collectionId: null }],
  });
});

test('[WISH-10] a list has fifty collections and not one more', async () => {
  const rio = await member();
  const begin = (name: string) => rio.call('POST', '/api/wishlist/collections', { name });
  await begin('Kitchen');
  await sale.app.db.query({
    text: `INSERT INTO wishlist_collections (user_id, id, name, created_at) SELECT $1, 'c' || n, 'c' || n, now() FROM generate_series(3, $2) n`,
    values: [rio.userId, MAX_COLLECTIONS],
  });
  const last = await begin('The last');
  expect([last.status, last.body.collections.length, codeOf(await begin('One more'))]).toEqual([
    200,
    MAX_COLLECTIONS,
    [409, 'wishlist/too-many-collections'],
  ]);
});

test('[WISH-05, UX-77] what was cleared is put back to its places and into its collections, also twice', async () => {
  const rio = await member();
  await ask(rio, wishlistContract.putWishlist, {
    items: [
      { id: id(0), addedAt: day(1) },
      { id: id(1), addedAt: day(2) },
    ],
  });
  const { collections } = await ask(rio, wishlistContract.addCollection, { name: 'Kitchen' });
  const collectionId = collections[0]?.id ?? '';
  await ask(rio, wishlistContract.moveWishlistItem, { id: id(0), collectionId });
  const before = await ask(rio, wishlistContract.getWishlist);
  const was = {
    items: before.items.map((item) => ({ id: item.id, addedAt: item.addedAt, collectionId: item.collectionId })),
    collections,
  };
  await ask(rio, wishlistContract.clearWishlist);
  for (const time of ['once', 'twice'])
    expect(await ask(rio, wishlistContract.restoreWishlist, was), time).toMatchObject({
      items: before.items,
      collections,
    });
  // What was put elsewhere meanwhile stays there.
  await ask(rio, wishlistContract.clearWishlist);
  await add(rio, 0);
  const hall = (await ask(rio, wishlistContract.addCollection, { name: 'Hall' })).collections.find(
    ({ name }) => name === 'Hall',
  );
  await ask(rio, wishlistContract.moveWishlistItem, { id: id(0), collectionId: hall?.id ?? '' });
  const { items } = await ask(rio, wishlistContract.restoreWishlist, was);
  expect(items.find((item) => item.id === id(0))?.collectionId).toBe(hall?.id);
  const stranger = await member();
  const taken = await ask(stranger, wishlistContract.restoreWishlist, { ...was, collections: [] });
  expect(taken.items.map((item) => item.collectionId)).toEqual([null, null]);
});

test('[WISH-10, INV-12] a share link shows the list to whoever has it, until it ends', async () => {
  const rio = await member();
  await add(rio, 0);
  const { token } = (await rio.call('POST', '/api/wishlist/share', {})).body;
  const look = (with_: string) => browser(sale.address).call('GET', `/api/wishlist/shared/${with_}`);
  // What it lies in is its owner's own.
  const { collections } = (await rio.call('POST', '/api/wishlist/collections', { name: 'For Mia' })).body;
  await rio.call('PUT', `/api/wishlist/items/${id(0)}/collection`, { collectionId: collections[0].id });
  expect((await look(token)).body).toMatchObject({ name: 'Rio', items: [{ id: id(0), collectionId: null }] });
  const { rows } = await sale.app.db.query<{ whole: string }>({
    text: 'SELECT row_to_json(w)::text AS whole FROM wishlists w WHERE user_id = $1',
    values: [rio.userId],
  });
  expect(rows[0]?.whole).not.toContain(token);
  // Its owner reads it again; nobody else does.
  expect((await rio.call('GET', '/api/wishlist/share')).body).toEqual({ token });
  expect((await (await member()).call('GET', '/api/wishlist/share')).body).toEqual({ token: null });
  expect((await browser(sale.address).call('GET', '/api/wishlist/share')).status).toBe(401);
  const next = (await rio.call('POST', '/api/wishlist/share', {})).body.token;
  expect([(await look(token)).status, (await look(next)).status]).toEqual([404, 200]);
  expect((await rio.call('GET', '/api/wishlist/share')).body).toEqual({ token: next });
  await rio.call('DELETE', '/api/wishlist/share');
  expect((await rio.call('GET', '/api/wishlist/share')).body).toEqual({ token: null });
  expect((await look(next)).status).toBe(404);
});

test('[WISH-01] a guest’s own pieces are shown as they are now, in their order', async () => {
  const guest = browser(sale.address);
  const body = await ask(guest, wishlistContract.showWishlistItems, {
    items: [
      { id: id(2), addedAt: day(1) },
      { id: 'gone', addedAt: day(2) },
      { id: id(0), addedAt: day(3) },
    ],
  });
  expect(body.items.map((item) => [item.id, item.title, item.now?.priceCents ?? null])).toEqual([
    [id(2), 'Vase', 2800],
    ['gone', '', null],
    [id(0), 'Mug', 2800],
  ]);
  for (const [method, path, input] of [
    ['GET', '/api/wishlist'],
    ['POST', '/api/wishlist/items', { id: id(0) }],
    ['POST', '/api/wishlist/merge', { items: [] }],
    ['DELETE', '/api/wishlist'],
  ] as const) {
    expect((await guest.call(method, path, input)).status, path).toBe(401);
  }
});

test('[WISH-04, WISH-05] a list holds five hundred pieces: one more is neither added nor put back', async () => {
  const rio = await member();
  await add(rio, 0);
  await sale.app.db.query({
    text: `INSERT INTO wishlist_items (user_id, listing_id, seller_id, added_at, title, price_cents, picture, was_sold_out)
           SELECT user_id, 'full-' || n, seller_id, added_at, title, price_cents, picture, was_sold_out
           FROM wishlist_items, generate_series(2, $2::int) n WHERE user_id = $1`,
    values: [rio.userId, MAX_WISHLIST_ITEMS],
  });
  const back = { items: [{ id: id(1), addedAt: day(1), collectionId: null }], collections: [] };
  const size = () => count(sale, 'wishlist_items WHERE user_id = $1', [rio.userId]);
  for (const refused of [await add(rio, 1), await rio.call('POST', '/api/wishlist/restore', back)])
    expect(codeOf(refused)).toEqual([409, 'wishlist/full']);
  expect(await size()).toBe(MAX_WISHLIST_ITEMS);
  expect((await rio.call('DELETE', `/api/wishlist/items/${id(0)}`)).status).toBe(200);
  expect((await rio.call('POST', '/api/wishlist/restore', back)).status).toBe(200);
  expect(await size()).toBe(MAX_WISHLIST_ITEMS);
});
