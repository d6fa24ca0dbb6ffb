import { expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { listingInput, maker } from '#test/builders/market.ts';
import { openOneShop } from '#test/builders/one-shop.ts';
import type { Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
openOneShop({ quantity: 9 }, (shop) => ({ sale, ana, mug } = shop));

const change = async (listingIds: string[], what: object, who = ana) =>
  (await who.call('POST', '/api/seller/listings/changes', { chosen: { listingIds }, change: what })).body;
const priceOf = async (): Promise<number> =>
  (await ask(ana, contract.listings.getMine, { listingId: mug.listingId })).priceCents;

test('[DASH-02] prices change by percent, and go back to what they were', async () => {
  const before = await priceOf();
  const { changed } = await change([mug.listingId], { kind: 'percent', percent: 10 });
  expect(await priceOf()).toBe(Math.round(before * 1.1));
  await change([mug.listingId], changed[0].undo);
  expect(await priceOf()).toBe(before);
});

test('[DASH-02] what cannot be published is named, and the rest is', async () => {
  const listing = listingInput(null, { title: 'Bare jug' });
  const bare = (await ana.call('POST', '/api/seller/listings', { listing, publish: false })).body.listingId as string;
  await change([mug.listingId], { kind: 'state', state: 'inactive' });
  const { changed, refused } = await change([bare, mug.listingId], { kind: 'state', state: 'active' });
  expect(changed).toEqual([{ listingId: mug.listingId, undo: { kind: 'state', state: 'inactive' } }]);
  expect(refused).toEqual([{ listingId: bare, title: 'Bare jug', code: 'listings/picture-required' }]);
});

test('[DASH-02] listings of others are not found, and stay as they are', async () => {
  const eli = await maker(sale.address, 'Eli Wood');
  const before = await priceOf();
  const { refused } = await change([mug.listingId], { kind: 'percent', percent: 50 }, eli);
  expect(refused).toEqual([{ listingId: mug.listingId, title: '', code: 'listings/not-found' }]);
  expect(await priceOf()).toBe(before);
});

test('[DASH-02] stock, tags, category and profile change, and each undo brings back what was', async () => {
  const read = async () => {
    const { tags, category, shippingProfileId, variants } = await ask(ana, contract.listings.getMine, {
      listingId: mug.listingId,
    });
    return { tags, category, shippingProfileId, stock: variants[0]?.stock };
  };
  const before = await read();
  const changes = [
    { kind: 'stock', stock: 4 },
    { kind: 'add-stock', by: -100 },
    { kind: 'tags', add: ['Winter'], remove: before.tags },
    { kind: 'category', category: 'plates' },
  ];
  const undos: object[] = [];
  for (const each of changes) undos.unshift((await change([mug.listingId], each)).changed[0].undo);
  expect(await read()).toEqual({ ...before, stock: 0, tags: ['Winter'], category: 'plates' });
  for (const undo of undos) await change([mug.listingId], undo);
  expect(await read()).toEqual(before);
});

test('[DASH-02] all that a filter leaves are changed in the order of their ids, but for some', async () => {
  const ids = [];
  for (const title of ['Filter bowl one', 'Filter bowl two'])
    ids.push((await variantOf(sale, ana, { title })).listingId);
  const chosen = { filter: { q: 'FILTER BOWL' }, except: [ids[0]], after: null };
  const all = { chosen, change: { kind: 'state', state: 'inactive' } };
  const { changed, nextAfter } = (await ana.call('POST', '/api/seller/listings/changes', all)).body;
  expect({ changed, nextAfter }).toEqual({
    changed: [{ listingId: ids[1], undo: { kind: 'state', state: 'active' } }],
    nextAfter: null,
  });
});
