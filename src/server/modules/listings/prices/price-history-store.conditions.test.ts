import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { recordPrices } from './price-history-store.ts';

const tables = bareTables();
const days = (number: number): Date => at(number * 1440);

test('[LAW-02] a former price is the lowest of the thirty days before, of that choice', async () => {
  await tables.fill`
    listings: seller_id=ana id=l1 state=active title=Mug category=mugs-and-cups updated_at=@-5 created_at=@-5
      pictures=[] | seller_id=ben | id=l2
  `;
  const price = { seller_id: 'ana', variant_id: 'v1', serial: 1, price_cents: 1000, from_at: days(-40) };
  const note = async (...history: Record<string, unknown>[]) => {
    await tables.empty('variants', 'variant_prices');
    await tables.fill`
      variants: seller_id=ana listing_id=l1 id=v1 option_values=["one"] price_cents=500 stock=5 reserved=4 sold=4
        received=13 price_cents=500 | seller_id=ben | id=v2 option_values=["two"] | id=v3 listing_id=l2
    `;
    for (const each of history) await tables.put('variant_prices', { ...price, ...each });
    await tables.run((tx) => recordPrices(tx, { sellerId: 'ana', listingIds: ['l1'], now: NOW }));
    const { rows } = await tables.db.query<{ former: number | null }>({
      text: `SELECT former_cents AS former FROM variants WHERE seller_id = 'ana' AND id = 'v1'`,
    });
    return rows[0]?.former;
  };
  const cheaperElsewhere = [
    { seller_id: 'ben', price_cents: 1 },
    { variant_id: 'v2', price_cents: 1 },
  ];
  expect(await note({}, ...cheaperElsewhere)).toBe(1000);
  expect(
    await note(
      {},
      { serial: 2, price_cents: 800, from_at: days(-20) },
      { serial: 3, price_cents: 900, from_at: days(-10) },
    ),
  ).toBe(800);
  expect(await note({ price_cents: 700 }, { serial: 2, price_cents: 900, from_at: days(-30) })).toBe(900);
  expect(await note({ from_at: days(-29) })).toBeNull();
  expect(
    await note(
      {},
      { serial: 2, price_cents: null, from_at: days(-20) },
      { serial: 3, price_cents: 900, from_at: days(-10) },
    ),
  ).toBeNull();
  expect(await note({ price_cents: 400 })).toBeNull();
  const { rows } = await tables.db.query({
    text: `SELECT seller_id, variant_id FROM variant_prices WHERE from_at = $1 ORDER BY 1, 2`,
    values: [NOW],
  });
  expect(rows).toEqual([
    { seller_id: 'ana', variant_id: 'v1' },
    { seller_id: 'ana', variant_id: 'v2' },
  ]);
});
