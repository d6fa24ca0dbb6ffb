import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { paymentViews } from '#domain/office/money-contract.ts';
import { buy, finish, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, openSale, type Sale } from '#test/builders/sale.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';

let sale: Sale;
let ida: Browser;
let mug: SoldVariant;

const admin = adminOf(() => sale);
const rowsOf = async (text: string): Promise<Record<string, unknown>[]> => (await sale.app.db.query({ text })).rows;

beforeAll(async () => {
  sale = await openSale();
  const [ana, bea] = [await maker(sale.address, 'Ana Potter'), await maker(sale.address, 'Bea Weaver')];
  mug = await variantOf(sale, ana, { quantity: 9 });
  const scarf = await variantOf(sale, bea, { quantity: 9 });
  await buy(await withCart(sale, { ...mug, quantity: 2 }, scarf));
  await buy(await withCart(sale, mug));
  await buy(await withCart(sale, mug), { paymentMethodId: 'pm_card_chargeDeclined' });
  await sale.settle();
  ida = await admin('Ida Falk', 'financial_admin');
});
afterAll(() => sale.stop());

test('[OFFICE-01, INV-02] takings are what the provider captured and what the orders add up to', async () => {
  const findings = await runAudit(sale.app);
  expect(findings.filter(({ id, state }) => /INV-0[235]/.test(id) && state !== 'ok')).toEqual([]);
  const [atProvider] = await rowsOf(
    `SELECT sum(amount_captured)::bigint AS cents FROM stripe_sandbox.charges WHERE status = 'succeeded'`,
  );
  for (const by of ['day', 'week', 'month'] as const) {
    const { sums, periods } = await ask(ida, contract.office.getMoney, { by });
    expect(sums).toMatchObject({
      payments: 2,
      orders: 3,
      takenCents: atProvider?.cents ?? 'nothing',
      refundedCents: 0,
      cancelledCents: 0,
    });
    const { linesCents, discountCents, postageCents, taxCents, ordersCents, takenCents } = sums;
    expect([linesCents - discountCents + postageCents + taxCents, ordersCents]).toEqual([takenCents, takenCents]);
    // [UX-93] Each part opens the orders that it is the sum of.
    const from = periods[0]?.from;
    const sumOf = async (part: 'lines' | 'discount' | 'postage' | 'tax' | 'vat'): Promise<number> =>
      (await ask(ida, contract.office.listOrders, { from, part, limit: 100 })).items.reduce(
        (sum, { partCents }) => sum + (partCents ?? 0),
        0,
      );
    expect([await sumOf('lines'), await sumOf('discount'), await sumOf('postage')]).toEqual([
      linesCents,
      0 - discountCents,
      postageCents,
    ]);
    expect([await sumOf('tax'), await sumOf('vat')]).toEqual([taxCents, sums.containedTaxCents]);
    // Each of the three fees is rounded by itself.
    expect(Math.abs(sums.feesCents - ordersCents * 0.065)).toBeLessThanOrEqual(1.5);
    expect(periods.at(-1)).toMatchObject({ orders: 3, takenCents });
    expect(periods).toHaveLength(by === 'day' ? 30 : 12);
    expect(periods.slice(0, -1).every((period) => period.takenCents === 0)).toBe(true);
  }
});

test('[OFFICE-01, INV-02] a payment that does not fit its orders is named', async () => {
  expect((await ask(ida, contract.office.listPayments, { view: 'mismatched' })).items).toEqual([]);
  const captured = onlyRow({
    rows: (await ask(ida, contract.office.listPayments)).items.filter((each) => each.status === 'captured').slice(0, 1),
  });
  const id = captured.checkoutId;
  const set = (what: string) =>
    sale.app.db.query({ text: `UPDATE payments SET ${what} WHERE checkout_id = $1`, values: [id] });
  await set('captured_cents = captured_cents - 1');
  expect((await ask(ida, contract.office.listPayments, { view: 'mismatched' })).items).toMatchObject([
    { checkoutId: id, trouble: 'orders-differ' },
  ]);
  await set(`captured_cents = captured_cents + 1, status = 'to_refund', updated_at = now() - interval '16 minutes'`);
  expect((await ask(ida, contract.office.listPayments, { view: 'late' })).items).toMatchObject([
    { checkoutId: id, trouble: 'overdue' },
  ]);
  await set(`status = 'captured'`);
  expect((await ask(ida, contract.office.listPayments, { view: 'late' })).items).toEqual([]);
});

test('[OFFICE-01, INV-03] money of which no order came is counted when it came and when it goes back', async () => {
  const { sums: before } = await ask(ida, contract.office.getMoney, { by: 'day' });
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  const intentId = String(body.clientSecret).split('_secret')[0] ?? '';
  const cents = body.totalCents - 100;
  await sale.provider.stripe.paymentIntents.update(intentId, { amount: cents });
  await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  expect((await finish(rio, body)).status).toBe(410);
  const sumsNow = async () => (await ask(ida, contract.office.getMoney, { by: 'day' })).sums;
  const came = await sumsNow();
  expect([came.takenCents - before.takenCents, came.refundedCents]).toEqual([cents, 0]);
  await sendRefunds(sale.app);
  const gone = await sumsNow();
  expect([gone.takenCents, gone.refundedCents, gone.orders]).toEqual([came.takenCents, cents, before.orders]);
  expect((await ask(ida, contract.office.listPayments, { view: 'refunded' })).items).toMatchObject([
    { checkoutId: body.checkoutId, trouble: '' },
  ]);
});

test('[OFFICE-02, ADM-12] the file has every payment, and who took it stands in the log', async () => {
  const { result } = (await ida.call('POST', '/exportPayments', { data: { view: 'all' } })).body;
  expect(result).toMatchObject({ rows: 4, isWhole: true });
  const [, ...lines] = result.csv.trim().split('\r\n') as string[];
  const stored = await rowsOf(
    `SELECT checkout_id || ',' || status || ',' || (amount_cents / 100.0)::numeric(12, 2) || ',' || (captured_cents / 100.0)::numeric(12, 2) || ',' || (refunded_cents / 100.0)::numeric(12, 2) AS line FROM payments`,
  );
  expect(lines.map((line) => line.split(',').slice(1, 6).join(',')).toSorted()).toEqual(
    stored.map(({ line }) => line).toSorted(),
  );
  expect(await rowsOf(`SELECT actor_name, subject_kind FROM audit_log WHERE act = 'office.exportPayments'`)).toEqual([
    { actor_name: 'Ida Falk', subject_kind: 'payments' },
  ]);
  const per = await admin('Per Lund', 'analytics_admin');
  expect((await per.call('GET', '/api/admin/money')).status).toBe(200);
  expect((await per.call('GET', '/api/admin/payments')).status).toBe(403);
  expect((await per.call('POST', '/exportPayments', { data: {} })).status).toBe(403);
});

test('[OFFICE-02, ADM-12] the file of a view has the payments of that view, and no others', async () => {
  const sizes = new Set<number>();
  for (const view of paymentViews) {
    const listed = (await ask(ida, contract.office.listPayments, { view, limit: 100 })).items;
    const { result } = (await ida.call('POST', '/exportPayments', { data: { view } })).body;
    const rows = result.csv.trim().split('\r\n').slice(1) as string[];
    expect([view, rows.map((row) => row.split(',')[1])]).toEqual([view, listed.map(({ checkoutId }) => checkoutId)]);
    sizes.add(listed.length);
  }
  // Views that are alike would show nothing.
  expect(sizes.size).toBeGreaterThan(2);
});
