import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ratesTo } from '#domain/listings/delivery/rates.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { until } from '#test/builders/until.ts';
import { turnPostage } from '../../listings/postage/follow-plain-rates.ts';

const DAY = 86_400_000;
let sale: Sale;
let mia: Browser;
const sql = sqlOf(() => sale);
const day = (ahead: number) => new Date(sale.app.clock.now().getTime() + ahead * DAY).toISOString().slice(0, 10);
const price = { firstCents: 777, moreCents: 300, currency: 'EUR', firstDay: 2, lastDay: 4 };
const set = (changes: object = {}) =>
  mia.call('POST', '/api/admin/postage-rates', {
    ...{ area: 'eu', way: 'standard', since: day(0), change: { kind: 'set', price }, reason: 'The post asks more.' },
    ...changes,
  });
const first = (to: string) => ratesTo({ from: 'DE', to })[0]?.firstCents;

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  mia = await adminOf(() => sale)('Mia Master', 'master_admin');
});
afterAll(() => sale.stop());

test('[OFFICE-01, PAY-01] the till follows another postage, and an order that was placed keeps its own', async () => {
  const mug = await variantOf(sale, await maker(sale.address, 'Ana Potter'), {});
  const bo = await withCart(sale, mug);
  const quote = async () => (await bo.call('GET', '/api/checkout/quote?country=PT')).body.shippingCents;
  const before = await quote();
  const placed = (await buy(await withCart(sale, mug))).body.orders[0].orderId;
  await set();
  await until(() => first('FR') === 777, 'this process has heard it');
  expect([before, await quote()]).toEqual([690, 777]);
  expect((await sql(`SELECT shipping_cents FROM orders WHERE id = '${placed}'`)).rows).toEqual([
    { shipping_cents: 690 },
  ]);
  await set({ change: { kind: 'end' } });
  await until(() => first('FR') === 690, 'what is built in holds again');
});

test('[OFFICE-01] planned postage holds from its day on, is in the history, can be taken back', async () => {
  await set({ area: 'FR', since: day(2) });
  const planned = await ask(mia, contract.office.listPostageRates);
  expect(planned.items.find(({ area }) => area === 'FR')).toMatchObject({ price: null, planned: [{ since: day(2) }] });
  await turnPostage.run(sale.app);
  expect(first('FR')).toBe(690);
  await passTime(sale, 2 * DAY);
  await turnPostage.run(sale.app);
  await until(() => first('FR') === 777, 'its day has come');
  await set({ area: 'FR', since: day(5), change: { kind: 'end' } });
  expect((await set({ area: 'FR', since: day(5), change: { kind: 'withdraw' } })).body.planned).toEqual([]);
  const { changes } = await ask(mia, contract.office.listPostageRates);
  expect(changes.slice(0, 3).map(({ change, by }) => [change.kind, by])).toEqual([
    ['withdraw', 'Mia Master'],
    ['end', 'Mia Master'],
    ['set', 'Mia Master'],
  ]);
});

test('[OFFICE-01] postage that does not fit is refused by the call and by the database', async () => {
  expect(codeOf(await set({ area: 'XX' }))).toEqual([404, 'office/no-such-area']);
  expect(codeOf(await set({ since: day(-1) }))).toEqual([400, 'office/postage-too-early']);
  const late = { kind: 'set', price: { ...price, firstDay: 9 } };
  expect(codeOf(await set({ change: late }))).toEqual([400, 'office/postage-days']);
  expect(codeOf(await set({ area: 'CH', change: { kind: 'end' } }))).toEqual([409, 'office/postage-same']);
  expect(codeOf(await set({ area: 'CH', since: day(3), change: { kind: 'withdraw' } }))).toEqual([
    409,
    'office/no-planned-postage',
  ]);
  const row = `(99, 'eu', 'standard', current_date + 400, 'set', 'EUR', 690, NULL, 1, 2, 'x', 'x', 'x', now())`;
  await expect(sql(`INSERT INTO postage_rate_changes VALUES ${row}`)).rejects.toThrow(/whole/);
});
