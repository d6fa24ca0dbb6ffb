import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
const sql = (text: string, values: unknown[] = []) => sale.app.db.query({ text, values });
const run = async (name: string, data: object = {}) => (await ana.call('POST', `/${name}`, { data })).body;

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  await sql(
    `INSERT INTO alerts (seller_id, id, category, type, priority, title, message, created_at, updated_at)
     SELECT $1, 'a' || n, 'order', 'new_order', 'high', '=Order ' || n, 'm', now(), now() FROM generate_series(1, 2500) n`,
    [ana.userId],
  );
});
afterAll(() => sale.stop());

test('[UX-94, ALERT-19, ALERT-20] an export of many parts says its rows, and its link gives them once', async () => {
  const { rows, token } = (await run('makeAlertExport')).result;
  expect(rows).toBe(2500);
  const file = await ana.call('GET', `/exports/alerts/${token}`);
  const again = await ana.call('GET', `/exports/alerts/${token}`);
  expect([file.status, again.status, again.body.error.message]).toEqual([200, 410, 'Download link already used.']);
});

test('[ALERT-19] the plain export ends at a thousand rows and says that it is not whole', async () => {
  const { rows, isWhole, csv } = (await run('exportAlerts')).result;
  expect([rows, isWhole]).toEqual([1000, false]);
  expect(csv).toContain(`"'=Order `);
});

test('[ALERT-19, ALERT-22] an export of the unread or the starred ones leaves the others out', async () => {
  await sql(`UPDATE alerts SET read = id <> 'a1', starred = id IN ('a2', 'a3') WHERE seller_id = $1`, [ana.userId]);
  const rowsOf = async (filter: object) => (await run('exportAlerts', filter)).result.rows;
  expect([await rowsOf({ unread: 'true' }), await rowsOf({ starred: 'true' })]).toEqual([1, 2]);
});

test('[ALERT-19] nothing to export is told in the words of the requirement', async () => {
  await sql('DELETE FROM rate_limits');
  expect((await run('exportAlerts', { category: 'shipping' })).error.message).toBe('No alerts found for export.');
});

test('[ALERT-21] the sixth export within an hour is refused with the time to wait', async () => {
  await sql('DELETE FROM rate_limits');
  for (let times = 0; times < 5; times += 1) expect((await run('exportAlerts')).result.rows).toBe(1000);
  expect((await run('exportAlerts')).error.message).toMatch(/^Too many export requests\. Please wait \d+ seconds\.$/);
});
