import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { count, variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { payday, sellForGood, verified } from '#test/builders/payouts.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { findSystemFigures } from '../../office/health/health-store.ts';
import { reconcile } from './reconcile.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
const sql = sqlOf(() => sale);
const open = () => count(sale, 'payment_differences WHERE settled_at IS NULL');
const run = async (): Promise<void> => {
  await passTime(sale, HOUR);
  await reconcile.run(sale.app);
};
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { priceCents: 5000 });
  await sellForGood(sale, ana.userId, mug);
  await verified(sale, ana);
  await payday(sale);
});
afterAll(() => sale.stop());

test('[INV-02, INV-04] books that agree: nothing is found, whatever is compared twice', async () => {
  await run();
  await run();
  expect(await open()).toBe(0);
});

test('[INV-02, INV-03, UX-99] money that the provider moved without us is found', async () => {
  const { stripe } = sale.provider;
  await stripe.paymentIntents.create({
    ...{ amount: 700, currency: 'eur', payment_method: 'pm_card_visa', confirm: true },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  const { rows } = await sql<{ id: string }>(`SELECT intent_id AS id FROM payments WHERE status = 'captured' LIMIT 1`);
  const refund = await stripe.refunds.create({ payment_intent: rows[0]?.id ?? '', amount: 100 });
  const { rows: accounts } = await sql<{ id: string }>('SELECT provider_id AS id FROM payout_accounts');
  await stripe.transfers.create({ amount: 50, currency: 'eur', destination: accounts[0]?.id ?? '' });
  const resultsOf = async () =>
    (
      await sql<{ kind: string; cents: number }>(
        'SELECT kind, amount_cents AS cents FROM payment_differences ORDER BY kind, amount_cents',
      )
    ).rows;
  await passTime(sale, HOUR);
  // What has just moved may not be in our books yet, and holds up nothing that moved before.
  await stripe.paymentIntents.create({
    ...{ amount: 800, currency: 'eur', payment_method: 'pm_card_visa', confirm: true },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  await reconcile.run(sale.app);
  expect(await resultsOf()).toHaveLength(3);
  await run();
  expect(await resultsOf()).toEqual([
    { kind: 'charge', cents: 700 },
    { kind: 'charge', cents: 800 },
    { kind: 'refund', cents: 100 },
    { kind: 'transfer', cents: 50 },
  ]);
  expect((await findSystemFigures(sale.app.db, sale.app.clock.now())).paymentDifferences).toBe(4);
  // Somebody books by hand what had been given back at the provider.
  await sql(`UPDATE payments SET refund_asked_cents = 100, refunded_cents = 100 WHERE intent_id = $1`, [rows[0]?.id]);
  await sql(
    `INSERT INTO refunds (id, checkout_id, seller_id, order_id, amount_cents, by, reason, status, provider_id, asked_at, sent_at)
     SELECT 'refund_hand', checkout_id, $2, 'order', 100, 'administrator', '', 'sent', $3, now(), now() FROM payments WHERE intent_id = $1`,
    [rows[0]?.id, ana.userId, refund.id],
  );
  await sql(
    `UPDATE stripe_sandbox.refunds SET doc = jsonb_set(doc::jsonb, '{metadata}', '{"refundId":"refund_hand"}')::json WHERE id = $1`,
    [refund.id],
  );
  await run();
  expect(await open()).toBe(3);
});

test('[INV-04] a payout that a bank sent back', async () => {
  await sql(`UPDATE stripe_sandbox.connect_objects SET status = 'failed', doc = jsonb_set(jsonb_set(doc::jsonb, '{status}', '"failed"'), '{failure_code}', '"could_not_process"')::json
    WHERE id = (SELECT provider_id FROM payouts WHERE kind = 'balance')`);
  const before = (await ana.call('GET', '/api/seller/balance')).body.balanceCents;
  await passTime(sale, DAY / 24);
  await reconcile.run(sale.app);
  const { items } = (await ana.call('GET', '/api/seller/payouts')).body;
  const payout = items.find(({ kind }: { kind: string }) => kind === 'balance');
  expect(payout.state).toBe('failed');
  expect((await ana.call('GET', '/api/seller/balance')).body.balanceCents).toBe(before + payout.amountCents);
});
