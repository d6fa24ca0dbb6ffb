import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { buy, count, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import type { TestCaller } from '#test/builders/caller.ts';
import { carry } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { enterAccount, payday, runPayouts, sellForGood, untilArrived, verified } from '#test/builders/payouts.ts';
import { postSandbox } from '#test/builders/provider-events.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendPayouts, expireClaims } from '#test/builders/work-off.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { openBoss } from '../../../platform/queue/open-boss.ts';
import { insertAdmin } from '../../admin/admin-store.ts';
import { endOrders } from '../../orders/deliver-order.ts';
import { requestPayouts } from './request-payouts.ts';
import { postRefund } from '../post-to-ledger.ts';
import { payoutQueue } from './send-payouts.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let makers = 0;
const sql = sqlOf(() => sale);
const sell = () => sellForGood(sale, ana.userId, mug);
const get = async (path: string, who: TestCaller = ana) => (await who.call('GET', `/api/seller/${path}`)).body;
const balance = () => get('balance');
const payouts = async (kind = 'balance') =>
  (await get('payouts')).items.filter((payout: { kind: string }) => payout.kind === kind);
const sandbox = (path: string, body: Record<string, string>) => postSandbox(sale, path, body);
const alerts = (type: string) => count(sale, 'alerts WHERE type = $1 AND seller_id = $2', [type, ana.userId]);
const atProvider = (kind: string, where = 'true') =>
  count(sale, `stripe_sandbox.connect_objects WHERE kind = $1 AND doc->'metadata'->>'sellerId' = $2 AND ${where}`, [
    kind,
    ana.userId,
  ]);
const refund = (orderId: string, amountCents: number) =>
  inTransaction(sale.app.db, (tx) =>
    postRefund(sale.app, tx, {
      refundId: `refund_${orderId}_${amountCents}`,
      sellerId: ana.userId,
      orderId,
      amountCents,
    }),
  );
const quietly = async (work: () => Promise<unknown>): Promise<void> => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await work();
  vi.restoreAllMocks();
};
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  ana = await maker(sale.address, `Ana Potter ${(makers += 1)}`);
  mug = await variantOf(sale, ana, { priceCents: 5000, quantity: 50 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});
afterAll(() => sale.stop());

test('[PAY-04, PAY-06, INV-04] a payout pays all that is payable once a week', async () => {
  await sell();
  await enterAccount(ana);
  await runPayouts(sale);
  expect((await get('payout-account')).account.state).toBe('testing');
  await untilArrived(sale);
  expect((await get('payout-account')).account.state).toBe('verified');
  const before = await balance();
  await payday(sale);
  const [payout] = await payouts();
  expect(payout).toMatchObject({ state: 'paid', amountCents: before.balanceCents, last4: '3000' });
  expect(payout.sums).toMatchObject({ orders: 1, otherCents: -100 });
  const { paidCents, fundedCents, feesCents, refundedCents, otherCents } = payout.sums;
  expect(paidCents + fundedCents - feesCents - refundedCents + otherCents).toBe(payout.amountCents);
  const { items } = await get(`payout-lines?payoutId=${payout.payoutId}`);
  const booked = items.map(({ at }: { at: string }) => new Date(at).toISOString()).toSorted();
  expect([payout.coversFrom, payout.coversTo]).toEqual([booked[0], booked.at(-1)]);
  expect(items.reduce((sum: number, line: { amountCents: number }) => sum + line.amountCents, 0)).toBe(
    payout.amountCents,
  );
  expect(await balance()).toMatchObject({ balanceCents: 0, paidOutCents: payout.amountCents + 100, inTransitCents: 0 });
  expect(await alerts('payout_processed')).toBe(1);
  expect((await get('payout-lines')).items).toEqual([]);
});

test('[PAY-04, UX-93] each part of a payout’s sum is what its own list comes to', async () => {
  const orderId = await sell();
  await enterAccount(ana);
  await runPayouts(sale);
  await untilArrived(sale);
  await refund(orderId, 700);
  await payday(sale);
  const [{ payoutId, sums }] = await payouts();
  const sumOf = async (part: string): Promise<number> => {
    const { items } = await get(`payout-lines?payoutId=${payoutId}&part=${part}`);
    for (const line of items) expect([line.amountCents === 0, line.explanation === '']).toEqual([false, false]);
    return items.reduce((sum: number, line: { amountCents: number }) => sum + line.amountCents, 0);
  };
  expect(await Promise.all(['sales', 'codes', 'fees', 'refunds', 'disputes', 'other'].map(sumOf))).toEqual([
    sums.paidCents,
    sums.fundedCents,
    0 - sums.feesCents,
    0 - sums.refundedCents,
    0 - sums.disputedCents,
    sums.otherCents,
  ]);
  expect([sums.refundedCents, sums.otherCents]).toEqual([700, -100]);
  const page = async (cursor = '') =>
    get(`payout-lines?payoutId=${payoutId}&limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
  const first = await page();
  const second = await page(first.nextCursor);
  expect([first.items.length, second.items.length]).toEqual([1, 1]);
  expect(second.items[0].transactionId).not.toBe(first.items[0].transactionId);
});

test('[PAY-04, UX-93] money of an order is on the way until its days of return are over', async () => {
  const { body } = await buy(await withCart(sale, mug));
  const order = { orderId: body.orders[0].orderId, sellerId: ana.userId };
  await carry(sale, order);
  await verified(sale, ana);
  await payday(sale);
  expect(await payouts()).toEqual([]);
  const [{ reservedCents, balanceCents }, { items }] = [await balance(), await get('reserved')];
  expect(items).toMatchObject([{ orderId: order.orderId, amountCents: reservedCents, state: 'delivered' }]);
  expect(balanceCents).toBe(0);
  await passTime(sale, new Date(items[0].reservedUntil).getTime() - sale.app.clock.now().getTime() - MINUTE);
  await endOrders.run(sale.app);
  expect((await get('reserved')).items).toEqual(items);
  await passTime(sale, MINUTE);
  await endOrders.run(sale.app);
  expect(await balance()).toMatchObject({ reservedCents: 0, balanceCents: reservedCents });
  expect((await get('reserved')).items).toEqual([]);
});

test('[INV-22] nobody sees payouts, lines or orders of somebody else', async () => {
  await sell();
  await verified(sale, ana);
  await payday(sale);
  const [payout] = await payouts();
  const bea = await maker(sale.address, `Bea Weaver ${makers}`);
  expect(codeOf(await bea.call('GET', `/api/seller/payouts/${payout.payoutId}`))).toEqual([
    404,
    'payments/payout-not-found',
  ]);
  expect((await get(`payout-lines?payoutId=${payout.payoutId}`, bea)).items).toEqual([]);
  expect((await get('payouts', bea)).items).toEqual([]);
  for (const path of ['payouts', 'payout-lines', 'reserved', `payouts/${payout.payoutId}`])
    expect((await browser(sale.address).call('GET', `/api/seller/${path}`)).status).toBe(401);
});

test('[INV-04] a balance below zero is carried on and netted by what is sold next, never paid', async () => {
  const orderId = await sell();
  await verified(sale, ana);
  await payday(sale);
  await refund(orderId, 3000);
  const { balanceCents } = await balance();
  expect(balanceCents).toBeLessThan(0);
  await payday(sale);
  expect(await payouts()).toHaveLength(1);
  await sell();
  const after = await balance();
  await payday(sale);
  expect((await payouts())[0].amountCents).toBe(after.balanceCents);
  expect((await balance()).balanceCents).toBe(0);
});

test('[INV-04] processes that ask and send at once pay once', async () => {
  await sell();
  await verified(sale, ana);
  await passTime(sale, 7 * DAY);
  await Promise.all(Array.from({ length: 6 }, () => requestPayouts.run(sale.app)));
  await Promise.all(Array.from({ length: 6 }, () => sendPayouts(sale.app)));
  expect(await payouts()).toHaveLength(1);
  await untilArrived(sale);
  await Promise.all(Array.from({ length: 6 }, () => sendPayouts(sale.app)));
  expect([await atProvider('transfer'), await atProvider('payout'), (await payouts())[0].state]).toEqual([
    2,
    2,
    'paid',
  ]);
});

test.each([
  ['the account is made', 'POST', '/v1/accounts'],
  ['the money is transferred', 'POST', '/v1/transfers'],
  ['the payout is sent', 'POST', '/v1/payouts'],
  ['the payout is looked for', 'GET', '/v1/payouts/'],
])('[INV-04] cut off after %s, and forgotten by the provider', async (_step, method, path) => {
  await sell();
  await enterAccount(ana);
  for (const [kind, wait] of [
    ['test', MINUTE],
    ['balance', 7 * DAY],
  ] as const) {
    await passTime(sale, wait);
    // The SDK tries four times by itself.
    await sandbox('answers', { method, path, how: 'drop', times: '4' });
    await quietly(async () => {
      await runPayouts(sale);
      await untilArrived(sale);
    });
    await sql('DELETE FROM stripe_sandbox.idempotency_keys');
    await passTime(sale, 2 * HOUR);
    await sendPayouts(sale.app);
    await untilArrived(sale);
    await sandbox('answers', { action: 'reset' });
    expect(await payouts(kind)).toMatchObject([{ state: 'paid' }]);
  }
  const made = [await atProvider('account'), await atProvider('transfer'), await atProvider('payout')];
  expect(made).toEqual([1, 2, 2]);
});

test('[INV-04, INV-24] a worker that was killed after the provider had paid', async () => {
  await sell();
  await enterAccount(ana);
  await requestPayouts.run(sale.app);
  const [job] = await openBoss(sale.app).fetch<{ key: string }>(payoutQueue.name);
  await payoutQueue.handle(sale.app, { id: job?.id ?? '', key: job?.data.key ?? '', tries: 0 });
  await sql('DELETE FROM stripe_sandbox.idempotency_keys');
  expect(await payouts('test')).toMatchObject([{ state: 'asked' }]);
  await expireClaims(sale);
  await sendPayouts(sale.app);
  await untilArrived(sale);
  expect([await payouts('test'), await atProvider('payout')]).toMatchObject([[{ state: 'paid' }], 1]);
});

test('[INV-04] a first try hours after it was asked for looks whether it was sent before', async () => {
  await sell();
  await enterAccount(ana);
  await requestPayouts.run(sale.app);
  const [{ payoutId }] = await payouts('test');
  const firstTry = () => payoutQueue.handle(sale.app, { id: '', key: `${ana.userId} ${payoutId}`, tries: 0 });
  await firstTry();
  await sql('DELETE FROM stripe_sandbox.idempotency_keys');
  await passTime(sale, 2 * HOUR);
  await firstTry();
  expect([await atProvider('transfer'), await atProvider('payout')]).toEqual([1, 1]);
  await sendPayouts(sale.app);
  await untilArrived(sale);
  expect(await payouts('test')).toMatchObject([{ state: 'paid' }]);
});

test('[PAY-04] a payout that is on its way is looked for every hour, however long', async () => {
  await sell();
  await enterAccount(ana);
  await runPayouts(sale);
  const find = vi
    .spyOn(sale.app.outside.payouts, 'find')
    .mockImplementation(async ({ providerId }) => ({ ...{ id: providerId, state: 'sent', failure: '' } }));
  await passTime(sale, MINUTE);
  for (let hour = 1; hour <= payoutQueue.tries + 2; hour += 1) {
    await sendPayouts(sale.app);
    expect(find).toHaveBeenCalledTimes(hour);
    await passTime(sale, HOUR);
  }
  find.mockRestore();
  await sendPayouts(sale.app);
  expect(await payouts('test')).toMatchObject([{ state: 'paid' }]);
});

test('[OFFICE-01, PAY-04] a payout that is refused for days is parked and paid on retry', async () => {
  // What other makers are owed goes first, whichever day of the week it is.
  await payday(sale);
  await sell();
  await enterAccount(ana);
  sale.app.log.warn = () => undefined;
  const send = vi.spyOn(sale.app.outside.payouts, 'send').mockRejectedValue(new Error('try later'));
  await runPayouts(sale);
  for (let tries = 1; tries < payoutQueue.tries; tries += 1) {
    await passTime(sale, payoutQueue.longestDelay * 1000);
    await sendPayouts(sale.app);
  }
  await passTime(sale, 30 * DAY);
  await sendPayouts(sale.app);
  expect(send).toHaveBeenCalledTimes(payoutQueue.tries);
  send.mockRestore();
  const [jo, ida] = [await signUp(browser(sale.address), 'Jo Ward'), await signUp(browser(sale.address), 'Ida Cole')];
  for (const [{ userId }, role] of [
    [jo, 'master_admin'],
    [ida, 'financial_admin'],
  ] as const)
    await insertAdmin(sale.app.db, { userId, role, createdBy: null, now: new Date() });
  const { queues, parts } = (await jo.call('GET', '/api/admin/health')).body;
  expect(queues).toContainEqual(expect.objectContaining({ name: 'payouts', parked: 1, error: 'try later' }));
  expect(parts).toContainEqual(expect.objectContaining({ key: 'queues', state: 'high' }));
  const retry = (who: Browser) =>
    who.call(
      'POST',
      '/api/admin/queues/retry',
      { name: 'payouts', reason: 'It is well again' },
      { 'idempotency-key': 'k' },
    );
  expect([(await retry(ida)).status, (await retry(jo)).body]).toEqual([403, { items: 1 }]);
  expect((await retry(jo)).body).toEqual({ items: 1 });
  await sendPayouts(sale.app);
  await untilArrived(sale);
  const paid = await count(sale, `payouts WHERE seller_id = $1 AND state = 'paid'`, [ana.userId]);
  expect([paid, await atProvider('payout')]).toEqual([1, 1]);
});
