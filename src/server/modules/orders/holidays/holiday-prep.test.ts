import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { maker, shopTexts } from '#test/builders/market.ts';
import { address, buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let year = 0;

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  // To the 20th of November, whatever day the test runs on.
  const now = sale.app.clock.now();
  year = now.getUTCFullYear() + 1;
  await passTime(sale, Date.UTC(year, 10, 20, 9) - now.getTime());
  ana = await maker(sale.address, 'Ana Potter');
  await ana.call('PUT', '/api/seller/shop', { ...shopTexts('Ana Potter'), timeZone: 'UTC' });
});
afterAll(() => sale.stop());

const prep = (input: object = {}) => ask(ana, contract.orders.getHolidayPrep, input);

test('[DASH-04] a new shop sees gift days and nothing to make; a stranger sees nothing', async () => {
  const { listing, toMake, giftDays, makeBy } = await prep();
  expect([listing, toMake, makeBy]).toEqual([null, [], null]);
  expect(giftDays.map(({ day }) => day)).toEqual(giftDays.map(({ day }) => day).toSorted());
  expect((await browser(sale.address).call('GET', '/api/seller/holiday-prep')).status).toBe(401);
});

test('[DASH-04, ORD-06] last days come from the own calendar: a vacation before the occasion moves them', async () => {
  mug = await variantOf(sale, ana, { title: 'Mug', quantity: 50, processingDays: 2 });
  const lastOf = async (country: string) => {
    const { countries } = await prep({ occasion: 'christmas' });
    return countries.find((row) => row.country === country)?.ways[0]?.lastOrder ?? '';
  };
  const before = await lastOf('DE');
  expect([before > `${year}-12-01`, before < `${year}-12-23`]).toEqual([true, true]);
  const days = { firstDay: `${year}-12-10`, lastDay: `${year}-12-31`, selling: 'later', notice: '', autoreply: '' };
  const { noticeId } = (await ana.call('POST', '/api/seller/notices', days)).body;
  expect((await lastOf('DE')) < `${year}-12-10`).toBe(true);
  await ana.call('DELETE', `/api/seller/notices/${noticeId}`);
  expect(await lastOf('DE')).toBe(before);
});

test('[DASH-04] what to make follows from the season a year ago and the stock', async () => {
  const bo = await withCart(sale, { ...mug, quantity: 40 });
  expect((await buy(bo, { address })).status).toBe(200);
  await sale.app.db.query({ text: `UPDATE orders SET placed_at = placed_at - interval '350 days'` });
  const { toMake, countries, pacePercent } = await prep({ occasion: 'christmas' });
  expect(toMake).toEqual([
    expect.objectContaining({ title: 'Mug', seasonBefore: 40, expected: 40, stock: 10, toMake: 30 }),
  ]);
  expect([countries[0]?.country, countries[0]?.orders, pacePercent]).toEqual(['PT', 1, null]);
});
