import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

/** PostgreSQL makes so many plans of a prepared statement before it compares them with one for all values. */
const TRIED = 5;
const ROUNDS = 8;

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
  // One connection, so that every statement is asked often enough of it.
  const { pool } = sale.app.db;
  // First, so that none is opened for somebody who waits while they are taken and let go.
  pool.options.max = 1;
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  clients.forEach((client) => client.release(true));
});
afterAll(() => sale.stop());

interface StoredPlans {
  name: string;
  plans: number;
  calls: number;
}

/** The prepared statements of the connection, with how often each was planned for its values. */
async function preparedStatements(): Promise<StoredPlans[]> {
  const { rows } = await sale.app.db.query<StoredPlans>({
    text: 'SELECT name, custom_plans::int AS plans, (custom_plans + generic_plans)::int AS calls FROM pg_prepared_statements',
  });
  return rows;
}

/** What visitors ask most: lists, words, a piece, home, the cart, adding to it, the checkout. */
async function visit(listing: { listingId: string; variantId: string }, other: typeof listing): Promise<void> {
  sale.app.cache.invalidate(['listings', 'home', `listing:${listing.listingId}`]);
  const guest = browser(sale.address);
  const { sellerId } = (await guest.call('GET', '/api/shops/ana-potter')).body.shop;
  for (const path of [
    '/api/home',
    '/api/search',
    '/api/search?category=ceramics',
    '/api/search?category=mugs&minPrice=1000&maxPrice=6000&limit=20',
    '/api/search?sort=newest&limit=10',
    '/api/search?sort=price',
    '/api/search?sort=-price&minPrice=500',
    '/api/search?sort=rating&maxPrice=9000',
    '/api/search?colours=blue',
    '/api/search?q=mug',
    '/api/search?q=blue%20mug&sort=price',
    '/api/search/suggestions?q=mu',
    '/api/search/facets?category=mugs',
    `/api/listings/${listing.listingId}`,
    `/api/listings/${listing.listingId}/related`,
    `/api/listings/${listing.listingId}/reviews`,
    `/api/listings/${listing.listingId}/reviews?sort=newest&stars=5`,
    `/api/listings/${listing.listingId}/questions`,
    `/api/listings/${listing.listingId}/questions?q=handle`,
    '/api/shops/ana-potter',
    `/api/shops/${sellerId}/reviews`,
    '/api/cart',
  ]) {
    const { status, body } = await guest.call('GET', path);
    expect(status, `${path} ${JSON.stringify(body)}`).toBe(200);
  }
  const buyer = await withCart(sale, listing, other);
  expect((await buyer.call('GET', '/api/cart')).body.items).toHaveLength(2);
  expect((await buy(buyer)).body.status).toBe('paid');
}

/** Pieces enough that the planner minds how many of them a statement fetches: in a small market it keeps every plan. */
async function fillMarket(listingId: string): Promise<void> {
  const copies = (table: string, key: string): string =>
    `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('id', t.id || n, 'listing_id', $1 || n))).*
     FROM ${table} t, generate_series(1, 5000) n WHERE t.${key} = $1`;
  await sale.app.db.query({ text: copies('listings', 'id'), values: [listingId] });
  await sale.app.db.query({ text: copies('variants', 'listing_id'), values: [listingId] });
  await sale.app.db.query({ text: 'ANALYZE' });
  await sale.app.db.query({
    text: `UPDATE pg_class SET reltuples = 1000 * reltuples WHERE relkind = 'r' AND reltuples > 0 AND relnamespace = 'public'::regnamespace`,
  });
}

test('no statement of a hot call is planned anew at every call', async () => {
  const [ana, bea] = [await maker(sale.address, 'Ana Potter'), await maker(sale.address, 'Bea Weaver')];
  const [mug, bowl] = [
    await variantOf(sale, ana, { title: 'Mug', quantity: 500 }),
    await variantOf(sale, bea, { title: 'Bowl', quantity: 500 }),
  ];
  for (let number = 0; number < 30; number += 1) await variantOf(sale, ana, { title: `Blue mug ${number}` });
  await sale.settle();
  await fillMarket(mug.listingId);
  for (let round = 0; round < ROUNDS; round += 1) await visit(mug, bowl);
  const often = (await preparedStatements()).filter(({ calls }) => calls > TRIED);
  expect(often.length).toBeGreaterThan(50);
  expect(often.filter(({ plans }) => plans > TRIED)).toEqual([]);
});
