import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { returnOperations } from '#test/builders/returns.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
const sql = sqlOf(() => sale);
const { bought, asked, stop } = returnOperations({ sale: () => sale, ana: () => ana, mug: () => mug });
const get = async (path: string) => (await ana.call('GET', `/api/seller/${path}`)).body;

/** An order that leaves so many days from today. */
async function leaving(days: number, variant: SoldVariant & { personalisation?: string } = mug) {
  await sql('DELETE FROM rate_limits');
  const { body } = await buy(await withCart(sale, variant));
  const { orderId } = body.orders[0] as { orderId: string };
  await sql(`UPDATE orders SET leaves_by = ($2::timestamptz AT TIME ZONE 'UTC')::date + $3::int WHERE id = $1`, [
    ...[orderId, sale.app.clock.now(), days],
  ]);
  return { orderId, accessKey: body.accessKey as string };
}

/** The buyer of a spoon wants its proof changed; the maker may answer with the next. */
async function changed(spoon: SoldVariant, isAnswered: boolean): Promise<void> {
  const { orderId, accessKey } = await leaving(3, { ...spoon, personalisation: 'NOA' });
  const [line] = (await get(`orders/${orderId}`)).lines;
  const proof = { lineId: line.id, text: 'Serif letters' };
  await ana.call('POST', `/api/seller/orders/${orderId}/proofs`, proof);
  const wanted = { lineId: line.id, version: 1, state: 'change_requested', answer: 'Larger' };
  await ana.call('POST', `/api/orders/${orderId}/proofs/answer`, { accessKey, ...wanted });
  if (isAnswered) await ana.call('POST', `/api/seller/orders/${orderId}/proofs`, proof);
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Carver');
  mug = await variantOf(sale, ana, { quantity: 50 });
  const spoon = await variantOf(sale, ana, {
    quantity: 50,
    personalisation: { prompt: 'Name to carve', maxLength: 20, required: true },
  });
  for (const quantity of [1, 2]) await variantOf(sale, ana, { quantity });
  for (const days of [-2, -1, -1, 0, 0, 4]) await leaving(days);
  for (const isAnswered of [false, false, true]) await changed(spoon, isAnswered);
  const [first, second, ended] = [await bought(), await bought(), await bought()];
  await asked(first);
  await asked(second);
  // One that has ended is none that is open.
  await stop(ended, await asked(ended));
  const question = { productId: mug.listingId, initialMessage: 'Is it still there?', clientId: randomUUID() };
  await first.rio.call('POST', '/api/messages/conversations', question);
  await sale.settle();
});
afterAll(() => sale.stop());

test('[DASH-01, UX-85] as many conversations are unread as their folder has', async () => {
  const { folders } = (await ana.call('GET', '/api/messages/inbox')).body;
  const { items } = (await ana.call('GET', '/api/messages/conversations?folder=unread')).body;
  expect(items).toHaveLength(1);
  expect(folders).toContainEqual({ folder: 'unread', count: 1, unread: 1 });
});

test.each([
  ['late', 'overview', 'late', 'orders?state=late', 3],
  ['due today', 'overview', 'dueToday', 'orders?state=due_today', 2],
  ['waiting for a next proof', 'overview', 'proofsWanted', 'orders?state=proof_wanted', 2],
  ['to send', 'overview', 'toShip', 'orders?state=to_ship', 9],
  ['nearly sold out', 'overview', 'lowStockCount', 'listings?state=low', 2],
  ['open returns', 'returns?which=open&limit=1', 'openCount', 'returns?which=open', 2],
  ['unread alerts', 'alerts/unread', 'unread', 'alerts?unread=true', null],
])('[DASH-01, UX-85] as many are %s as its list has', async (_name, counted, field, list, expected) => {
  const number = (await get(counted))[field];
  const { items, returns } = await get(`${list}&limit=50`);
  expect(number).toBe((items ?? returns).length);
  expect(number).toBe(expected ?? number);
  expect(number).toBeGreaterThan(0);
});
