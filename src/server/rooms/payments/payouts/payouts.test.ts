import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { buy, count, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import type { TestCaller } from '#test/builders/caller.ts';
import { carry } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { partOf } from '#test/builders/part-of.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { enterAccount, IBAN, payday, runPayouts, sellForGood, untilArrived, verified } from '#test/builders/payouts.ts';
import { postEvent, postSandbox } from '#test/builders/provider-events.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendPayouts, takeOver } from '#test/builders/work-off.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { openBoss } from '../../../platform/queue/open-boss.ts';
import { insertAdmin } from '../../admin/admin-store.ts';
import { endOrders } from '../../orders/deliver-order.ts';
import { askPayouts } from './ask-payouts.ts';
import { postRefund } from '../post-to-ledger.ts';
import { payoutProvider } from './payout-provider.ts';
import { payoutQueue } from './send-payouts.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let makers = 0;
const sql = sqlOf(() => sale);
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
const post = (payload: string, secret?: string) => postEvent(sale, payload, secret);
/** Everything that the provider has to say of this maker comes, the newest first, each so many times. */
async function deliverEvents(times = 1): Promise<void> {
  const { rows } = await sql<{ doc: string }>(
    `SELECT doc::text AS doc FROM stripe_sandbox.events WHERE doc->'data'->'object'->'metadata'->>'sellerId' = $1 ORDER BY seq DESC`,
    [ana.userId],
  );
  for (const { doc } of rows) for (let time = 0; time < times; time += 1) expect((await post(doc)).status).toBe(200);
}
const quietly = async (work: () => Promise<unknown>): Promise<void> => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await work();
  vi.restoreAllMocks();
};

test('[PAY-04, PAY-06, INV-04] from the account to the bank: a test payout, then all that is payable once a week, with lines that sum to it', async () => {
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
  expect(items.reduce((sum: number, line: { amountCents: number }) => sum + line.amountCents, 0)).toBe(
    payout.amountCents,
  );
  expect(await balance()).toMatchObject({ balanceCents: 0, paidOutCents: payout.amountCents + 100, inTransitCents: 0 });
  expect(await alerts('payout_processed')).toBe(1);
  expect((await get('payout-lines')).items).toEqual([]);
});

test('[PAY-04, UX-93] each part of a payout’s sum is what its own list comes to, with the lines that it is made of', async () => {
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

test('[PAY-04, UX-93] money of an order is on the way until its days of return are over, with each order and until when', async () => {
  const { body } = await buy(await withCart(sale, mug));
  const order = { orderId: body.orders[0].orderId, sellerId: ana.userId };
  await carry(sale, order);
  await verified(sale, ana);
  await payday(sale);
  expect(await payouts()).toEqual([]);
  const [{ reservedCents, balanceCents }, { items }] = [await balance(), await get('reserved')];
  expect(items).toMatchObject([{ orderId: order.orderId, amountCents: reservedCents, state: 'delivered' }]);
  expect(new Date(items[0].reservedUntil).getTime()).toBeGreaterThan(sale.app.clock.now().getTime());
  // The test payout was made in advance.
  expect(balanceCents).toBe(-100);
  await passTime(sale, 8 * DAY);
  await endOrders.run(sale.app);
  expect(await balance()).toMatchObject({ reservedCents: 0, balanceCents: reservedCents - 100 });
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

test('[PAY-04] below the minimum of the shop nothing is sent, and all of it with what comes', async () => {
  await sell();
  await verified(sale, ana);
  await ana.call('POST', '/api/seller/payout-schedule', { interval: 'daily', minimumCents: 6000 });
  await passTime(sale, 2 * DAY);
  await runPayouts(sale);
  expect(await payouts()).toEqual([]);
  await sell();
  await passTime(sale, 2 * DAY);
  await runPayouts(sale);
  expect(await payouts()).toMatchObject([{ state: 'sent' }]);
  await untilArrived(sale);
});

test('[PAY-04] a balance of just the minimum is paid out, one of a cent less is not', async () => {
  await sell();
  await verified(sale, ana);
  const { balanceCents } = await balance();
  for (const [minimumCents, sent] of [
    [balanceCents + 1, []],
    [balanceCents, [{ state: 'sent', amountCents: balanceCents }]],
  ] as const) {
    await ana.call('POST', '/api/seller/payout-schedule', { interval: 'daily', minimumCents });
    await passTime(sale, 2 * DAY);
    await runPayouts(sale);
    expect(await payouts()).toMatchObject(sent);
  }
  await untilArrived(sale);
});

test('[INV-04] processes that ask and send at once pay once', async () => {
  await sell();
  await verified(sale, ana);
  await passTime(sale, 7 * DAY);
  await Promise.all(Array.from({ length: 6 }, () => askPayouts.run(sale.app)));
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
])(
  '[INV-04] cut off after %s, and forgotten by the provider: it is found again, made and paid once',
  async (_step, method, path) => {
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
  },
);

test('[INV-04] a provider that fails, and one that is slow, is asked again and pays once', async () => {
  await sell();
  await enterAccount(ana);
  await sandbox('answers', { path: '/v1/payouts', how: 'fail', times: '4' });
  await quietly(() => runPayouts(sale));
  expect(await payouts('test')).toMatchObject([{ state: 'asked' }]);
  await sandbox('answers', { path: '/v1/payouts', how: 'slow', delay_ms: '50' });
  await passTime(sale, 2 * MINUTE);
  await sendPayouts(sale.app);
  await untilArrived(sale);
  expect([await payouts('test'), await atProvider('payout')]).toMatchObject([[{ state: 'paid' }], 1]);
});

test('[INV-04, INV-24] a worker that was killed after the provider had paid: another finds the payout and books it once', async () => {
  await sell();
  await enterAccount(ana);
  await askPayouts.run(sale.app);
  const [job] = await openBoss(sale.app).fetch<{ key: string }>(payoutQueue.name);
  await payoutQueue.handle(sale.app, { id: job?.id ?? '', key: job?.data.key ?? '', tries: 0 });
  await sql('DELETE FROM stripe_sandbox.idempotency_keys');
  expect(await payouts('test')).toMatchObject([{ state: 'asked' }]);
  await takeOver(sale);
  await sendPayouts(sale.app);
  await untilArrived(sale);
  expect([await payouts('test'), await atProvider('payout')]).toMatchObject([[{ state: 'paid' }], 1]);
});

test('[INV-04] a first try hours after it was asked for looks whether it was sent before', async () => {
  await sell();
  await enterAccount(ana);
  await askPayouts.run(sale.app);
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

test('[PAY-04] a payout that is on its way is looked for every hour, however long, and loses no try by it', async () => {
  await sell();
  await enterAccount(ana);
  await runPayouts(sale);
  const find = vi.spyOn(sale.app.outside.payouts, 'find').mockImplementation(async ({ providerId }) => ({
    ...{ id: providerId, state: 'sent', failure: '' },
  }));
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

test('[OFFICE-01, PAY-04] a payout that the provider does not take for days is parked, seen in system health, and paid once somebody tries it again', async () => {
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

test('[PAY-04, PAY-06] an account that takes nothing fails with its reason, its money is the balance again, and its owner hears of it', async () => {
  await sell();
  const before = await balance();
  await verified(sale, ana, 'DE35370400440532013002');
  const { account, blocked } = await get('payout-account');
  expect([account.state, account.failure, blocked]).toEqual(['failed', 'The account is closed', 'failed']);
  expect(await balance()).toMatchObject({ balanceCents: before.balanceCents, paidOutCents: 0, inTransitCents: 0 });
  expect([
    await alerts('payment_verification_needed'),
    await atProvider('transfer', 'amount_reversed = amount'),
  ]).toEqual([1, 1]);
  await payday(sale);
  expect(await payouts()).toEqual([]);
  // The same typed again is tried once more.
  await enterAccount(ana, 'DE35370400440532013002');
  expect((await get('payout-account')).account.state).toBe('unverified');
  await enterAccount(ana, IBAN);
  const { rows } = await sql('SELECT failed_in_row FROM payout_accounts WHERE seller_id = $1', [ana.userId]);
  expect(rows).toEqual([{ failed_in_row: 0 }]);
  await runPayouts(sale);
  await untilArrived(sale);
  await payday(sale);
  expect(await payouts()).toMatchObject([{ state: 'paid', amountCents: before.balanceCents - 100 }]);
});

test('[PAY-04, INV-04] a bank sends a payout back after it had arrived: its money is the balance again, the next try says when, and pays it', async () => {
  await sell();
  await verified(sale, ana);
  await payday(sale);
  const [paid] = await payouts();
  const { rows } = await sql<{ id: string }>('SELECT provider_id AS id FROM payouts WHERE id = $1', [paid.payoutId]);
  await sandbox(`payouts/${rows[0]?.id}`, { failure_code: 'could_not_process' });
  await deliverEvents();
  await sale.settle();
  expect((await payouts())[0]).toMatchObject({ state: 'failed', failure: 'The bank did not take it' });
  expect(await balance()).toMatchObject({ balanceCents: paid.amountCents, paidOutCents: 100 });
  expect(await alerts('payment_retry_scheduled')).toBe(1);
  // The account is none the worse for it.
  expect((await get('payout-account')).account).toMatchObject({ state: 'verified', failure: '' });
  await passTime(sale, DAY + MINUTE);
  await runPayouts(sale);
  await untilArrived(sale);
  const [again] = await payouts();
  expect(again).toMatchObject({ state: 'paid', amountCents: paid.amountCents });
  const { items } = await get(`payout-lines?payoutId=${again.payoutId}`);
  expect(items.map((line: { facts: { kind: string } }) => line.facts.kind)).toEqual(['payout_returned']);
  const { items: parts } = await get(`payout-lines?payoutId=${again.payoutId}&part=other`);
  expect(parts.map((line: { amountCents: number }) => line.amountCents)).toEqual([again.sums.otherCents]);
});

test('[PAY-06, INV-04] money that the bank of a former account sends back says nothing of the account that took its place', async () => {
  await sell();
  await verified(sale, ana);
  await payday(sale);
  const [paid] = await payouts();
  await enterAccount(ana, 'NL91ABNA0417164300');
  const { account } = await get('payout-account');
  const { rows } = await sql<{ id: string }>('SELECT provider_id AS id FROM payouts WHERE id = $1', [paid.payoutId]);
  await sandbox(`payouts/${rows[0]?.id}`, { failure_code: 'account_closed' });
  await deliverEvents();
  await sale.settle();
  expect((await payouts())[0]).toMatchObject({ state: 'failed', failure: 'The account is closed' });
  expect([(await get('payout-account')).account, await alerts('payment_verification_needed')]).toEqual([account, 0]);
});

test('[PAY-04] a payout that the provider cancelled has failed: it is not on its way for ever', async () => {
  const said = partOf<Stripe.Response<Stripe.Payout>>({ id: 'po_1', status: 'canceled', failure_code: null });
  const stripe = partOf<Stripe>({ payouts: { retrieve: async () => said } });
  expect(await payoutProvider(stripe).find({ accountId: 'acct_1', providerId: 'po_1' })).toEqual({
    ...{ id: 'po_1', state: 'failed', failure: 'canceled' },
  });
});

test('[PAY-02, INV-04] events of a payout that come three times, late and backwards book it once', async () => {
  await sell();
  await verified(sale, ana);
  await passTime(sale, 7 * DAY);
  await runPayouts(sale);
  await passTime(sale, 5000);
  const [{ payoutId }] = await payouts();
  const { rows } = await sql<{ id: string; account: string }>(
    'SELECT provider_id AS id, provider_account_id AS account FROM payouts WHERE id = $1',
    [payoutId],
  );
  await sale.app.outside.payouts.find({ providerId: rows[0]?.id ?? '', accountId: rows[0]?.account ?? '' });
  await deliverEvents(3);
  await deliverEvents(3);
  await sale.settle();
  expect([(await payouts())[0].state, await alerts('payout_processed')]).toEqual(['paid', 1]);
});

test('[PAY-02] an event of a payout that is none of ours, or signed by somebody else, changes nothing', async () => {
  const event = {
    id: 'evt_forged',
    object: 'event',
    type: 'payout.paid',
    data: { object: { metadata: { sellerId: ana.userId, payoutId: 'payout_none' } } },
  };
  expect((await post(JSON.stringify(event), 'whsec_wrong')).status).toBe(400);
  expect((await post(JSON.stringify(event))).status).toBe(200);
  expect(await payouts()).toEqual([]);
});

test('[PAY-06] what the provider wants to know holds payouts up, its owner hears of it, and once it knows they go on', async () => {
  await sell();
  await verified(sale, ana);
  const { rows } = await sql<{ id: string }>('SELECT provider_id AS id FROM payout_accounts WHERE seller_id = $1', [
    ana.userId,
  ]);
  await sandbox(`accounts/${rows[0]?.id}`, { 'currently_due[0]': 'individual.dob.day' });
  await deliverEvents();
  await sale.settle();
  expect([(await get('payout-account')).blocked, await alerts('payment_verification_needed')]).toEqual([
    'needs-more',
    1,
  ]);
  await payday(sale);
  expect(await payouts()).toEqual([]);
  await sandbox(`accounts/${rows[0]?.id}`, {});
  await deliverEvents();
  await payday(sale);
  expect(await payouts()).toMatchObject([{ state: 'paid' }]);
});

test('[PAY-06, INV-04] while a payout waits to be sent nobody puts another account in its place; the same one may be typed again', async () => {
  await sell();
  await enterAccount(ana);
  await askPayouts.run(sale.app);
  const enter = (iban: string) =>
    ana.call('POST', '/api/seller/payout-account', { holder: 'Ana Potter', iban, password: 'correct horse' });
  const before = (await get('payout-account')).account;
  const mails = () => count(sale, `mails m JOIN users u ON u.email = m.recipient WHERE u.id = $1`, [ana.userId]);
  const mailed = await mails();
  expect(codeOf(await enter('NL91ABNA0417164300'))).toEqual([409, 'payments/payout-under-way']);
  expect([(await enter(IBAN)).status, await mails()]).toEqual([200, mailed]);
  expect((await get('payout-account')).account).toEqual(before);
  await sendPayouts(sale.app);
  await untilArrived(sale);
  expect((await enter('NL91ABNA0417164300')).body.account.last4).toBe('4300');
});

test('[PAY-06, INV-04] an account is tried once, by however many processes at once', async () => {
  await sell();
  await enterAccount(ana);
  await Promise.all(Array.from({ length: 6 }, () => askPayouts.run(sale.app)));
  expect(await payouts('test')).toMatchObject([{ state: 'asked', amountCents: 100 }]);
});

test('[PAY-06, INV-04] a process that looked before another had tried the account does not try it once more', async () => {
  await sell();
  await enterAccount(ana);
  const set = (state: string) => sql('UPDATE payout_accounts SET state = $2 WHERE seller_id = $1', [ana.userId, state]);
  await meanwhile(sale.app, { after: 'payouts-untested', happens: () => set('verified') }, () =>
    askPayouts.run(sale.app),
  );
  expect([await payouts('test'), (await balance()).inTransitCents]).toEqual([[], 0]);
  await set('unverified');
  await askPayouts.run(sale.app);
  // The same again while it is on its way.
  await meanwhile(sale.app, { after: 'payouts-untested', happens: () => set('unverified') }, () =>
    askPayouts.run(sale.app),
  );
  expect([await payouts('test'), (await balance()).inTransitCents]).toMatchObject([[{ state: 'asked' }], 100]);
  await set('testing');
});

test('[PAY-04] a payout that the bank has not taken yet stays on its way, is asked after an hour later, and is paid once', async () => {
  await sell();
  await enterAccount(ana);
  await runPayouts(sale);
  const real = sale.app.outside.payouts;
  const find: typeof real.find = async (asked) => ({ ...(await real.find(asked)), state: 'sent' });
  sale.app.outside.payouts = { ...real, find };
  await untilArrived(sale);
  sale.app.outside.payouts = real;
  expect([await payouts('test'), (await balance()).inTransitCents]).toMatchObject([[{ state: 'sent' }], 100]);
  await untilArrived(sale);
  expect(await payouts('test'), 'not looked for before its time').toMatchObject([{ state: 'sent' }]);
  await passTime(sale, HOUR);
  await sendPayouts(sale.app);
  await sale.settle();
  expect([await payouts('test'), await balance()]).toMatchObject([
    [{ state: 'paid' }],
    { inTransitCents: 0, paidOutCents: 100 },
  ]);
});

test('[PAY-02] what the provider says of an account that is none here is heard and changes nothing', async () => {
  const said = (sellerId: string) => ({
    id: 'evt_account_of_nobody',
    object: 'event',
    type: 'account.updated',
    data: { object: { id: 'acct_none', metadata: { sellerId } } },
  });
  expect((await post(JSON.stringify(said(ana.userId)))).status).toBe(200);
  await enterAccount(ana);
  expect((await post(JSON.stringify(said(ana.userId)))).status).toBe(200);
  expect((await get('payout-account')).account.state).toBe('unverified');
});

test('[PAY-06] a changed account is paid to three days later, by the new number', async () => {
  await sell();
  await verified(sale, ana);
  await ana.call('POST', '/api/seller/payout-schedule', { interval: 'daily', minimumCents: 100 });
  await enterAccount(ana, 'NL91ABNA0417164300');
  await runPayouts(sale);
  await untilArrived(sale);
  await passTime(sale, 2 * DAY);
  await runPayouts(sale);
  expect(await payouts()).toEqual([]);
  await passTime(sale, DAY + HOUR);
  await runPayouts(sale);
  await untilArrived(sale);
  expect(await payouts()).toMatchObject([{ state: 'paid', last4: '4300' }]);
});
