import { afterAll, beforeAll, expect, test } from 'vitest';
import { variantOf, type SoldVariant } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { insertAdmin } from '../admin/admin-store.ts';
import { endSuspensions } from './suspend-listings.ts';

let sale: Sale;
let jo: Browser;
let ana: Awaited<ReturnType<typeof maker>>;
let variants: SoldVariant[];

const operation = async (what: string, body: object): Promise<void> => {
  const { status } = await jo.call('POST', `/api/admin/people/${ana.userId}/${what}`, { reason: 'rule 7.1', ...body });
  expect(status).toBe(200);
  await sale.settle();
};
const guest = () => browser(sale.address);
const shown = async (): Promise<number> => ((await guest().call('GET', '/api/search?q=mug')).body.items ?? []).length;
const states = async (): Promise<string[]> =>
  (
    await sale.app.db.query<{ state: string }>({
      text: 'SELECT state FROM listings WHERE seller_id = $1 ORDER BY id',
      values: [ana.userId],
    })
  ).rows.map((row) => row.state);

beforeAll(async () => {
  sale = await openSale();
  jo = await signUp(guest(), 'Jo Ward');
  await insertAdmin(sale.app.db, { userId: jo.userId, role: 'trust_and_safety', createdBy: null, now: new Date() });
  ana = await maker(sale.address, 'Ana Potter');
  variants = [await variantOf(sale, ana), await variantOf(sale, ana), await variantOf(sale, ana)];
  await ana.call('POST', `/api/seller/listings/${variants[2]?.listingId}/state`, { state: 'inactive' });
});
afterAll(() => sale.stop());

test('[OFFICE-01] pieces of a banned maker leave the shop and the search', async () => {
  const before = await states();
  expect([await shown(), before.toSorted()]).toEqual([2, ['active', 'active', 'inactive']]);
  await operation('ban', {});
  expect([await shown(), await states()]).toEqual([0, ['inactive', 'inactive', 'inactive']]);
  const { listingId, variantId } = variants[0] as SoldVariant;
  const into = await guest().call('POST', '/api/cart/items', { listingId, variantId, quantity: 1 });
  expect(into.status).toBeGreaterThanOrEqual(400);
  await operation('lift-ban', {});
  expect([await shown(), await states()]).toEqual([2, before]);
});

test('[OFFICE-01] a suspension that ends by itself brings them back', async () => {
  await operation('suspend', { days: 7 });
  expect(await shown()).toBe(0);
  await sale.app.db.query({
    text: `UPDATE users SET account_status_until = now() - interval '1 second' WHERE id = $1`,
    values: [ana.userId],
  });
  await endSuspensions.run(sale.app);
  await sale.settle();
  expect(await shown()).toBe(2);
  for (const what of ['suspend', 'lift-suspension', 'ban', 'lift-ban', 'ban'])
    await jo.call('POST', `/api/admin/people/${ana.userId}/${what}`, {
      reason: 'rule 7.1',
      ...(what === 'suspend' ? { days: null } : {}),
    });
  await sale.settle();
  expect(await shown()).toBe(0);
  await operation('lift-ban', {});
  expect([await shown(), (await sale.app.db.query({ text: 'SELECT 1 FROM rested_listings' })).rows]).toEqual([2, []]);
});

test('[OFFICE-01] pieces that have sold out leave the shop as well, more than one turn holds too', async () => {
  await sale.app.db.query({
    text: `UPDATE listings SET state = 'sold_out' WHERE id = $1`,
    values: [variants[1]?.listingId],
  });
  await sale.app.db.query({
    text: `INSERT INTO listings SELECT (jsonb_populate_record(l, jsonb_build_object('id', 'more-' || n))).* FROM listings l, generate_series(1, $2) n WHERE l.id = $1`,
    values: [variants[0]?.listingId, 100],
  });
  const before = await states();
  expect([before.length, new Set(before).size]).toEqual([103, 3]);
  await operation('ban', {});
  expect(new Set(await states())).toEqual(new Set(['inactive']));
  await operation('lift-ban', {});
  expect(await states()).toEqual(before);
});
