import { iso } from '../../platform/database/iso.ts';
import {
  returnStateSchema,
  type Return,
  type ReturnActor,
  type ReturnRefusal,
  type ReturnState,
  type ReturnRemedy,
} from '#domain/returns/model.ts';
import { type RowTurn, rowTurnSql } from '../../platform/queue/row-queue-store.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { orderTextSql } from '../orders/table/order-table-store.ts';

/** As it is stored: `refundCents` is null until money went back. */
export type StoredReturn = Omit<Return, 'refundCents' | 'pictures'> & {
  refundId: string | null;
  refundCents: number | null;
  pictureIds: string[];
};

const time = (column: string): string => iso(column, 'US');
/** Steps of one moment stand in the order in which they are taken. */
const inOrder = `array_position(ARRAY[${returnStateSchema.options.map((state) => `'${state}'`).join(', ')}], t.state)`;

const labelJson = `(SELECT jsonb_build_object('state', l.state, 'payer', l.payer, 'carrier', l.carrier, 'service',
  l.service,
  'tracking', l.tracking, 'costCents', l.cost_cents, 'hasCounterCode', l.counter_code IS NOT NULL) FROM return_labels l
    WHERE l.seller_id = r.seller_id AND l.return_id = r.id)`;
const returnJson = `jsonb_build_object('returnId', r.id, 'orderId', r.order_id, 'sellerId', r.seller_id, 'number',
  o.number,
  'shopName', o.shop_name, 'buyerName', o.buyer_name, 'state', r.state, 'reason', r.reason, 'remedy', r.remedy, 'words',
    r.words, 'pictureIds', to_jsonb(r.picture_ids), 'refusal', r.refusal,
  'rejection', r.rejection, 'carrier', r.carrier, 'tracking', r.tracking, 'refundId', r.refund_id, 'refundCents',
    r.refund_cents,
  'isRestocked', r.is_restocked, 'swapParcel', r.swap_parcel, 'label', ${labelJson}, 'disputedAt',
    ${time('r.disputed_at')}, 'requestedAt', ${time('r.requested_at')},
  'lines', (SELECT jsonb_agg(jsonb_build_object('lineId', l.id, 'quantity', b.quantity, 'title', l.title, 'values',
    to_jsonb(l.option_values), 'picture', l.picture) ORDER BY l.id)
    FROM jsonb_to_recordset(r.lines) AS b ("lineId" text, quantity int)
    JOIN order_lines l ON l.seller_id = r.seller_id AND l.order_id = r.order_id AND l.id = b."lineId"),
  'timeline', (SELECT jsonb_agg(jsonb_build_object('state', t.state, 'at', ${time('t.at')}, 'by', t.by)
    ORDER BY t.at, ${inOrder})
    FROM return_transitions t WHERE t.seller_id = r.seller_id AND t.return_id = r.id))`;
const from = 'FROM returns r JOIN orders o ON o.seller_id = r.seller_id AND o.id = r.order_id';

interface OrderKey {
  sellerId: string;
  orderId: string;
}

/** Newest first. */
export async function listReturnsOfOrder(db: Queryable, { sellerId, orderId }: OrderKey): Promise<StoredReturn[]> {
  const { rows } = await db.query<{ stored: StoredReturn }>({
    name: 'returns-of-order',
    text: `SELECT ${returnJson} AS stored ${from} WHERE r.seller_id = $1 AND r.order_id = $2
           ORDER BY r.requested_at DESC, r.id DESC`,
    values: [sellerId, orderId],
  });
  return rows.map(({ stored }) => stored);
}

/** Null where there is no such order. */
export async function findSellerOfOrder(db: Queryable, orderId: string): Promise<string | null> {
  const { rows } = await db.query<{ sellerId: string }>({
    name: 'returns-seller-of-order',
    text: 'SELECT seller_id AS "sellerId" FROM orders WHERE id = $1',
    values: [orderId],
  });
  return rows[0]?.sellerId ?? null;
}

/** `sellerId` null: whosever it is, for the back office. */
export async function findReturn(
  db: Queryable,
  { returnId, sellerId }: { returnId: string; sellerId: string | null },
): Promise<StoredReturn | null> {
  const { rows } = await db.query<{ stored: StoredReturn }>({
    name: 'returns-one',
    text: `SELECT ${returnJson} AS stored ${from} WHERE r.id = $1 AND ($2::text IS NULL OR r.seller_id = $2)`,
    values: [returnId, sellerId],
  });
  return rows[0]?.stored ?? null;
}

interface ShopPage {
  sellerId: string;
  isOpenOnly: boolean;
  orderId: string | null;
  q: string | undefined;
  direction: 'asc' | 'desc';
  after: { at: string; id: string } | null;
  limit: number;
}

/** [UX-86] A page of a shop's returns, by keyset; each combination is a statement of its own, so that its plan fits. */
export async function listReturnsOfShop(db: Queryable, page: ShopPage): Promise<StoredReturn[]> {
  const { sellerId, isOpenOnly, orderId, q, direction, after, limit } = page;
  const values: unknown[] = [sellerId, limit];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const open = isOpenOnly ? ' AND r.is_open' : '';
  const ofOrder = orderId ? ` AND r.order_id = ${bind(orderId)}` : '';
  const textCondition = q ? ` AND ${orderTextSql({ sellerId: 'r.seller_id', orderId: 'r.order_id', q: bind(q) })}` : '';
  const beyond = after
    ? ` AND (r.requested_at, r.id) ${direction === 'asc' ? '>' : '<'} (${bind(after.at)}::timestamptz,
        ${bind(after.id)})`
    : '';
  const { rows } = await db.query<{ stored: StoredReturn }>({
    name: `returns-of-shop-${direction}${open && '-open'}${ofOrder && '-order'}${textCondition && '-q'}${beyond && '-next'}`,
    text: `SELECT ${returnJson} AS stored ${from} WHERE r.seller_id = $1${open}${ofOrder}${textCondition}${beyond}
           ORDER BY r.requested_at ${direction}, r.id ${direction} LIMIT $2`,
    values,
  });
  return rows.map(({ stored }) => stored);
}

export async function countOpen(db: Queryable, sellerId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'returns-open-count',
    text: 'SELECT count(*)::int AS count FROM returns WHERE seller_id = $1 AND is_open',
    values: [sellerId],
  });
  return rows[0]?.count ?? 0;
}

export interface NewReturn extends OrderKey {
  id: string;
  lines: readonly { lineId: string; quantity: number }[];
  reason: string;
  remedy: ReturnRemedy;
  words: string;
  pictureIds: readonly string[];
  refusal: ReturnRefusal | null;
  now: Date;
}

/** A new return as it was requested; what the rules do not allow is denied in the same moment. */
export async function insertReturn(tx: Transaction, { now, ...request }: NewReturn): Promise<void> {
  await tx.query({
    name: 'returns-insert',
    text: `WITH asked AS (
             INSERT INTO returns (seller_id, id, order_id, state, lines, reason, remedy, words, picture_ids, refusal,
               requested_at, updated_at)
             SELECT "sellerId", id, "orderId", CASE WHEN refusal IS NULL THEN 'requested' ELSE 'denied' END, lines,
               reason, remedy, words, "pictureIds", refusal, $2, $2
             FROM jsonb_to_record($1::jsonb) AS r ("sellerId" text, id text, "orderId" text, lines jsonb, reason text,
               remedy text, words text, "pictureIds" text[], refusal text)
             RETURNING seller_id, id, state)
           INSERT INTO return_transitions (seller_id, return_id, state, at, by)
           SELECT seller_id, id, 'requested', $2, 'buyer' FROM asked
           UNION ALL SELECT seller_id, id, state, $2, 'system' FROM asked WHERE state = 'denied'`,
    values: [JSON.stringify(request), now],
  });
}

/** What a step brings with it. */
export interface StepFacts {
  rejection?: string;
  carrier?: string;
  tracking?: string;
  refundId?: string | null;
  refundCents?: number;
  isRestocked?: boolean;
  swapParcel?: string;
}

interface Step extends StepFacts {
  sellerId: string;
  returnId: string;
  from: ReturnState;
  to: ReturnState;
  by: ReturnActor;
  now: Date;
}

/** [INV-06] Takes a step; false where it does not stand in `from` any more. */
export async function storeStep(
  tx: Transaction,
  { sellerId, returnId, from: before, to, by, now, ...facts }: Step,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'returns-step',
    text: `WITH moved AS (
             UPDATE returns r SET state = $4, updated_at = $5, rejection = coalesce(f.rejection, r.rejection),
               carrier = coalesce(f.carrier, r.carrier),
               tracking = coalesce(f.tracking, r.tracking), refund_id = coalesce(f."refundId", r.refund_id),
               refund_cents = coalesce(f."refundCents", r.refund_cents), is_restocked = coalesce(f."isRestocked",
                 r.is_restocked),
               swap_parcel = coalesce(f."swapParcel", r.swap_parcel)
             FROM jsonb_to_record($7::jsonb) AS f (rejection text, carrier text, tracking text, "refundId" text,
               "refundCents" bigint, "isRestocked" boolean, "swapParcel" text)
             WHERE r.seller_id = $1 AND r.id = $2 AND r.state = $3 RETURNING r.seller_id, r.id)
           INSERT INTO return_transitions (seller_id, return_id, state, at, by) SELECT seller_id, id, $4, $5, $6
             FROM moved`,
    values: [sellerId, returnId, before, to, now, by, JSON.stringify(facts)],
  });
  return rowCount === 1;
}

/** [OFFICE-01] Its buyer asked the marketplace to decide. */
export async function markDisputed(
  tx: Transaction,
  { sellerId, returnId, now }: { sellerId: string; returnId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'returns-dispute',
    text: 'UPDATE returns SET disputed_at = $3 WHERE seller_id = $1 AND id = $2 AND disputed_at IS NULL',
    values: [sellerId, returnId, now],
  });
}

export interface DueReturn {
  key: string;
  sellerId: string;
  orderId: string;
  returnId: string;
}

/** Returns in a state since before a moment, the oldest first. */
export async function listDueReturns(
  db: Queryable,
  due: readonly { state: ReturnState; before: Date }[],
  { limit, only }: RowTurn,
): Promise<DueReturn[]> {
  const key = `r.seller_id || ' ' || r.id`;
  const { rows } = await db.query<DueReturn>({
    name: 'returns-due',
    text: `SELECT ${key} AS key, r.seller_id AS "sellerId", r.order_id AS "orderId", r.id AS "returnId"
           FROM unnest($1::text[], $2::timestamptz[]) AS d (state, before) JOIN returns r ON r.state = d.state
             AND r.is_open AND r.updated_at <= d.before
           WHERE ${rowTurnSql('returns.advance', { key, only: '$4' })} ORDER BY r.updated_at, r.id LIMIT $3`,
    values: [due.map(({ state }) => state), due.map(({ before }) => before), limit, only],
  });
  return rows;
}
