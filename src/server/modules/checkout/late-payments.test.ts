import { expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import type { maker } from '#test/builders/market.ts';
import { openOneShop } from '#test/builders/one-shop.ts';
import {
  buy,
  count,
  finish,
  orderForm,
  start,
  variantOf,
  stockOf,
  withCart,
  type SoldVariant,
} from '#test/builders/buying.ts';
import { decideDispute, openDispute } from '#test/builders/disputes.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { listEvents, postEvent } from '#test/builders/provider-events.ts';
import { browser, codeOf, type Sale } from '#test/builders/sale.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { ProviderUnavailable, type PaymentProvider } from '../payments/provider.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { bookPayment } from './book-payment.ts';
import { dropCheckout } from './drop-checkout.ts';
import { processCheckouts } from './process-checkouts.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let real: PaymentProvider;

const sweep = async (): Promise<boolean | void> => {
  const isMore = await processCheckouts.run(sale.app);
  await sendRefunds(sale.app);
  return isMore;
};
const intentIdOf = (body: { clientSecret: string }): string => body.clientSecret.split('_secret')[0] ?? '';
const payNow = (body: { clientSecret: string }) =>
  sale.provider.stripe.paymentIntents.confirm(intentIdOf(body), { payment_method: 'pm_card_visa' });
const statusOf = async (checkoutId: string) => {
  const { rows } = await sale.app.db.query<{ status: string; payment: string }>({
    text: 'SELECT c.status, p.status AS payment FROM checkouts c JOIN payments p ON p.checkout_id = c.id WHERE c.id = $1',
    values: [checkoutId],
  });
  return [rows[0]?.status, rows[0]?.payment];
};
openOneShop({ quantity: 1 }, (shop) => ({ sale, ana, mug, provider: real } = shop));

test('[INV-08, CAT-02] pieces are held 15 minutes; then they go back once', async () => {
  const who = await withCart(sale, mug);
  const form = await orderForm(who, { paymentMethodId: 'pm_card_chargeDeclined' });
  const { body } = await start(who, form, 'one-press');
  await passTime(sale, 15 * MINUTE - 5000);
  await sweep();
  expect(await stockOf(sale, mug)).toEqual({ stock: 0, reserved: 1, sold: 0 });
  await passTime(sale, 6000);
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  expect(await stockOf(sale, mug)).toEqual({ stock: 1, reserved: 0, sold: 0 });
  expect(await statusOf(body.checkoutId)).toEqual(['expired', 'canceled']);
  await expect(payNow(body)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  expect(codeOf(await finish(await withCart(sale), body))).toEqual([410, 'checkout/expired']);
  // Pressed again it is told as what it is, with nothing to pay it by.
  expect((await start(who, form, 'one-press')).body).toMatchObject({ status: 'expired', clientSecret: null });
});

test('[INV-08] a payment that came in before its time was over is booked', async () => {
  const { body } = await buy(await withCart(sale, mug), { card: 'pm_card_chargeDeclined' });
  await payNow(body);
  await passTime(sale, 16 * MINUTE);
  await sweep();
  expect([await statusOf(body.checkoutId), await stockOf(sale, mug)]).toEqual([
    ['paid', 'captured'],
    { stock: 0, reserved: 0, sold: 1 },
  ]);
});

test('[INV-08] money for a checkout that was let go takes its pieces again while they are there', async () => {
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  await bookPayment(sale.app, body.checkoutId, {
    ...(await real.retrieveIntent(intentIdOf(body))),
    status: 'canceled',
  });
  expect(await stockOf(sale, mug)).toEqual({ stock: 1, reserved: 0, sold: 0 });
  await payNow(body);
  expect((await finish(rio, body)).body).toMatchObject({ status: 'paid', orders: [{}] });
  expect(await stockOf(sale, mug)).toEqual({ stock: 0, reserved: 0, sold: 1 });
});

test('[INV-08, INV-02] money that comes after somebody else has the piece goes back automatically', async () => {
  const [rio, eve] = [await withCart(sale, mug), await withCart(sale, mug)];
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  await bookPayment(sale.app, body.checkoutId, {
    ...(await real.retrieveIntent(intentIdOf(body))),
    status: 'canceled',
  });
  expect((await buy(eve)).body.status).toBe('paid');
  await payNow(body);
  expect(codeOf(await finish(rio, body))).toEqual([410, 'checkout/paid-too-late']);
  expect(await statusOf(body.checkoutId)).toEqual(['expired', 'to_refund']);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await statusOf(body.checkoutId)).toEqual(['expired', 'refunded']);
  expect((await sale.provider.stripe.refunds.list({ payment_intent: intentIdOf(body) })).data).toHaveLength(1);
  expect(await count(sale, 'orders WHERE checkout_id = $1', [body.checkoutId])).toBe(0);
});

test.each([
  ['sold', 'pm_card_visa', { stock: 0, reserved: 0, sold: 1 }],
  ['held for somebody else', 'pm_card_chargeDeclined', { stock: 0, reserved: 1, sold: 0 }],
])('[INV-08, CAT-02] late money for two pieces of which one is %s goes back', async (_what, card, there) => {
  const bowl = await variantOf(sale, ana, { quantity: 1 });
  const [rio, eve] = [await withCart(sale, bowl, mug), await withCart(sale, mug)];
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  await bookPayment(sale.app, body.checkoutId, {
    ...(await real.retrieveIntent(intentIdOf(body))),
    status: 'canceled',
  });
  expect((await buy(eve, { card })).status).toBe(200);
  await payNow(body);
  expect(codeOf(await finish(rio, body))).toEqual([410, 'checkout/paid-too-late']);
  expect([await stockOf(sale, bowl), await stockOf(sale, mug)]).toEqual([{ stock: 1, reserved: 0, sold: 0 }, there]);
});

test('[INV-02, INV-24] a start whose answer was lost charges once', async () => {
  sale.app.outside.payments = {
    ...real,
    createIntent: async (request) => {
      await real.createIntent(request);
      throw new ProviderUnavailable('the line was cut');
    },
  };
  expect(codeOf(await buy(await withCart(sale, mug)))).toEqual([503, 'checkout/payment-unavailable']);
  sale.app.outside.payments = real;
  expect(await stockOf(sale, mug)).toEqual({ stock: 0, reserved: 1, sold: 0 });
  await passTime(sale, MINUTE + 1000);
  await Promise.all([sweep(), sweep()]);
  expect(await stockOf(sale, mug)).toEqual({ stock: 0, reserved: 0, sold: 1 });
});

test('[INV-02] a start that was charged is booked though its key was forgotten', async () => {
  sale.app.outside.payments = {
    ...real,
    createIntent: async (request) => {
      await real.createIntent(request);
      throw new ProviderUnavailable('the line was cut');
    },
  };
  await buy(await withCart(sale, mug));
  sale.app.outside.payments = real;
  await sale.app.db.query({ text: 'DELETE FROM stripe_sandbox.idempotency_keys' });
  await passTime(sale, DAY + MINUTE);
  await sweep();
  const paid = (await listEvents(sale)).filter((event) => event.includes('payment_intent.succeeded'));
  expect((await postEvent(sale, paid.at(-1) ?? '')).status).toBe(200);
  expect(await stockOf(sale, mug)).toEqual({ stock: 0, reserved: 0, sold: 1 });
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});

test('[INV-02] a start that never reached the provider is charged by nobody', async () => {
  sale.app.outside.payments = {
    ...real,
    createIntent: async () => {
      throw new ProviderUnavailable('no line');
    },
    recoverIntent: async () => {
      throw new ProviderUnavailable('no line');
    },
  };
  const rio = await withCart(sale, mug);
  expect(codeOf(await buy(rio))).toEqual([503, 'checkout/payment-unavailable']);
  await passTime(sale, 20 * MINUTE);
  await sweep();
  expect(await stockOf(sale, mug), 'as long as nothing is known of the payment').toEqual({
    stock: 0,
    reserved: 1,
    sold: 0,
  });
  sale.app.outside.payments = real;
  await sweep();
  expect(await stockOf(sale, mug)).toEqual({ stock: 1, reserved: 0, sold: 0 });
  expect((await buy(rio)).body.status).toBe('paid');
});

test('[PAY-02, INV-02] while the provider does not answer nobody is told of a payment', async () => {
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  const away = (): Promise<never> => Promise.reject(new ProviderUnavailable('no line'));
  sale.app.outside.payments = { ...real, createIntent: away, retrieveIntent: away, cancelIntent: away };
  expect(codeOf(await finish(rio, body))).toEqual([503, 'checkout/payment-unavailable']);
  expect(codeOf(await buy(rio))).toEqual([503, 'checkout/payment-unavailable']);
  // What cannot be asked cannot be ended: it stays, with its piece.
  await dropCheckout(sale.app, body.checkoutId);
  expect([(await statusOf(body.checkoutId))[0], await stockOf(sale, mug)]).toEqual([
    'failed',
    { stock: 0, reserved: 1, sold: 0 },
  ]);
  // Nor may a guest look for its orders: there are none yet.
  const confirmation = (who = rio) =>
    who.call('GET', `/api/orders/confirmation/${body.checkoutId}?accessKey=${body.accessKey}`);
  expect(codeOf(await confirmation())).toEqual([404, 'orders/not-found']);
  sale.app.outside.payments = real;
  await payNow(body);
  expect((await finish(rio, body)).body.status).toBe('paid');
  expect((await confirmation()).body.orders).toHaveLength(1);

  const bowl = await variantOf(sale, ana, { quantity: 1 });
  const { body: over } = await buy(await withCart(sale, bowl), { card: 'pm_card_chargeDeclined' });
  await dropCheckout(sale.app, over.checkoutId);
  const requests: string[] = [];
  const refuse = (what: string) => (): Promise<never> => {
    requests.push(what);
    return Promise.reject(new Error('nobody should have asked'));
  };
  sale.app.outside.payments = { ...real, retrieveIntent: refuse('retrieve'), cancelIntent: refuse('cancel') };
  await dropCheckout(sale.app, body.checkoutId);
  await dropCheckout(sale.app, over.checkoutId);
  await dropCheckout(sale.app, 'checkout_none');
  expect([requests, await statusOf(body.checkoutId)]).toEqual([[], ['paid', 'captured']]);
  expect(await stockOf(sale, mug)).toEqual({ stock: 0, reserved: 0, sold: 1 });
});

test('[INV-03, PAY-04] a payment gives back no cent more than it took', async () => {
  const { body } = await buy(await withCart(sale, mug));
  const { rows } = await sale.app.db.query<{ sellerId: string; orderId: string; cents: number }>({
    text: 'SELECT seller_id AS "sellerId", id AS "orderId", total_cents AS cents FROM orders WHERE checkout_id = $1',
    values: [body.checkoutId],
  });
  const [order] = rows;
  if (!order) throw new Error('nothing was bought');
  const { cents, ...of } = order;
  const ask = (id: string, amountCents: number) =>
    inTransaction(sale.app.db, (tx) =>
      requestRefund(sale.app, tx, {
        ...of,
        id,
        amountCents,
        checkoutId: body.checkoutId,
        by: 'maker',
        reason: '',
        now: sale.app.clock.now(),
      }),
    );
  const booked = () => count(sale, `ledger_transactions WHERE order_id = $1 AND kind = 'refund'`, [of.orderId]);
  expect([await ask('refund_more', cents + 1), await booked()]).toEqual([false, 0]);
  const all = { refund: { kind: 'all' }, reason: 'A crack in the glaze' };
  expect((await ana.call('POST', `/api/seller/orders/${of.orderId}/refund`, all)).status).toBe(200);
  expect([await ask('refund_cent', 1), await booked()]).toEqual([false, 1]);
  expect(await count(sale, 'refunds WHERE checkout_id = $1', [body.checkoutId])).toBe(1);
  await sendRefunds(sale.app);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});

test('[INV-02, INV-07] another sum than the checkout’s makes no order: its pieces and its money go back', async () => {
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  await sale.provider.stripe.paymentIntents.update(intentIdOf(body), { amount: body.totalCents - 100 });
  await payNow(body);
  expect(codeOf(await finish(rio, body))).toEqual([410, 'checkout/paid-too-late']);
  expect(await stockOf(sale, mug)).toEqual({ stock: 1, reserved: 0, sold: 0 });
  await sweep();
  expect(await statusOf(body.checkoutId)).toEqual(['expired', 'refunded']);
});

test('[INV-08, INV-02] sixty checkouts that cannot be ended keep no other one waiting', async () => {
  const { body: late } = await buy(await withCart(sale, mug), { card: 'pm_card_chargeDeclined' });
  await sale.provider.stripe.paymentIntents.update(intentIdOf(late), { amount: late.totalCents - 100 });
  await payNow(late);
  await bookPayment(sale.app, late.checkoutId, await real.retrieveIntent(intentIdOf(late)));
  expect((await statusOf(late.checkoutId))[1]).toBe('to_refund');
  const bowl = await variantOf(sale, ana, { quantity: 1 });
  const { body } = await buy(await withCart(sale, bowl), { card: 'pm_card_chargeDeclined' });
  const copies = (table: string, key: string): Promise<unknown> =>
    sale.app.db.query({
      text: `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('${key}', 'a-stuck-' || n, 'intent_id', 'pi_of_nobody', 'cart_id', 'cart-' || n))).*
             FROM ${table} t, generate_series(1, 60) n WHERE t.${key} = $1`,
      values: [body.checkoutId],
    });
  await copies('checkouts', 'id');
  await copies('payments', 'checkout_id');
  const logged = sale.app.log.error;
  sale.app.log.error = () => undefined;
  await passTime(sale, 16 * MINUTE);
  while (await sweep()) {
    /* more */
  }
  sale.app.log.error = logged;
  expect(await count(sale, `checkouts WHERE id LIKE 'a-stuck-%' AND status = 'failed'`, [])).toBe(60);
  expect(await statusOf(body.checkoutId)).toEqual(['expired', 'canceled']);
  expect(await stockOf(sale, bowl)).toEqual({ stock: 1, reserved: 0, sold: 0 });
  expect((await statusOf(late.checkoutId))[1]).toBe('refunded');
  for (const [table, key] of [
    ['checkouts', 'id'],
    ['payments', 'checkout_id'],
  ])
    await sale.app.db.query({ text: `DELETE FROM ${table} WHERE ${key} LIKE 'a-stuck-%'` });
});

test.each([
  ['lost', ['losing_evidence', 'lost']],
  ['won', ['winning_evidence', 'won']],
] as const)('[INV-08, INV-03] late money under a dispute that is %s goes back once', async (end, how) => {
  const { body: late } = await buy(await withCart(sale, mug), { card: 'pm_card_chargeDeclined' });
  await sale.provider.stripe.paymentIntents.update(intentIdOf(late), { amount: late.totalCents - 100 });
  await payNow(late);
  await finish(browser(sale.address), late);
  expect((await statusOf(late.checkoutId))[1]).toBe('to_refund');

  const dispute = await openDispute(sale, intentIdOf(late));
  await passTime(sale, 16 * MINUTE);
  const refundAll = vi.fn(real.refundAll);
  sale.app.outside.payments = { ...real, refundAll };
  await sweep();
  expect([(await statusOf(late.checkoutId))[1], refundAll.mock.calls]).toEqual(['to_refund', []]);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
  await decideDispute(sale, dispute, how);
  await sweep();
  expect((await statusOf(late.checkoutId))[1]).toBe('refunded');
  const { data } = await sale.provider.stripe.refunds.list({ payment_intent: intentIdOf(late) });
  expect(data.map(({ amount }) => amount)).toEqual(end === 'won' ? [late.totalCents - 100] : []);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});

test('[INV-08, INV-02] late money whose return was never heard of goes back once', async () => {
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  await sale.provider.stripe.paymentIntents.update(intentIdOf(body), { amount: body.totalCents - 100 });
  await payNow(body);
  await finish(rio, body);
  sale.app.outside.payments = {
    ...real,
    refundAll: async (intent) => {
      await real.refundAll(intent);
      throw new ProviderUnavailable('the line was cut');
    },
  };
  await sweep();
  expect((await statusOf(body.checkoutId))[1]).toBe('to_refund');
  sale.app.outside.payments = real;
  await sale.app.db.query({ text: 'DELETE FROM stripe_sandbox.idempotency_keys' });
  await passTime(sale, DAY + MINUTE);
  await sweep();
  expect((await statusOf(body.checkoutId))[1]).toBe('refunded');
  const { data } = await sale.provider.stripe.refunds.list({ payment_intent: intentIdOf(body) });
  expect(data.map(({ amount }) => amount)).toEqual([body.totalCents - 100]);
});

test('[INV-08, INV-03] late money of which the bank took a part is still owed for the rest', async () => {
  const { body: late } = await buy(await withCart(sale, mug), { card: 'pm_card_chargeDeclined' });
  await sale.provider.stripe.paymentIntents.update(intentIdOf(late), { amount: late.totalCents - 100 });
  await payNow(late);
  await finish(browser(sale.address), late);
  const dispute = await openDispute(sale, intentIdOf(late), { amount: '1000' });
  await decideDispute(sale, dispute, ['losing_evidence', 'lost']);
  expect((await statusOf(late.checkoutId))[1]).toBe('to_refund');
  await passTime(sale, 16 * MINUTE);
  const breaches = (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  expect(breaches.flatMap((finding) => finding.breaches).map(({ says }) => says)).toEqual([
    'captured money has orders, or goes back within 15 minutes, or by the bank that took it back',
  ]);
});

test('[INV-02] a start that is sent again asks for the payment that it made, as it is now', async () => {
  const rio = await withCart(sale, mug);
  const form = await orderForm(rio, { paymentMethodId: 'pm_card_chargeDeclined' });
  const { body } = await start(rio, form, 'sent-again');
  sale.app.outside.payments = { ...real, createIntent: () => Promise.reject(new ProviderUnavailable('no line')) };
  expect(await start(rio, form, 'sent-again')).toMatchObject({ status: 200, body });
  sale.app.outside.payments = real;
  // To the key of the first start the provider would only repeat what it said then.
  await sale.provider.stripe.paymentIntents.cancel(intentIdOf(body));
  expect((await start(rio, form, 'sent-again')).body).toMatchObject({ status: 'expired', clientSecret: null });
  expect(await stockOf(sale, mug)).toEqual({ stock: 1, reserved: 0, sold: 0 });
});
