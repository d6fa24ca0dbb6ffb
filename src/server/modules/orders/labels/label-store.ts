import type { Label, Package } from '#domain/orders/labels/model.ts';
import { jsonRecord } from '../../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import type { ParcelKey } from '../parcels/parcel-store.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';
import type { BoughtLabel } from './label-provider.ts';

/** What was asked for with a label. */
export interface RequestedLabel extends Package {
  wanted: { carrier: string; service: string } | null;
}

export interface StoredLabel extends ParcelKey, Label {
  request: RequestedLabel;
  providerId: string | null;
  lockedUntil: Date;
}

const columns = `seller_id AS "sellerId", order_id AS "orderId", parcel_id AS "parcelId", state, request, carrier,
  service, tracking, cost_cents AS "costCents", provider_id AS "providerId", locked_until AS "lockedUntil"`;

/** The labels of an order, oldest first. */
export async function listLabelsOfOrder(
  db: Queryable,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<StoredLabel[]> {
  const { rows } = await db.query<StoredLabel>({
    name: 'labels-of-order',
    text: `SELECT ${columns} FROM labels WHERE seller_id = $1 AND order_id = $2 ORDER BY locked_until, parcel_id`,
    values: [sellerId, orderId],
  });
  return rows;
}

export async function insertLabel(
  tx: Transaction,
  { sellerId, orderId, parcelId, request, lockedUntil }: ParcelKey & { request: RequestedLabel; lockedUntil: Date },
): Promise<void> {
  await tx.query({
    name: 'labels-insert',
    text: `INSERT INTO labels (seller_id, order_id, parcel_id, state, request, locked_until)
           VALUES ($1, $2, $3, 'buying', $4, $5)`,
    values: [sellerId, orderId, parcelId, JSON.stringify(request), lockedUntil],
  });
}

/** Takes over a purchase or a refund that nobody works on; false where somebody does. */
export async function lockLabel(
  db: Queryable,
  { sellerId, orderId, parcelId }: ParcelKey,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'labels-lock',
    text: `UPDATE labels SET locked_until = $5 WHERE seller_id = $1 AND order_id = $2 AND parcel_id = $3
           AND locked_until <= $4
             AND state IN ('buying', 'refunding')`,
    values: [sellerId, orderId, parcelId, now, until],
  });
  return rowCount === 1;
}

/** Somebody else may go on at once. */
export async function unlockLabel(db: Queryable, { sellerId, orderId, parcelId }: ParcelKey, now: Date): Promise<void> {
  await db.query({
    name: 'labels-unlock',
    text: 'UPDATE labels SET locked_until = $4 WHERE seller_id = $1 AND order_id = $2 AND parcel_id = $3',
    values: [sellerId, orderId, parcelId, now],
  });
}

/** A purchase is known to have happened: once; the parcel has the carrier's number with it. */
export async function markLabelBought(
  tx: Transaction,
  { sellerId, orderId, parcelId }: ParcelKey,
  { bought, now }: { bought: BoughtLabel; now: Date },
): Promise<boolean> {
  const { providerId, carrier, service, tracking, cents, document } = bought;
  const { rowCount } = await tx.query({
    name: 'labels-bought',
    text: `WITH bought AS (
             UPDATE labels l SET state = 'bought', provider_id = b."providerId", carrier = b.carrier,
               service = b.service, tracking = b.tracking, cost_cents = b.cents, document = $5, bought_at = $6,
               locked_until = $6
             FROM jsonb_to_record($4::jsonb) AS b ("providerId" text, carrier text, service text, tracking text,
               cents bigint)
             WHERE l.seller_id = $1 AND l.order_id = $2 AND l.parcel_id = $3 AND l.state = 'buying'
             RETURNING l.seller_id, l.order_id, l.parcel_id, l.carrier, l.tracking)
           UPDATE parcels p SET carrier = b.carrier, tracking = b.tracking FROM bought b
           WHERE p.seller_id = b.seller_id AND p.order_id = b.order_id AND p.id = b.parcel_id`,
    values: [sellerId, orderId, parcelId, jsonRecord({ providerId, carrier, service, tracking, cents }), document, now],
  });
  return rowCount === 1;
}

/** A purchase is known not to have happened; false where somebody else settled it meanwhile. */
export async function deleteLabel(tx: Transaction, { sellerId, orderId, parcelId }: ParcelKey): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'labels-delete',
    text: `DELETE FROM labels WHERE seller_id = $1 AND order_id = $2 AND parcel_id = $3 AND state = 'buying'`,
    values: [sellerId, orderId, parcelId],
  });
  return rowCount === 1;
}

export async function markLabelRefunded(tx: Transaction, { sellerId, orderId, parcelId }: ParcelKey): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'labels-refunded',
    text: `UPDATE labels SET state = 'refunded', document = NULL WHERE seller_id = $1 AND order_id = $2
           AND parcel_id = $3 AND state = 'refunding'`,
    values: [sellerId, orderId, parcelId],
  });
  return rowCount === 1;
}

/** Purchases and refunds that nobody works on any more, the longest first. */
export async function listUnsettledLabels(
  db: Queryable,
  now: Date,
  { limit, only }: RowTurn,
): Promise<(StoredLabel & { key: string })[]> {
  const key = `concat_ws(' ', labels.seller_id, labels.order_id, labels.parcel_id)`;
  const { rows } = await db.query<StoredLabel & { key: string }>({
    name: 'labels-unsettled',
    text: `SELECT ${columns}, ${key} AS key FROM labels WHERE state IN ('buying', 'refunding') AND locked_until <= $1
             AND ${rowTurnSql('orders.settle-labels', { key, only: '$3' })} ORDER BY locked_until LIMIT $2`,
    values: [now, limit, only],
  });
  return rows;
}

/** What is to print of several orders of a shop. */
export async function listLabelDocuments(
  db: Queryable,
  { sellerId, orderIds }: { sellerId: string; orderIds: readonly string[] },
): Promise<{ orderId: string; document: Buffer }[]> {
  const { rows } = await db.query<{ orderId: string; document: Buffer }>({
    name: 'labels-documents',
    text: `SELECT order_id AS "orderId", document FROM labels
           WHERE seller_id = $1 AND order_id = ANY ($2) AND state = 'bought' AND document IS NOT NULL
             ORDER BY bought_at, parcel_id`,
    values: [sellerId, orderIds],
  });
  return rows;
}
