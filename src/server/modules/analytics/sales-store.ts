import { houseZoneSql } from '../../platform/database/on-day.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { timeZoneOfSql } from '../shops/shop-store.ts';

const adding = (columns: readonly string[]): string =>
  `ON CONFLICT (seller_id, listing_id, day) DO UPDATE
   SET ${columns.map((column) => `${column} = sales_days.${column} + excluded.${column}`).join(', ')}`;

/** What the buyer of an order had bought in its shop before: by their account, as a guest by their address. */
const earlierSql = `SELECT 1 FROM orders e WHERE e.buyer_id = orders.buyer_id AND e.seller_id = orders.seller_id
  AND e.state <> 'pending_payment' AND (e.placed_at, e.id) < (orders.placed_at, orders.id)
  UNION ALL SELECT 1 FROM orders e WHERE orders.buyer_id IS NULL AND e.buyer_id IS NULL AND e.email = orders.email
    AND e.seller_id = orders.seller_id
    AND e.state <> 'pending_payment' AND (e.placed_at, e.id) < (orders.placed_at, orders.id)`;

/** What the same buyer had ordered before in any shop. */
const everSql = `SELECT e.placed_at FROM orders e WHERE e.buyer_id = orders.buyer_id AND e.state <> 'pending_payment'
  AND (e.placed_at, e.id) < (orders.placed_at, orders.id)
  UNION ALL SELECT e.placed_at FROM orders e WHERE orders.buyer_id IS NULL AND e.buyer_id IS NULL
    AND e.email = orders.email
    AND e.state <> 'pending_payment' AND (e.placed_at, e.id) < (orders.placed_at, orders.id)`;
const monthSql = (moment: string): string => `date_trunc('month', ${moment} AT TIME ZONE ${houseZoneSql})::date`;

/** Adds an order to the day on which it was placed: of its listings what their lines cost, of its shop and the marketplace what its buyer paid. */
export async function addOrder(
  tx: Transaction,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<void> {
  await tx.query({
    name: 'analytics-add-order',
    text: `WITH placed AS (
             SELECT seller_id, total_cents, address->>'country' AS country, EXISTS (${earlierSql}) AS is_repeat,
               ever.first_at IS NOT NULL AS is_repeat_of_house,
               ${monthSql('orders.placed_at')} AS month, ${monthSql('coalesce(ever.first_at, orders.placed_at)')}
                 AS first_month, coalesce(${monthSql('ever.last_at')} < ${monthSql('orders.placed_at')},
                 true) AS is_first_of_month,
               (placed_at AT TIME ZONE ${timeZoneOfSql('orders.seller_id')})::date AS day,
                 (placed_at AT TIME ZONE ${houseZoneSql})::date AS house_day
             FROM orders CROSS JOIN LATERAL (SELECT min(placed_at) AS first_at, max(placed_at) AS last_at
               FROM (${everSql}) b) ever WHERE seller_id = $1 AND id = $2
           ), lines AS (
             SELECT listing_id, sum(quantity) AS units, sum(unit_price_cents * quantity - discount_cents) AS cents
             FROM order_lines WHERE seller_id = $1 AND order_id = $2 GROUP BY 1
           ), added AS (
             SELECT p.seller_id, l.listing_id, p.day, l.units, l.cents FROM placed p CROSS JOIN lines l
             UNION ALL SELECT t.seller_id, '', t.day, (SELECT sum(units) FROM lines), p.total_cents
               FROM placed p CROSS JOIN LATERAL (VALUES (p.seller_id, p.day), ('', p.house_day)) t (seller_id, day)
           ), sold AS (
             INSERT INTO listing_totals (seller_id, listing_id, last_sold_on) SELECT p.seller_id, l.listing_id, p.day
               FROM placed p CROSS JOIN lines l ORDER BY 2
             ON CONFLICT (seller_id, listing_id) DO UPDATE SET last_sold_on = greatest(listing_totals.last_sold_on,
               excluded.last_sold_on)
           ), by_country AS (
             INSERT INTO sales_countries (seller_id, day, country, orders, revenue_cents, repeat_orders, repeat_cents)
             SELECT t.seller_id, t.day, p.country, 1, p.total_cents, t.is_repeat::int, t.is_repeat::int * p.total_cents
             FROM placed p CROSS JOIN LATERAL (VALUES ('', p.house_day, p.is_repeat_of_house),
               (p.seller_id, p.day, p.is_repeat)) t (seller_id, day, is_repeat)
             ON CONFLICT (seller_id, day, country) DO UPDATE SET orders = sales_countries.orders + 1,
               revenue_cents = sales_countries.revenue_cents + excluded.revenue_cents,
               repeat_orders = sales_countries.repeat_orders + excluded.repeat_orders,
                 repeat_cents = sales_countries.repeat_cents + excluded.repeat_cents
           ), by_cohort AS (
             INSERT INTO buyer_cohorts (first_month, month, buyers, orders, revenue_cents) SELECT first_month, month,
               is_first_of_month::int, 1, total_cents FROM placed
             ON CONFLICT (first_month, month) DO UPDATE SET buyers = buyer_cohorts.buyers + excluded.buyers,
               orders = buyer_cohorts.orders + 1, revenue_cents = buyer_cohorts.revenue_cents + excluded.revenue_cents
           )
           INSERT INTO sales_days (seller_id, listing_id, day, orders, units, revenue_cents)
             SELECT seller_id, listing_id, day, 1, units, cents FROM added ORDER BY 1, 2, 3
           ${adding(['orders', 'units', 'revenue_cents'])}`,
    values: [sellerId, orderId],
  });
}

/** Adds money that was sent back to the day on which it was. */
export async function addRefund(tx: Transaction, refund: { sellerId: string; cents: number; at: Date }): Promise<void> {
  await tx.query({
    name: 'analytics-add-refund',
    text: `INSERT INTO sales_days (seller_id, listing_id, day, refunds, refunded_cents)
           SELECT t.seller_id, '', ($3::timestamptz AT TIME ZONE t.zone)::date, 1, $2
           FROM (VALUES ($1::text, ${timeZoneOfSql('$1')}), ('', ${houseZoneSql})) t (seller_id, zone) ORDER BY 1
           ${adding(['refunds', 'refunded_cents'])}`,
    values: [refund.sellerId, refund.cents, refund.at],
  });
}
