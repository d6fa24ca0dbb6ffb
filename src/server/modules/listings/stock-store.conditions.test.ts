import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { releaseReserved, reserveStock, returnSold, sellReserved } from './stock-store.ts';

const tables = bareTables();
const OTHER_VARIANTS = [{ seller_id: 'ben' }, { id: 'v2', option_values: ['two'] }];
const app = partOf<App>({ ids: { uuid: () => crypto.randomUUID() }, clock: { now: () => NOW } });
const lines = [{ sellerId: 'ana', listingId: 'l1', variantId: 'v1', quantity: 3 }];
const variantKeys = 'seller_id id';
const its = ['ana v1'];

test('[INV-07] stock moves on that choice of that shop, and only while there is so much', async () => {
  await tables.fill`
    variants: seller_id=ana listing_id=l1 id=v1 option_values=["one"] price_cents=500 stock=5 reserved=4 sold=4
      received=13 | ${OTHER_VARIANTS}
  `;
  const operations: ((tx: Transaction) => unknown)[] = [
    (tx) => reserveStock(app, tx, lines),
    (tx) => releaseReserved(app, tx, lines),
    (tx) => sellReserved(app, tx, lines),
    (tx) => returnSold(app, tx, lines),
  ];
  for (const move of operations) expect((await tables.written('variants', variantKeys, move)).now).toEqual(its);
  const more = [{ ...lines[0], quantity: 99 }] as typeof lines;
  expect(await tables.run((tx) => reserveStock(app, tx, more))).toEqual(more);
  await expect(tables.run((tx) => sellReserved(app, tx, more))).rejects.toThrow('nobody reserved');
  expect((await tables.written('variants', variantKeys, (tx) => releaseReserved(app, tx, more))).now).toEqual([]);
});

test('[INV-07] a return of a deleted variant lowers what it sold', async () => {
  await tables.fill`former_variants: seller_id=ana listing_id=l1 id=v1 sold=2 | seller_id=ben | id=v2`;
  const back = await tables.written('former_variants', 'seller_id id sold', (tx) => returnSold(app, tx, lines));
  expect(back.now).toEqual(['ana v1 0']);
});
