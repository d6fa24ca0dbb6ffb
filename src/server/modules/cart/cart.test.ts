import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartSchema } from '#domain/cart/model.ts';
import { cartContract } from '#domain/cart/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { maker, publishListing } from '#test/builders/market.ts';
import { browser, codeOf, openSale, type Browser, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: { listingId: string; variantId: string };

/** A published piece as the cart wants it. */
async function variant(changes: Record<string, unknown> = {}): Promise<{ listingId: string; variantId: string }> {
  const listingId = await publishListing(ana, changes);
  const { body } = await browser(sale.address).call('GET', `/api/listings/${listingId}`);
  return { listingId, variantId: body.variants[0].id };
}
const add = (who: Browser, what: object = {}, headers = {}) =>
  who.call('POST', '/api/cart/items', { ...mug, quantity: 1, ...what }, headers);
const cartOf = (who: Browser) => ask(who, cartContract.getCart);
const guest = (): Browser => browser(sale.address);

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variant({ title: 'Mug', variants: [{ values: [], priceCents: 2800, quantity: 5 }] });
});
afterAll(() => sale.stop());

test('[CART-01, CART-02] a guest adds, changes, removes and clears; the cart is whole in every answer', async () => {
  const rio = guest();
  expect(await cartOf(rio)).toMatchObject({ cartId: null, items: [], total: 0 });
  const added = await add(rio, { quantity: 2 });
  expect(cartSchema.safeParse(added.body).error?.issues ?? []).toEqual([]);
  expect((await add(rio)).body).toMatchObject({
    itemCount: 3,
    subtotal: 8400,
    discount: 0,
    total: 8400,
    appliedPromo: null,
    items: [{ id: added.body.items[0].id, quantity: 3, priceCents: 2800 }],
  });
  const line = `/api/cart/items/${added.body.items[0].id}`;
  expect((await rio.call('PUT', line, { quantity: 1 })).body).toMatchObject({ itemCount: 1, total: 2800 });
  expect(codeOf(await rio.call('PUT', line, { quantity: 6 }))).toEqual([409, 'cart/out-of-stock']);
  expect((await rio.call('PUT', line, { quantity: 0 })).body).toMatchObject({ items: [], total: 0 });
  expect(codeOf(await rio.call('PUT', line, { quantity: 1 }))).toEqual([404, 'cart/line-not-found']);
  const again = (await add(rio)).body.items[0].id;
  for (const _ of [1, 2]) expect((await rio.call('DELETE', `/api/cart/items/${again}`)).body.items).toEqual([]);
  await add(rio);
  expect((await rio.call('DELETE', '/api/cart')).body).toMatchObject({ items: [], total: 0 });
  const { createdAt } = (await add(rio)).body;
  await add(rio);
  expect(createdAt).toEqual(expect.any(String));
  // Added once more at another price, that one was seen.
  await sale.app.db.query({ text: 'UPDATE variants SET price_cents = 2600 WHERE price_cents = 2800' });
  await add(rio);
  expect((await cartOf(rio)).items).toMatchObject([{ quantity: 3, priceCents: 2600, addedPriceCents: 2600 }]);
  await sale.app.db.query({ text: 'UPDATE variants SET price_cents = 2800 WHERE price_cents = 2600' });
  await rio.call('DELETE', '/api/cart');
  expect(await cartOf(rio)).toMatchObject({ items: [], cartId: added.body.cartId, createdAt });
});

test('[CART-02] each wrong add is refused by its own code and adds nothing', async () => {
  const rio = guest();
  const named = await variant({ title: 'Named', personalisation: { prompt: 'Name', required: true, maxLength: 5 } });
  expect(codeOf(await add(rio, { quantity: 6 }))).toEqual([409, 'cart/out-of-stock']);
  expect(codeOf(await add(rio, { variantId: 'nothing' }))).toEqual([409, 'cart/not-for-sale']);
  expect(codeOf(await add(rio, { variantId: named.variantId }))).toEqual([409, 'cart/not-for-sale']);
  expect(codeOf(await add(rio, named))).toEqual([400, 'cart/personalisation-required']);
  expect(codeOf(await add(rio, { ...named, personalisation: 'Ana Rio' }))).toEqual([
    400,
    'cart/personalisation-too-long',
  ]);
  for (const bad of [
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: 1000 },
    { priceCents: 1 },
    { cartId: 'cart-x' },
    { personalisation: 'a\u0000' },
  ])
    expect(codeOf(await add(rio, bad)), JSON.stringify(bad)).toEqual([400, 'request/invalid']);
  expect((await cartOf(rio)).items).toEqual([]);
});

test('[CART-01, INV-05] what the shop asks now is what the cart says', async () => {
  const rio = guest();
  const bowl = await variant({ title: 'Bowl', variants: [{ values: [], priceCents: 1000, quantity: 3 }] });
  await add(rio, { ...bowl, quantity: 2 });
  await sale.app.db.query({ text: 'UPDATE variants SET price_cents = 1500 WHERE id = $1', values: [bowl.variantId] });
  expect(await cartOf(rio)).toMatchObject({ total: 3000, items: [{ priceCents: 1500, addedPriceCents: 1000 }] });
  await ana.call('POST', `/api/seller/listings/${bowl.listingId}/state`, { state: 'inactive' });
  expect(await cartOf(rio)).toMatchObject({ total: 0, items: [{ available: false, stock: 0 }] });
});

test('[CART-02] the same key adds once, in a row and in parallel', async () => {
  const rio = guest();
  await add(rio);
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => add(rio, {}, headers)));
  expect(answers.map((answer) => answer.body.itemCount)).toEqual([2, 2, 2, 2]);
  expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === 'true')).toHaveLength(3);
  expect(codeOf(await add(rio, { quantity: 2 }, headers))).toEqual([422, 'request/idempotency-mismatch']);
  expect((await cartOf(rio)).itemCount).toBe(2);
});

test('[CART-02] a first add whose answer was lost leads to the same cart when it is repeated', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const [lost, rio] = [guest(), guest()];
  await add(lost, {}, headers);
  expect((await add(rio, {}, headers)).body.itemCount).toBe(1);
  expect(rio.cookies.get('cart')).toBe(lost.cookies.get('cart'));
});

test('[CART-02, INV-21] ten who add in parallel put in no more than there is', async () => {
  const rio = guest();
  await add(rio);
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(rio)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4);
  expect((await cartOf(rio)).itemCount).toBe(5);
});

test('[CART-02, RUN-07] a quantity that another device changed meanwhile is refused', async () => {
  const rio = guest();
  const { id } = (await add(rio, { quantity: 2 })).body.items[0];
  const line = `/api/cart/items/${id}`;
  const headers = { 'idempotency-key': randomUUID() };
  expect((await rio.call('PUT', line, { quantity: 3, was: 2 }, headers)).body.itemCount).toBe(3);
  // The answer was lost: the same call again is answered, not refused.
  expect((await rio.call('PUT', line, { quantity: 3, was: 2 }, headers)).body.itemCount).toBe(3);
  const refused = await rio.call('PUT', line, { quantity: 5, was: 2 });
  expect(codeOf(refused)).toEqual([409, 'cart/changed-elsewhere']);
  expect(refused.body.error.quantity).toBe(3);
  expect(codeOf(await rio.call('DELETE', `${line}?was=2`))).toEqual([409, 'cart/changed-elsewhere']);
  expect((await cartOf(rio)).itemCount).toBe(3);
  for (const bad of ['0', '-1', 'x', '1.5', '1e9'])
    expect(codeOf(await rio.call('DELETE', `${line}?was=${bad}`)), bad).toEqual([400, 'request/invalid']);
  expect((await rio.call('DELETE', `${line}?was=3`)).body.items).toEqual([]);
  expect((await rio.call('DELETE', `${line}?was=3`)).body.items).toEqual([]);
});
