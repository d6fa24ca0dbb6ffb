import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { count, type SoldVariant, variantOf } from '#test/builders/buying.ts';
import type { TestCaller } from '#test/builders/caller.ts';
import { maker } from '#test/builders/market.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { partOf } from '#test/builders/part-of.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { enterAccount, IBAN, payday, runPayouts, sellForGood, untilArrived, verified } from '#test/builders/payouts.ts';
import { postEvent, postSandbox } from '#test/builders/provider-events.ts';
import { codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendPayouts } from '#test/builders/work-off.ts';
import { requestPayouts } from './request-payouts.ts';
import { payoutProvider } from './payout-provider.ts';

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
const post = (payload: string, secret?: string) => postEvent(sale, payload, secret);
/** Everything that the provider has to say of this maker comes, the newest first, each so many times. */
async function deliverEvents(times = 1): Promise<void> {
  const { rows } = await sql<{ doc: string }>(
    `SELECT doc::text AS doc FROM stripe_sandbox.events WHERE doc->'data'->'object'->'metadata'->>'sellerId' = $1 ORDER BY seq DESC`,
    [ana.userId],
  );
  for (const { doc } of rows) for (let time = 0; time < times; time += 1) expect((await post(doc)).status).toBe(200);
}
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

test('[PAY-04, PAY-06] an account that takes nothing fails with its reason', async () => {
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

test('[PAY-04, INV-04] a bank sends a payout back after it had arrived', async () => {
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

test('[PAY-06, INV-04] money returned by a former bank says nothing of the new account', async () => {
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

test('[PAY-02] a foreign or forged event of a payout changes nothing', async () => {
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

test('[PAY-06] what the provider wants to know holds payouts up, its owner hears of it', async () => {
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

test('[PAY-06, INV-04] while a payout waits to be sent nobody puts another account in its place', async () => {
  await sell();
  await enterAccount(ana);
  await requestPayouts.run(sale.app);
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

test('[PAY-06, INV-04] two processes try a payout account once', async () => {
  await sell();
  await enterAccount(ana);
  const set = (state: string) => sql('UPDATE payout_accounts SET state = $2 WHERE seller_id = $1', [ana.userId, state]);
  await meanwhile(sale.app, { after: 'payouts-untested', happens: () => set('verified') }, () =>
    requestPayouts.run(sale.app),
  );
  expect([await payouts('test'), (await balance()).inTransitCents]).toEqual([[], 0]);
  await set('unverified');
  await requestPayouts.run(sale.app);
  // The same again while it is on its way.
  await meanwhile(sale.app, { after: 'payouts-untested', happens: () => set('unverified') }, () =>
    requestPayouts.run(sale.app),
  );
  expect([await payouts('test'), (await balance()).inTransitCents]).toMatchObject([[{ state: 'asked' }], 100]);
  await set('testing');
});

test('[PAY-04] a payout that the bank has not taken yet is paid once', async () => {
  await sell();
  await enterAccount(ana);
  await runPayouts(sale);
  const real = sale.app.outside.payouts;
  const find: typeof real.find = async (request) => ({ ...(await real.find(request)), state: 'sent' });
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

test('[PAY-02] an event of an unknown account changes nothing', async () => {
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
