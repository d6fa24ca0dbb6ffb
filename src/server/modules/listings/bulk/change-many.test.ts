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
  (await who.call('POST', '/api/seller/listings/changes', { listingIds, change: what })).body;
const priceOf = async (): Promise<number> =>
  (await ask(ana, contract.listings.getMine, { listingId: mug.listingId })).priceCents;

test('[DASH-02] prices change by percent, and go back to what they were', async () => {
  const before = await priceOf();
  const { changed } = await change([mug.listingId], { kind: 'percent', percent: 10 });
  expect(await priceOf()).toBe(Math.round(before * 1.1));
  expect(changed[0].pricesBefore).toEqual([{ variantId: mug.variantId, priceCents: before }]);
  await change([mug.listingId], { kind: 'prices', prices: changed[0].pricesBefore });
  expect(await priceOf()).toBe(before);
});

test('[DASH-02] what cannot be published is named, and the rest is', async () => {
  const listing = listingInput(null, { title: 'Bare jug' });
  const bare = (await ana.call('POST', '/api/seller/listings', { listing, publish: false })).body.listingId as string;
  await change([mug.listingId], { kind: 'state', state: 'inactive' });
  const { changed, refused } = await change([bare, mug.listingId], { kind: 'state', state: 'active' });
  expect(changed).toEqual([{ listingId: mug.listingId, stateBefore: 'inactive', pricesBefore: [] }]);
  expect(refused).toEqual([{ listingId: bare, title: 'Bare jug', code: 'listings/picture-required' }]);
});

test('[DASH-02] listings of others are not found, and stay as they are', async () => {
  const eli = await maker(sale.address, 'Eli Wood');
  const before = await priceOf();
  const { refused } = await change([mug.listingId], { kind: 'percent', percent: 50 }, eli);
  expect(refused).toEqual([{ listingId: mug.listingId, title: '', code: 'listings/not-found' }]);
  expect(await priceOf()).toBe(before);
});

test('[DASH-02] all ids of a view come page by page', async () => {
  await variantOf(sale, ana, { title: 'Bowl' });
  const first = await ask(ana, contract.listings.listMyIds, { limit: 1 });
  const rest = await ask(ana, contract.listings.listMyIds, { cursor: first.nextCursor ?? undefined });
  const { counts } = await ask(ana, contract.listings.listMine, {});
  expect(new Set([...first.ids, ...rest.ids]).size).toBe(Object.values(counts).reduce((sum, each) => sum + each, 0));
  expect(rest.nextCursor).toBeNull();
});
