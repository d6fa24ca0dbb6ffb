import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#domain/core/time.ts';
import { seededRandom } from '#server/platform/clock/random.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { submitEvidence } from '#server/modules/payments/disputes/answer-store.ts';
import { buy, count, orderForm, type SoldVariant, start, variantOf, withCart } from '#test/builders/buying.ts';
import { openDispute } from '#test/builders/disputes.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { enterAccount, sellForGood, verified } from '#test/builders/payouts.ts';
import { listEvents, postEvent, postSandbox } from '#test/builders/provider-events.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { until } from '#test/builders/until.ts';
import { runs } from '#test/support/properties.ts';
import { seed } from '#test/support/seed.ts';
import { type ChildServer, root, startServer } from './child-server.ts';
import { openProviderLine, type ProviderLine } from './provider-line.ts';
import { freePort } from '../../scripts/free-port.mjs';

vi.setConfig({ testTimeout: 600_000 });

/** Every step between what the provider does and what we book of it: the server is killed before the answer arrives. */
const steps: Record<string, RegExp> = {
  'a payment is captured': /^POST \/v1\/payment_intents checkout-/,
  'a payment that was not made is ended': /^POST \/v1\/payment_intents\/\w+\/cancel/,
  'a payment that came too late is given back': /^POST \/v1\/refunds refund-/,
  'a refund is sent': /^POST \/v1\/refunds refund_/,
  'a maker has an account': /^POST \/v1\/accounts account-/,
  'another bank account takes its place': /^POST \/v1\/accounts\/\w+\/external_accounts/,
  'the money of a payout is transferred': /^POST \/v1\/transfers payout_[\w-]+-transfer/,
  'a payout is sent': /^POST \/v1\/payouts payout_/,
  'a payout arrived or failed': /^GET \/v1\/payouts\/po_/,
  'the money of a failed payout is taken back': /^POST \/v1\/transfers\/\w+\/reversals/,
  'a dispute took money, or gave it back': /^GET \/v1\/disputes\/du_/,
  'evidence is sent': /^POST \/v1\/disputes\/\w+ evidence-/,
};
/** A few in each run of the tests, drawn anew with each commit; three rounds kill at every step. */
const KILLS_A_ROUND = 5;
const JOBS = [
  'checkout.sweep',
  'payments.ask-payouts',
  'payments.reconcile',
  // The items of a shop that was killed.
  'platform.watch-queues',
];
const random = seededRandom(seed);

let sale: Sale;
let line: ProviderLine;
let server: ChildServer | null;
const sql = sqlOf(() => sale);
afterEach(async () => {
  server?.process.kill('SIGKILL');
  line.stop();
  await sale.stop();
});

/** Those that no round has killed at yet, until each has had its turn. */
const left: string[] = [];
function drawSteps(): string[] {
  const drawn = new Set<string>();
  while (drawn.size < KILLS_A_ROUND) {
    if (left.length === 0) left.push(...Object.keys(steps));
    drawn.add(left.splice(random.integer(left.length), 1)[0] ?? '');
  }
  return [...drawn];
}

/** The same shop as a process of its own, which asks the provider by the line. */
const startShop = async (): Promise<ChildServer> =>
  startServer({
    DATABASE_URL: sale.databaseUrl,
    DATA_DIR: sale.app.config.DATA_DIR,
    PORT: String(await freePort()),
    STRIPE_API_BASE: line.address,
    STRIPE_SECRET_KEY: sale.provider.secretKey,
    STRIPE_PUBLISHABLE_KEY: sale.provider.publishableKey,
    STRIPE_WEBHOOK_SECRET: sale.provider.webhookSecret,
  });

async function sell(mug: SoldVariant): Promise<{ orderId: string; intentId: string }> {
  const { body } = await buy(await withCart(sale, mug));
  const { rows } = await sql<{ id: string }>('SELECT intent_id AS id FROM payments WHERE checkout_id = $1', [
    body.checkoutId,
  ]);
  return { orderId: body.orders[0].orderId, intentId: rows[0]?.id ?? '' };
}

/** A checkout that is not paid; the payment of a late one is made all the same, and of another sum, so that no order can come of it. */
async function leaveUnpaid(mug: SoldVariant, isLate: boolean): Promise<void> {
  const { body } = await buy(await withCart(sale, mug), { card: 'pm_card_chargeDeclined' });
  const intentId = body.clientSecret.split('_secret')[0];
  if (!isLate) return;
  await sale.provider.stripe.paymentIntents.update(intentId, { amount: body.totalCents - 100 });
  await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
}

/** Something to do for every step, and a purchase that its buyer tries until it is paid; answers that try. */
async function makeWork(): Promise<() => Promise<boolean>> {
  const [ana, bea, cara, dan] = [
    await maker(sale.address, 'Ana Potter'),
    await maker(sale.address, 'Bea Weaver'),
    await maker(sale.address, 'Cara Smith'),
    await maker(sale.address, 'Dan Turner'),
  ] as const;
  const mugOf = (who: typeof ana) => variantOf(sale, who, { priceCents: 5000, quantity: 50 });
  const mug = await mugOf(ana);
  for (const who of [bea, cara, dan]) await sellForGood(sale, who.userId, await mugOf(who));
  await verified(sale, cara);
  await enterAccount(cara, 'NL91ABNA0417164300');
  await enterAccount(bea);
  // Of this number the provider says that the account is closed.
  await enterAccount(dan, 'DE35370400440532013002');
  const { orderId } = await sell(mug);
  await ana.call('POST', `/api/seller/orders/${orderId}/refund`, {
    refund: { kind: 'amount', amountCents: 700 },
    reason: 'It broke',
  });
  const disputeId = await openDispute(sale, (await sell(mug)).intentId);
  const evidence = { uncategorized_text: random.integer(2) === 0 ? 'winning_evidence' : 'losing_evidence' };
  await inTransaction(sale.app.db, (tx) =>
    submitEvidence(tx, { disputeId, evidence, by: 'cy', now: sale.app.clock.now() }),
  );
  await leaveUnpaid(mug, false);
  await leaveUnpaid(mug, true);
  const rio = await withCart(sale, mug);
  const [form, key] = [await orderForm(rio, { paymentMethodId: 'pm_card_visa' }), randomUUID()];
  return async () => {
    if (!server) return false;
    const answer = await start(browser(server.address, rio.cookies), form, key).catch(() => null);
    return answer?.status === 200 && answer.body.status === 'paid';
  };
}

/** What the provider or the shop has still to do. */
const listOpen = async (): Promise<string[]> =>
  (
    await sql<{ what: string }>(
      `SELECT 'refund ' || id AS what FROM refunds WHERE status = 'asked' UNION ALL SELECT 'payout ' || id FROM payouts WHERE state IN ('asked', 'sent')
       UNION ALL SELECT 'late payment of ' || checkout_id FROM payments WHERE status = 'to_refund' UNION ALL SELECT 'checkout ' || id FROM checkouts WHERE status NOT IN ('paid', 'expired')
       UNION ALL SELECT 'dispute ' || id FROM disputes WHERE next_try_at IS NOT NULL OR closed_at IS NULL UNION ALL SELECT 'account of ' || seller_id FROM payout_accounts WHERE state IN ('unverified', 'testing')`,
    )
  ).rows.map(({ what }) => what);

/** Whoever repairs the shop needs a day, and the provider has forgotten its keys. */
async function letAwayForADay(): Promise<void> {
  await sql('DELETE FROM stripe_sandbox.idempotency_keys');
  await passTime(sale, DAY + HOUR);
}

/** Time goes on and the provider tells what it has to, until nothing of a list is left to do; a shop that was killed is started again. */
async function workOff(published: Set<string>, listLeft: () => Promise<string[]>): Promise<void> {
  let left: string[] = [];
  await until(
    async () => {
      if (!server && random.integer(2) === 0) await letAwayForADay();
      server ??= await startShop();
      await passTime(sale, 20 * SECOND);
      for (const name of JOBS) await sql(`SELECT pg_notify('jobs', $1)`, [name]);
      await sql(`SELECT pg_notify('queues', '')`);
      for (const event of await listEvents(sale)) {
        if (!server || published.has(event)) continue;
        const answer = await postEvent({ ...sale, address: server.address }, event).catch(() => null);
        if (answer?.status === 200) published.add(event);
      }
      left = await listLeft();
      return left.length === 0;
    },
    () => left.join(', '),
  );
}

/** What the provider did more than once for one cause, or never. */
const listWrongEffects = async (): Promise<unknown[]> =>
  (
    await sql(
      `SELECT 'refund ' || r.id AS what, count(p.id) AS times FROM refunds r LEFT JOIN stripe_sandbox.refunds p ON p.doc->'metadata'->>'refundId' = r.id WHERE r.status = 'sent' GROUP BY r.id HAVING count(p.id) <> 1
       UNION ALL SELECT 'late payment of ' || p.checkout_id, count(r.id) FROM payments p LEFT JOIN stripe_sandbox.refunds r ON r.doc->>'payment_intent' = p.intent_id WHERE p.status = 'refunded' GROUP BY p.checkout_id HAVING count(r.id) <> 1
       UNION ALL SELECT k.kind || ' of ' || o.id, count(c.id) FROM payouts o CROSS JOIN (VALUES ('transfer'), ('payout')) k (kind)
         LEFT JOIN stripe_sandbox.connect_objects c ON c.kind = k.kind AND c.doc->'metadata'->>'payoutId' = o.id GROUP BY k.kind, o.id HAVING count(c.id) <> 1
       UNION ALL SELECT 'account of ' || a.seller_id, count(c.id) FROM payout_accounts a LEFT JOIN stripe_sandbox.connect_objects c ON c.kind = 'account' AND c.doc->'metadata'->>'sellerId' = a.seller_id GROUP BY a.seller_id HAVING count(c.id) <> 1
       UNION ALL SELECT 'payment of ' || c.id, count(h.id) FROM checkouts c JOIN stripe_sandbox.payment_intents i ON i.doc->'metadata'->>'checkoutId' = c.id JOIN stripe_sandbox.charges h ON h.family = i.family AND h.status = 'succeeded'
         WHERE c.status = 'paid' GROUP BY c.id HAVING count(h.id) <> 1
       UNION ALL SELECT 'evidence of ' || id, (doc->'evidence_details'->>'submission_count')::int FROM stripe_sandbox.disputes WHERE doc->'evidence_details'->>'submission_count' <> '1'`,
    )
  ).rows;

for (const drawn of Array.from({ length: runs(1) }, drawSteps))
  test(`[INV-02, INV-03, INV-04, INV-24] kill -9 before our booking, where ${drawn.join(', ')}, books once`, async () => {
    sale = await openSale({ CLOCK: 'simulated' });
    server = null;
    line = await openProviderLine(sale.provider.apiBase, () => {
      server?.process.kill('SIGKILL');
      server = null;
    });
    const tryToBuy = await makeWork();
    for (const step of drawn) line.cuts.add(steps[step] as RegExp);
    const published = new Set<string>();
    let isBought = false;
    await workOff(published, async () => {
      isBought ||= await tryToBuy();
      return [...(await listOpen()), ...(isBought ? [] : ['the purchase'])];
    });
    // The day of payouts; a bank then sends one back, which is tried again.
    await passTime(sale, 7 * DAY);
    const paidOut = `payouts WHERE kind = 'balance' AND state = 'paid'`;
    const listUnpaid = async () => ((await count(sale, paidOut)) < 2 ? ['payouts'] : []);
    await workOff(published, listUnpaid);
    const { rows } = await sql<{ id: string }>(`SELECT provider_id AS id FROM ${paidOut} LIMIT 1`);
    await postSandbox(sale, `payouts/${rows[0]?.id}`, { failure_code: 'could_not_process' });
    await workOff(published, async () => ((await count(sale, paidOut)) < 2 ? [] : ['the payout that came back']));
    await passTime(sale, DAY + MINUTE);
    await workOff(published, listUnpaid);
    await workOff(published, async () => [...(await listOpen()), ...[...line.cuts].map(String)]);
    expect(await listWrongEffects()).toEqual([]);
    const audit = await promisify(execFile)(process.execPath, ['src/server/app/audit-main.ts'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: sale.databaseUrl, DATA_DIR: sale.app.config.DATA_DIR },
    }).catch((error: { stdout: string }) => error);
    expect(audit.stdout.split('\n').filter((each) => /BREACH|Should be/.test(each))).toEqual([]);
    expect(audit.stdout).toContain('INV-04 ok');
  });
