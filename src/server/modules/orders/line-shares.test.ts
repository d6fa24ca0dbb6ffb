import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { remindedGuest } from '#test/builders/reminders.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { trader, type Trader } from '#test/builders/trader.ts';
import { runAudit } from '../../app/audit/run-audit.ts';

let sale: Sale;
let ana: Trader;
let [lamp, table]: SoldVariant[] = [];
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await trader(sale, 'Ana Joiner');
  [lamp, table] = [
    await variantOf(sale, ana, { priceCents: 100_000 }),
    await variantOf(sale, ana, { priceCents: 100_000, category: 'notebooks' }),
  ];
  // The table has a rate of its own, so that a credit note shows whose tax it takes back.
  await sql(`UPDATE categories SET goods = 'books' WHERE slug = 'notebooks'`);
  const terms = { minimumCents: 0, startsAt: null, endsAt: null, maxUses: null, amountCents: null };
  const lampOff = { ...terms, code: 'LAMP-90', kind: 'percent', percent: 90, listingId: lamp.listingId };
  expect((await ana.call('POST', '/api/seller/promotions', lampOff)).status).toBe(200);
});
afterAll(async () => {
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
  await sale.stop();
});

/** A lamp with 90 % off beside a table, paid. */
async function bought() {
  const who = await withCart(sale, lamp as SoldVariant, table as SoldVariant);
  await who.call('POST', '/api/cart/promo', { code: 'LAMP-90' });
  const { body } = await buy(who);
  const { orderId, number } = body.orders[0];
  const read = async () => (await who.call('GET', `/api/orders/${orderId}?accessKey=${body.accessKey}`)).body;
  const lines: { id: string; listingId: string }[] = (await read()).lines;
  const idOf = (sold?: SoldVariant): string => lines.find(({ listingId }) => listingId === sold?.listingId)?.id ?? '';
  return { who, orderId, number, accessKey: body.accessKey, read, idOf };
}
const refund = (orderId: string, lineId: string) =>
  ana.call('POST', `/api/seller/orders/${orderId}/refund`, {
    refund: { kind: 'lines', lines: [{ lineId, quantity: 1 }] },
    reason: 'A scratch',
  });

test('[PAY-04, INV-05, PAY-06] a refund of a piece gives back what that piece cost', async () => {
  const { orderId, idOf, read } = await bought();
  const discounts = (await read()).lines.map((line: { id: string; discountCents: number }) => [
    line.id,
    line.discountCents,
  ]);
  expect(Object.fromEntries(discounts)).toEqual({ [idOf(lamp)]: 90_000, [idOf(table)]: 0 });
  expect((await refund(orderId, idOf(table))).body).toMatchObject({ amountCents: 100_000 });
  expect((await refund(orderId, idOf(lamp))).body).toMatchObject({ amountCents: 10_000 });
  const { rows } = await sql<{ rates: { percent: number; paidCents: number }[] }>(
    `SELECT content->'rates' AS rates FROM invoices WHERE order_id = $1 AND kind = 'credit_note' ORDER BY serial`,
    [orderId],
  );
  expect(rows.map(({ rates }) => rates.map(({ percent, paidCents }) => [percent, paidCents]))).toEqual([
    [[6, 100_000]],
    [[23, 10_000]],
  ]);
});

test('[LAW-01, INV-05] who withdraws from the reduced piece gets what it cost', async () => {
  const { who, number, accessKey, idOf, read } = await bought();
  const said = { name: 'Rio Keller', number, email: 'rio@example.com', accessKey, said: '' };
  const lines = [{ lineId: idOf(lamp), quantity: 1 }];
  expect((await who.call('POST', '/api/withdrawals', { ...said, lines })).status).toBe(200);
  expect(await read()).toMatchObject({ refundedCents: 10_000, state: 'confirmed' });
});

test('[PAY-03, INV-05] the refund of a piece without a subsidy takes none back', async () => {
  const { who, code } = await remindedGuest(sale, 'left@example.com', lamp as SoldVariant);
  await who.call('POST', '/api/cart/items', { ...table, quantity: 1 });
  await who.call('POST', '/api/cart/promo', { code });
  const { body } = await buy(who);
  const { orderId } = body.orders[0];
  const { rows } = await sql<{ id: string; funded: number }>(
    'SELECT id, funded_cents::int AS funded FROM order_lines WHERE order_id = $1 ORDER BY funded_cents',
    [orderId],
  );
  expect(rows.map(({ funded }) => funded)).toEqual([0, 6_000]);
  const backOf = async (lineId?: string): Promise<unknown> => {
    const { amountCents } = (await refund(orderId, lineId ?? '')).body;
    const { rows } = await sql<{ funded: number }>(
      `SELECT sum((facts->>'fundedCents')::int)::int AS funded FROM ledger_transactions WHERE order_id = $1 AND kind = 'refund'`,
      [orderId],
    );
    return [amountCents, rows[0]?.funded];
  };
  expect(await backOf(rows[0]?.id)).toEqual([100_000, 0]);
  expect(await backOf(rows[1]?.id)).toEqual([94_000, 6_000]);
});

test.each([
  'UPDATE order_lines SET discount_cents = discount_cents - 1 WHERE discount_cents > 0',
  'UPDATE orders SET discount_cents = discount_cents - 1, subtotal_cents = subtotal_cents - 1 WHERE discount_cents > 0',
  'UPDATE order_lines SET discount_cents = unit_price_cents * quantity + 1',
  'UPDATE order_lines SET funded_cents = discount_cents + 1',
  'DELETE FROM order_lines WHERE discount_cents > 0',
])('[INV-05] the database refuses shares that do not add up: %s', async (statement) => {
  await expect(sql(statement)).rejects.toMatchObject({ code: '23514' });
});
