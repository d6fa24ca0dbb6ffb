import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, put, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { quantity: 9 });
  const rio = await signUp(await withCart(sale, mug), 'Rio Buyer');
  await buy(rio);
  await put(rio, mug);
  await buy(rio);
  await buy(await withCart(sale, mug));
});
afterAll(() => sale.stop());

const list = async (request = {}) => (await ask(ana, contract.orders.listBuyers, request)).items;

test('[UX-86] buyers of a shop: how often, for how much, guests by their address', async () => {
  const buyers = await list({ sort: 'orders' });
  const spent = (await ask(ana, contract.orders.listShopOrders, {})).items.map(({ totalCents }) => totalCents);
  expect(buyers.map(({ orders, isGuest }) => [orders, isGuest])).toEqual([
    [2, false],
    [1, true],
  ]);
  expect(buyers.reduce((sum, { spentCents }) => sum + spentCents, 0)).toBe(spent.reduce((sum, each) => sum + each, 0));
  const [often, once] = buyers;
  expect((await list({ view: 'repeat' })).map(({ buyerKey }) => buyerKey)).toEqual([often?.buyerKey]);
  const first = await ask(ana, contract.orders.listBuyers, { sort: 'spent', direction: 'asc', limit: 1 });
  const next = await list({ sort: 'spent', direction: 'asc', cursor: first.nextCursor ?? '' });
  expect([...first.items, ...next].map(({ buyerKey }) => buyerKey)).toEqual([once?.buyerKey, often?.buyerKey]);
  const bought = await ask(ana, contract.orders.listShopOrders, { buyer: often?.buyerKey ?? '' });
  expect(bought.items).toHaveLength(2);
});

test('[UX-86, INV-22] a note is its maker’s own, and another shop does not find the buyer', async () => {
  const [buyer] = await list({ sort: 'orders' });
  const path = `/api/seller/buyers/${buyer?.buyerKey}`;
  const eli = await maker(sale.address, 'Eli Wood');
  expect(codeOf(await eli.call('PUT', path, { note: 'x' }))).toEqual([404, 'orders/buyer-not-found']);
  await ana.call('PUT', path, { note: 'Likes blue.' });
  expect((await list({ view: 'noted' })).map(({ note }) => note)).toEqual(['Likes blue.']);
});

test('[UX-86] what is cancelled counts nothing any more', async () => {
  const [guest] = await list({ sort: 'orders', direction: 'asc' });
  await ana.call('POST', `/api/seller/orders/${guest?.lastOrderId}/cancel`, { reason: 'Broken in the kiln.' });
  const [now] = await list({ buyerKey: guest?.buyerKey });
  expect([now?.orders, now?.spentCents]).toEqual([0, 0]);
});
