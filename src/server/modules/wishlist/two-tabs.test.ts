import { afterAll, beforeAll, expect, test } from 'vitest';
import { wishlistContract } from '#domain/wishlist/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { variantOf, type SoldVariant } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let variants: SoldVariant[] = [];
beforeAll(async () => {
  sale = await openSale();
  const ana = await maker(sale.address, 'Ana Potter');
  variants = await Promise.all(['Mug', 'Bowl', 'Vase'].map((title) => variantOf(sale, ana, { title, quantity: 3 })));
});
afterAll(() => sale.stop());

const id = (index: number): string => variants[index % variants.length]?.listingId ?? '';
let people = 0;
const member = (): Promise<Browser> => signUp(browser(sale.address), `Rio T${(people += 1)}`);
const listOf = (who: Browser) => ask(who, wishlistContract.getWishlist);
const add = (who: Browser, index: number) => who.call('POST', '/api/wishlist/items', { id: id(index) });
const remove = (who: Browser, index: number) => who.call('DELETE', `/api/wishlist/items/${id(index)}`);
const collect = (who: Browser, index: number, collectionId: string | null) =>
  who.call('PUT', `/api/wishlist/items/${id(index)}/collection`, { collectionId });
const statuses = async (calls: Promise<{ status: number }>[]): Promise<number[]> =>
  [...new Set((await Promise.all(calls)).map(({ status }) => status))].toSorted();

test('[WISH-04, WISH-06] two tabs put pieces on and take them off at once', async () => {
  const rio = await member();
  // Only a list that is there is held; before, a removal may be answered with what another tab has just added.
  await add(rio, 1);
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 === 0 ? add : remove)(rio, 0).then(({ status, body }) => [status, n, body]),
      ),
    );
    for (const [status, n, body] of answers)
      expect([status, body.items.some((item: { id: string }) => item.id === id(0))]).toEqual([200, n % 2 === 0]);
  }
  await add(rio, 0);
  expect((await listOf(rio)).items).toHaveLength(2);
});

test('[WISH-10] a collection is deleted in one tab while another fills it: nothing fails', async () => {
  const rio = await member();
  await Promise.all([add(rio, 0), add(rio, 1), add(rio, 2)]);
  for (let round = 0; round < 8; round += 1) {
    const made = (await rio.call('POST', '/api/wishlist/collections', { name: `Kitchen ${round}` })).body;
    const kitchen = made.collections.at(-1).id;
    const calls = [0, 1, 2, 0, 1, 2].map((index) => collect(rio, index, kitchen));
    const away = rio.call('DELETE', `/api/wishlist/collections/${kitchen}`);
    const seen = await statuses([...calls.slice(0, 3), away, ...calls.slice(3)]);
    expect(seen.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    const list = await listOf(rio);
    expect(list.collections).toEqual([]);
    expect(list.items.map((item: { collectionId: string | null }) => item.collectionId)).toEqual([null, null, null]);
  }
});

test('[WISH-10] two tabs that begin a collection of the same name at once have one', async () => {
  const rio = await member();
  const begun = [1, 2, 3].map(() => rio.call('POST', '/api/wishlist/collections', { name: 'Gifts' }));
  expect((await Promise.all(begun)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await listOf(rio)).collections).toMatchObject([{ name: 'Gifts' }]);
});

test('[WISH-03, WISH-05] the list is emptied, filled and brought along at once', async () => {
  const rio = await member();
  const items = [{ id: id(1), addedAt: '2026-10-01T00:00:00.000Z' }];
  for (let round = 0; round < 6; round += 1) {
    const calls = [
      rio.call('DELETE', '/api/wishlist'),
      add(rio, 0),
      rio.call('POST', '/api/wishlist/merge', { items }),
      rio.call('PUT', '/api/wishlist', { items }),
      rio.call('POST', '/api/wishlist/share'),
      remove(rio, 0),
      collect(rio, 1, null),
    ];
    expect((await statuses(calls)).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    const ids = (await listOf(rio)).items.map((item: { id: string }) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((each: string) => ![id(0), id(1)].includes(each))).toEqual([]);
  }
});

test('[WISH-10, CART-02] three tabs move a piece to the cart at once: it lies there once', async () => {
  const rio = await member();
  const sold = await rio.call('POST', '/api/wishlist/items', { id: id(0) });
  const variantId = sold.body.items[0].now.variantId;
  const move = (variant: string = variantId) =>
    rio.call('POST', '/api/cart/wishes', { listingId: id(0), variantId: variant });
  expect(await move('variant-of-nothing')).toMatchObject({
    status: 409,
    body: { error: { code: 'cart/not-for-sale' } },
  });
  expect((await listOf(rio)).items).toHaveLength(1);
  const moved = await Promise.all([move(), move(), move()]);
  expect(moved.map(({ status, body }) => [status, body.itemCount])).toEqual([1, 1, 1].map((count) => [200, count]));
  expect((await listOf(rio)).items).toEqual([]);
  // Wished again, it may go again.
  await add(rio, 0);
  expect((await move()).body).toMatchObject({ items: [{ quantity: 2 }] });
});
