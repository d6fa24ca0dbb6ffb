import { afterAll, expect, test, vi } from 'vitest';
import { formatMoney } from '#domain/core/money.ts';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { maker } from '#test/builders/market.ts';
import { openOneShop } from '#test/builders/one-shop.ts';
import { buy, count, type SoldVariant, stockOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, type Sale, signUp } from '#test/builders/sale.ts';
import { sendRefunds, workOff } from '#test/builders/work-off.ts';
import { runAudit } from '../../app/audit/run-audit.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { jobRowsQueue } from '../../platform/jobs/row-job.ts';
import { findQueues } from '../../platform/queue/queue-store.ts';
import { retryParkedItems } from '../../platform/queue/retry-parked-items.ts';
import { deleteAccounts } from '../accounts/profile/delete-accounts.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { mailLateOrders } from './mail-late-orders.ts';
import { endOrders } from './deliver-order.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let provider: PaymentProvider;
let people = 0;

interface Bought {
  rio: Browser;
  orderId: string;
  accessKey: string;
  checkoutId: string;
}

/** Two mugs at €28.00, postage, and what a code takes off. */
async function bought(changes: Record<string, unknown> = {}): Promise<Bought> {
  const rio = await signUp(await withCart(sale, { ...mug, quantity: 2 }), `Rio Buyer ${(people += 1)}`);
  const { body } = await buy(rio, changes);
  return { rio, orderId: body.orders[0].orderId, accessKey: body.accessKey, checkoutId: body.checkoutId };
}
const orderOf = async ({ orderId, accessKey }: Bought) =>
  (await browser(sale.address).call('GET', `/api/orders/${orderId}?accessKey=${accessKey}`)).body;
const cancel = (who: Browser, { orderId }: Pick<Bought, 'orderId'>, body = {}) =>
  who.call('POST', `/api/orders/${orderId}/cancel`, body);
const refund = ({ orderId }: Pick<Bought, 'orderId'>, request: object) =>
  ana.call('POST', `/api/seller/orders/${orderId}/refund`, { refund: request, reason: 'A crack in the glaze' });
const send = async (): Promise<void> => {
  await sendRefunds(sale.app);
  await sale.settle();
};
/** What the provider gave back of a checkout, in minor units. */
const givenBack = async ({ checkoutId }: Pick<Bought, 'checkoutId'>): Promise<number[]> => {
  const { rows } = await sale.app.db.query<{ intent_id: string }>({
    text: 'SELECT intent_id FROM payments WHERE checkout_id = $1',
    values: [checkoutId],
  });
  const { data } = await sale.provider.stripe.refunds.list({ payment_intent: rows[0]?.intent_id ?? '' });
  return data.map(({ amount }) => amount);
};
const mailsAbout = async (orderId: string): Promise<string[]> => {
  const { rows } = await sale.app.db.query<{ key: string }>({
    text: `SELECT split_part(key, ' ', 1) AS key FROM mails WHERE key LIKE '%' || $1 ORDER BY created_at, key`,
    values: [orderId],
  });
  return rows.map(({ key }) => key);
};

openOneShop({ quantity: 10, finish: () => send() }, (shop) => ({ sale, ana, mug, provider } = shop));
afterAll(async () => {
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});

test('[ORD-02] whoever waits for a late order is written to once', async () => {
  const one = await bought();
  const other = await bought();
  await carry(sale, { orderId: other.orderId, sellerId: ana.userId });
  await sale.app.db.query({
    text: 'UPDATE orders SET leaves_by = leaves_by - 40 WHERE id = ANY($1)',
    values: [[one.orderId, other.orderId]],
  });
  for (let run = 0; run < 2; run += 1) await mailLateOrders.run(sale.app);
  await sale.settle();
  const late = async ({ orderId }: Bought) => (await mailsAbout(orderId)).filter((key) => key === 'late');
  expect([await late(one), await late(other)]).toEqual([['late'], []]);
  const { rows } = await sale.app.db.query<{ body: string }>({
    text: `SELECT body_text AS body FROM mails WHERE key = 'late ' || $1`,
    values: [one.orderId],
  });
  expect(rows[0]?.body).toMatch(/should have left the workshop by .* If it leaves today, .* cancel the order there/s);
});

test('[ORD-02, INV-03, INV-07] a buyer calls an order off before it is begun', async () => {
  const order = await bought();
  const total = (await orderOf(order)).totalCents;
  expect(codeOf(await cancel(await signUp(browser(sale.address), 'Noa Stranger'), order))).toEqual([
    404,
    'orders/not-found',
  ]);
  expect(codeOf(await cancel(browser(sale.address), order, { accessKey: 'wrong' }))).toEqual([404, 'orders/not-found']);
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(order.rio, order)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await stockOf(sale, mug)).toEqual({ stock: 10, reserved: 0, sold: 0 });
  expect(await orderOf(order)).toMatchObject({
    state: 'cancelled',
    refundedCents: total,
    refunds: [{ amountCents: total, by: 'buyer', sentAt: null }],
  });
  await Promise.all([send(), send()]);
  expect([await givenBack(order), (await orderOf(order)).refunds[0].sentAt]).toEqual([[total], expect.any(String)]);
  expect((await orderOf(order)).state).toBe('cancelled');
  expect((await mailsAbout(order.orderId)).filter((key) => key === 'cancelled')).toHaveLength(1);
  expect(await count(sale, `alerts WHERE type = 'order_cancelled' AND seller_id = '${ana.userId}'`)).toBe(1);
});

test('[ORD-01, SUP-02] an order whose buyer’s account is gone is called off and paid back all the same', async () => {
  const order = await bought();
  await sale.app.db.query({ text: `UPDATE orders SET email = '' WHERE id = $1`, values: [order.orderId] });
  const before = (await mailsAbout(order.orderId)).length;
  const off = await ana.call('POST', `/api/seller/orders/${order.orderId}/cancel`, { reason: 'The kiln broke' });
  expect(off.status).toBe(200);
  await send();
  expect(await givenBack(order)).toHaveLength(1);
  expect((await mailsAbout(order.orderId)).length).toBe(before);
  expect(await count(sale, `mails WHERE recipient = ''`)).toBe(0);
});

test('[ORD-02] a guest calls an order off with the key of the checkout', async () => {
  const order = await bought();
  const guest = browser(sale.address);
  await carry(sale, { orderId: order.orderId, sellerId: ana.userId }, ['processing']);
  expect(codeOf(await cancel(guest, order, { accessKey: order.accessKey }))).toEqual([
    409,
    'orders/too-late-to-cancel',
  ]);
  const fresh = await bought();
  expect((await cancel(guest, fresh, { accessKey: fresh.accessKey })).body.state).toBe('cancelled');
  const called = await ana.call('POST', `/api/seller/orders/${order.orderId}/cancel`, { reason: 'The kiln broke' });
  expect(called.body).toEqual({ orderId: order.orderId, state: 'cancelled' });
  const { rows } = await sale.app.db.query<{ body_text: string }>({
    text: `SELECT body_text FROM mails WHERE key = $1`,
    values: [`cancelled ${order.orderId}`],
  });
  expect(rows[0]?.body_text).toContain('The kiln broke');
});

test('[PAY-04, INV-03] the maker gives pieces, a sum and the rest back', async () => {
  const order = await bought();
  const { lines, totalCents } = await orderOf(order);
  await carry(sale, { orderId: order.orderId, sellerId: ana.userId }, ['processing', 'shipped']);
  expect((await refund(order, { kind: 'lines', lines: [{ lineId: lines[0].id, quantity: 1 }] })).body.amountCents).toBe(
    2800,
  );
  expect((await refund(order, { kind: 'amount', amountCents: 100 })).body.amountCents).toBe(100);
  const tooMuch = await refund(order, { kind: 'amount', amountCents: totalCents });
  expect(codeOf(tooMuch)).toEqual([409, 'orders/refund-too-much']);
  expect(tooMuch.body.error.leftCents).toBe(totalCents - 2900);
  expect(codeOf(await refund(order, { kind: 'lines', lines: [{ lineId: 'line_of_nobody', quantity: 1 }] }))).toEqual([
    400,
    'orders/refund-unknown-line',
  ]);
  expect((await refund(order, { kind: 'amount', amountCents: -1 })).status).toBe(400);
  await send();
  expect((await orderOf(order)).state).toBe('shipped');
  const late = { refund: { kind: 'amount', amountCents: 50 }, reason: 'It came late' };
  expect((await ana.call('POST', `/api/seller/orders/${order.orderId}/refund`, late)).status).toBe(200);
  expect((await refund(order, { kind: 'all' })).body.amountCents).toBe(totalCents - 2950);
  // All of it is promised and one part not sent yet.
  sale.app.outside.payments = {
    ...provider,
    refund: (request) => (request.amountCents === 50 ? Promise.reject(new Error('not now')) : provider.refund(request)),
  };
  const { error } = console;
  console.error = () => undefined;
  await send();
  console.error = error;
  expect((await orderOf(order)).state).toBe('shipped');
  sale.app.outside.payments = provider;
  await passTime(sale, 2 * MINUTE);
  await send();
  expect((await orderOf(order)).state).toBe('refunded');
  expect((await givenBack(order)).toSorted((a, b) => a - b)).toEqual(
    [50, 100, 2800, totalCents - 2950].toSorted((a, b) => a - b),
  );
  expect(codeOf(await refund(order, { kind: 'all' }))).toEqual([409, 'orders/refund-too-much']);
  expect(await count(sale, `mails WHERE key LIKE 'refund refund_%' AND body_text LIKE '%A crack in the glaze%'`)).toBe(
    3,
  );
  // Each with its own reason, also where another one was promised before it was sent.
  expect(await count(sale, `mails WHERE body_text LIKE '%€0.50%' AND body_text LIKE '%It came late%'`)).toBe(1);
  expect(
    await count(sale, `mails WHERE body_text LIKE $1`, [`%back €28.00 of the ${formatMoney(totalCents)} that%`]),
  ).toBe(1);
});

test('[INV-22, INV-03] only the shop gives its own money back', async () => {
  const order = await bought();
  const { totalCents } = await orderOf(order);
  const bea = await maker(sale.address, 'Bea Weaver');
  const all = { refund: { kind: 'all' }, reason: 'Not mine' };
  expect(codeOf(await bea.call('POST', `/api/seller/orders/${order.orderId}/refund`, all))).toEqual([
    404,
    'orders/not-found',
  ]);
  expect((await browser(sale.address).call('POST', `/api/seller/orders/${order.orderId}/refund`, all)).status).toBe(
    401,
  );
  const half = Math.ceil(totalCents / 2) + 1;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => refund(order, { kind: 'amount', amountCents: half })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await Promise.all([send(), send(), send()]);
  expect(await givenBack(order)).toEqual([half]);
});

test('[PAY-04, INV-03] a provider that fails is asked again and moves the money once', async () => {
  const order = await bought();
  const lost: PaymentProvider = {
    ...provider,
    refund: async (what) => {
      await provider.refund(what);
      throw new Error('the line broke after the provider had acted');
    },
  };
  await refund(order, { kind: 'amount', amountCents: 500 });
  sale.app.outside.payments = lost;
  const { error } = console;
  console.error = () => undefined;
  await sendRefunds(sale.app);
  console.error = error;
  sale.app.outside.payments = provider;
  expect((await orderOf(order)).refunds).toMatchObject([{ amountCents: 500, sentAt: null }]);
  await send();
  expect((await orderOf(order)).refunds[0].sentAt).toBeNull();
  // It knows its keys for a day, and somebody may have been away for longer.
  await sale.app.db.query({ text: 'DELETE FROM stripe_sandbox.idempotency_keys' });
  await passTime(sale, 2 * MINUTE);
  await send();
  expect([await givenBack(order), (await orderOf(order)).refunds[0].sentAt]).toEqual([[500], expect.any(String)]);
});

test('[PAY-04] a provider that goes on failing is asked after a minute', async () => {
  const order = await bought();
  await refund(order, { kind: 'amount', amountCents: 500 });
  const requestedAt: number[] = [];
  const { error } = console;
  console.error = () => undefined;
  for (let minute = 0; minute <= 8; minute += 1) {
    const failing = {
      ...provider,
      refund: () => Promise.reject(new Error(`asked in minute ${requestedAt.push(minute)}`)),
    };
    sale.app.outside.payments = failing;
    await sendRefunds(sale.app);
    await passTime(sale, MINUTE);
  }
  console.error = error;
  expect(requestedAt).toEqual([0, 1, 3, 7]);
});

test('[ORD-01] delivered by the buyer’s word a minute later, until when it can be undone', async () => {
  const [one, two] = [await bought(), await bought()];
  const deliver = (who: Browser, order: Bought) => who.call('POST', `/api/orders/${order.orderId}/delivered`, {});
  expect(codeOf(await deliver(one.rio, one))).toEqual([409, 'orders/move-not-allowed']);
  for (const { orderId } of [one, two]) await carry(sale, { orderId, sellerId: ana.userId }, ['processing', 'shipped']);
  expect(codeOf(await deliver(two.rio, one))).toEqual([404, 'orders/not-found']);
  expect(codeOf(await deliver(one.rio, one))).toEqual([409, 'orders/not-arrived-yet']);
  await passTime(sale, DAY);
  const undo = () => one.rio.call('POST', `/api/orders/${one.orderId}/delivered/undo`, {});
  expect((await Promise.all([deliver(one.rio, one), deliver(one.rio, one)])).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  expect((await undo()).status).toBe(200);
  await passTime(sale, 2 * MINUTE);
  await endOrders.run(sale.app);
  expect(await orderOf(one)).toMatchObject({ state: 'shipped', arrivalSaidAt: null });
  // Open pages of maker and buyer heard of the word and of its end.
  const { rows } = await sale.app.db.query({
    text: `SELECT topic, count(*)::int AS times FROM live_messages WHERE name = 'orders.arrival-said' GROUP BY 1 ORDER BY 1`,
  });
  expect(rows).toEqual([
    { topic: `shop:${ana.userId}`, times: 2 },
    { topic: expect.stringMatching(/^user:/), times: 2 },
  ]);
  await deliver(one.rio, one);
  await endOrders.run(sale.app);
  expect((await orderOf(one)).state).toBe('shipped');
  await passTime(sale, 2 * MINUTE);
  await endOrders.run(sale.app);
  expect(codeOf(await undo())).toEqual([409, 'orders/move-not-allowed']);
  expect((await orderOf(one)).timeline.at(-1)).toMatchObject({ state: 'delivered', by: 'buyer' });
  expect(await mailsAbout(one.orderId)).toEqual([]);
});

test('[ORD-01] the maker’s word counts a minute later too, not on the day it was sent', async () => {
  const order = await bought();
  const base = `/api/seller/orders/${order.orderId}`;
  await carry(sale, { orderId: order.orderId, sellerId: ana.userId }, ['processing', 'shipped']);
  const say = () => ana.call('POST', `${base}/state`, { state: 'delivered' });
  const undo = () => ana.call('POST', `${base}/delivered/undo`, {});
  const pass = async (): Promise<string> => {
    await passTime(sale, 2 * MINUTE);
    await endOrders.run(sale.app);
    return (await orderOf(order)).state;
  };
  expect(codeOf(await say())).toEqual([409, 'orders/not-arrived-yet']);
  await passTime(sale, DAY);
  expect((await Promise.all([say(), say()])).map(({ status }) => status)).toEqual([200, 200]);
  const theirs = await order.rio.call('POST', `/api/orders/${order.orderId}/delivered/undo`, {});
  expect(codeOf(theirs)).toEqual([409, 'orders/move-not-allowed']);
  expect([(await undo()).status, await pass()]).toEqual([200, 'shipped']);
  await say();
  expect([await pass(), codeOf(await undo())]).toEqual(['delivered', [409, 'orders/move-not-allowed']]);
  expect((await orderOf(order)).timeline.at(-1)).toMatchObject({ by: 'maker' });
  expect(await mailsAbout(order.orderId)).toEqual(['delivered']);
});

test('[ORD-01] what came in one moment stands on the timeline in the order in which it comes', async () => {
  const order = await bought();
  await carry(sale, { orderId: order.orderId, sellerId: ana.userId }, ['processing', 'shipped', 'delivered']);
  const sql = (text: string) => sale.app.db.query<{ row: object }>({ text, values: [order.orderId] });
  const { rows } = await sql('SELECT to_jsonb(m) AS row FROM order_transitions m WHERE order_id = $1 ORDER BY at DESC');
  await sql('DELETE FROM order_transitions WHERE order_id = $1');
  for (const { row } of rows)
    await sale.app.db.query({
      text: `INSERT INTO order_transitions SELECT * FROM jsonb_populate_record(NULL::order_transitions, $1::jsonb || '{"at":"2026-12-01"}')`,
      values: [row],
    });
  const { timeline } = await orderOf(order);
  expect(timeline.map(({ state }: { state: string }) => state)).toEqual([
    'confirmed',
    'processing',
    'shipped',
    'delivered',
  ]);
});

test('[ORD-01, RUN-04] an order that cannot be ended holds up no other', async () => {
  const [stuck, free] = [await bought(), await bought()];
  for (const { orderId } of [stuck, free])
    await carry(sale, { orderId, sellerId: ana.userId }, ['processing', 'shipped']);
  const sql = (text: string) => sale.app.db.query({ text, values: [[stuck.orderId, free.orderId]] });
  await sql(`UPDATE orders SET arrives_from = arrives_from - 90, arrives_to = arrives_to - 90 WHERE id = ANY($1)`);
  // Its books say already that it was delivered: the database refuses to take the move once more.
  await sql(
    `INSERT INTO order_transitions SELECT seller_id, id, 'delivered', now(), 'system' FROM orders WHERE id = ($1::text[])[1]`,
  );
  const errors = vi.spyOn(sale.app.log, 'error').mockImplementation(() => undefined);
  const warnings = vi.spyOn(sale.app.log, 'warn').mockImplementation(() => undefined);
  expect([await endOrders.run(sale.app), await endOrders.run(sale.app)]).toEqual([false, false]);
  expect([(await orderOf(stuck)).state, (await orderOf(free)).state]).toEqual(['shipped', 'delivered']);
  // One round met it; from then on it is the queue's.
  expect(errors).toHaveBeenCalledTimes(1);
  for (let tries = 0; tries <= jobRowsQueue.tries; tries += 1) {
    await workOff(sale.app, jobRowsQueue);
    await passTime(sale, jobRowsQueue.longestDelay * 1000);
  }
  expect(warnings).toHaveBeenCalledTimes(jobRowsQueue.tries);
  vi.restoreAllMocks();
  expect(await findQueues(sale.app.db, [jobRowsQueue.name])).toMatchObject([{ waiting: 0, failing: 0, parked: 1 }]);
  await sql(`DELETE FROM order_transitions WHERE order_id = ($1::text[])[1] AND state = 'delivered'`);
  await inTransaction(sale.app.db, (tx) => retryParkedItems({ app: sale.app, tx }, jobRowsQueue));
  await workOff(sale.app, jobRowsQueue);
  expect((await orderOf(stuck)).state).toBe('delivered');
  expect(await findQueues(sale.app.db, [jobRowsQueue.name])).toMatchObject([{ failing: 0, parked: 0 }]);
});

test('[ORD-01, SUP-02] an order that nobody speaks of is delivered and completed by time', async () => {
  const order = await bought();
  await carry(sale, { orderId: order.orderId, sellerId: ana.userId }, ['processing', 'shipped']);
  const { arrivesTo } = await orderOf(order);
  const confirm = `rio.buyer.${people}@example.com`;
  expect((await order.rio.call('POST', '/api/accounts/privacy/deletion', { confirm })).status).toBe(200);
  const state = async () => (await orderOf(order)).state;
  await passTime(sale, new Date(`${arrivesTo}T23:59:00Z`).getTime() - sale.app.clock.now().getTime() + 14 * DAY);
  await endOrders.run(sale.app);
  expect(await state()).toBe('shipped');
  expect(await deleteAccounts.run(sale.app)).toBe(false);
  await passTime(sale, 2 * MINUTE);
  await Promise.all([endOrders.run(sale.app), endOrders.run(sale.app)]);
  expect(await state()).toBe('delivered');
  const endsAt = new Date((await orderOf(order)).returnEndsAt).getTime();
  await passTime(sale, endsAt - sale.app.clock.now().getTime() - MINUTE);
  await endOrders.run(sale.app);
  expect(await state()).toBe('delivered');
  await passTime(sale, 2 * MINUTE);
  await endOrders.run(sale.app);
  expect([await state(), await mailsAbout(order.orderId)]).toEqual(['completed', ['delivered', 'completed']]);
  expect((await orderOf(order)).timeline.slice(-2)).toMatchObject([{ by: 'system' }, { by: 'system' }]);
  expect(await deleteAccounts.run(sale.app)).toBe(true);
  await sale.settle();
  expect((await orderOf(order)).buyerName).toBe('Former member');
});
