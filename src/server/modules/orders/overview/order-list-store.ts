import type { OrderState, OrderSummary } from '#domain/orders/model.ts';
import { iso } from '../../../platform/database/iso.ts';
import { houseZoneSql } from '../../../platform/database/on-day.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { isTakenBackSql } from '../../payments/disputes/dispute-store.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';
import { sentSql } from '../parcels/parcel-store.ts';
import { soldSql } from './sold-sql.ts';

const time = (column: string): string => iso(column, 'US');

export interface OrdersPage {
  owner: { kind: 'buyer' | 'shop'; id: string };
  states: readonly OrderState[] | null;
  /** Only those whose day to leave is over by then. */
  lateAt: Date | null;
  /** Only what counts as sold since then. */
  soldSince: Date | null;
  q: string | null;
  year: number | null;
  /** Only what one buyer of the shop bought. */
  buyerKey?: string | null;
  /** Only those that still have to leave, the first of them first; not those whose money the buyer's bank has. */
  isDueFirst: boolean;
  before: { at: string; id: string } | null;
  limit: number;
}

/** How many pieces of a line still have to leave, as `linesToSend` has it; once all have left, as many as were sent. */
const toSendSql = `l.quantity - l.not_sent - CASE WHEN o.state IN ('confirmed', 'processing') THEN ${sentSql} ELSE 0 END`;

/** How a list is ordered: the place of a row, what lies beyond one, and the order itself. */
const newestFirst = [time('o.placed_at'), '(o.placed_at, o.id) < ($3::timestamptz, $4)', 'o.placed_at DESC, o.id DESC'];
const dueFirst = [
  `to_char(o.leaves_by, 'YYYY-MM-DD"T00:00:00Z"')`,
  `(o.leaves_by, o.id) > (($3::timestamptz AT TIME ZONE 'UTC')::date, $4)`,
  'o.leaves_by, o.id',
];

/** The zone whose years a list is divided by: a shop's own, for a buyer the marketplace's, as in the numbers of their orders. */
const zoneOf = { buyer: houseZoneSql, shop: timeZoneOfSql('$1') };

/** A page of summaries, newest or due first; `at` is the place of a row for the next page. */
export async function listSummaries(db: Queryable, page: OrdersPage): Promise<(OrderSummary & { at: string })[]> {
  const owner = page.owner.kind === 'buyer' ? 'o.buyer_id' : 'o.seller_id';
  const zone = zoneOf[page.owner.kind];
  const [at, beyond, order] = page.isDueFirst ? dueFirst : newestFirst;
  const shape = [page.owner.kind, page.isDueFirst, Boolean(page.buyerKey)];
  const { rows } = await db.query<OrderSummary & { at: string }>({
    name: `orders-page-${shape.join('-')}`,
    text: `SELECT o.id AS "orderId", o.number, o.state, o.shop_name AS "shopName", o.shop_slug AS "shopSlug", o.buyer_name AS "buyerName", o.address->>'city' AS city, o.address->>'country' AS country,
             o.total_cents AS "totalCents", o.currency, i.count AS "itemCount", i.title AS "firstTitle", i.pictures, ${time('o.placed_at')} AS "placedAt", ${at} AS at, ${time('o.updated_at')} AS "stateSince", ${timeZoneOfSql('o.seller_id')} AS "timeZone",
             o.awaits_buyer AS "awaitsBuyer", o.delivery_id AS "deliveryId", o.leaves_by AS "leavesBy", o.arrives_from AS "arrivesFrom", o.arrives_to AS "arrivesTo"
           FROM orders o CROSS JOIN LATERAL (
             SELECT sum(${page.owner.kind === 'shop' ? toSendSql : 'l.quantity'})::int AS count, (array_agg(title ORDER BY id))[1] AS title, coalesce((jsonb_agg(picture ORDER BY id) FILTER (WHERE picture IS NOT NULL)), '[]') AS pictures
             FROM order_lines l WHERE l.seller_id = o.seller_id AND l.order_id = o.id) i
           WHERE ${owner} = $1${page.buyerKey ? ' AND o.buyer_key = $11' : ''} AND ($2::text[] IS NULL OR o.state = ANY($2)) AND ($3::timestamptz IS NULL OR ${beyond})
             AND ($5::text IS NULL OR o.number ILIKE '%' || $5 || '%' OR o.buyer_name ILIKE '%' || $5 || '%' OR o.shop_name ILIKE '%' || $5 || '%'
               OR EXISTS (SELECT 1 FROM order_lines t WHERE t.seller_id = o.seller_id AND t.order_id = o.id AND t.title ILIKE '%' || $5 || '%'))
             AND ($7::int IS NULL OR o.placed_at >= make_timestamptz($7, 1, 1, 0, 0, 0, ${zone}) AND o.placed_at < make_timestamptz($7 + 1, 1, 1, 0, 0, 0, ${zone}))
             AND ($8::timestamptz IS NULL OR (NOT o.awaits_buyer AND o.leaves_by < ($8::timestamptz AT TIME ZONE ${zone})::date))
             AND (NOT $10 OR NOT ${isTakenBackSql({ sellerId: 'o.seller_id', orderId: 'o.id' })})
             AND ($9::timestamptz IS NULL OR o.placed_at >= $9 AND ${soldSql('o.state')})
           ORDER BY ${order} LIMIT $6`,
    values: [
      page.owner.id,
      page.states,
      page.before?.at ?? null,
      page.before?.id ?? '',
      page.q?.replace(/[%_\\]/g, '\\$&') ?? null,
      page.limit,
      page.year,
      page.lateAt,
      page.soldSince,
      page.isDueFirst,
      ...(page.buyerKey ? [page.buyerKey] : []),
    ],
  });
  return rows.map((row) => ({ ...row, pictures: row.pictures.slice(0, 4) }));
}

/** How many orders are in each state, and in which years any were placed. */
export async function countOrders(
  db: Queryable,
  owner: OrdersPage['owner'],
): Promise<{ counts: Record<string, number>; years: number[] }> {
  const { rows } = await db.query<{ state: string; count: number; year: number }>({
    name: `orders-counts-${owner.kind}`,
    text: `SELECT state, extract(year FROM placed_at AT TIME ZONE ${zoneOf[owner.kind]})::int AS year, count(*)::int AS count FROM orders
           WHERE ${owner.kind === 'buyer' ? 'buyer_id' : 'seller_id'} = $1 GROUP BY 1, 2 ORDER BY 2 DESC`,
    values: [owner.id],
  });
  const counts: Record<string, number> = {};
  for (const { state, count } of rows) counts[state] = (counts[state] ?? 0) + count;
  return { counts, years: [...new Set(rows.map((row) => row.year))] };
}
