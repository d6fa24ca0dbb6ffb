import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { findPromotions } from './promotion-store.ts';

const tables = bareTables();

test('[DASH-04] the list of a shop’s codes counts its own uses, names its own piece', async () => {
  await tables.fill`
    promo_codes: seller_id=ana code=TEN kind=percent percent=10 starts_at=@-60 created_at=@-60 uses=5 max_uses=9
      listing_id=l1 | code=OLD created_at=@-600 | code=ABC listing_id=null | seller_id=ben
    promo_uses: seller_id=ana code=TEN checkout_id=c1 cart_id=k1 discount_cents=100 created_at=@-5 status=reserved
      buyers=["bo"] status=used | seller_id=ben discount_cents=7 | code=ABC status=reserved
    listings: seller_id=ben id=l1 title=Ben’s state=active | seller_id=ana title=Mug
  `;
  const listed = await findPromotions(tables.db, { sellerId: 'ana' }, NOW);
  expect(
    listed.map((row) => `${row.code} ${row.orders} ${row.reserved} ${row.givenCents} ${row.listingTitle}`),
  ).toEqual(['ABC 0 1 0 null', 'TEN 1 0 100 Mug', 'OLD 0 0 0 Mug']);
});

test('[UX-86] of more codes than a list holds, those that count stand on it', async () => {
  await tables.fill`promo_codes: seller_id=eva code=WELCOME kind=percent percent=10 starts_at=@-9000 created_at=@-9000`;
  await tables.db.query({
    name: 'many-codes',
    text: `INSERT INTO promo_codes (seller_id, code, kind, percent, starts_at, stopped_at, created_at)
           SELECT 'eva', 'OLD-' || n, 'percent', 10, $1, $1, $1 FROM generate_series(1, 500) n`,
    values: [NOW],
  });
  const listed = await findPromotions(tables.db, { sellerId: 'eva' }, NOW);
  expect([listed.length, listed.at(-1)?.code]).toEqual([500, 'WELCOME']);
});
