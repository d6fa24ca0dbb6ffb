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

test('[UX-86] the file of buyers has one row each, as the view and the search leave them', async () => {
  const rows = async (query = '') => rowsOf((await exported(`buyers${query}`)).body);
  expect([
    (await rows()).map((row) => row.split(',').slice(0, 5)),
    await rows('?q=nobody'),
    await rows('?view=noted'),
  ]).toEqual([[['Rio Keller', 'account', 'Porto', 'PT', '2']], [], []]);
  expect((await rows('?view=repeat')).length).toBe(1);
});

test('[UX-86] the file of codes follows the view and the search of its table', async () => {
  const code = {
    kind: 'percent',
    amountCents: null,
    minimumCents: 0,
    maxUses: null,
    maxUsesPerBuyer: null,
    listingId: null,
  };
  for (const [name, percent] of [
    ['SPRING', 10],
    ['AUTUMN', 20],
  ] as const)
    await ana.call('POST', '/api/seller/promotions', { ...code, code: name, percent, startsAt: null, endsAt: null });
  const codes = async (query: string) =>
    rowsOf((await exported(`promotions${query}`)).body).map((row) => row.split(',')[0]);
  expect([await codes('?q=20+%25'), await codes('?view=live&q=spring'), await codes('?view=over')]).toEqual([
    ['AUTUMN'],
    ['SPRING'],
    [],
  ]);
});

test('[UX-86] the file of sales follows the view and the search of its table', async () => {
  const endsAt = new Date(sale.app.clock.now().getTime() + 30 * 86_400_000).toISOString();
  const made = await ana.call('POST', '/api/seller/sales', {
    ...{ off: { kind: 'percent', percent: 25 }, listingId: null, startsAt: null, endsAt },
  });
  expect(made.status).toBe(200);
  const sales = async (query: string) => rowsOf((await exported(`sales${query}`)).body);
  expect([
    (await sales('?q=25+%25&view=live')).map((row) => row.split(',').slice(0, 4)),
    await sales('?view=over'),
  ]).toEqual([[['running', 'percent', '25', '']], []]);
});

test.each(['orders', 'buyers', 'returns', 'reviews', 'promotions', 'sales'])(
  '[UX-86] %s of others are in no file',
  async (table) => {
    const eli = await signUp(browser(sale.address), `Eli ${table}`);
    const visitor = browser(sale.address);
    expect([rowsOf((await exported(table, eli)).body), (await exported(table, visitor)).status]).toEqual([[], 401]);
    expect((await exported(`${table}?lost=1`)).status).toBe(400);
  },
);
