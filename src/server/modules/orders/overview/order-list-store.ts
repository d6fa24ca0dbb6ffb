import type { OrderState, OrderSummary } from '#domain/orders/model.ts';
import { iso } from '../../../platform/database/iso.ts';
import { houseZoneSql } from '../../../platform/database/on-day.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';

const time = (column: string): string => iso(column, 'US');

export interface OrdersPage {
  buyerId: string;
  states: readonly OrderState[] | null;
  q: string | null;
  year: number | null;
  before: { at: string; id: string } | null;
  limit: number;
}

/** An order `o` in a list, but for what its lines say. */
export const summarySql = `o.id AS "orderId", o.number, o.state, o.shop_name AS "shopName", o.shop_slug AS "shopSlug",
  o.buyer_name AS "buyerName", o.address->>'city' AS city, o.address->>'country' AS country,
  o.total_cents AS "totalCents", o.currency, i.count AS "itemCount", i.title AS "firstTitle", i.pictures,
  ${time('o.placed_at')} AS "placedAt", ${time('o.updated_at')} AS "stateSince",
  ${timeZoneOfSql('o.seller_id')} AS "timeZone", o.awaits_buyer AS "awaitsBuyer", o.delivery_id AS "deliveryId",
  o.leaves_by AS "leavesBy", o.arrives_from AS "arrivesFrom", o.arrives_to AS "arrivesTo"`;
/** What the lines of an order `o` say in a list; `count` is how many pieces of a line count. */
export const linesSql = (count: string): string =>
  `CROSS JOIN LATERAL (SELECT sum(${count})::int AS count, (array_agg(title ORDER BY id))[1] AS title,
   coalesce((jsonb_agg(picture ORDER BY id) FILTER (WHERE picture IS NOT NULL)), '[]') AS pictures
     FROM order_lines l WHERE l.seller_id = o.seller_id AND l.order_id = o.id) i`;

/** A page of what somebody bought, newest first; `at` is the place of a row for the next page. */
export async function listSummaries(db: Queryable, page: OrdersPage): Promise<(OrderSummary & { at: string })[]> {
  const { rows } = await db.query<OrderSummary & { at: string }>({
    name: 'orders-page-buyer',
    text: `SELECT ${summarySql}, ${time('o.placed_at')} AS at
           FROM orders o ${linesSql('l.quantity')}
           WHERE o.buyer_id = $1 AND ($2::text[] IS NULL OR o.state = ANY($2))
             AND ($3::timestamptz IS NULL OR (o.placed_at, o.id) < ($3::timestamptz, $4))
             AND ($5::text IS NULL OR o.number ILIKE '%' || $5 || '%' OR o.buyer_name ILIKE '%' || $5 || '%'
               OR o.shop_name ILIKE '%' || $5 || '%'
               OR EXISTS (SELECT 1 FROM order_lines t WHERE t.seller_id = o.seller_id AND t.order_id = o.id
                 AND t.title ILIKE '%' || $5 || '%'))
             AND ($7::int IS NULL OR o.placed_at >= make_timestamptz($7, 1, 1, 0, 0, 0, ${houseZoneSql})
               AND o.placed_at < make_timestamptz($7 + 1, 1, 1, 0, 0, 0, ${houseZoneSql}))
           ORDER BY o.placed_at DESC, o.id DESC LIMIT $6`,
    values: [
      page.buyerId,
      page.states,
      page.before?.at ?? null,
      page.before?.id ?? '',
      page.q?.replace(/[%_\\]/g, '\\$&') ?? null,
      page.limit,
      page.year,
    ],
  });
  return rows.map((row) => ({ ...row, pictures: row.pictures.slice(0, 4) }));
}

/** How many orders of a buyer are in each state, and in which years any were placed. */
export async function countOrders(
  db: Queryable,
  buyerId: string,
): Promise<{ counts: Record<string, number>; years: number[] }> {
  const { rows } = await db.query<{ state: string; count: number; year: number }>({
    name: 'orders-counts-buyer',
    text: `SELECT state, extract(year FROM placed_at AT TIME ZONE ${houseZoneSql})::int AS year, count(*)::int AS count
           FROM orders
           WHERE buyer_id = $1 GROUP BY 1, 2 ORDER BY 2 DESC`,
    values: [buyerId],
  });
  const counts: Record<string, number> = {};
  for (const { state, count } of rows) counts[state] = (counts[state] ?? 0) + count;
  return { counts, years: [...new Set(rows.map((row) => row.year))] };
}
