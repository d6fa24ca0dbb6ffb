import { expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type SoldVariant } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openOneShop } from '#test/builders/one-shop.ts';
import type { Sale } from '#test/builders/sale.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { reserveStock, returnSold, sellReserved } from '../stock-store.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
openOneShop({ quantity: 9 }, (shop) => ({ sale, ana, mug } = shop));

const change = async (what: object) =>
  ana.call('POST', '/api/seller/listings/changes', { chosen: { listingIds: [mug.listingId] }, change: what });
const history = async () =>
  (await ask(ana, contract.listings.listChanges, { listingId: mug.listingId })).items.map(
    ({ of, before, after, cause, isOwn }) => `${of} ${before} ${after} ${cause} ${isOwn ? 'maker' : '-'}`,
  );

test('[DASH-02] a listing’s history says what changed, why and by whom, the last first', async () => {
  await change({ kind: 'stock', stock: 4 });
  await change({ kind: 'percent', percent: 100 });
  const { sellerId } = (await ask(ana, contract.shops.getMine, {})).shop;
  const lines = [{ sellerId, listingId: mug.listingId, variantId: mug.variantId, quantity: 3 }];
  await inTransaction(sale.app.db, async (tx) => {
    await reserveStock(sale.app, tx, lines);
    await sellReserved(sale.app, tx, lines);
  });
  await inTransaction(sale.app.db, (tx) =>
    returnSold(
      sale.app,
      tx,
      lines.map((line) => ({ ...line, quantity: 1 })),
    ),
  );
  const [back, sold, price, stock] = await history();
  expect([back, sold, stock]).toEqual(['units 1 2 returned -', 'units 4 1 sold -', 'units 9 4 bulk maker']);
  expect(price).toMatch(/^price (\d+) \d+ bulk maker$/);
});

test('[DASH-02] what is saved without a change of price or stock leaves no trace in the history', async () => {
  const before = await history();
  await change({ kind: 'tags', add: ['blue'], remove: [] });
  expect(await history()).toEqual(before);
});

test('[DASH-02] the history of another shop’s listing is not found', async () => {
  const eli = await maker(sale.address, 'Eli Wood');
  const { body } = await eli.call('GET', `/api/seller/listings/${mug.listingId}/changes`);
  expect(body.error.code).toBe('listings/not-found');
});
