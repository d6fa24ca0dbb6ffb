import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { officeContract } from '#domain/office/contract.ts';
import { DAY, HOUR } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, count, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { decideDispute, openDispute } from '#test/builders/disputes.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendRefunds, expireClaims, workOff } from '#test/builders/work-off.ts';
import { openBoss } from '../../platform/queue/open-boss.ts';
import { findQueues } from '../../platform/queue/queue-store.ts';
import { insertAdmin } from '../admin/admin-store.ts';
import type { PaymentProvider } from './provider.ts';
import { refundQueue } from './send-refunds.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let jo: Browser;
let mug: SoldVariant;
let real: PaymentProvider;
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { priceCents: 5000, quantity: 50 });
  jo = await signUp(browser(sale.address), 'Jo Ward');
  await insertAdmin(sale.app.db, { userId: jo.userId, role: 'master_admin', createdBy: null, now: new Date() });
  real = sale.app.outside.payments;
  sale.app.log.warn = () => undefined;
});
beforeEach(() => sql('DELETE FROM rate_limits'));
afterEach(async () => {
  vi.restoreAllMocks();
  sale.app.outside.payments = real;
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});
afterAll(() => sale.stop());

type Promised = { orderId: string; checkoutId: string; intentId: string };
/** An order of which a part is promised back. */
async function promised(): Promise<Promised> {
  const { body } = await buy(await withCart(sale, mug));
  const { rows } = await sql<Promised>(
    `SELECT o.id AS "orderId", o.checkout_id AS "checkoutId", p.intent_id AS "intentId" FROM orders o JOIN payments p USING (checkout_id) WHERE checkout_id = $1`,
    [body.checkoutId],
  );
  const order = rows[0] as Promised;
  const refund = { kind: 'amount', amountCents: 700 };
  const { status } = await ana.call('POST', `/api/seller/orders/${order.orderId}/refund`, { refund, reason: 'A chip' });
  expect(status).toBe(200);
  return order;
}
const statusOf = async ({ orderId }: Promised): Promise<unknown> =>
  (await sql<{ status: string }>('SELECT status FROM refunds WHERE order_id = $1', [orderId])).rows[0]?.status;
const atProvider = async ({ intentId }: Promised): Promise<number> =>
  (await sale.provider.stripe.refunds.list({ payment_intent: intentId })).data.length;
const figures = async () => (await findQueues(sale.app.db, [refundQueue.name]))[0];
const failing = (): PaymentProvider => ({ ...real, refund: () => Promise.reject(new Error('not now')) });

test('[PAY-04, INV-03] a refund that a dispute withholds loses no try', async () => {
  const order = await promised();
  sale.app.outside.payments = failing();
  await sendRefunds(sale.app);
  sale.app.outside.payments = real;
  const id = await openDispute(sale, order.intentId);
  await passTime(sale, HOUR);
  const requestMock = vi.spyOn(real, 'refund');
  await sendRefunds(sale.app);
  expect([requestMock.mock.calls.length, await figures()]).toMatchObject([0, { waiting: 0, failing: 0, parked: 0 }]);
  await decideDispute(sale, id, ['winning_evidence', 'won']);
  expect(await figures()).toMatchObject({ waiting: 1 });
  await sendRefunds(sale.app);
  expect([await statusOf(order), await atProvider(order)]).toEqual(['sent', 1]);
});

test('[PAY-04, INV-24] the dispute is decided while a worker has the refund in hand', async () => {
  const order = await promised();
  const id = await openDispute(sale, order.intentId);
  await workOff(sale.app, {
    ...refundQueue,
    handle: async (app, item) => {
      const handled = await refundQueue.handle(app, item);
      if (!handled && (await statusOf(order)) === 'asked') await decideDispute(sale, id, ['winning_evidence', 'won']);
      return handled;
    },
  });
  expect([await statusOf(order), await atProvider(order)]).toEqual(['sent', 1]);
});

test('[INV-03, INV-24] a worker that was killed after the provider had sent it', async () => {
  for (const isForgotten of [false, true]) {
    const order = await promised();
    const gone = openBoss(sale.app);
    const [job] = await gone.fetch<{ key: string }>(refundQueue.name);
    await refundQueue.handle(sale.app, { id: job?.id ?? '', key: job?.data.key ?? '', tries: 0 });
    expect([await statusOf(order), await atProvider(order)]).toEqual(['asked', 1]);
    if (isForgotten) await sql('DELETE FROM stripe_sandbox.idempotency_keys');
    await sendRefunds(sale.app);
    expect(await statusOf(order)).toBe('asked');
    await expireClaims(sale);
    await sendRefunds(sale.app);
    expect([await statusOf(order), await atProvider(order)]).toEqual(['sent', 1]);
    expect(
      await count(
        sale,
        `ledger_transactions t JOIN refunds r ON t.cause_id = r.id WHERE r.order_id = $1 AND t.kind = 'refund_sent'`,
        [order.orderId],
      ),
    ).toBe(1);
  }
});

test('[INV-03] a first try hours after it was promised looks whether it was sent before', async () => {
  const order = await promised();
  const { rows } = await sql<{ key: string }>(
    `SELECT checkout_id || ' ' || id AS key FROM refunds WHERE order_id = $1`,
    [order.orderId],
  );
  const firstTry = () => refundQueue.handle(sale.app, { id: '', key: rows[0]?.key ?? '', tries: 0 });
  await firstTry();
  await sql('DELETE FROM stripe_sandbox.idempotency_keys');
  await passTime(sale, 2 * HOUR);
  await firstTry();
  expect(await atProvider(order)).toBe(1);
  await sendRefunds(sale.app);
  expect([await statusOf(order), await atProvider(order)]).toEqual(['sent', 1]);
});

test('[INV-03] a claim that lapsed while the provider was slow: the refund is sent once', async () => {
  const order = await promised();
  let release = (): void => undefined;
  const isSlow = new Promise<void>((resolve) => (release = resolve));
  sale.app.outside.payments = {
    ...real,
    refund: async (refund) => {
      const id = await real.refund(refund);
      await isSlow;
      return id;
    },
  };
  const slow = sendRefunds(sale.app);
  await vi.waitFor(async () => expect(await atProvider(order)).toBe(1));
  sale.app.outside.payments = real;
  await expireClaims(sale);
  await sendRefunds(sale.app);
  release();
  await slow;
  await sale.settle();
  expect([await statusOf(order), await atProvider(order)]).toEqual(['sent', 1]);
  expect(await count(sale, `events WHERE name = 'payments.refunded' AND subject = $1`, [order.orderId])).toBe(1);
});

test('[OFFICE-01, PAY-04] a refund that is not sent is critical after a day, parked in the end', async () => {
  const order = await promised();
  sale.app.outside.payments = failing();
  const health = () => ask(jo, officeContract.getHealth);
  const part = async (name: string) => (await health()).parts.find(({ key }) => key === name);
  await sendRefunds(sale.app);
  expect((await part('payments'))?.state).not.toBe('critical');
  for (let tries = 1; tries < refundQueue.tries; tries += 1) {
    await passTime(sale, refundQueue.longestDelay * 1000);
    await sendRefunds(sale.app);
    if (tries * refundQueue.longestDelay * 1000 > DAY) break;
  }
  expect(await part('payments')).toMatchObject({ state: 'critical', words: '1 should have gone back by now' });
  await sql(`UPDATE pgboss.job_common SET retry_limit = retry_count + 1 WHERE name = '${refundQueue.name}'`);
  await passTime(sale, refundQueue.longestDelay * 1000);
  await sendRefunds(sale.app);
  expect((await health()).queues.find(({ name }) => name === refundQueue.name)).toMatchObject({
    parked: 1,
    error: 'not now',
  });
  sale.app.outside.payments = real;
  const retry = { name: refundQueue.name, reason: 'The provider is well again' };
  expect((await jo.call('POST', '/api/admin/queues/retry', retry, { 'idempotency-key': 'again' })).body).toEqual({
    items: 1,
  });
  await sendRefunds(sale.app);
  expect([await statusOf(order), await atProvider(order), (await part('payments'))?.state]).toEqual([
    'sent',
    1,
    'none',
  ]);
});
