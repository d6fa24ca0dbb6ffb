import type { ReturnLabel, ReturnPayer } from '#domain/returns/labels/model.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';
import type { BoughtLabel } from '../../orders/labels/label-provider.ts';
import type { RequestedLabel } from '../../orders/labels/label-store.ts';

interface ReturnKey {
  sellerId: string;
  returnId: string;
}

/** What was asked for with it: never dearer than the price that was shown. */
interface RequestedReturnLabel extends RequestedLabel {
  mostCents: number;
}

export interface StoredReturnLabel extends ReturnKey, ReturnLabel {
  orderId: string;
  request: RequestedReturnLabel;
  providerId: string | null;
}

const columns = `seller_id AS "sellerId", return_id AS "returnId", order_id AS "orderId", state, payer, request,
  carrier, service, tracking, cost_cents AS "costCents", counter_code IS NOT NULL AS "hasCounterCode",
  provider_id AS "providerId"`;

export async function findReturnLabel(
  db: Queryable,
  { sellerId, returnId }: ReturnKey,
): Promise<StoredReturnLabel | null> {
  const { rows } = await db.query<StoredReturnLabel>({
    name: 'return-labels-one',
    text: `SELECT ${columns} FROM return_labels WHERE seller_id = $1 AND return_id = $2`,
    values: [sellerId, returnId],
  });
  return rows[0] ?? null;
}

/** Whose way back a number of a carrier belongs to. */
export async function findLabelledReturn(db: Queryable, tracking: string): Promise<ReturnKey | null> {
  const { rows } = await db.query<ReturnKey>({
    name: 'return-labels-tracked',
    text: `SELECT seller_id AS "sellerId", return_id AS "returnId" FROM return_labels
           WHERE tracking <> '' AND tracking = $1 ORDER BY bought_at DESC LIMIT 1`,
    values: [tracking],
  });
  return rows[0] ?? null;
}

/** What the buyer hands in a parcel with: the PDF, and the carrier's code for its counter. */
export async function findReturnLabelFiles(
  db: Queryable,
  { sellerId, returnId }: ReturnKey,
): Promise<{ document: Buffer | null; counterCode: Buffer | null } | null> {
  const { rows } = await db.query<{ document: Buffer | null; counterCode: Buffer | null }>({
    name: 'return-labels-files',
    text: `SELECT document, counter_code AS "counterCode" FROM return_labels WHERE seller_id = $1 AND return_id = $2
           AND state = 'bought'`,
    values: [sellerId, returnId],
  });
  return rows[0] ?? null;
}

interface NewLabel extends ReturnKey {
  orderId: string;
  payer: ReturnPayer;
  request: RequestedReturnLabel;
  lockedUntil: Date;
}

/** The return's order is locked by whoever calls this. */
export async function insertReturnLabel(tx: Transaction, label: NewLabel): Promise<void> {
  const { sellerId, returnId, orderId, payer, request, lockedUntil } = label;
  await tx.query({
    name: 'return-labels-insert',
    text: `INSERT INTO return_labels (seller_id, return_id, order_id, state, payer, request, locked_until)
           VALUES ($1, $2, $3, 'buying', $4, $5, $6)`,
    values: [sellerId, returnId, orderId, payer, JSON.stringify(request), lockedUntil],
  });
}

/** Takes over a purchase or a refund that nobody works on; false where somebody does. */
export async function lockReturnLabel(
  db: Queryable,
  { sellerId, returnId }: ReturnKey,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'return-labels-lock',
    text: `UPDATE return_labels SET locked_until = $4 WHERE seller_id = $1 AND return_id = $2 AND locked_until <= $3
             AND state IN ('buying', 'refunding')`,
    values: [sellerId, returnId, now, until],
  });
  return rowCount === 1;
}

/** Somebody else may go on at once. */
export async function unlockReturnLabel(db: Queryable, { sellerId, returnId }: ReturnKey, now: Date): Promise<void> {
  await db.query({
    name: 'return-labels-unlock',
    text: 'UPDATE return_labels SET locked_until = $3 WHERE seller_id = $1 AND return_id = $2',
    values: [sellerId, returnId, now],
  });
}

/** A purchase is known to have happened: once. */
export async function markReturnLabelBought(
  tx: Transaction,
  { sellerId, returnId }: ReturnKey,
  { bought, now }: { bought: BoughtLabel; now: Date },
): Promise<boolean> {
  const { providerId, carrier, service, tracking, cents, document, counterCode } = bought;
  const { rowCount } = await tx.query({
    name: 'return-labels-bought',
    text: `UPDATE return_labels SET state = 'bought', provider_id = b."providerId", carrier = b.carrier,
           service = b.service, tracking = b.tracking,
             cost_cents = b.cents, document = $4, counter_code = $6, bought_at = $5, locked_until = $5
           FROM jsonb_to_record($3::jsonb) AS b ("providerId" text, carrier text, service text, tracking text,
             cents bigint)
           WHERE seller_id = $1 AND return_id = $2 AND state = 'buying'`,
    values: [
      ...[sellerId, returnId, JSON.stringify({ providerId, carrier, service, tracking, cents })],
      ...[document, now, counterCode],
    ],
  });
  return rowCount === 1;
}

/** A purchase is known not to have happened. */
export async function deleteReturnLabel(tx: Queryable, { sellerId, returnId }: ReturnKey): Promise<void> {
  await tx.query({
    name: 'return-labels-delete',
    text: `DELETE FROM return_labels WHERE seller_id = $1 AND return_id = $2 AND state = 'buying'`,
    values: [sellerId, returnId],
  });
}

/** Nobody uses it any more: it goes back to the provider. */
export async function dropReturnLabel(tx: Transaction, { sellerId, returnId }: ReturnKey): Promise<void> {
  await tx.query({
    name: 'return-labels-drop',
    text: `UPDATE return_labels SET state = 'refunding' WHERE seller_id = $1 AND return_id = $2 AND state = 'bought'`,
    values: [sellerId, returnId],
  });
}

export async function markReturnLabelRefunded(tx: Transaction, { sellerId, returnId }: ReturnKey): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'return-labels-refunded',
    text: `UPDATE return_labels SET state = 'refunded', document = NULL, counter_code = NULL
           WHERE seller_id = $1 AND return_id = $2 AND state = 'refunding'`,
    values: [sellerId, returnId],
  });
  return rowCount === 1;
}

/** Purchases and refunds that nobody works on any more, the longest first. */
export async function listUnsettledReturnLabels(
  db: Queryable,
  now: Date,
  { limit, only }: RowTurn,
): Promise<(StoredReturnLabel & { key: string })[]> {
  const key = `concat_ws(' ', return_labels.seller_id, return_labels.return_id)`;
  const { rows } = await db.query<StoredReturnLabel & { key: string }>({
    name: 'return-labels-unsettled',
    text: `SELECT ${columns}, ${key} AS key FROM return_labels WHERE state IN ('buying', 'refunding')
           AND locked_until <= $1
             AND ${rowTurnSql('returns.settle-labels', { key, only: '$3' })} ORDER BY locked_until LIMIT $2`,
    values: [now, limit, only],
  });
  return rows;
}
