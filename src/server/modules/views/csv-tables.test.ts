import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, put, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { title: '=Mug', quantity: 9 });
  const rio = await signUp(await withCart(sale, mug), 'Rio Buyer');
  await buy(rio);
  await put(rio, mug);
  await buy(rio);
});
afterAll(() => sale.stop());

const exported = async (table: string, who: Pick<typeof ana, 'call'> = ana) =>
  (await who.call('GET', `/exports/${table}`)) as { status: number; body: string };
const rowsOf = (body: string): string[] => body.trimEnd().split('\r\n').slice(1);

test('[UX-86] the file of orders has what the filter leaves, with no formula in it', async () => {
  const { body } = await exported('orders');
  expect([rowsOf(body).length, rowsOf((await exported('orders?q=nobody')).body)]).toEqual([2, []]);
  expect(body).toContain(`'=Mug`);
  expect(rowsOf((await exported('orders?state=shipped')).body)).toEqual([]);
});

test.each(['orders', 'returns', 'reviews', 'promotions'])('[UX-86] %s of others are in no file', async (table) => {
  const eli = await signUp(browser(sale.address), `Eli ${table}`);
  const visitor = browser(sale.address);
  expect([rowsOf((await exported(table, eli)).body), (await exported(table, visitor)).status]).toEqual([[], 401]);
  expect((await exported(`${table}?lost=1`)).status).toBe(400);
});
