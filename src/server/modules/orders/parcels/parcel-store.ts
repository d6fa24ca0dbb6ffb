import type { PackedLine } from '#domain/orders/parcels/model.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { iso } from '../../../platform/database/iso.ts';

interface OrderKey {
  sellerId: string;
  orderId: string;
}
export interface ParcelKey extends OrderKey {
  parcelId: string;
}
interface Numbered {
  carrier: string;
  tracking: string;
}

/** A number as `compactNumber` has it. */
const compactSql = (column: string): string => `upper(regexp_replace(${column}, '[^A-Za-z0-9]', '', 'g'))`;

const ofOrder = 'p.seller_id = o.seller_id AND p.order_id = o.id';
/** What an order says of its parcels, oldest first, and of the one that was sent last: the alias of the order is `o`. */
export const parcelsJson = `'parcels', coalesce((SELECT jsonb_agg(jsonb_build_object('parcelId', p.id, 'state', p.state,
  'carrier', p.carrier, 'tracking', p.tracking,
    'packedAt', ${iso('p.packed_at')}, 'sentAt', ${iso('p.sent_at')}, 'deliveredAt', ${iso('p.delivered_at')},
      'expectedOn', p.expected_on,
    'lines', coalesce((SELECT jsonb_agg(jsonb_build_object('lineId', l.line_id, 'quantity', l.quantity)
      ORDER BY l.line_id) FROM parcel_lines l
      WHERE l.seller_id = p.seller_id AND l.order_id = p.order_id AND l.parcel_id = p.id), '[]'),
    'events', coalesce((SELECT jsonb_agg(jsonb_build_object('kind', e.kind, 'at', ${iso('e.at')}, 'location',
      e.location) ORDER BY e.at, e.id) FROM parcel_events e
      WHERE e.seller_id = p.seller_id AND e.order_id = p.order_id AND e.parcel_id = p.id), '[]')) ORDER BY p.packed_at,
        p.id)
    FROM parcels p WHERE ${ofOrder} AND p.state <> 'unpacked'), '[]')`;
export const lastParcelSql = (column: 'carrier' | 'tracking'): string =>
  `coalesce((SELECT p.${column} FROM parcels p WHERE ${ofOrder} AND p.sent_at IS NOT NULL ORDER BY p.tracking = '',
   p.sent_at DESC, p.id DESC LIMIT 1), '')`;
/** How many pieces of the order line `l` have left. */
export const sentSql = `CASE WHEN l.in_parcels = 0 THEN 0 ELSE (SELECT coalesce(sum(c.quantity), 0)::int
  FROM parcel_lines c
  JOIN parcels p ON p.seller_id = c.seller_id AND p.order_id = c.order_id AND p.id = c.parcel_id
  WHERE c.seller_id = l.seller_id AND c.order_id = l.order_id AND c.line_id = l.id AND p.sent_at IS NOT NULL) END`;

export interface NewParcel extends ParcelKey, Numbered {
  /** Null: all that is in no parcel yet. Where that is nothing there is no parcel. */
  lines: readonly PackedLine[] | null;
  now: Date;
}

/** Packs pieces of an order; the constraint of its lines refuses more than are left. False where there was nothing to pack. */
export async function insertParcel(tx: Transaction, { lines, now, ...parcel }: NewParcel): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'parcels-insert',
    text: `WITH chosen AS (
             SELECT l.id, coalesce(b.quantity, l.quantity - l.not_sent - l.in_parcels) AS quantity FROM order_lines l
               LEFT JOIN jsonb_to_recordset($6::jsonb) AS b ("lineId" text, quantity int) ON b."lineId" = l.id
             WHERE l.seller_id = $1 AND l.order_id = $2 AND ($6::jsonb IS NULL OR b."lineId" IS NOT NULL)),
           packed AS (
             INSERT INTO parcels (seller_id, order_id, id, state, carrier, tracking, packed_at)
             SELECT $1, $2, $3, 'packed', $4, $5, $7 WHERE EXISTS (SELECT 1 FROM chosen WHERE quantity > 0)
               RETURNING id)
           INSERT INTO parcel_lines (seller_id, order_id, parcel_id, line_id, quantity)
           SELECT $1, $2, packed.id, c.id, c.quantity FROM packed, chosen c WHERE c.quantity > 0`,
    values: [
      parcel.sellerId,
      parcel.orderId,
      parcel.parcelId,
      parcel.carrier,
      parcel.tracking,
      lines && JSON.stringify(lines),
      now,
    ],
  });
  return (rowCount ?? 0) > 0;
}

/** Packed parcels leave: one, or all of the order. True where any did. */
export async function markParcelsSent(
  tx: Transaction,
  { sellerId, orderId, parcelId }: OrderKey & { parcelId: string | null },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'parcels-sent',
    text: `UPDATE parcels SET state = 'sent', sent_at = $4
           WHERE seller_id = $1 AND order_id = $2 AND ($3::text IS NULL OR id = $3) AND state = 'packed'`,
    values: [sellerId, orderId, parcelId, now],
  });
  return (rowCount ?? 0) > 0;
}

/** Parcels on their way arrive: one, or all of the order. */
export async function markParcelsDelivered(
  tx: Transaction,
  { sellerId, orderId, parcelId }: OrderKey & { parcelId: string | null },
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'parcels-delivered',
    text: `UPDATE parcels SET state = 'delivered', delivered_at = $4
           WHERE seller_id = $1 AND order_id = $2 AND ($3::text IS NULL OR id = $3) AND state IN ('sent', 'returned')`,
    values: [sellerId, orderId, parcelId, at],
  });
  return (rowCount ?? 0) > 0;
}

/** Who carries a parcel that has left, and its number. One that came back is on its way again. */
export async function saveTracking(tx: Transaction, parcel: ParcelKey & Numbered): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'parcels-tracking',
    text: `UPDATE parcels SET carrier = $4, tracking = $5, state = CASE state WHEN 'returned' THEN 'sent' ELSE state END
           WHERE seller_id = $1 AND order_id = $2 AND id = $3 AND state IN ('sent', 'returned')`,
    values: [parcel.sellerId, parcel.orderId, parcel.parcelId, parcel.carrier, parcel.tracking],
  });
  return rowCount === 1;
}

/** [ORD-01] Pieces are called off before they leave: not to be sent any more. */
export async function addNotSent(tx: Transaction, order: OrderKey, lines: readonly PackedLine[]): Promise<void> {
  await tx.query({
    name: 'order-lines-not-sent',
    text: `UPDATE order_lines l SET not_sent = l.not_sent + b.quantity
           FROM jsonb_to_recordset($3::jsonb) AS b ("lineId" text, quantity int)
           WHERE l.seller_id = $1 AND l.order_id = $2 AND l.id = b."lineId"`,
    values: [order.sellerId, order.orderId, JSON.stringify(lines)],
  });
}

/** Takes pieces out of packed parcels: some, or where `lines` is null all of every one. A parcel that holds nothing is none, and its label goes back; answers those. */
export async function unpackLines(
  tx: Transaction,
  { sellerId, orderId }: OrderKey,
  lines: readonly (PackedLine & { parcelId: string })[] | null,
): Promise<string[]> {
  const chosen = lines && JSON.stringify(lines);
  await tx.query({
    name: 'parcel-lines-out',
    text: `DELETE FROM parcel_lines c USING parcels p
           WHERE c.seller_id = $1 AND c.order_id = $2 AND p.seller_id = c.seller_id AND p.order_id = c.order_id
             AND p.id = c.parcel_id AND p.state = 'packed'
             AND ($3::jsonb IS NULL OR EXISTS (SELECT 1
               FROM jsonb_to_recordset($3) AS b ("parcelId" text, "lineId" text, quantity int)
               WHERE b."parcelId" = c.parcel_id AND b."lineId" = c.line_id AND b.quantity >= c.quantity))`,
    values: [sellerId, orderId, chosen],
  });
  await tx.query({
    name: 'parcel-lines-fewer',
    text: `UPDATE parcel_lines c SET quantity = c.quantity - b.quantity
           FROM jsonb_to_recordset($3::jsonb) AS b ("parcelId" text, "lineId" text, quantity int)
           WHERE c.seller_id = $1 AND c.order_id = $2 AND c.parcel_id = b."parcelId" AND c.line_id = b."lineId"
             AND c.quantity > b.quantity`,
    values: [sellerId, orderId, chosen ?? '[]'],
  });
  const { rows } = await tx.query<{ id: string }>({
    name: 'parcels-unpacked',
    text: `WITH unpacked AS (
             UPDATE parcels p SET state = 'unpacked' WHERE p.seller_id = $1 AND p.order_id = $2 AND p.state = 'packed'
               AND NOT EXISTS (SELECT 1 FROM parcel_lines c WHERE c.seller_id = p.seller_id AND c.order_id = p.order_id
                 AND c.parcel_id = p.id)
             RETURNING p.seller_id, p.order_id, p.id), given_back AS (
             UPDATE labels l SET state = 'refunding', locked_until = '-infinity' FROM unpacked u
             WHERE l.seller_id = u.seller_id AND l.order_id = u.order_id AND l.parcel_id = u.id AND l.state = 'bought')
           SELECT id FROM unpacked`,
    values: [sellerId, orderId],
  });
  return rows.map(({ id }) => id);
}

/** Where the parcel of a carrier's number is, the newest of several; null where there is none. */
export async function findParcelByNumber(db: Queryable, number: string): Promise<ParcelKey | null> {
  const { rows } = await db.query<ParcelKey>({
    name: 'parcels-by-number',
    text: `SELECT p.seller_id AS "sellerId", p.order_id AS "orderId", p.id AS "parcelId" FROM parcels p
           WHERE p.tracking <> '' AND ${compactSql('p.tracking')} = $1 AND p.sent_at IS NOT NULL
             ORDER BY p.sent_at DESC, p.id DESC LIMIT 1`,
    values: [number],
  });
  return rows[0] ?? null;
}

/** Whose label has a number of a carrier; null where no label of ours has it. */
export async function findLabelledParcel(db: Queryable, tracking: string): Promise<ParcelKey | null> {
  const { rows } = await db.query<ParcelKey>({
    name: 'parcels-labelled',
    text: `SELECT l.seller_id AS "sellerId", l.order_id AS "orderId", l.parcel_id AS "parcelId" FROM labels l
           WHERE l.tracking <> '' AND l.tracking = $1 ORDER BY l.bought_at DESC LIMIT 1`,
    values: [tracking],
  });
  return rows[0] ?? null;
}

/** [ORD-05] Keeps each event once; true where one is new. */
export async function insertParcelEvents(
  tx: Transaction,
  { sellerId, orderId, parcelId }: ParcelKey,
  events: readonly { id: string; kind: string; at: string; location: string }[],
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'parcel-events-insert',
    text: `INSERT INTO parcel_events (seller_id, order_id, parcel_id, id, kind, at, location)
           SELECT $1, $2, $3, e.id, e.kind, e.at, e.location
             FROM jsonb_to_recordset($4::jsonb) AS e (id text, kind text, at timestamptz, location text)
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [sellerId, orderId, parcelId, JSON.stringify(events)],
  });
  return rows.map(({ id }) => id);
}

/** A parcel comes back to its sender. */
export async function markParcelsReturned(tx: Transaction, { sellerId, orderId, parcelId }: ParcelKey): Promise<void> {
  await tx.query({
    name: 'parcels-returned',
    text: `UPDATE parcels SET state = 'returned' WHERE seller_id = $1 AND order_id = $2 AND id = $3 AND state = 'sent'`,
    values: [sellerId, orderId, parcelId],
  });
}

/** When the carrier expects a parcel to arrive, as it last said. */
export async function saveExpected(
  tx: Transaction,
  { sellerId, orderId, parcelId }: ParcelKey,
  expectedOn: string | null,
): Promise<void> {
  await tx.query({
    name: 'parcels-expected',
    text: `UPDATE parcels SET expected_on = coalesce($4, expected_on) WHERE seller_id = $1 AND order_id = $2
           AND id = $3`,
    values: [sellerId, orderId, parcelId, expectedOn],
  });
}
