import type { DatasetName } from '#domain/analytics/export/datasets.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

interface Source {
  /** Its columns, named as in `datasets`. */
  columns: string;
  /** Where the rows of the day `$1::date` stand, by a condition that an index answers. */
  from: string;
  /** What names a row, in the order of reading. */
  key: readonly [string, string];
  /** The first day that it has, in UTC. */
  firstDay: string;
}

/** The moments of a day in UTC. */
const within = (column: string): string =>
  `${column} >= ($1::date)::timestamp AT TIME ZONE 'UTC' AND ${column} < ($1::date + 1)::timestamp AT TIME ZONE 'UTC'`;
const firstOf = (column: string, table: string): string =>
  `SELECT (min(${column}) AT TIME ZONE 'UTC')::date FROM ${table}`;

const sources: Record<DatasetName, Source> = {
  orders: {
    columns: `id AS order_id, number AS order_number, seller_id AS shop_id, placed_at, address->>'country' AS country,
      language, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents`,
    from: `orders WHERE ${within('placed_at')}`,
    key: ['seller_id', 'id'],
    firstDay: firstOf('placed_at', 'orders'),
  },
  order_lines: {
    columns: `l.order_id, l.id AS line_id, l.seller_id AS shop_id, l.listing_id, l.variant_id, o.placed_at, o.currency, l.unit_price_cents,
      l.quantity, l.discount_cents`,
    from: `orders o JOIN order_lines l ON l.seller_id = o.seller_id AND l.order_id = o.id
           WHERE ${within('o.placed_at')}`,
    key: ['l.order_id', 'l.id'],
    firstDay: firstOf('placed_at', 'orders'),
  },
  refunds: {
    columns:
      'r.id AS refund_id, r.order_id, r.seller_id AS shop_id, r.asked_at AS requested_at, p.currency, r.amount_cents',
    from: `refunds r JOIN payments p ON p.checkout_id = r.checkout_id WHERE ${within('r.asked_at')}`,
    key: ['r.checkout_id', 'r.id'],
    firstDay: firstOf('asked_at', 'refunds'),
  },
  listing_views: {
    columns: 'seller_id AS shop_id, listing_id, day::text, views, visits, favourites, cart_adds',
    from: `traffic_days WHERE day = $1::date AND listing_id <> ''`,
    key: ['seller_id', 'listing_id'],
    firstDay: 'SELECT min(day) FROM traffic_days',
  },
  alerts: {
    columns: 'id AS alert_id, seller_id AS shop_id, created_at, category, type, priority',
    from: `seller_alerts WHERE ${within('created_at')}`,
    key: ['seller_id', 'id'],
    firstDay: firstOf('created_at', 'seller_alerts'),
  },
};

/** What names the row that was read last; '' before the first. */
export type RowKey = readonly [string, string];
export const BEFORE_FIRST: RowKey = ['', ''];

export type DatasetRow = Record<string, unknown> & { row_key: RowKey };

/** The next rows of a day behind a key, in the order of their keys: each is read once, however they are paged. */
export async function listDatasetRows(
  db: Queryable,
  dataset: DatasetName,
  { day, after, limit }: { day: string; after: RowKey; limit: number },
): Promise<DatasetRow[]> {
  const {
    columns,
    from,
    key: [first, second],
  } = sources[dataset];
  const { rows } = await db.query<DatasetRow>({
    name: `analytics-export-${dataset}`,
    text: `SELECT ${columns}, ARRAY[${first}, ${second}] AS row_key FROM ${from} AND (${first}, ${second}) > ($2, $3)
           ORDER BY ${first}, ${second} LIMIT $4`,
    values: [day, ...after, limit],
  });
  return rows;
}

/** The day to be exported next: behind the last one, or the first that has rows; null where there are none. */
export async function findNextDay(db: Queryable, dataset: DatasetName): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>({
    name: `analytics-next-export-${dataset}`,
    text: `SELECT to_char(coalesce((SELECT max(day) + 1 FROM export_partitions WHERE dataset = $1),
           (${sources[dataset].firstDay})), 'YYYY-MM-DD') AS day`,
    values: [dataset],
  });
  return rows[0]?.day ?? null;
}
