import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { type Random, seededRandom } from '#server/platform/clock/random.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { arrive } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { wrongSums } from '#test/builders/wrong-sums.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runs } from '#test/support/properties.ts';
import { seed } from '#test/support/seed.ts';
import { sendRefunds } from '#test/builders/work-off.ts';

/** Enough for an order to leave in parcels, arrive and come back. */
const STEPS = 30;
let sale: Sale;
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
afterAll(() => sale.stop());

/** An order of two kinds of pieces, and whatever its people may try with it, allowed or not. */
async function openOrder(random: Random, sequence: number) {
  // Days pass in a sequence: a session of the one before may be over.
  const ana = await maker(sale.address, `Ana Potter ${sequence}`);
  const variants = [await variantOf(sale, ana, { quantity: 7 }), await variantOf(sale, ana, { quantity: 7 })];
  const cart = await withCart(sale, ...variants.map((variant) => ({ ...variant, quantity: 2 + random.integer(3) })));
  const { body } = await buy(cart, { email: 'noa@example.com' });
  const { accessKey } = body;
  const { orderId } = body.orders[0] as { orderId: string };
  const guest = browser(sale.address);
  const order = (await guest.call('GET', `/api/orders/${orderId}?accessKey=${accessKey}`)).body;
  const shop = `/api/seller/orders/${orderId}`;
  const some = () =>
    (order.lines as { id: string }[])
      .map(({ id }) => ({ lineId: id, quantity: random.integer(3) }))
      .filter(({ quantity }) => quantity > 0);
  const pick = <T>(all: readonly T[]): T | undefined => all[random.integer(Math.max(1, all.length))];
  const returns = async (): Promise<string[]> =>
    (await sql<{ id: string }>('SELECT id FROM returns WHERE order_id = $1', [orderId])).rows.map(({ id }) => id);
  const withdrawals = async (): Promise<string[]> =>
    (await sql<{ id: string }>('SELECT id FROM withdrawals WHERE order_id = $1', [orderId])).rows.map(({ id }) => id);
  const operations: (() => Promise<unknown>)[] = [
    () => ana.call('POST', `${shop}/parcels`, { lines: some() }),
    () => ana.call('POST', `${shop}/parcels`, { lines: some() }),
    () => ana.call('POST', `${shop}/state`, { state: pick(['processing', 'shipped']) }),
    () => ana.call('POST', `${shop}/refunds`, { refund: { kind: 'lines', lines: some() }, reason: 'Broken' }),
    () => ana.call('POST', `${shop}/cancel`, { reason: 'A piece broke' }),
    () => arrive(sale.app, orderId).catch(() => false),
    () => passTime(sale, DAY),
    () =>
      guest.call('POST', '/api/withdrawals', {
        ...{ number: order.number, email: 'noa@example.com', name: 'Noa', said: '', lines: some() },
      }),
    async () => ana.call('POST', `/api/seller/withdrawals/${pick(await withdrawals())}/received`, {}),
    () =>
      guest.call('POST', `/api/orders/${orderId}/returns`, {
        ...{ accessKey, lines: some(), reason: pick(['not_right', 'damaged']), words: 'It is too small.' },
      }),
    async () =>
      ana.call('POST', `/api/seller/returns/${pick(await returns())}/state`, {
        state: pick(['approved', 'received', 'under_review']),
      }),
    async () =>
      ana.call('POST', `/api/seller/returns/${pick(await returns())}/refund`, { isRestocked: random.integer(2) === 0 }),
    async () => ana.call('POST', `/api/seller/returns/${pick(await returns())}/rejection`, { reason: 'Scratched.' }),
  ];
  return { orderId, acts: operations };
}

test('[INV-03, INV-06, INV-07, ORD-01, ORD-04] lines, parcels, returns, refunds and stock add up after whatever people do', async () => {
  const reached = new Set<string>();
  for (let sequence = 0; sequence < runs(12); sequence += 1) {
    const random = seededRandom(seed + sequence);
    const { orderId, acts } = await openOrder(random, sequence);
    for (let operation = 0; operation < STEPS; operation += 1) {
      await acts[random.integer(acts.length)]?.();
      expect(await wrongSums(sale.app.db, orderId), `sequence ${sequence}, act ${operation}`).toEqual([]);
    }
    const { rows } = await sql<{ state: string }>('SELECT state FROM orders WHERE id = $1', [orderId]);
    reached.add(rows[0]?.state ?? '');
  }
  await sendRefunds(sale.app);
  await sale.settle();
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
  expect(reached.size).toBeGreaterThan(2);
}, 3_600_000);
