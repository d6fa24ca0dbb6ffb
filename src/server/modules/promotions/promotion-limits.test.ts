import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { MAX_RUNNING_PROMOTIONS } from '#domain/promotions/model.ts';
import {
  buy,
  buyAtOnce,
  count,
  expectBooksBalance,
  type SoldVariant,
  variantOf,
  put,
  withCart,
} from '#test/builders/buying.ts';
import { flushAlerts } from '#test/builders/flush-alerts.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runAudit } from '../../app/audit/run-audit.ts';
import { publishStages } from './publish-stages.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let people = 0;
const sql = sqlOf(() => sale);
const terms = {
  kind: 'percent',
  percent: 10,
  amountCents: null,
  minimumCents: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
};
const make = async (code: string, changes: object = {}) => {
  const made = await ana.call('POST', '/api/seller/promotions', { ...terms, code, ...changes });
  expect(made.status).toBe(200);
  return made.body;
};
const type = (who: Browser, code: string) => who.call('POST', '/api/cart/promo', { code });
const later = (milliseconds: number): string => new Date(sale.app.clock.now().getTime() + milliseconds).toISOString();
const member = async () => {
  people += 1;
  return Object.assign(await signUp(browser(sale.address), `Rio Often${people}`), {
    email: `rio.often${people}@example.com`,
  });
};
const withCode = async (who: Browser, code: string): Promise<Browser> => {
  await put(who, mug);
  expect((await type(who, code)).status).toBe(200);
  return who;
};
const uses = async (code: string): Promise<number[]> => {
  const { rows } = await sql<{ uses: number }>(
    'SELECT uses FROM promo_codes WHERE code = $1 UNION ALL SELECT uses FROM promo_buyers WHERE code = $1',
    [code],
  );
  return rows.map((row) => row.uses);
};

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { quantity: 100 });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterEach(() => expectBooksBalance(sale));
afterAll(async () => {
  const broken = (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  await sale.stop();
  expect(broken).toEqual([]);
});

test('[DASH-04] a code counted by person is used once by each, signed in or not', async () => {
  expect(await make('ONCE', { maxUsesPerBuyer: 1 })).toMatchObject({ maxUsesPerBuyer: 1 });
  const rio = await member();
  expect((await buy(await withCode(rio, 'ONCE'), { email: rio.email })).body.status).toBe('paid');
  await put(rio, mug);
  expect(codeOf(await type(rio, 'ONCE'))).toEqual([410, 'cart/code-used-by-you']);
  // Another address of theirs, or their address without the account: one of the two tells.
  const [local, domain] = rio.email.split('@');
  const guest = await withCode(browser(sale.address), 'ONCE');
  expect(codeOf(await buy(guest, { email: `${local}+more@${domain}` }))).toEqual([409, 'checkout/code-used-by-you']);
  expect(codeOf(await buy(guest, { email: rio.email.toUpperCase() }))).toEqual([409, 'checkout/code-used-by-you']);
  expect(await uses('ONCE')).toEqual([1, 1, 1]);
  expect((await guest.call('DELETE', '/api/cart/promo')).body.discount).toBe(0);
  expect((await buy(guest, { email: rio.email })).body.status).toBe('paid');
  expect((await buy(await withCode(await member(), 'ONCE'), { email: 'another@example.com' })).body.status).toBe(
    'paid',
  );
});

test('[DASH-04, INV-21] of many at once under one address, exactly as many as may use it do', async () => {
  await make('TWICE', { maxUsesPerBuyer: 2 });
  const carts = await Promise.all(Array.from({ length: 6 }, () => withCode(browser(sale.address), 'TWICE')));
  const answers = await buyAtOnce(carts);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual(
    Array.from({ length: 4 }, () => [409, 'checkout/code-used-by-you']),
  );
  expect(await uses('TWICE')).toEqual([2, 2]);
});

test('[DASH-04, INV-09] what was not paid, or called off, gives its person the use back', async () => {
  await make('BACK', { maxUsesPerBuyer: 1 });
  const rio = await member();
  const declined = await buy(await withCode(rio, 'BACK'), { email: rio.email, card: 'pm_card_chargeDeclined' });
  expect(declined.body.status).toBe('failed');
  const paid = await buy(rio, { email: rio.email });
  expect([paid.body.status, await uses('BACK')]).toEqual(['paid', [1, 1, 1]]);
  const { orderId } = paid.body.orders[0];
  expect((await rio.call('POST', `/api/orders/${orderId}/cancel`, {})).status).toBe(200);
  expect(await uses('BACK')).toEqual([0, 0, 0]);
  expect((await buy(await withCode(rio, 'BACK'), { email: rio.email })).body.status).toBe('paid');
});

test('[DASH-04] a code for one listing takes off that listing alone', async () => {
  const bowl = await variantOf(sale, ana, { priceCents: 5000 });
  const bea = await maker(sale.address, 'Bea Weaver');
  const { listingId } = await variantOf(sale, bea);
  const foreign = await ana.call('POST', '/api/seller/promotions', { ...terms, code: 'THEIRS', listingId });
  expect(codeOf(foreign)).toEqual([400, 'promotions/no-such-listing']);
  expect((await make('BOWLS', { listingId: bowl.listingId })).listingTitle).toEqual(expect.any(String));
  const rio = await withCart(sale, mug);
  expect(codeOf(await type(rio, 'BOWLS'))).toEqual([409, 'cart/code-other-listing']);
  await put(rio, bowl);
  expect((await type(rio, 'BOWLS')).body.discount).toBe(500);
  const { body } = await buy(rio);
  const { rows } = await sql<{ discount_cents: number }>('SELECT discount_cents FROM orders WHERE id = $1', [
    body.orders[0].orderId,
  ]);
  expect(rows).toEqual([{ discount_cents: 500 }]);
});

test('[DASH-04, ALERT-02] a maker hears once that a code begins, ends soon and has ended', async () => {
  await make('LONG', { startsAt: later(HOUR), endsAt: later(4 * DAY) });
  await make('STOPPED', { startsAt: later(HOUR), endsAt: later(4 * DAY) });
  await ana.call('POST', '/api/seller/promotions/STOPPED/stop');
  const received = async (): Promise<string[]> => {
    await Promise.all([publishStages.run(sale.app), publishStages.run(sale.app)]);
    await sale.settle();
    // What is of low priority waits a moment for others [ALERT-15].
    await flushAlerts(sale.app);
    const { rows } = await sql<{ type: string; title: string }>(
      `SELECT type, title FROM alerts WHERE category = 'promotion' ORDER BY created_at`,
    );
    expect(rows.every(({ title }) => title.includes('LONG'))).toBe(true);
    return rows.map((row) => row.type);
  };
  expect(await received()).toEqual([]);
  await passTime(sale, HOUR + 1000);
  expect(await received()).toEqual(['promotion_started']);
  await passTime(sale, 3 * DAY);
  expect(await received()).toEqual(['promotion_started', 'promotion_ending']);
  await passTime(sale, DAY);
  expect(await received()).toEqual(['promotion_started', 'promotion_ending', 'promotion_expired']);
});

test('[DASH-04, INV-21] a shop has so many codes and sales at once', async () => {
  const bea = await maker(sale.address, 'Bea Manycodes');
  const create = (code: string, changes: object = {}) =>
    bea.call('POST', '/api/seller/promotions', { ...terms, code, ...changes });
  const fill = (count: number): Promise<unknown> =>
    sql(
      `INSERT INTO promo_codes (seller_id, code, kind, percent, minimum_cents, starts_at, created_at)
       SELECT $1, 'FULL-' || n, 'percent', 10, 0, $2, $2 FROM generate_series(1, $3::int) n`,
      [bea.userId, sale.app.clock.now(), count],
    );
  await fill(MAX_RUNNING_PROMOTIONS - 2);
  const off = { off: { kind: 'percent', percent: 20 }, listingId: null, startsAt: null, endsAt: later(DAY) };
  const lowered = (await bea.call('POST', '/api/seller/sales', off)).body;
  expect((await create('PLANNED', { startsAt: later(HOUR), endsAt: later(DAY) })).status).toBe(200);
  expect(codeOf(await create('MORE'))).toEqual([409, 'promotions/too-many']);
  expect((await bea.call('POST', `/api/seller/sales/${lowered.saleId}/stop`)).status).toBe(200);
  expect((await create('MORE')).status).toBe(200);
  expect(codeOf(await create('ANOTHER'))).toEqual([409, 'promotions/too-many']);
  expect((await bea.call('POST', '/api/seller/promotions/MORE/stop')).status).toBe(200);
  expect((await create('ANOTHER')).status).toBe(200);
  await sql(`UPDATE promo_codes SET ends_at = $2, starts_at = $3 WHERE seller_id = $1 AND code = 'FULL-1'`, [
    bea.userId,
    sale.app.clock.now(),
    new Date(sale.app.clock.now().getTime() - DAY),
  ]);
  expect((await create('LAST')).status).toBe(200);
  expect(codeOf(await create('OVER'))).toEqual([409, 'promotions/too-many']);
});

test('[DASH-04, ALERT-02] of more codes at once than a batch holds the rest follows at once', async () => {
  const kim = await maker(sale.address, 'Kim Manystages');
  await sql(
    `INSERT INTO promo_codes (seller_id, code, kind, percent, minimum_cents, starts_at, ends_at, next_stage, next_stage_at, created_at)
     SELECT $1, 'BULK' || n, 'percent', 10, 0, $2::timestamptz - interval '2 days', $2, 'expired', $2, $2::timestamptz - interval '2 days' FROM generate_series(1, 101) n`,
    [kim.userId, sale.app.clock.now()],
  );
  expect([await publishStages.run(sale.app), await publishStages.run(sale.app)]).toEqual([true, false]);
  expect(await count(sale, 'promo_codes WHERE seller_id = $1 AND next_stage_at IS NULL', [kim.userId])).toBe(101);
});

test('[CART-05, UX-86] a code that was stopped counts again until its end, by its own shop alone', async () => {
  const bea = await maker(sale.address, 'Bea Again');
  const thief = await maker(sale.address, 'Tia Thief');
  const operation = (who: typeof bea, code: string, what: 'stop' | 'resume') =>
    who.call('POST', `/api/seller/promotions/${code}/${what}`);
  await bea.call('POST', '/api/seller/promotions', { ...terms, code: 'AGAIN', endsAt: later(3 * DAY) });
  expect((await operation(bea, 'AGAIN', 'resume')).body.state).toBe('running');
  await operation(bea, 'AGAIN', 'stop');
  expect(codeOf(await operation(thief, 'AGAIN', 'resume'))).toEqual([404, 'promotions/not-found']);
  const both = await Promise.all([operation(bea, 'again', 'resume'), operation(bea, 'AGAIN', 'resume')]);
  expect(both.map(({ body }) => body.state)).toEqual(['running', 'running']);
  const next = await sql(`SELECT next_stage FROM promo_codes WHERE seller_id = $1 AND code = 'AGAIN'`, [bea.userId]);
  expect(next.rows).toEqual([{ next_stage: 'ending' }]);
  await operation(bea, 'AGAIN', 'stop');
  await sql(
    `INSERT INTO promo_codes (seller_id, code, kind, percent, minimum_cents, starts_at, created_at)
     SELECT $1, 'FULL-' || n, 'percent', 10, 0, $2, $2 FROM generate_series(1, $3::int) n`,
    [bea.userId, sale.app.clock.now(), MAX_RUNNING_PROMOTIONS],
  );
  expect(codeOf(await operation(bea, 'AGAIN', 'resume'))).toEqual([409, 'promotions/too-many']);
  await sql('UPDATE promo_codes SET starts_at = $2, ends_at = $3 WHERE seller_id = $1', [
    bea.userId,
    new Date(sale.app.clock.now().getTime() - DAY),
    sale.app.clock.now(),
  ]);
  expect(codeOf(await operation(bea, 'AGAIN', 'resume'))).toEqual([409, 'promotions/over']);
});
