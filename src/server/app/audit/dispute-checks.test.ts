import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { syncDispute } from '../../modules/payments/disputes/sync-dispute.ts';
import { disputeChecks, disputeProviderChecks } from './dispute-checks.ts';
import { auditLines, type Finding, runAudit, runChecks } from './run-audit.ts';

let sale: Sale;
const checks = [...disputeChecks, ...disputeProviderChecks];
beforeAll(async () => {
  sale = await openSale();
  const mug = await variantOf(sale, await maker(sale.address, 'Ana Potter'), { quantity: 9 });
  for (let nth = 0; nth < 2; nth += 1)
    await buy(await withCart(sale, mug), { paymentMethodId: 'pm_card_createDispute' });
  const disputes = await vi.waitFor(
    async (): Promise<Stripe.Dispute[]> => {
      const { data } = await sale.provider.stripe.disputes.list();
      expect(data).toHaveLength(2);
      return data;
    },
    { timeout: 8000, interval: 50 },
  );
  await sale.provider.stripe.disputes.close(disputes[0]?.id ?? '');
  for (const { id } of disputes) await syncDispute(sale.app, id);
});
afterAll(() => sale.stop());

/** What the audit says of disputes once somebody who owns the database changed it; it is undone. */
async function after(sql: string): Promise<Finding[]> {
  const client = await sale.app.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `ALTER TABLE ledger_entries DISABLE TRIGGER USER; ALTER TABLE ledger_transactions DISABLE TRIGGER USER; ${sql}`,
    );
    return await runChecks(client, { now: sale.app.clock.now(), checks });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('[RUN-08, INV-02, INV-03] sound books with a lost and an open dispute: counts, and nothing found', async () => {
  const lines = auditLines(await runAudit(sale.app));
  expect(lines.filter((line) => line.includes('BREACH'))).toEqual([]);
  expect(lines.find((line) => line.startsWith('INV-02'))).toContain('2 disputes');
});

const seenBroken = new Set<string>();
test.each([
  ['INV-02', 'the provider took more than is booked', 'UPDATE disputes SET taken_cents = taken_cents + 1'],
  ['INV-02', 'a lost one is still held', `UPDATE disputes SET booked = 'withheld' WHERE booked = 'lost'`],
  [
    'INV-02',
    'an open one is said to be booked as lost',
    `UPDATE disputes SET booked = 'lost' WHERE booked = 'withheld'`,
  ],
  [
    'INV-02',
    'an entry of one is another sum',
    `UPDATE ledger_entries SET amount_cents = amount_cents * 2 WHERE account = 'disputes_at_provider'`,
  ],
  ['INV-03', 'what is counted as disputed is less', 'UPDATE payments SET disputed_cents = disputed_cents - 1'],
  ['INV-03', 'an order bears more than was paid', 'UPDATE dispute_parts SET own_cents = own_cents + 1'],
  [
    'INV-02',
    'the ledger has one that is not there',
    `UPDATE ledger_transactions SET cause_id = cause_id || 'x' WHERE kind = 'dispute'`,
  ],
  ['INV-02', 'the provider knows nothing of it', 'DELETE FROM stripe_sandbox.disputes'],
])('[RUN-08, %s] the audit sees it when %s', async (id, _what, sql) => {
  const findings = await after(sql);
  findings.forEach((finding) => finding.breaches.forEach(({ says }) => seenBroken.add(says)));
  expect(findings.filter((finding) => finding.state === 'breach').map((finding) => finding.id)).toContain(id);
});

test('[RUN-08] every check of disputes was seen to find something above', () => {
  expect(checks.map((check) => check.says).filter((says) => !seenBroken.has(says))).toEqual([]);
});
