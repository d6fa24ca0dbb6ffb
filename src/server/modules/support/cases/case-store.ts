import type { CaseDecision, CaseEntryKind, CaseSource, CaseState } from '#domain/support/cases/model.ts';
import type { CaseStatus } from '#domain/support/cases/move-case.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';
import { jsonRecord } from '../../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface LockedCase extends CaseStatus {
  sellerId: string;
  number: string;
  sourceId: string;
  orderId: string;
  dueAt: Date | null;
  ownerId: string | null;
}

const columns = `seller_id AS "sellerId", number, source, source_id AS "sourceId", order_id AS "orderId", state,
  due_at AS "dueAt", owner_id AS "ownerId", escalated_by AS "escalatedBy"`;

/** The case, locked until the transaction ends. `sellerId` null: whosever it is, for the back office. */
export async function lockCase(
  tx: Transaction,
  { number, sellerId = null }: { number: string; sellerId?: string | null },
): Promise<LockedCase | null> {
  const { rows } = await tx.query<LockedCase>({
    name: 'cases-lock',
    text: `SELECT ${columns} FROM cases WHERE number = $1 AND ($2::text IS NULL OR seller_id = $2) FOR UPDATE`,
    values: [number, sellerId],
  });
  return rows[0] ?? null;
}

/** Whose order it is about, so that the order is locked before its case, everywhere. */
export async function findCaseOrder(
  db: Queryable,
  number: string,
): Promise<{ sellerId: string; orderId: string } | null> {
  const { rows } = await db.query<{ sellerId: string; orderId: string }>({
    name: 'cases-find-order',
    text: 'SELECT seller_id AS "sellerId", order_id AS "orderId" FROM cases WHERE number = $1',
    values: [number],
  });
  return rows[0] ?? null;
}

/** The case of a cause, locked; null where there is none. */
export async function lockCaseOf(
  tx: Transaction,
  { sellerId, source, sourceId }: { sellerId: string; source: CaseSource; sourceId: string },
): Promise<LockedCase | null> {
  const { rows } = await tx.query<LockedCase>({
    name: 'cases-lock-of-source',
    text: `SELECT ${columns} FROM cases WHERE seller_id = $1 AND source = $2 AND source_id = $3 FOR UPDATE`,
    values: [sellerId, source, sourceId],
  });
  return rows[0] ?? null;
}

/** The open case that an administrator began about an order. */
export async function findOpenCase(
  tx: Transaction,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<string | null> {
  const { rows } = await tx.query<{ number: string }>({
    name: 'cases-find-open',
    text: `SELECT number FROM cases WHERE seller_id = $1 AND order_id = $2 AND source IN ('order', 'ticket')
           AND state <> 'decided'`,
    values: [sellerId, orderId],
  });
  return rows[0]?.number ?? null;
}

export interface NewCase {
  sellerId: string;
  number: string;
  source: CaseSource;
  sourceId: string;
  orderId: string;
  state: CaseState;
  dueAt: Date | null;
  now: Date;
}

/** False where its cause has a case already. */
export async function insertCase(tx: Transaction, { now, ...one }: NewCase): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'cases-insert',
    text: `INSERT INTO cases (seller_id, number, source, source_id, order_id, state, at, since, due_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)
           ON CONFLICT DO NOTHING`,
    values: [one.sellerId, one.number, one.source, one.sourceId, one.orderId, one.state, now, one.dueAt],
  });
  return rowCount === 1;
}

interface Step {
  state: CaseState;
  dueAt: Date | null;
  now: Date;
  decision?: CaseDecision | null;
  decidedBy?: string | null;
  refundCents?: number | null;
}

/** Whose turn it is now, or how it was decided. */
export async function moveCase(
  tx: Transaction,
  { sellerId, number }: Pick<LockedCase, 'sellerId' | 'number'>,
  { state, dueAt, now, decision = null, decidedBy = null, refundCents = null }: Step,
): Promise<void> {
  await tx.query({
    name: 'cases-move',
    text: `UPDATE cases SET since = CASE WHEN state = $3 THEN since ELSE $5::timestamptz END, state = $3, due_at = $4,
           decision = $6, decided_by = $7, refund_cents = $8,
             decided_at = CASE WHEN $6::text IS NOT NULL THEN $5::timestamptz END WHERE seller_id = $1 AND number = $2`,
    values: [sellerId, number, state, dueAt, now, decision, decidedBy, refundCents],
  });
}

export async function setCaseOwner(
  tx: Transaction,
  { sellerId, number }: Pick<LockedCase, 'sellerId' | 'number'>,
  ownerId: string | null,
): Promise<void> {
  await tx.query({
    name: 'cases-set-owner',
    text: 'UPDATE cases SET owner_id = $3 WHERE seller_id = $1 AND number = $2',
    values: [sellerId, number, ownerId],
  });
}

/** False where somebody escalated it before. */
export async function escalate(
  tx: Transaction,
  { sellerId, number }: Pick<LockedCase, 'sellerId' | 'number'>,
  { escalationId, by }: { escalationId: string; by: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'cases-escalate',
    text: `UPDATE cases SET escalation_id = $3, escalated_by = $4, owner_id = NULL WHERE seller_id = $1 AND number = $2
           AND escalation_id IS NULL`,
    values: [sellerId, number, escalationId, by],
  });
  return rowCount === 1;
}

export interface NewCaseEntry {
  sellerId: string;
  number: string;
  id: string;
  at: Date;
  kind: CaseEntryKind;
  authorId: string | null;
  authorName: string;
  body: string;
  pictureIds?: readonly string[];
}

export async function insertCaseEntry(tx: Transaction, entry: NewCaseEntry): Promise<void> {
  await tx.query({
    name: 'cases-insert-entry',
    text: `INSERT INTO case_entries (seller_id, number, id, at, kind, author_id, author_name, body, picture_ids)
           SELECT e."sellerId", e.number, e.id, e.at, e.kind, e."authorId", e."authorName", e.body,
             coalesce(e."pictureIds", '{}')
           FROM jsonb_to_record($1::jsonb) AS e ("sellerId" text, number text, id text, at timestamptz, kind text,
             "authorId" text, "authorName" text, body text, "pictureIds" text[]) ON CONFLICT DO NOTHING`,
    values: [jsonRecord(entry)],
  });
}

export interface DueCase {
  key: string;
  number: string;
}

/** Cases whose party did not answer in its days, the oldest first. */
export async function listDueCases(db: Queryable, now: Date, { limit, only }: RowTurn): Promise<DueCase[]> {
  const { rows } = await db.query<DueCase>({
    name: 'cases-due',
    text: `SELECT number AS key, number FROM cases WHERE state IN ('buyer', 'maker') AND due_at <= $1
             AND ${rowTurnSql('support.cases', { key: 'number', only: '$3' })} ORDER BY due_at LIMIT $2`,
    values: [now, limit, only],
  });
  return rows;
}
