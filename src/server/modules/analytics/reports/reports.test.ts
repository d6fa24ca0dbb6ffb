import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import type { ReportDefinition } from '#domain/analytics/reports/report-contract.ts';
import { MAX_REPORTS } from '#domain/analytics/reports/definition.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

const calls = contract.analytics;
let sale: Sale;
let ada: Browser;
let mia: Browser;
const sql = sqlOf(() => sale);
const bySeason: ReportDefinition = {
  dimension: 'month',
  figures: ['revenueCents', 'orders'],
  shop: '',
  country: '',
  category: '',
  period: 28,
};
const saved = { reportId: null, version: 0, name: 'Seasons', definition: bySeason, isShared: false };

beforeAll(async () => {
  sale = await openSale();
  const mug = await variantOf(sale, await maker(sale.address, 'Ana Potter'), { quantity: 9 });
  for (const [name, role] of [
    ['Ada Analyst', 'analytics_admin'],
    ['Mia Master', 'master_admin'],
  ] as const) {
    const who = await signUp(browser(sale.address), name);
    await insertAdmin(sale.app.db, { userId: who.userId, role, createdBy: null, now: new Date() });
    if (role === 'analytics_admin') ada = who;
    else mia = who;
  }
  await buy(await withCart(sale, mug));
  await buy(await withCart(sale, { ...mug, quantity: 2 }));
  await sale.settle();
});
afterAll(() => sale.stop());

test('[OFFICE-04, PAY-03] days, countries, shops and cohorts come to what was sold', async () => {
  const { day } = await ask(ada, calls.getHouseDay, {});
  const sold = (await ask(ada, calls.getMarketSums, { from: day, to: day })).sums;
  expect(sold.orders).toBe(2);
  for (const dimension of ['day', 'month', 'country', 'shop'] as const) {
    const { figures, rows } = await ask(ada, calls.getReport, { dimension, from: day, to: day });
    const sumOf = (name: (typeof figures)[number]) =>
      rows.reduce((sum, { values }) => sum + (values[figures.indexOf(name)] ?? 0), 0);
    expect([sumOf('orders'), sumOf('revenueCents')], dimension).toEqual([sold.orders, sold.revenueCents]);
  }
  const { rows } = await sql(
    'SELECT sum(orders)::int AS orders, sum(revenue_cents)::bigint AS cents FROM buyer_cohorts',
  );
  expect(rows).toEqual([{ orders: sold.orders, cents: sold.revenueCents }]);
});

test('[OFFICE-04] a buyer counts once in a month, whatever they order', async () => {
  const of = async () => (await ask(ada, calls.listCohorts, { of: 'buyers' })).cohorts;
  expect((await of()).map(({ size, active }) => [size, active.at(-1)])).toEqual([[1, 1]]);
  expect((await ask(ada, calls.listCohorts, { of: 'shops' })).cohorts).toMatchObject([{ active: [1] }]);
});

test('[OFFICE-04] every dimension is counted with each of its figures first', async () => {
  const { day } = await ask(ada, calls.getHouseDay, {});
  for (const dimension of ['week', 'category', 'source', 'campaign', 'term', 'shop', 'country'] as const) {
    const { figures } = await ask(ada, calls.getReport, { dimension, from: day, to: day });
    for (const figure of figures) {
      const definition = { ...bySeason, dimension, figures: [figure], period: 7 as const };
      expect((await ask(ada, calls.runReport, { definition })).figures).toEqual([figure]);
    }
  }
});

test('[OFFICE-04] filters narrow a report to a shop or a country', async () => {
  const of = async (changes: object) =>
    (await ask(ada, calls.runReport, { definition: { ...bySeason, ...changes } })).rows.at(-1)?.values[1];
  const { rows } = await sql<{ slug: string }>(`SELECT slug FROM shops WHERE name LIKE 'Ana%'`);
  expect(await of({ shop: rows[0]?.slug })).toBe(2);
  expect(await of({ shop: 'nobody' })).toBe(0);
  expect([await of({ country: 'FI' }), await of({})]).toEqual([0, 2]);
});

test('[OFFICE-04] a report is its owner’s, others see it once it is shared', async () => {
  const report = await ask(ada, calls.saveReport, saved);
  expect((await ask(mia, calls.listReports, {})).items).toEqual([]);
  await ask(ada, calls.saveReport, { ...saved, ...{ reportId: report.reportId, version: 1, isShared: true } });
  expect((await ask(mia, calls.listReports, {})).items).toMatchObject([{ name: 'Seasons', isOwn: false, version: 2 }]);
  const change = { ...saved, reportId: report.reportId };
  expect(codeOf(await mia.call('POST', '/api/admin/analytics/reports', { ...change, version: 2 }))).toEqual([
    404,
    'analytics/report-not-found',
  ]);
  expect(codeOf(await ada.call('POST', '/api/admin/analytics/reports', { ...change, version: 1 }))).toEqual([
    409,
    'analytics/report-changed',
  ]);
  await ask(mia, calls.removeReport, { reportId: report.reportId });
  expect((await ask(ada, calls.listReports, {})).items).toHaveLength(1);
  await ask(ada, calls.removeReport, { reportId: report.reportId });
  expect((await ask(ada, calls.listReports, {})).items).toEqual([]);
});

test('[OFFICE-04] who has a hundred reports saves no more', async () => {
  await sql(
    `INSERT INTO saved_reports (id, owner_id, name, definition, is_shared, version, updated_at) SELECT 'r' || n, $1, 'R', $2, false, 1, now() FROM generate_series(1, $3::int) n`,
    [mia.userId, JSON.stringify(bySeason), MAX_REPORTS],
  );
  expect(codeOf(await mia.call('POST', '/api/admin/analytics/reports', saved))).toEqual([
    409,
    'analytics/too-many-reports',
  ]);
});

test('[OFFICE-04, ADM-12] a file has the rows of its report, and who took it stands in the log', async () => {
  const { result } = (await ada.call('POST', '/exportReport', { data: { name: 'Seasons', definition: bySeason } }))
    .body;
  expect(result.csv.split('\r\n')[0]).toContain('month,name,revenue EUR,orders');
  const { rows } = await sql(`SELECT act, subject_name FROM audit_log WHERE act = 'analytics.exportReport'`);
  expect(rows).toEqual([{ act: 'analytics.exportReport', subject_name: 'Seasons' }]);
});
