import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { applySales } from './sale-price-store.ts';

const tables = bareTables();

test('[DASH-04] a sale lowers what is in it while it runs, from its first moment until its last', async () => {
  await tables.fill`
    listings: seller_id=ana id=l1 state=active title=Mug category=mugs-and-cups updated_at=@-5 created_at=@-5
      pictures=[] | seller_id=ben | id=l2
  `;
  const sale = { seller_id: 'ana', id: 's1', percent: 10, starts_at: at(0), ends_at: at(1), listing_id: null };
  const apply = async (...sales: Record<string, unknown>[]) => {
    await tables.empty('sales', 'variants');
    await tables.fill`
      variants: seller_id=ana listing_id=l1 id=v1 option_values=["one"] price_cents=500 stock=5 reserved=4 sold=4
        received=13 price_cents=1000 | seller_id=ben | id=v2 listing_id=l2
    `;
    for (const each of sales) await tables.put('sales', { ...sale, ...each });
    return (
      await tables.written('variants', 'seller_id id price_cents', (tx) =>
        applySales(tx, { sellerId: 'ana', listingIds: ['l1'], now: NOW }),
      )
    ).now;
  };
  const lowered = ['ana v1 900'];
  expect([await apply({}), await apply({ listing_id: 'l1' })]).toEqual([lowered, lowered]);
  const none = [
    { listing_id: 'l2' },
    { seller_id: 'ben' },
    { starts_at: at(1), ends_at: at(2) },
    { starts_at: at(-1), ends_at: at(0) },
    { stopped_at: at(-1) },
  ];
  for (const changes of none) expect([changes, await apply(changes)]).toEqual([changes, []]);
});
