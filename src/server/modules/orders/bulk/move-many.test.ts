import { expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, count, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openOneShop } from '#test/builders/one-shop.ts';
import type { Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
openOneShop({ quantity: 40 }, (shop) => ({ sale, ana, mug } = shop));

const bought = async (variant: SoldVariant & { personalisation?: string } = mug): Promise<string> => {
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
  return (await buy(await withCart(sale, variant))).body.orders[0].orderId as string;
};
const move = async (chosen: object, to: string, who = ana) =>
  (await who.call('POST', '/api/seller/orders/moves', { chosen, move: to })).body;
const stateOf = async (orderId: string) => (await ask(ana, contract.orders.getShopOrder, { orderId })).state;

test('[UX-86, ORD-01] orders begin and leave together; a repeat sends nothing twice', async () => {
  const orderIds = [await bought(), await bought()].toSorted();
  expect(await move({ orderIds }, 'processing')).toEqual({ moved: orderIds, refused: [], nextAfter: null });
  for (let turn = 0; turn < 2; turn += 1)
    expect(await move({ orderIds }, 'shipped')).toEqual({ moved: orderIds, refused: [], nextAfter: null });
  expect(await count(sale, 'mails WHERE key = ANY($1)', [orderIds.map((id) => `sent ${id}`)])).toBe(2);
});

test('[UX-86, ORD-07] what cannot be sent is named with its reason, and the rest is sent', async () => {
  const spoon = await variantOf(sale, ana, { personalisation: { prompt: 'Name', maxLength: 20, required: true } });
  const [withProof, ended, good] = [await bought({ ...spoon, personalisation: 'NOA' }), await bought(), await bought()];
  const [line] = (await ask(ana, contract.orders.getShopOrder, { orderId: withProof })).lines;
  await ana.call('POST', `/api/seller/orders/${withProof}/proofs`, { lineId: line?.id, text: 'Serif letters' });
  await ana.call('POST', `/api/seller/orders/${ended}/cancel`, { reason: 'The kiln broke.' });
  const { moved, refused } = await move({ orderIds: [withProof, ended, good] }, 'shipped');
  expect(moved).toEqual([good]);
  expect(refused.map(({ orderId, code }: { orderId: string; code: string }) => [orderId, code]).toSorted()).toEqual(
    [
      [withProof, 'orders/proof-open'],
      [ended, 'orders/move-not-allowed'],
    ].toSorted(),
  );
  expect(refused[0].number).toMatch(/^AM-/);
});

test('[INV-22] orders of another shop are not found, and stay as they are', async () => {
  const orderId = await bought();
  const { moved, refused } = await move({ orderIds: [orderId] }, 'shipped', await maker(sale.address, 'Eli Wood'));
  expect([moved, refused]).toEqual([[], [{ orderId, number: '', code: 'orders/not-found' }]]);
  expect(await stateOf(orderId)).toBe('confirmed');
});

test('[UX-86, ORD-01] that orders have arrived is taken back together until it counts', async () => {
  const orderId = await bought();
  await move({ orderIds: [orderId] }, 'shipped');
  await sale.app.db.query({
    text: `UPDATE order_transitions SET at = at - interval '5 days' WHERE order_id = $1`,
    values: [orderId],
  });
  await sale.app.db.query({
    text: `UPDATE parcels SET sent_at = sent_at - interval '5 days' WHERE order_id = $1`,
    values: [orderId],
  });
  expect((await move({ orderIds: [orderId] }, 'delivered')).moved).toEqual([orderId]);
  expect((await move({ orderIds: [orderId] }, 'not_delivered')).moved).toEqual([orderId]);
  expect(await count(sale, 'orders WHERE id = $1 AND arrival_said_at IS NOT NULL', [orderId])).toBe(0);
});

test('[UX-86] all that a filter leaves are moved batch by batch, but for those let go', async () => {
  const vase = await variantOf(sale, ana, { title: 'Filter vase', quantity: 9 });
  const ids = [await bought(vase), await bought(vase), await bought(vase)].toSorted();
  const chosen = { filter: { state: 'to_ship', q: 'filter vase' }, except: [ids[0]] };
  expect((await move({ ...chosen, after: ids[1] }, 'processing')).moved).toEqual([ids[2]]);
  // Those that are begun are passed over, not refused.
  expect(await move({ ...chosen, after: null }, 'processing')).toEqual({
    moved: [ids[1]],
    refused: [],
    nextAfter: null,
  });
  expect(await stateOf(ids[0] ?? '')).toBe('confirmed');
});
