import type { PromisedItem } from '#domain/listings/delivery/delivery-options.ts';
import type { Order } from '#domain/orders/model.ts';
import type { ProofState } from '#domain/orders/proofs/model.ts';
import { iso } from '../../../platform/database/iso.ts';
import { jsonRecord } from '../../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';
import { postageSql } from '../../listings/postage/profile-store.ts';
import { sentSql } from '../parcels/parcel-store.ts';

interface OrderKey {
  sellerId: string;
  orderId: string;
}
export interface ProofKey extends OrderKey {
  lineId: string;
  version: number;
}

/** What an order says of its proofs, oldest first: the alias of the order is `o`. */
export const proofsJson = `'proofs', coalesce((SELECT jsonb_agg(jsonb_build_object('lineId', f.line_id, 'version',
  f.version, 'state', f.state, 'text', f.text,
    'answer', f.answer, 'sentAt', ${iso('f.sent_at')}, 'dueAt', ${iso('f.due_at')}, 'answeredAt',
      ${iso('f.answered_at')}, 'answeredBy', f.answered_by)
    ORDER BY f.line_id, f.version) FROM proofs f WHERE f.seller_id = o.seller_id AND f.order_id = o.id), '[]')`;

/** [ORD-07] Whether the maker of an order `o` owes a next version: the newest of a line that still has to leave was not what its buyer wants. */
export const proofWantedSql = `EXISTS (SELECT 1 FROM proofs f JOIN order_lines l ON l.seller_id = f.seller_id
  AND l.order_id = f.order_id AND l.id = f.line_id
  WHERE f.seller_id = o.seller_id AND f.order_id = o.id AND f.state = 'change_requested'
    AND l.quantity - l.not_sent - ${sentSql} > 0
    AND NOT EXISTS (SELECT 1 FROM proofs n WHERE n.seller_id = f.seller_id AND n.order_id = f.order_id
      AND n.line_id = f.line_id AND n.version > f.version))`;

/** [FILE-06] The pictures of an order's proofs, for who may see them. */
export async function listProofPictures(
  db: Queryable,
  { sellerId, orderId }: OrderKey,
): Promise<{ lineId: string; version: number; pictureIds: string[] }[]> {
  const { rows } = await db.query<{ lineId: string; version: number; pictureIds: string[] }>({
    name: 'proofs-pictures',
    text: `SELECT line_id AS "lineId", version, picture_ids AS "pictureIds" FROM proofs
           WHERE seller_id = $1 AND order_id = $2`,
    values: [sellerId, orderId],
  });
  return rows;
}

interface NewProof extends ProofKey {
  text: string;
  pictureIds: readonly string[];
  sentAt: Date;
  dueAt: Date;
  remindAt: Date;
}

/** The next version of a line; the one before does not wait any more. The order is locked by whoever calls this. */
export async function insertProof(
  tx: Transaction,
  { sellerId, orderId, lineId, version, ...proof }: NewProof,
): Promise<void> {
  await tx.query({
    name: 'proofs-supersede',
    text: `UPDATE proofs SET next_at = NULL, state = CASE state WHEN 'sent' THEN 'superseded' ELSE state END,
             answered_at = coalesce(answered_at, $4), answered_by = coalesce(answered_by, 'maker')
           WHERE seller_id = $1 AND order_id = $2 AND line_id = $3 AND state IN ('sent', 'change_requested')`,
    values: [sellerId, orderId, lineId, proof.sentAt],
  });
  await tx.query({
    name: 'proofs-insert',
    text: `INSERT INTO proofs (seller_id, order_id, line_id, version, state, text, picture_ids, sent_at, due_at,
           next_at)
           SELECT r."sellerId", r."orderId", r."lineId", r.version, 'sent', r.text, r."pictureIds", r."sentAt",
             r."dueAt", r."remindAt"
           FROM jsonb_to_record($1::jsonb) AS r ("sellerId" text, "orderId" text, "lineId" text, version int, text text,
             "pictureIds" text[],
             "sentAt" timestamptz, "dueAt" timestamptz, "remindAt" timestamptz)`,
    values: [JSON.stringify({ sellerId, orderId, lineId, version, ...proof })],
  });
  await saveAwaitsBuyer(tx, { sellerId, orderId });
}

interface NewAnswer extends ProofKey {
  state: Exclude<ProofState, 'sent'>;
  answer: string;
  by: 'buyer' | 'system';
  now: Date;
  /** Until when the maker sends the next version; null where none is expected. */
  revisionDueAt: Date | null;
}

/** [INV-06] Answers the version that waits; false where it does not any more. */
export async function saveAnswer(tx: Transaction, answer: NewAnswer): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'proofs-answer',
    text: `UPDATE proofs p SET state = a.state, answer = a.answer, answered_by = a.by, answered_at = a.now,
             due_at = coalesce(a."revisionDueAt", p.due_at), next_at = a."revisionDueAt"
           FROM jsonb_to_record($1::jsonb) AS a ("sellerId" text, "orderId" text, "lineId" text, version int,
             state text, answer text, by text, now timestamptz, "revisionDueAt" timestamptz)
           WHERE p.seller_id = a."sellerId" AND p.order_id = a."orderId" AND p.line_id = a."lineId"
             AND p.version = a.version AND p.state = 'sent'`,
    values: [jsonRecord(answer)],
  });
  if (rowCount === 1) await saveAwaitsBuyer(tx, answer);
  return rowCount === 1;
}

async function saveAwaitsBuyer(tx: Transaction, { sellerId, orderId }: OrderKey): Promise<void> {
  await tx.query({
    name: 'proofs-awaits-buyer',
    text: `UPDATE orders SET awaits_buyer = EXISTS (SELECT 1 FROM proofs WHERE seller_id = $1 AND order_id = $2
           AND state = 'sent')
           WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, orderId],
  });
}

/** When something follows by itself next, null where nothing does; false where another process was first. */
export async function saveNextAt(
  tx: Transaction,
  proof: ProofKey,
  { nextAt, now }: { nextAt: string | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'proofs-next',
    text: `UPDATE proofs SET next_at = $5 WHERE seller_id = $1 AND order_id = $2 AND line_id = $3 AND version = $4
           AND next_at <= $6`,
    values: [proof.sellerId, proof.orderId, proof.lineId, proof.version, nextAt, now],
  });
  return rowCount === 1;
}

/** Proofs whose reminder or end is due, the longest due first. */
export async function listDueProofs(
  db: Queryable,
  now: Date,
  { limit, only }: RowTurn,
): Promise<(ProofKey & { key: string })[]> {
  const key = `concat_ws(' ', f.seller_id, f.order_id, f.line_id, f.version)`;
  const { rows } = await db.query<ProofKey & { key: string }>({
    name: 'proofs-due',
    text: `SELECT ${key} AS key, f.seller_id AS "sellerId", f.order_id AS "orderId", f.line_id AS "lineId", f.version
           FROM proofs f
           WHERE f.next_at <= $1 AND ${rowTurnSql('orders.follow-proofs', { key, only: '$3' })}
             ORDER BY f.next_at, f.order_id, f.line_id LIMIT $2`,
    values: [now, limit, only],
  });
  return rows;
}

/** What promises of an order's pieces are counted by: those that still have to leave, as their listings are now. */
export async function listItemsToMake(db: Queryable, { sellerId, orderId }: OrderKey): Promise<PromisedItem[]> {
  const { rows } = await db.query<PromisedItem>({
    name: 'proofs-items',
    text: `SELECT p.processing_days AS "processingDays", p.made_to_order AS "madeToOrder",
           p.making_minutes AS "makingMinutes", l.left AS quantity, p.postage
           FROM (SELECT seller_id, listing_id, l.quantity - l.not_sent - ${sentSql} AS left FROM order_lines l
             WHERE l.seller_id = $1 AND l.order_id = $2) AS l ("seller_id", "listing_id", "left")
             CROSS JOIN LATERAL (SELECT l.processing_days, l.made_to_order, l.making_minutes, ${postageSql} AS postage
               FROM listings l
               WHERE l.seller_id = $1 AND l.id = listing_id) p
           WHERE l.left > 0`,
    values: [sellerId, orderId],
  });
  return rows;
}

/** [ORD-06] An order leaves and arrives later than it was promised. */
export async function savePromise(
  tx: Transaction,
  { sellerId, orderId }: OrderKey,
  days: Pick<Order, 'leavesBy' | 'arrivesFrom' | 'arrivesTo'>,
): Promise<void> {
  await tx.query({
    name: 'proofs-promise',
    text: 'UPDATE orders SET leaves_by = $3, arrives_from = $4, arrives_to = $5 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, orderId, days.leavesBy, days.arrivesFrom, days.arrivesTo],
  });
}
