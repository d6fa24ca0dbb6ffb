import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOf } from '#test/builders/admin-of.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { listExports } from './list-exports.ts';

let sale: Sale;
let mia: Browser;
const admin = adminOf(() => sale);
beforeAll(async () => {
  sale = await openSale();
  mia = await admin('Mia Ward', 'master_admin');
  for (const name of ['Eve Ek', 'Eve Oak']) await signUp(browser(sale.address), name);
});
afterAll(() => sale.stop());

const take = (who: Browser, name: string, filter: object = {}) => who.call('POST', `/${name}`, { data: filter });
const linesOf = (csv: string): string[] => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

test('[OFFICE-02] a file has the rows of the filter in the order of the list', async () => {
  const { body } = await take(mia, 'exportPeople', { q: 'eve', sort: 'name', dir: 'desc' });
  const names = linesOf(body.result.csv).map((line) => line.split(',')[1]);
  expect([names, body.result.rows, body.result.isWhole]).toEqual([['displayName', 'Eve Oak', 'Eve Ek'], 2, true]);
});

test.each(Object.keys(listExports))('[OFFICE-02] %s is a file of the list, and stands in the log', async (name) => {
  const { status, body } = await take(mia, name);
  expect([status, linesOf(body.result.csv).length - 1]).toEqual([200, body.result.rows]);
  const { rows } = await sale.app.db.query({
    text: `SELECT 1 FROM audit_log WHERE act = 'office.exportList' AND subject_id = $1`,
    values: [body.result.fileName.replace(/-\d{4}-\d\d-\d\d\.csv$/, '')],
  });
  expect(rows).not.toHaveLength(0);
});

test('[OFFICE-02, ADM-03] who may not read a list gets no file of it', async () => {
  const ola = await admin('Ola Nord', 'content_moderator');
  expect((await take(ola, 'exportPeople')).status).toBe(403);
});
