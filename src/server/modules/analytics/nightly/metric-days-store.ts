import { BASELINE_WEEKS, type MetricDay } from '#domain/analytics/metric-baseline.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** The next shops in the order of their ids, and the day of each that ended last. */
export async function listShopsToExamine(
  db: Queryable,
  { after, limit, now }: { after: string; limit: number; now: Date },
): Promise<{ sellerId: string; day: string }[]> {
  const { rows } = await db.query<{ sellerId: string; day: string }>({
    name: 'analytics-shops-to-examine',
    text: `SELECT seller_id AS "sellerId", ($3::timestamptz AT TIME ZONE time_zone)::date - 1 AS day FROM shops
           WHERE seller_id > $1 ORDER BY 1 LIMIT $2`,
    values: [after, limit, now],
  });
  return rows;
}

export interface MetricDays {
  sellerId: string;
  day: string;
  today: MetricDay;
  /** The same weekdays before, as far as the shop was counted then. */
  before: MetricDay[];
}

/** The last day of each shop with the same weekdays before it: a handful of rows by their keys, however much the shop sells. Shops without a count then are left out. */
export async function listMetricDays(
  db: Queryable,
  shops: readonly { sellerId: string; day: string }[],
): Promise<MetricDays[]> {
  const { rows } = await db.query<MetricDays>({
    name: 'analytics-metric-days',
    text: `SELECT p.seller_id AS "sellerId", p.day, d.days->0 AS today, d.days - 0 AS before
           FROM unnest($1::text[], $2::date[]) p (seller_id, day)
             CROSS JOIN LATERAL (SELECT least(
               (SELECT min(t.day) FROM traffic_days t WHERE t.seller_id = p.seller_id AND t.listing_id = ''),
               (SELECT min(s.day) FROM sales_days s WHERE s.seller_id = p.seller_id AND s.listing_id = '')) AS since) f
             CROSS JOIN LATERAL (
               SELECT jsonb_agg(jsonb_build_object('revenueCents', coalesce(s.revenue_cents, 0), 'orders',
                 coalesce(s.orders, 0), 'refunds', coalesce(s.refunds, 0),
                   'visits', coalesce(t.visits, 0)) ORDER BY w) AS days
               FROM generate_series(0, ${BASELINE_WEEKS}) w
                 LEFT JOIN sales_days s ON s.seller_id = p.seller_id AND s.listing_id = '' AND s.day = p.day - 7 * w
                 LEFT JOIN traffic_days t ON t.seller_id = p.seller_id AND t.listing_id = '' AND t.day = p.day - 7 * w
               WHERE p.day - 7 * w >= f.since) d
           WHERE f.since <= p.day`,
    values: [shops.map(({ sellerId }) => sellerId), shops.map(({ day }) => day)],
  });
  return rows;
}
