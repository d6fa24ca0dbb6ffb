import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { HOUR } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { ask } from '#test/builders/ask.ts';
import { figuresOf, listSums } from '#test/builders/books/list-sums.ts';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { payday, runToEnd, verified } from '#test/builders/payouts.ts';
import { remindedGuest } from '#test/builders/reminders.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sayFacts } from '#test/builders/trader.ts';
import { maker } from '#test/builders/market.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { insertAdmin } from '../admin/admin-store.ts';
import { moveSales } from '../promotions/move-sales.ts';

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
] as const)('[PAY-06, PAY-03] VAT, a maker who is %s: from the till to the invoice', async (sellsAs, percent) => {
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
});

test('[DASH-04, PAY-03, INV-10] the same reduction by the shop and by the marketplace: the buyer pays the same', async () => {
  // As much of a reminder's 10 % as the fee pays for.
  await makeCode('TEN', { kind: 'percent', percent: 6 });
  const before = (await ofHouse()).promotions;
  const own = await bought(await withCode('TEN'));
  const ownCents = (await balance()).reservedCents;
  expect(ownCents).toBe(own.totalCents - feeOf(own.totalCents));
  const { who, code } = await remindedGuest(sale, 'left.mug@example.com', mug);
  expect((await who.call('POST', '/api/cart/promo', { code })).status).toBe(200);
  const offered = await bought(who);
  expect(offered.totalCents).toBe(own.totalCents);
  const { reservedCents, fundedCents } = await balance();
  expect([reservedCents - ownCents, fundedCents]).toEqual([ownCents + 300, 300]);
  expect((await ofHouse()).promotions - before).toBe(300);
  const [line] = (await ask(ana, contract.payments.listLedger, { list: 'sales' })).items;
  expect([line?.orderId, line?.amountCents, line?.explanation]).toEqual([
    offered.orderId,
    offered.totalCents + 300,
    expect.stringContaining('€3.00'),
  ]);
  for (const order of [own, offered]) await giveAllBack(order);
  expect(await balance()).toMatchObject({ reservedCents: 0, fundedCents: 0, feesCents: 0 });
  expect((await ofHouse()).promotions).toBe(before);
});

test('[DASH-04, PAY-04] a sale and free postage: the fee counts what was paid', async () => {
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
