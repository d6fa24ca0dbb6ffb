import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, expectBooksBalance, variantOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { insertAdmin } from '../admin/admin-store.ts';

/** [PAY-04, INV-03] Bad input gets its sentence and changes nothing, whoever gives money back: the maker, or an administrator. */

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
let kai: Browser;
let order: { orderId: string; totalCents: number; lineId: string };
let foreign: { orderId: string; lineId: string };
const sql = sqlOf(() => sale);

type Who = 'maker' | 'administrator';
const refund = (
  who: Who,
  request: unknown,
  { orderId = order.orderId, reason = 'A crack in the glaze', ...more } = {},
) =>
  who === 'maker'
    ? ana.call('POST', `/api/seller/orders/${orderId}/refund`, { refund: request, reason, ...more })
    : kai.call('POST', `/api/admin/orders/${orderId}/refund`, { refund: request, reason, ...more });

async function bought(seller: Awaited<ReturnType<typeof maker>>) {
  const { body } = await buy(await withCart(sale, { ...(await variantOf(sale, seller)), quantity: 2 }));
  const { orderId } = body.orders[0] as { orderId: string };
  await carry(sale, { orderId, sellerId: seller.userId }, ['processing', 'shipped']);
  const seen = (await seller.call('GET', `/api/seller/orders/${orderId}`)).body;
  return { orderId, totalCents: seen.totalCents as number, lineId: seen.lines[0].id as string };
}
/** All that a refund writes: on orders, refunds, payments, ledger, mails and events. */
async function written(): Promise<unknown> {
  await sendRefunds(sale.app);
  await sale.settle();
  const { rows } = await sql(
    `SELECT (SELECT json_agg(json_build_array(o.id, o.state, o.refunded_cents) ORDER BY o.id) FROM orders o) AS orders,
       (SELECT json_agg(json_build_array(l.order_id, l.id, l.refunded) ORDER BY l.order_id, l.id) FROM order_lines l) AS lines,
       (SELECT count(*) FROM refunds) AS refunds, (SELECT sum(refunded_cents) FROM payments) AS payments,
       (SELECT count(*) FROM ledger_entries) AS entries, (SELECT count(*) FROM mails) AS mails,
       (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM audit_log) AS acts`,
  );
  return rows[0];
}

beforeAll(async () => {
  sale = await openSale();
  [ana, bea] = [await maker(sale.address, 'Ana Potter'), await maker(sale.address, 'Bea Weaver')];
  kai = await signUp(browser(sale.address), 'Kai Money');
  await insertAdmin(sale.app.db, { userId: kai.userId, role: 'financial_admin', createdBy: null, now: new Date() });
  [order, foreign] = [await bought(ana), await bought(bea)];
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(async () => {
  await expectBooksBalance(sale);
  await sale.stop();
});

const INVALID = [400, 'request/invalid', 'Please check your input and try again.'] as const;
const TOO_MUCH = [409, 'orders/refund-too-much'] as const;
const NO_LINE = [400, 'orders/refund-unknown-line'] as const;
const lines = (...chosen: [lineId: string, quantity: number][]) => ({
  kind: 'lines',
  lines: chosen.map(([lineId, quantity]) => ({ lineId, quantity })),
});

interface Bad {
  name: string;
  asked: () => unknown;
  answer: readonly [status: number, code: string, message?: string];
  more?: Record<string, string>;
}
const bad: Bad[] = [
  {
    name: 'a sum above the rest',
    asked: () => ({ kind: 'amount', amountCents: order.totalCents + 1 }),
    answer: TOO_MUCH,
  },
  { name: 'a negative sum', asked: () => ({ kind: 'amount', amountCents: -100 }), answer: INVALID },
  { name: 'no sum at all', asked: () => ({ kind: 'amount', amountCents: 0 }), answer: INVALID },
  { name: 'a part of a cent', asked: () => ({ kind: 'amount', amountCents: 10.5 }), answer: INVALID },
  { name: 'a sum in words', asked: () => ({ kind: 'amount', amountCents: '100' }), answer: INVALID },
  { name: 'a sum past what numbers hold', asked: () => ({ kind: 'amount', amountCents: 2 ** 60 }), answer: INVALID },
  { name: 'another currency', asked: () => ({ kind: 'amount', amountCents: 100, currency: 'USD' }), answer: INVALID },
  { name: 'another currency beside it', asked: () => ({ kind: 'all' }), answer: INVALID, more: { currency: 'USD' } },
  { name: 'more pieces than were bought', asked: () => lines([order.lineId, 3]), answer: NO_LINE },
  { name: 'a negative number of pieces', asked: () => lines([order.lineId, -1]), answer: INVALID },
  { name: 'a piece of another order', asked: () => lines([foreign.lineId, 1]), answer: NO_LINE },
  { name: 'one piece named twice', asked: () => lines([order.lineId, 1], [order.lineId, 1]), answer: NO_LINE },
  { name: 'no piece', asked: () => lines(), answer: INVALID },
  { name: 'another kind', asked: () => ({ kind: 'double' }), answer: INVALID },
  { name: 'no reason', asked: () => ({ kind: 'all' }), answer: INVALID, more: { reason: '' } },
];

test.each((['maker', 'administrator'] as const).flatMap((who) => bad.map((each) => ({ who, ...each }))))(
  '[PAY-04, INV-03, RUN-10] the $who gives back $name: a sentence, and nothing is written',
  async ({ who, asked, answer: [status, code, message], more = {} }) => {
    const before = await written();
    const answer = await refund(who, asked(), more);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(answer.body.error.message).toMatch(message ? new RegExp(`^${message}$`) : /^[A-Z].{10,}[.?]$/);
    expect(await written()).toEqual(before);
  },
);

test('[PAY-04, INV-22] the order of another shop is not there for its maker', async () => {
  const before = await written();
  for (const orderId of [foreign.orderId, 'order_of_nobody']) {
    const answer = await refund('maker', { kind: 'all' }, { orderId });
    expect([answer.status, answer.body.error.code]).toEqual([404, 'orders/not-found']);
    expect(answer.body.error.message).toMatch(/^[A-Z].+\.$/);
  }
  const answer = await refund('administrator', { kind: 'all' }, { orderId: 'order_of_nobody' });
  expect([answer.status, answer.body.error.code]).toEqual([404, 'office/no-such-order']);
  expect(await written()).toEqual(before);
});

test('[PAY-04, INV-03] while one refund runs another gets what is left or a sentence with the rest', async () => {
  const most = order.totalCents - 100;
  const answers = await Promise.all(
    (['maker', 'administrator', 'maker', 'administrator'] as const).map((who) =>
      refund(who, { kind: 'amount', amountCents: most }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body.error).toMatchObject({ code: 'orders/refund-too-much', leftCents: 100 });
    expect(body.error.message).toMatch(/^[A-Z].+\.$/);
  }
  const before = await written();
  const key = crypto.randomUUID();
  const again = () =>
    ana.call(
      'POST',
      `/api/seller/orders/${order.orderId}/refund`,
      { refund: { kind: 'amount', amountCents: 60 }, reason: 'Late' },
      { 'Idempotency-Key': key },
    );
  const same = await Promise.all([again(), again(), again()]);
  expect(same.map(({ body }) => body.amountCents)).toEqual([60, 60, 60]);
  const after = await written();
  expect(after).not.toEqual(before);
  const { rows } = await sql<{ sum: number }>('SELECT refunded_cents AS sum FROM orders WHERE id = $1', [
    order.orderId,
  ]);
  expect(rows).toEqual([{ sum: most + 60 }]);
});
