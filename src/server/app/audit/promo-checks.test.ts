import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { promoChecks } from './promo-checks.ts';
import { type Finding, runChecks } from './run-audit.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
  const [ana, bea] = [await maker(sale.address, 'Ana Potter'), await maker(sale.address, 'Bea Weaver')];
  const [mug, scarf] = [await variantOf(sale, ana, { quantity: 20 }), await variantOf(sale, bea, { quantity: 20 })];
  const terms = { kind: 'percent', percent: 10, amountCents: null, minimumCents: 0, startsAt: null, endsAt: null };
  await ana.call('POST', '/api/seller/promotions', { ...terms, code: 'TENOFF', maxUses: 5, maxUsesPerBuyer: 3 });
  for (const paymentMethodId of ['pm_card_visa', 'pm_card_visa', 'pm_card_chargeDeclined']) {
    const rio = await withCart(sale, mug, scarf);
    expect((await rio.call('POST', '/api/cart/promo', { code: 'TENOFF' })).status).toBe(200);
    await buy(rio, { paymentMethodId });
  }
});
afterAll(() => sale.stop());

/** What the audit says of codes once the books were changed by hand; the change is undone. */
async function findingAfter(sql = 'SELECT 1', invariant = 'INV-10'): Promise<Finding | undefined> {
  const client = await sale.app.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    const findings = await runChecks(client, { now: sale.app.clock.now(), checks: promoChecks });
    return findings.find(({ id }) => id === invariant);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('[RUN-08, INV-10] the uses of each code are the orders that carry it: sound books are told as such', async () => {
  expect(await findingAfter()).toMatchObject({
    state: 'ok',
    seen: ['1 codes', '3 uses of codes', '2 checkouts paid with a code'],
    count: 0,
  });
});

const seenBroken = new Set<string>();
test.each([
  ['a code counts one use too few', 1, `UPDATE promo_codes SET uses = uses - 1`],
  [
    'a code was used more often than it may be',
    1,
    `ALTER TABLE promo_codes DROP CONSTRAINT promo_codes_uses; UPDATE promo_codes SET max_uses = 1`,
  ],
  ['a use vanished', 2, `DELETE FROM promo_uses WHERE ctid = (SELECT min(ctid) FROM promo_uses WHERE status = 'used')`],
  ['a paid checkout still holds a code', 4, `UPDATE promo_uses SET status = 'reserved' WHERE status = 'used'`],
  [
    'a checkout that is under way lost its code',
    2,
    `UPDATE promo_uses SET status = 'released' WHERE status = 'reserved'`,
  ],
  ['a use of no checkout', 1, `UPDATE promo_uses SET checkout_id = 'gone' WHERE status = 'reserved'`],
  [
    'orders carry a code that nobody used for them',
    2,
    `UPDATE orders SET promo_code = 'OTHER' WHERE promo_code IS NULL`,
  ],
  ['orders forgot their code', 2, `UPDATE orders SET promo_code = NULL`],
  ['a budget counts what nobody got', 1, `INSERT INTO subsidy_budgets VALUES ('ana', '2026-01-01', 500, 100)`],
  ['a code took off more than its orders say', 2, `UPDATE promo_uses SET discount_cents = discount_cents + 1`],
])('[RUN-08, INV-10] the audit sees it when %s', async (_what, breaches, sql) => {
  const finding = await findingAfter(sql);
  finding?.breaches.forEach(({ says }) => seenBroken.add(says));
  expect([finding?.state, finding?.count]).toEqual(['breach', breaches]);
});

test('[RUN-08, INV-09] the audit sees it when a cancelled order kept the use of its code', async () => {
  // A use that is returned for nothing is missing in what its person used, too.
  for (const [sql, breaches] of [
    [`UPDATE orders SET state = 'cancelled'`, 2],
    [`UPDATE promo_uses SET status = 'returned' WHERE status = 'used'`, 3],
  ] as const) {
    const finding = await findingAfter(sql, 'INV-09');
    finding?.breaches.forEach(({ says }) => seenBroken.add(says));
    expect([finding?.state, finding?.count]).toEqual(['breach', breaches]);
  }
});

test('[RUN-08, INV-09] the audit sees it when somebody’s uses of a code are counted wrong', async () => {
  const finding = await findingAfter(`UPDATE promo_buyers SET uses = uses - 1`, 'INV-09');
  finding?.breaches.forEach(({ says }) => seenBroken.add(says));
  expect([finding?.state, finding?.count]).toEqual(['breach', 1]);
});

test('[RUN-08] every check of codes was seen to find something above', () => {
  expect(promoChecks.map(({ says }) => says).filter((says) => !seenBroken.has(says))).toEqual([]);
});
