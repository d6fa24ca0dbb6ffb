import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { percentOn } from '#domain/shops/tax/vat-rates.ts';
import { ask } from '#test/builders/ask.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { until } from '#test/builders/until.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

let sale: Sale;
let mia: Browser;
const sql = sqlOf(() => sale);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const set = (changes: object = {}) =>
  mia.call('POST', '/api/admin/vat-rates', {
    ...{ code: 'DE', goods: 'standard', since: inDays(30), percent: 21, reason: 'Law of this year.' },
    ...changes,
  });

beforeAll(async () => {
  sale = await openSale();
  mia = await signUp(browser(sale.address), 'Mia Master');
  await insertAdmin(sale.app.db, { userId: mia.userId, role: 'master_admin', createdBy: null, now: new Date() });
});
afterAll(() => sale.stop());

test('[PAY-06, OFFICE-01] a rate holds from its day on in every process, and not before', async () => {
  expect((await set()).body).toMatchObject({ percent: 19, planned: [{ since: inDays(30), percent: 21 }] });
  await until(() => percentOn('DE', 'standard', inDays(30)) === 21, 'this process has heard it');
  expect([percentOn('DE', 'standard', inDays(29)), percentOn('DE', 'books', inDays(30))]).toEqual([19, 7]);
  expect((await set({ percent: null })).body.planned).toEqual([]);
  await until(() => percentOn('DE', 'standard', inDays(30)) === 19, 'it is taken back');
  const { changes } = await ask(mia, contract.office.listVatRates);
  expect(changes.map(({ percent, by }) => [percent, by])).toEqual([
    [null, 'Mia Master'],
    [21, 'Mia Master'],
  ]);
});

test('[PAY-06, INV-05] neither the call nor the database sets a rate for what was sold', async () => {
  expect(codeOf(await set({ since: inDays(1) }))).toEqual([400, 'office/vat-too-early']);
  expect(codeOf(await set({ code: 'US' }))).toEqual([404, 'office/no-such-vat-code']);
  expect(codeOf(await set({ percent: null, since: inDays(90) }))).toEqual([409, 'office/no-planned-vat']);
  const row = `(99, 'DE', 'books', current_date, 5, 'x', 'x', 'x', now())`;
  await expect(sql(`INSERT INTO vat_rate_changes VALUES ${row}`)).rejects.toThrow(/ahead/);
});

test('[PAY-06] goods without a rate of their own get one from a day on', async () => {
  await set({ code: 'DK', goods: 'books', percent: 0 });
  await until(() => percentOn('DK', 'books', inDays(30)) === 0, 'this process has heard it');
  expect([percentOn('DK', 'books', inDays(29)), percentOn('DK', 'standard', inDays(30))]).toEqual([25, 25]);
});
