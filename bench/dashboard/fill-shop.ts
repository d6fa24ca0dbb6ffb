import type { Database } from '#server/platform/database/open-database.ts';

/** How many orders of a shop are written with one statement. */
const BATCH = 20_000;
/** Orders of a shop come over so many days, and so many of a thousand still have to leave, of the newest all of a full page. */
const DAYS = 1000;
const TO_SEND = 5;
const FULL_PAGE = 40;

export interface ShopSize {
  sellerId: string;
  orders: number;
  listings: number;
}

const categorySql = `INSERT INTO categories (slug, name, position) VALUES ('mugs', 'Mugs', 0) ON CONFLICT DO NOTHING`;
const listingsSql = `INSERT INTO listings (seller_id, id, state, title, description, category, options, materials, colours, tags, pictures, processing_days, weight_grams, created_at, updated_at)
  SELECT $1, $1 || '-l' || n, 'active', (ARRAY['Mug', 'Bowl', 'Vase', 'Jug', 'Plate'])[1 + n % 5] || ' number ' || n, '', 'mugs', '[]', '{}', '{}', '{}', '[]', 2, 400,
    now() - n * interval '1 minute', now() - n * interval '1 minute' FROM generate_series($2::int, $3::int) n`;
const variantsSql = `INSERT INTO variants (seller_id, listing_id, id, price_cents, stock, received)
  SELECT $1, $1 || '-l' || n, $1 || '-v' || n, 900 + n % 4000, 3 + n % 90, 3 + n % 90 FROM generate_series($2::int, $3::int) n`;
const ordersSql = `INSERT INTO orders (seller_id, id, number, checkout_id, buyer_id, state, email, buyer_name, address, shop_name, shop_slug, place, subtotal_cents, shipping_cents, total_cents,
    delivery_id, delivery_name, leaves_by, arrives_from, arrives_to, placed_at, updated_at, standard_shipping_cents, return_days, return_ends_at)
  SELECT $1, $1 || '-o' || n, 'AM-2026-' || 100000 + n, $1 || 'c' || n, $1 || 'b' || n % greatest($4::int / 4, 1), CASE WHEN n % 1000 < ${TO_SEND} OR n <= ${FULL_PAGE} THEN 'confirmed' ELSE (ARRAY['shipped', 'completed', 'completed', 'completed'])[1 + n % 4] END,
    'bo@example.com', 'Buyer ' || n % greatest($4::int / 4, 1), '{"name":"Bo Ek","line1":"Gasse 1","line2":"","postcode":"1010","city":"Wien","country":"AT","phone":""}', 'Rio Clay', 'rio-clay', 'Porto',
    1000 + n % 9000, 550, 1550 + n % 9000, 'standard', 'Tracked', current_date - 10 + n % 20, current_date, current_date + 5, t.at, t.at, 550, 14, t.at
  FROM generate_series($2::int, $3::int) n CROSS JOIN LATERAL (SELECT now() - (n::float8 / $4::int) * ${DAYS} * interval '1 day' AS at) t`;
const linesSql = `INSERT INTO order_lines (seller_id, order_id, id, listing_id, variant_id, title, unit_price_cents, quantity)
  SELECT $1, $1 || '-o' || n, 'l1', $1 || '-l' || 1 + n % $4::int, $1 || '-v' || 1 + n % $4::int, 'Mug number ' || 1 + n % $4::int, 1000, 1 FROM generate_series($2::int, $3::int) n`;
const salesSql = `INSERT INTO sales_days (seller_id, listing_id, day, orders, units, revenue_cents)
  SELECT seller_id, '', placed_at::date, count(*), count(*), sum(total_cents) FROM orders WHERE seller_id = $1 GROUP BY 1, 3`;
const listingSalesSql = `INSERT INTO sales_days (seller_id, listing_id, day, orders, units, revenue_cents)
  SELECT o.seller_id, l.listing_id, o.placed_at::date, count(*), sum(l.quantity), sum(l.unit_price_cents * l.quantity)
  FROM orders o JOIN order_lines l ON l.seller_id = o.seller_id AND l.order_id = o.id WHERE o.seller_id = $1 GROUP BY 1, 2, 3`;
const countriesSql = `INSERT INTO sales_countries (seller_id, day, country, orders, revenue_cents, repeat_orders, repeat_cents)
  SELECT seller_id, placed_at::date, 'AT', count(*), sum(total_cents), 0, 0 FROM orders WHERE seller_id = $1 GROUP BY 1, 2`;
const totalsSql = `INSERT INTO listing_totals (seller_id, listing_id) SELECT seller_id, id FROM listings WHERE seller_id = $1 ON CONFLICT DO NOTHING`;

/** Writes a shop straight into the tables: what triggers keep of it comes by themselves. */
export async function fillShop(db: Database, { sellerId, orders, listings }: ShopSize): Promise<void> {
  await db.query({ text: categorySql });
  for (let from = 1; from <= listings; from += BATCH) {
    const to = Math.min(listings, from + BATCH - 1);
    await db.query({ text: listingsSql, values: [sellerId, from, to] });
    await db.query({ text: variantsSql, values: [sellerId, from, to] });
  }
  for (let from = 1; from <= orders; from += BATCH) {
    const to = Math.min(orders, from + BATCH - 1);
    await db.query({ text: ordersSql, values: [sellerId, from, to, orders] });
    await db.query({ text: linesSql, values: [sellerId, from, to, listings] });
  }
  for (const text of [salesSql, listingSalesSql, countriesSql, totalsSql]) await db.query({ text, values: [sellerId] });
}
