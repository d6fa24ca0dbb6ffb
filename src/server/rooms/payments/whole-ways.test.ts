import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/rooms.ts';
import { HOUR, MINUTE } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { ask } from '#test/builders/ask.ts';
import { figuresOf, listSums } from '#test/builders/books/list-sums.ts';
import { buy, finish, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { payday, runToEnd, verified } from '#test/builders/payouts.ts';
import { listEvents, postEvent, postSandbox } from '#test/builders/provider-events.ts';
import { remindedGuest } from '#test/builders/reminders.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sayFacts } from '#test/builders/trader.ts';
import { maker } from '#test/builders/market.ts';
import { sendPayouts, sendRefunds } from '#test/builders/work-off.ts';
import { insertAdmin } from '../admin/admin-store.ts';
import { moveSales } from '../promotions/move-sales.ts';
import { ensureFeeRule } from './fee-rule-store.ts';

let sale: Sale;
let office: Browser;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let makers = 0;
const sql = sqlOf(() => sale);

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  office = await signUp(browser(sale.address), 'Cy Books');
  await insertAdmin(sale.app.db, { userId: office.userId, role: 'master_admin', createdBy: null, now: new Date() });
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  await sql(`UPDATE sessions SET expires_at = expires_at + interval '30 days'`);
  ana = await maker(sale.address, `Ana Ways ${(makers += 1)}`);
  mug = await variantOf(sale, ana, { priceCents: 5000, quantity: 50 });
});
/** However a way ends: every figure of the maker is what its list comes to, the marketplace's check is zero, and the audit finds nothing. */
afterEach(async () => {
  await sendRefunds(sale.app);
  await runToEnd(sale, moveSales);
  expect(await listSums(ana)).toEqual(figuresOf(await balance()));
  expect((await ask(office, contract.office.getBooks)).checkCents).toBe(0);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});
afterAll(() => sale.stop());

interface Order {
  orderId: string;
  accessKey: string;
  checkoutId: string;
  totalCents: number;
}
const balance = () => ask(ana, contract.payments.getBalance);
const ofHouse = async () => (await ask(office, contract.office.getBooks)).figures;
async function bought(who: Browser): Promise<Order> {
  const { body } = await buy(who);
  expect(body.status).toBe('paid');
  const { checkoutId, accessKey, totalCents } = body;
  return { checkoutId, accessKey, totalCents, orderId: body.orders[0].orderId };
}
const orderOf = async ({ orderId, accessKey }: Order) =>
  (await browser(sale.address).call('GET', `/api/orders/${orderId}?accessKey=${accessKey}`)).body;
const forGood = ({ orderId }: Order) =>
  carry(sale, { orderId, sellerId: ana.userId }, ['processing', 'shipped', 'delivered', 'completed']);
async function makeCode(code: string, terms: object): Promise<void> {
  const plain = { percent: null, amountCents: null, minimumCents: 0, startsAt: null, endsAt: null, maxUses: null };
  expect((await ana.call('POST', '/api/seller/promotions', { ...plain, code, ...terms })).status).toBe(200);
}
async function withCode(code: string): Promise<Browser> {
  const who = await withCart(sale, mug);
  expect((await who.call('POST', '/api/cart/promo', { code })).status).toBe(200);
  return who;
}
const giveAllBack = async ({ orderId }: Order): Promise<void> => {
  const refund = { refund: { kind: 'all' }, reason: 'It broke in the kiln' };
  expect((await ana.call('POST', `/api/seller/orders/${orderId}/refund`, refund)).status).toBe(200);
  await sendRefunds(sale.app);
  await sale.settle();
};
/** 6.5 %, half a cent rounded up. */
const feeOf = (cents: number): number => Math.floor((cents * 65 + 500) / 1000);

test.each([
  ['registered', 23],
  ['small-business', 0],
] as const)(
  '[PAY-06, PAY-03] VAT, a maker who is %s: from the till to the invoice, the credit note and the payout, the tax is the maker’s own',
  async (sellsAs, percent) => {
    await sayFacts(ana, { sellsAs });
    const who = await withCart(sale, mug);
    const quoted = (await who.call('GET', '/api/checkout/quote?country=PT')).body;
    const order = await bought(who);
    const tax = Math.round((order.totalCents * percent) / (100 + percent));
    expect([quoted.totalCents, quoted.parcels[0].tax.taxCents]).toEqual([order.totalCents, tax]);
    expect((await orderOf(order)).tax).toMatchObject({ taxCents: tax });
    // It is contained in what the buyer paid, and no part of it is held back from the maker.
    expect(await balance()).toMatchObject({ reservedCents: order.totalCents - feeOf(order.totalCents) });
    await giveAllBack(order);
    const { rows } = await sql<{ kind: string; tax: number }>(
      `SELECT kind, (SELECT sum((r->>'taxCents')::int)::int FROM jsonb_array_elements(content->'rates') r) AS tax FROM invoices WHERE order_id = $1 ORDER BY kind DESC`,
      [order.orderId],
    );
    expect(rows).toEqual([
      { kind: 'invoice', tax },
      { kind: 'credit_note', tax },
    ]);
    expect(await balance()).toMatchObject({ reservedCents: 0, feesCents: 0, refundedCents: order.totalCents });
  },
);

test('[DASH-04, PAY-03, INV-10] the same reduction by the shop and by the marketplace: the buyer pays the same, and who promised it bears it, also when all goes back', async () => {
  await makeCode('TEN', { kind: 'percent', percent: 10 });
  const before = (await ofHouse()).promotions;
  const own = await bought(await withCode('TEN'));
  const ownCents = (await balance()).reservedCents;
  expect(ownCents).toBe(own.totalCents - feeOf(own.totalCents));
  const { who, code } = await remindedGuest(sale, 'left.mug@example.com', mug);
  expect((await who.call('POST', '/api/cart/promo', { code })).status).toBe(200);
  const offered = await bought(who);
  expect(offered.totalCents).toBe(own.totalCents);
  const { reservedCents, fundedCents } = await balance();
  expect([reservedCents - ownCents, fundedCents]).toEqual([ownCents + 500, 500]);
  expect((await ofHouse()).promotions - before).toBe(500);
  const [line] = (await ask(ana, contract.payments.listLedger, { list: 'sales' })).items;
  expect([line?.orderId, line?.amountCents, line?.explanation]).toEqual([
    offered.orderId,
    offered.totalCents + 500,
    expect.stringContaining('€5.00'),
  ]);
  for (const order of [own, offered]) await giveAllBack(order);
  expect(await balance()).toMatchObject({ reservedCents: 0, fundedCents: 0, feesCents: 0 });
  expect((await ofHouse()).promotions).toBe(before);
});

test('[DASH-04, PAY-04] a sale and free postage: the fee counts what was paid, the payout is what that leaves, and its lines say so', async () => {
  const endsAt = new Date(sale.app.clock.now().getTime() + 48 * HOUR).toISOString();
  const terms = { off: { kind: 'percent', percent: 20 }, listingId: mug.listingId, startsAt: null, endsAt };
  expect((await ana.call('POST', '/api/seller/sales', terms)).status).toBe(200);
  await runToEnd(sale, moveSales);
  await makeCode('POST', { kind: 'postage' });
  const order = await bought(await withCode('POST'));
  expect(await orderOf(order)).toMatchObject({ subtotalCents: 4000, shippingCents: 0, totalCents: 4000 });
  await forGood(order);
  await verified(sale, ana);
  await payday(sale);
  const { items } = await ask(ana, contract.payments.listPayouts, {});
  const payout = items.find(({ kind }) => kind === 'balance');
  // The test payout of a euro was in advance.
  expect(payout).toMatchObject({ amountCents: 4000 - feeOf(4000) - 100, state: 'paid' });
  const lines = await ask(ana, contract.payments.listPayoutLines, { payoutId: payout?.payoutId });
  expect(lines.items.map(({ amountCents }) => amountCents).toSorted()).toEqual([-100, 4000 - feeOf(4000)]);
  expect(lines.items.some(({ explanation }) => explanation.includes('€40.00'))).toBe(true);
});

test('[INV-02, INV-08, PAY-02] declined, let go and paid too late with another sum: no order, owed to the buyer, and sent back by itself', async () => {
  const who = await withCart(sale, mug);
  const { body } = await buy(who, { card: 'pm_card_chargeDeclined' });
  expect(body.status).toBe('failed');
  const intentId = String(body.clientSecret).split('_secret')[0] ?? '';
  await sale.provider.stripe.paymentIntents.update(intentId, { amount: body.totalCents + 300 });
  await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  expect((await finish(who, body)).status).toBe(410);
  expect((await ofHouse()).owed).toBe(body.totalCents + 300);
  await sendRefunds(sale.app);
  expect((await ofHouse()).owed).toBe(0);
  const [refund] = (await sale.provider.stripe.refunds.list({ payment_intent: intentId })).data;
  expect(refund?.amount).toBe(body.totalCents + 300);
  expect(await balance()).toMatchObject({ paidCents: 0, reservedCents: 0 });
});

test.each(['buyer', 'maker', 'house'] as const)(
  '[ORD-01, ORD-02, INV-03, INV-09] called off by the %s: the money, the fee, the piece and the code’s use are back, and both sides read why',
  async (by) => {
    await makeCode('ONCE', { kind: 'percent', percent: 10, maxUses: 1 });
    const order = await bought(await withCode('ONCE'));
    const why = { reason: 'The kiln broke' };
    const press = () =>
      ({
        buyer: () =>
          browser(sale.address).call('POST', `/api/orders/${order.orderId}/cancel`, { accessKey: order.accessKey }),
        maker: () => ana.call('POST', `/api/seller/orders/${order.orderId}/cancel`, why),
        house: () => office.call('POST', `/api/admin/orders/${order.orderId}/cancel`, why),
      })[by]();
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    await sendRefunds(sale.app);
    await sale.settle();
    expect(await orderOf(order)).toMatchObject({ state: 'cancelled', refundedCents: order.totalCents });
    expect((await sale.provider.stripe.refunds.list({ limit: 1 })).data[0]?.amount).toBe(order.totalCents);
    expect(await balance()).toMatchObject({ reservedCents: 0, feesCents: 0, refundedCents: order.totalCents });
    // Another one has the code's only use now.
    expect((await bought(await withCode('ONCE'))).totalCents).toBe(order.totalCents);
  },
);

test('[PAY-04, INV-04] a payout that its bank sends back: the balance again, told with the next try, and paid by that', async () => {
  await forGood(await bought(await withCart(sale, mug)));
  await verified(sale, ana);
  await payday(sale);
  const paid = await balance();
  const { rows } = await sql<{ id: string; cents: number }>(
    `SELECT provider_id AS id, amount_cents AS cents FROM payouts WHERE seller_id = $1 AND kind = 'balance'`,
    [ana.userId],
  );
  const [sent] = rows as [{ id: string; cents: number }];
  await postSandbox(sale, `payouts/${sent.id}`, { failure_code: 'could_not_process' });
  for (const event of await listEvents(sale, sent.id)) await postEvent(sale, event);
  await sale.settle();
  await sendPayouts(sale.app);
  expect(await balance()).toMatchObject({ balanceCents: sent.cents, paidOutCents: paid.paidOutCents - sent.cents });
  expect((await ask(ana, contract.payments.listPayouts, {})).items).toMatchObject([{ state: 'failed' }, {}]);
  const alerts = await sql(`SELECT type FROM alerts WHERE seller_id = $1 AND type = 'payment_retry_scheduled'`, [
    ana.userId,
  ]);
  expect(alerts.rows).toHaveLength(1);
  await payday(sale);
  expect(await balance()).toEqual(paid);
});

test('[PAY-04] a fee that is changed: what was bought before keeps its own, also when it goes back, and each line says which it was', async () => {
  const first = await bought(await withCart(sale, mug));
  await ensureFeeRule(sale.app.db, 10, sale.app.clock.now());
  await passTime(sale, 2 * MINUTE);
  const second = await bought(await withCart(sale, mug));
  await giveAllBack(first);
  const { feesCents } = await balance();
  expect(feesCents).toBe(Math.round(second.totalCents / 10));
  const { items } = await ask(ana, contract.payments.listLedger, { list: 'fees' });
  expect(items.map(({ amountCents }) => amountCents)).toEqual([
    feeOf(first.totalCents),
    0 - feesCents,
    0 - feeOf(first.totalCents),
  ]);
  expect(items.map(({ explanation }) => /10 %|6\.5 %/.exec(explanation)?.[0])).toEqual(['6.5 %', '10 %', '6.5 %']);
  await ensureFeeRule(sale.app.db, 6.5, sale.app.clock.now());
  await passTime(sale, 2 * MINUTE);
});
