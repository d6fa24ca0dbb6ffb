import { afterAll, beforeAll, expect, test } from 'vitest';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { payday, sellForGood, verified } from '#test/builders/payouts.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { payoutChecks, payoutProviderChecks } from './payout-checks.ts';
import { auditLines, type Finding, runAudit, runChecks } from './run-audit.ts';

let sale: Sale;
const checks = [...payoutChecks, ...payoutProviderChecks];
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  const ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { priceCents: 5000 });
  await sellForGood(sale, ana.userId, mug);
  await verified(sale, ana);
  await payday(sale);
  await sellForGood(sale, ana.userId, mug);
});
afterAll(() => sale.stop());

/** What the audit says of payouts once somebody who owns the database changed it; it is undone. */
async function after(sql: string): Promise<Finding[]> {
  const client = await sale.app.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`ALTER TABLE ledger_entries DISABLE TRIGGER USER; ${sql}`);
    return await runChecks(client, { now: sale.app.clock.now(), checks });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('[RUN-08, INV-04] sound books with a payout: counts, and nothing found', async () => {
  const lines = auditLines(await runAudit(sale.app));
  expect(lines.filter((line) => line.includes('BREACH'))).toEqual([]);
  expect(lines.find((line) => line.startsWith('INV-04'))).toContain('2 payouts');
});

const seenBroken = new Set<string>();
const atBank = `UPDATE stripe_sandbox.connect_objects SET`;
test.each([
  [
    'a payout is another sum',
    `UPDATE payouts SET amount_cents = amount_cents + 1 WHERE kind = 'balance'`,
    /^payout \S+ of (\d+)\d\d: its lines come to \1\d\d$/,
  ],
  ['a payout under way is forgotten', `UPDATE payouts SET state = 'sent', ended_at = NULL WHERE kind = 'balance'`],
  ['a payout that arrived is said to have failed', `UPDATE payouts SET state = 'failed'`],
  [
    'what was asked for is booked as another sum',
    `UPDATE ledger_entries e SET amount_cents = amount_cents * 2 FROM ledger_transactions t WHERE t.seller_id = e.seller_id AND t.id = e.transaction_id AND t.kind = 'payout'`,
  ],
  ['a line of a payout is free again', 'UPDATE payout_lines SET payout_id = NULL'],
  ['a line of the next payout is gone', 'DELETE FROM payout_lines WHERE payout_id IS NULL'],
  ['an order that is sold for good is open again', `UPDATE orders SET state = 'delivered'`],
  ['the provider sent another sum', `${atBank} amount = amount + 1 WHERE kind = 'payout'`],
  [
    'the provider sent it twice',
    `INSERT INTO stripe_sandbox.connect_objects SELECT id || 'x', kind, account, transfer_group, status, created, amount, amount_reversed, due_at, doc, hidden FROM stripe_sandbox.connect_objects WHERE kind = 'payout'`,
  ],
  ['the provider knows nothing of it', `DELETE FROM stripe_sandbox.connect_objects WHERE kind = 'payout'`],
  ['the seller’s account has given it back', `${atBank} amount_reversed = amount WHERE kind = 'transfer'`],
])('[RUN-08, INV-04] the audit sees it when %s', async (_what, sql, text = /./) => {
  const findings = await after(sql);
  expect(findings.flatMap(({ breaches }) => breaches.map(({ breach }) => breach))).toContainEqual(
    expect.stringMatching(text),
  );
  findings.forEach((finding) => finding.breaches.forEach(({ says }) => seenBroken.add(says)));
  expect(findings.filter((finding) => finding.state === 'breach').map((finding) => finding.id)).toEqual(['INV-04']);
});

test('[RUN-08] every check of payouts was seen to find something above', () => {
  expect(checks.map((check) => check.says).filter((says) => !seenBroken.has(says))).toEqual([]);
});
