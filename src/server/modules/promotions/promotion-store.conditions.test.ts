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
  expect(listed.map((row) => `${row.code} ${row.orders} ${row.reserved} ${row.givenCents} ${row.listingTitle}`)).toEqual([
    'ABC 0 1 0 null',
    'TEN 1 0 100 Mug',
    'OLD 0 0 0 Mug',
  ]);
});
