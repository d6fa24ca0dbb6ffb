import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { type Finding, runChecks } from './run-audit.ts';
import { saleChecks } from './sale-checks.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
  const ana = await maker(sale.address, 'Ana Potter');
  await variantOf(sale, ana, { priceCents: 3333 });
  await variantOf(sale, ana, { priceCents: 110 });
  const endsAt = new Date(sale.app.clock.now().getTime() + DAY).toISOString();
  const terms = { off: { kind: 'percent', percent: 15 }, listingId: null, startsAt: null, endsAt };
  expect((await ana.call('POST', '/api/seller/sales', terms)).status).toBe(200);
});
afterAll(() => sale.stop());

/** What the audit says of sales once the books were changed by hand; the change is undone. */
async function findingAfter(sql: string): Promise<Finding | undefined> {
  const client = await sale.app.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    const findings = await runChecks(client, { now: sale.app.clock.now(), checks: saleChecks });
    return findings.find(({ id }) => id === 'INV-10');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('[RUN-08, DASH-04] the prices of a running sale are told as sound, with their count', async () => {
  expect(await findingAfter('SELECT 1')).toMatchObject({
    state: 'ok',
    seen: ['2 variants in sales', '1 sales'],
    count: 0,
  });
});

const seenBroken = new Set<string>();
test.each([
  ['a price is not what its sale makes of it', 2, 'UPDATE variants SET price_cents = price_cents - 1'],
  ['a sale takes off something else', 2, 'UPDATE sales SET percent = 5'],
  ['a sale is of another listing', 1, `UPDATE sales SET listing_id = (SELECT min(listing_id) FROM variants)`],
  ['a sale that is over keeps its prices', 2, `UPDATE sales SET stopped_at = now() - interval '1 hour'`],
  ['a variant is in a sale that nobody made', 2, `UPDATE variants SET sale_id = 'gone'`],
  [
    'a running sale leaves pieces out',
    2,
    `UPDATE sales SET starts_at = now() - interval '1 hour'; UPDATE variants SET price_cents = regular_cents, sale_id = NULL, regular_cents = NULL`,
  ],
])('[RUN-08, DASH-04] the audit sees it when %s', async (_what, breaches, sql) => {
  const finding = await findingAfter(sql);
  finding?.breaches.forEach(({ says }) => seenBroken.add(says));
  expect([finding?.state, finding?.count]).toEqual(['breach', breaches]);
});

test('[RUN-08] every check of sales was seen to find something above', () => {
  expect(saleChecks.map(({ says }) => says).filter((says) => !seenBroken.has(says))).toEqual([]);
});
