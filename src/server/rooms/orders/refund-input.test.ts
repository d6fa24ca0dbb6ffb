import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, expectBooksBalance, variantOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { insertAdmin } from '../admin/admin-store.ts';
import { sendRefunds } from '../payments/send-refunds.ts';

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
  asked: unknown,
  { orderId = order.orderId, reason = 'A crack in the glaze', ...more } = {},
) =>
  who === 'maker'
    ? ana.call('POST', `/api/seller/orders/${orderId}/refund`, { refund: asked, reason, ...more })
    : kai.call('POST', `/api/admin/orders/${orderId}/refund`, { refund: asked, reason, ...more });

async function bought(seller: Awaited<ReturnType<typeof maker>>) {
  const { body } = await buy(await withCart(sale, { ...(await variantOf(sale, seller)), quantity: 2 }));
  const { orderId } = body.orders[0] as { orderId: string };
  await carry(sale, { orderId, sellerId: seller.userId }, ['processing', 'shipped']);
  const seen = (await seller.call('GET', `/api/seller/orders/${orderId}`)).body;
  return { orderId, totalCents: seen.totalCents as number, lineId: seen.lines[0].id as string };
}
/** All that a refund writes: on orders, refunds, payments, ledger, mails and events. */
async function written(): Promise<unknown> {
  await sendRefunds.run(sale.app);
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

const INVALID = [400, 'request/invalid', 'Please check your input and try again.'];
const TOO_MUCH = [409, 'orders/refund-too-much'];
const NO_LINE = [400, 'orders/refund-unknown-line'];

const bad: [name: string, asked: () => unknown, answer: unknown[], more?: Record<string, unknown>][] = [
  ['a sum above the rest', () => ({ kind: 'amount', amountCents: order.totalCents + 1 }), TOO_MUCH],
  ['a negative sum', () => ({ kind: 'amount', amountCents: -100 }), INVALID],
  ['no sum at all', () => ({ kind: 'amount', amountCents: 0 }), INVALID],
  ['a part of a cent', () => ({ kind: 'amount', amountCents: 10.5 }), INVALID],
  ['a sum in words', () => ({ kind: 'amount', amountCents: '100' }), INVALID],
  ['a sum past what numbers hold', () => ({ kind: 'amount', amountCents: 2 ** 60 }), INVALID],
  ['another currency', () => ({ kind: 'amount', amountCents: 100, currency: 'USD' }), INVALID],
  ['another currency beside it', () => ({ kind: 'amount', amountCents: 100 }), INVALID, { currency: 'USD' }],
  ['more pieces than were bought', () => ({ kind: 'lines', lines: [{ lineId: order.lineId, quantity: 3 }] }), NO_LINE],
  ['a negative number of pieces', () => ({ kind: 'lines', lines: [{ lineId: order.lineId, quantity: -1 }] }), INVALID],
  ['a piece of another order', () => ({ kind: 'lines', lines: [{ lineId: foreign.lineId, quantity: 1 }] }), NO_LINE],
  [
    'one piece named twice',
    () => ({ kind: 'lines', lines: [1, 1].map((quantity) => ({ lineId: order.lineId, quantity })) }),
    NO_LINE,
  ],
  ['no piece', () => ({ kind: 'lines', lines: [] }), INVALID],
  ['another kind', () => ({ kind: 'double' }), INVALID],
  ['no reason', () => ({ kind: 'all' }), INVALID, { reason: '' }],
];

test.each((['maker', 'administrator'] as const).flatMap((who) => bad.map((each) => [who, ...each] as const)))(
  '[PAY-04, INV-03, RUN-10] the %s gives back %s: a sentence, and nothing is written',
  async (who, _, asked, [status, code, message], more = {}) => {
    const before = await written();
    const answer = await refund(who, asked(), more);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(answer.body.error.message).toMatch(message ? new RegExp(`^${String(message)}$`) : /^[A-Z].{10,}[.?]$/);
    expect(await written()).toEqual(before);
  },
);

test('[PAY-04, INV-22] the order of another shop is not there for its maker, and an order of nobody for an administrator', async () => {
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

test('[PAY-04, INV-03] while one refund runs another gets what is left or a sentence with the rest; a repeated request moves the money once', async () => {
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
