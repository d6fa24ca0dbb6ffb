import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { countLive } from './promotion-store.ts';
import { endSale, findSales, listUnmoved, lockDueSale, saveDueAt } from './sale-store.ts';
import { saveNextStage } from './stage-store.ts';

const tables = bareTables();
const code = row`seller_id=ana code=TEN kind=percent percent=10 starts_at=@-60 created_at=@-60 uses=5 max_uses=9`;
const sale = row`seller_id=ana id=s1 percent=10 starts_at=@-60 ends_at=@60 created_at=@-60 due_at=@0`;
/** The same word at another shop, another word at the same shop. */
const OTHERS = [{ seller_id: 'ben' }, { code: 'FIVE' }];

test('[DASH-04] what ends at this moment is over: it counts no more, cannot be stopped', async () => {
  await tables.fill`
    promo_codes: ${code} ends_at=@0 | code=LATER ends_at=@1 | code=NEVER ends_at=null
      | code=GONE ends_at=null stopped_at=@-1 | seller_id=ben
    sales: ${sale} ends_at=@0 | seller_id=ben ends_at=@60
  `;
  expect(await tables.run((tx) => countLive(tx, 'ana', NOW))).toBe(2);
  const stopped = await tables.written('sales', 'seller_id', (tx) =>
    endSale(tx, { sellerId: 'ana', saleId: 's1' }, NOW),
  );
  expect(stopped.now).toEqual([]);
  expect(await tables.run((tx) => lockDueSale(tx, NOW))).toMatchObject({ saleId: 's1' });
});

test('[DASH-04] a sale that is stopped, put off or told of is that one of that shop', async () => {
  await tables.fill`
    sales: ${sale} next_stage=ending next_stage_at=@5 | seller_id=ben | id=s2 starts_at=@90 ends_at=@99
  `;
  const named = { sellerId: 'ana', saleId: 's1' };
  const columns = 'seller_id id';
  const its = ['ana s1'];
  expect((await tables.written('sales', columns, (tx) => saveDueAt(tx, named, at(7)))).now).toEqual(its);
  expect((await tables.written('sales', columns, (tx) => saveNextStage(tx, named, null))).now).toEqual(its);
  expect((await tables.written('sales', columns, (tx) => endSale(tx, named, NOW))).now).toEqual(its);
  await tables.fill`promo_codes: ${code} next_stage=ending next_stage_at=@5 | ${OTHERS}`;
  const shown = await tables.written('promo_codes', 'seller_id code', (tx) =>
    saveNextStage(tx, { sellerId: 'ana', code: 'TEN' }, null),
  );
  expect(shown.now).toEqual(['ana TEN']);
});

test('[DASH-04] a sale says how many pieces of its shop it lowers: shown ones', async () => {
  await tables.fill`
    sales: ${sale} listing_id=l1 | id=s2 listing_id=null starts_at=@90 ends_at=@99
      | id=s3 created_at=@0 starts_at=@190 ends_at=@199 | seller_id=ben
    listings: seller_id=ana id=l1 title=Mug state=active | id=l2 state=sold_out | id=l3 state=draft | id=l4
      | seller_id=ben title=Ben’s state=inactive | seller_id=ben id=l9
    variants: seller_id=ana listing_id=l1 id=v1 sale_id=s1 price_cents=900 regular_cents=1000
      | id=v2 option_values=["red"] | id=v3 listing_id=l2 | id=v4 listing_id=l3 | id=v5 listing_id=l4 price_cents=1000
      | seller_id=ben listing_id=l9
  `;
  const listed = await findSales(tables.db, { sellerId: 'ana' }, NOW);
  expect(listed.map((row) => `${row.saleId} ${row.listings} ${row.listingTitle}`)).toEqual([
    's3 0 Mug',
    's1 2 Mug',
    's2 0 null',
  ]);
});

test('[DASH-04] what a sale has yet to leave are its own listings, each once, of its shop', async () => {
  await tables.fill`
    variants: seller_id=ana listing_id=l1 id=v1 sale_id=s1 price_cents=900 regular_cents=1000
      | id=v2 option_values=["red"] | id=v3 listing_id=l2 | id=v4 listing_id=l3 sale_id=s2
      | id=v5 listing_id=l4 sale_id=null regular_cents=null | seller_id=ben listing_id=l9
  `;
  const moved = { sellerId: 'ana', saleId: 's1', listingId: null, startsAt: at(-60), endsAt: at(60) };
  const unmoved = (isRunning: boolean, limit: number, listingId: string | null = null) =>
    listUnmoved(tables.db, { ...moved, listingId }, { isRunning, limit });
  expect(await unmoved(false, 9)).toEqual(['l1', 'l2']);
  expect(await unmoved(false, 9, 'l2')).toEqual(['l2']);
  expect(await unmoved(false, 1)).toEqual(['l1']);
  expect(await unmoved(true, 9)).toEqual(['l3', 'l4']);
});
