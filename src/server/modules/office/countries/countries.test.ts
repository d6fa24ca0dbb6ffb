import { afterAll, beforeAll, expect, test } from 'vitest';
import { isServed } from '#domain/core/countries.ts';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { insertAdmin } from '../../admin/admin-store.ts';
import { turnCountries } from '../../shops/countries/follow-countries.ts';

let sale: Sale;
let mia: Browser;
const day = (ahead: number) => new Date(sale.app.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
const set = (code: string, open: boolean | null, since = day(0)) =>
  mia.call('POST', '/api/admin/countries', { code, since, isServed: open, reason: 'Post does not go there.' });

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  mia = await signUp(browser(sale.address), 'Mia Master');
  await insertAdmin(sale.app.db, { userId: mia.userId, role: 'master_admin', createdBy: null, now: new Date() });
});
afterAll(() => sale.stop());

test('[OFFICE-01] a closed country is sold to no more, in every process, until it is open again', async () => {
  await set('US', false);
  await until(() => !isServed('US'), 'this process has heard it');
  expect(codeOf(await set('US', false))).toEqual([409, 'office/country-same']);
  await set('US', true);
  await until(() => isServed('US'), 'it is open again');
});

test('[OFFICE-01] a change for a day to come holds from that day on', async () => {
  await set('JP', false, day(2));
  await turnCountries.run(sale.app);
  expect(isServed('JP')).toBe(true);
  await passTime(sale, 2 * 86_400_000);
  await turnCountries.run(sale.app);
  await until(() => !isServed('JP'), 'its day has come');
  await set('JP', true);
  await until(() => isServed('JP'), 'it is open again');
});

test('[OFFICE-01] what is planned can be taken back; what does not fit is refused', async () => {
  const since = day(5);
  expect((await set('KR', false, since)).body.planned).toEqual([{ since, isServed: false }]);
  expect((await set('KR', null, since)).body.planned).toEqual([]);
  expect(codeOf(await set('KR', null, since))).toEqual([409, 'office/no-planned-country']);
  expect(codeOf(await set('XX', false))).toEqual([404, 'office/no-such-country']);
  expect(codeOf(await set('KR', false, day(-1)))).toEqual([400, 'office/country-too-early']);
  expect(await ask(mia, contract.office.previewCountry, { code: 'KR' })).toEqual({ openOrders: 0, recentOrders: 0 });
});
