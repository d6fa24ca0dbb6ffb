import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import { goOnFromFormer, listFormer, lockVariants, saveVariants } from './variant-store.ts';

const tables = bareTables();
const its = ['ana v1'];

test('[CAT-02] choices are written, and go on from what they were', async () => {
  await tables.fill`
    variants: seller_id=ana listing_id=l1 id=v1 option_values=["one"] price_cents=500 stock=5 reserved=4 sold=4
      received=13 | seller_id=ben | id=v2 listing_id=l2 | id=v3 option_values=["gone"]
  `;
  const input = { id: 'v1', values: ['new'], priceCents: 600, quantity: 7, sku: '', pictureId: null, contents: null };
  const saved = await tables.written('variants', 'seller_id id', (tx) =>
    saveVariants(tx, { sellerId: 'ana', listingId: 'l1', variants: [partOf(input)] }),
  );
  expect(saved).toEqual({ now: its, gone: 2 });
  expect((await tables.run((tx) => lockVariants(tx, 'ana', 'l1'))).map(({ id, stock }) => `${id} ${stock}`)).toEqual([
    'v1 7',
  ]);
  await tables.fill`
    former_variants: seller_id=ana listing_id=l1 id=v1 sold=2 | id=f2 sold=3 | id=f1 sold=3 | id=v2 listing_id=l2 sold=9
      | seller_id=ben sold=9
  `;
  expect((await tables.run((tx) => listFormer(tx, 'ana', 'l1'))).map(({ id }) => id)).toEqual(['f1', 'f2', 'v1']);
  const back = await tables.written('variants', 'seller_id id sold', (tx) => goOnFromFormer(tx, 'ana', ['l1']));
  expect(back.now).toEqual(['ana v1 6']);
  expect((await tables.run((tx) => listFormer(tx, 'ana', 'l1'))).map(({ id }) => id)).toEqual(['f1', 'f2']);
});
