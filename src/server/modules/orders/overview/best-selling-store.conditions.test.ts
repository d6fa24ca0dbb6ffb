import { beforeEach, expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { foldListingHours, forgetListingHours, listBestSelling } from './best-selling-store.ts';

const tables = bareTables();
const at = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);
// Within an hour, so that one of its orders is before and one behind it.
const SINCE = new Date(at(-5).getTime() + 20 * 60_000);
const minutes = (count: number): Date => new Date(SINCE.getTime() + count * 60_000);
const order = bareOrder({ buyer_id: 'bo', email: 'bo@example.com', placed_at: minutes(0), updated_at: at(-1) });
const line = { seller_id: 'ana', order_id: 'o1', id: 'i1', title: 'Mug', quantity: 3, unit_price_cents: 300 };
const fold = () => tables.run((tx) => foldListingHours(tx, { from: at(-9), limit: 3 }));
const best = async (candidates?: number) =>
  (await listBestSelling(tables.db, { sellerId: 'ana', since: SINCE, ...(candidates && { candidates }) })).map(
    ({ title, sold, cents, left }) => `${title} ${sold} ${cents} ${left}`,
  );
const expected = ['Bowl 5 1500 3', 'Mug 2 540 2'];

beforeEach(async () => {
  await tables.fill`
    orders: ${order} | id=o2 placed_at=${minutes(-1)} | id=o3 state=cancelled | id=o4 placed_at=@-6d | id=o5 placed_at=@-20d
      | seller_id=ben
    listings: seller_id=ben id=l1 title=Ben’s state=active | seller_id=ana title=Mug | seller_id=ana id=l2 title=Bowl
      | seller_id=ana id=l3 title=Gone state=removed | seller_id=ana id=l4 title=Returned
    variants: seller_id=ana listing_id=l1 id=v1 stock=2 | listing_id=l2 id=v2 stock=3 | seller_id=ben stock=9
  `;
  const sold = { ...line, listing_id: 'l1', quantity: 3, paid_back: 1, discount_cents: 90 };
  await tables.fill`
    order_lines: ${sold} | id=i2 listing_id=l2 quantity=5 paid_back=0 discount_cents=0 | id=i3 listing_id=l3 quantity=9
      | id=i4 listing_id=l4 paid_back=3 | order_id=o2 quantity=9 | order_id=o3 quantity=9 | order_id=o4 quantity=9
      | order_id=o5 quantity=9 | seller_id=ben quantity=9
  `;
  // Rows of bare tables are put without the triggers that would do this.
  await tables.db.query({ text: 'SELECT reckon_order_rows(array_agg(seller_id), array_agg(id)) FROM orders' });
});

test('[DASH-01] what sold best are a shop’s own listings, by how many stayed sold since', async () => {
  expect(await best()).toEqual(expected);
});

test('[DASH-01] what sold best is the same while its changes are folded, and once they are', async () => {
  while (await fold()) expect(await best()).toEqual(expected);
  expect(await best()).toEqual(expected);
  // Of the highest sum alone nothing is proven: it goes back further than is asked for.
  expect(await best(1)).toEqual(expected);
});

test('[DASH-01] hours that are over are taken off the sums and forgotten, a few at a time', async () => {
  while (await fold());
  expect(await tables.texts(`listing_id, sold FROM listing_sales WHERE seller_id = 'ana' ORDER BY 1`)).toEqual([
    ...['l1 18', 'l2 5', 'l3 8'],
  ]);
  const forget = () => tables.run((tx) => forgetListingHours(tx, { before: at(-5), limit: 1 }));
  expect([await forget(), await forget()]).toEqual([true, false]);
  expect(await tables.texts(`sold FROM listing_sales WHERE (seller_id, listing_id) = ('ana', 'l1')`)).toEqual(['10']);
  expect(await best()).toEqual(expected);
});

test('[DASH-01] what was paid back, and what is cancelled, is sold no more', async () => {
  while (await fold());
  await tables.db.query({ text: `UPDATE order_lines SET paid_back = 4 WHERE id = 'i2'` });
  await tables.db.query({ text: 'SELECT reckon_order_rows(array_agg(seller_id), array_agg(id)) FROM orders' });
  expect(await best()).toEqual(['Mug 2 540 2', 'Bowl 1 300 3']);
  await tables.db.query({ text: `UPDATE orders SET state = 'refunded' WHERE seller_id = 'ana' AND id = 'o1'` });
  await tables.db.query({ text: 'SELECT reckon_order_rows(array_agg(seller_id), array_agg(id)) FROM orders' });
  while (await fold());
  expect(await best()).toEqual([]);
});
