import type { SecondLookState } from '#domain/admin/second-look.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface StoredSecondLook {
  id: string;
  operation: string;
  input: Record<string, unknown>;
  subject: { kind: string; id: string; name: string };
  amountCents: number | null;
  reason: string;
  state: SecondLookState;
  requesterId: string;
  requestedBy: string;
  requestedAt: string;
  expiresAt: string;
  decidedBy: string;
  decidedAt: string | null;
  answer: string;
}

/** One that nobody decided in time is over, whether it was marked or not. */
const columns = (now: string): string => `id, operation, input,
  jsonb_build_object('kind', subject_kind, 'id', subject_id, 'name', subject_name) AS subject,
    amount_cents AS "amountCents", reason,
  CASE WHEN state = 'waiting' AND expires_at <= ${now} THEN 'expired' ELSE state END AS state,
    requested_by AS "requesterId",
  requested_by_name AS "requestedBy", ${iso('requested_at', 'US')} AS "requestedAt",
    ${iso('expires_at', 'US')} AS "expiresAt",
  decided_by_name AS "decidedBy", ${iso('decided_at')} AS "decidedAt", answer`;

interface NewSecondLook extends Pick<StoredSecondLook, 'id' | 'operation' | 'subject' | 'amountCents' | 'reason'> {
  input: object;
  by: { userId: string; name: string };
  now: Date;
  expiresAt: Date;
}

/** False where the same waits already: there is one at a time. */
export async function insertSecondLook(tx: Transaction, look: NewSecondLook): Promise<boolean> {
  await tx.query({
    name: 'second-look-expire',
    text: `UPDATE second_looks SET state = 'expired' WHERE operation = $1 AND subject_id = $2 AND state = 'waiting'
           AND expires_at <= $3`,
    values: [look.operation, look.subject.id, look.now],
  });
  const { subject, by } = look;
  const { rowCount } = await tx.query({
    name: 'second-look-insert',
    text: `INSERT INTO second_looks (id, operation, input, subject_kind, subject_id, subject_name, amount_cents, reason,
           state, requested_by,
             requested_by_name, requested_at, expires_at)
           SELECT look.id, look.operation, $2, look.subject_kind, look.subject_id, look.subject_name, look.amount_cents,
             look.reason, 'waiting',
             look.requested_by, look.requested_by_name, look.requested_at, look.expires_at
           FROM jsonb_populate_record(NULL::second_looks, $1) look ON CONFLICT DO NOTHING`,
    values: [
      JSON.stringify({
        ...{ id: look.id, operation: look.operation, amount_cents: look.amountCents, reason: look.reason },
        ...{ subject_kind: subject.kind, subject_id: subject.id, subject_name: subject.name },
        ...{ requested_by: by.userId, requested_by_name: by.name },
        ...{ requested_at: look.now, expires_at: look.expiresAt },
      }),
      JSON.stringify(look.input),
    ],
  });
  return rowCount === 1;
}

/** Locked: of two who decide at once the second one sees what the first has decided. */
export async function lockSecondLook(tx: Transaction, id: string, now: Date): Promise<StoredSecondLook | null> {
  const { rows } = await tx.query<StoredSecondLook>({
    name: 'second-look-lock',
    text: `SELECT ${columns('$2::timestamptz')} FROM second_looks WHERE id = $1 FOR UPDATE`,
    values: [id, now],
  });
  return rows[0] ?? null;
}

interface Decision {
  id: string;
  state: 'approved' | 'refused' | 'withdrawn';
  by: { userId: string; name: string };
  answer: string;
  now: Date;
}

export async function saveDecision(tx: Transaction, { id, state, by, answer, now }: Decision): Promise<void> {
  await tx.query({
    name: 'second-look-decide',
    text: `UPDATE second_looks SET state = $2, decided_by = $3, decided_by_name = $4, answer = $5, decided_at = $6
           WHERE id = $1`,
    values: [id, state, by.userId, by.name, answer, now],
  });
}

interface Wanted {
  /** Who looks: what they asked for themselves somebody else decides. */
  userId: string;
  isOwn: boolean;
  operations: readonly string[];
  now: Date;
  after: { at: string; id: string } | null;
  limit: number;
}

/** What waits, due first. */
export async function listWaiting(db: Queryable, wanted: Wanted): Promise<StoredSecondLook[]> {
  const { rows } = await db.query<StoredSecondLook>({
    name: 'second-looks-waiting',
    text: `SELECT ${columns('$2::timestamptz')} FROM second_looks
           WHERE state = 'waiting' AND expires_at > $2 AND operation = ANY($1) AND (requested_by = $6) = $7
             AND ($3::timestamptz IS NULL OR (expires_at, id) > ($3, $4))
           ORDER BY expires_at, id LIMIT $5`,
    values: [
      ...[wanted.operations, wanted.now, wanted.after?.at ?? null, wanted.after?.id ?? null, wanted.limit],
      ...[wanted.userId, wanted.isOwn],
    ],
  });
  return rows;
}

/** What is over, newest first. */
export async function listOver(db: Queryable, wanted: Wanted): Promise<StoredSecondLook[]> {
  const { rows } = await db.query<StoredSecondLook>({
    name: 'second-looks-over',
    text: `SELECT ${columns('$2::timestamptz')} FROM second_looks
           WHERE (state <> 'waiting' OR expires_at <= $2) AND operation = ANY($1)
             AND ($3::timestamptz IS NULL OR (requested_at, id) < ($3, $4))
           ORDER BY requested_at DESC, id DESC LIMIT $5`,
    values: [wanted.operations, wanted.now, wanted.after?.at ?? null, wanted.after?.id ?? null, wanted.limit],
  });
  return rows;
}

/** What waits for this administrator, since when, and what was decided today from a moment on. */
export async function countWaiting(
  db: Queryable,
  { operations, userId, now, today }: Pick<Wanted, 'operations' | 'userId' | 'now'> & { today: Date },
): Promise<{ waiting: number; oldestAt: string | null; doneToday: number }> {
  const open = `state = 'waiting' AND expires_at > $3 AND requested_by <> $2`;
  const result = await db.query<{ waiting: number; oldestAt: string | null; doneToday: number }>({
    name: 'second-looks-count',
    text: `SELECT count(*) FILTER (WHERE ${open})::int AS waiting, ${iso(`min(requested_at) FILTER (WHERE ${open})`)}
           AS "oldestAt",
             count(*) FILTER (WHERE state IN ('approved', 'refused') AND decided_at >= $4)::int AS "doneToday"
           FROM second_looks WHERE operation = ANY($1) AND (state = 'waiting' OR decided_at >= $4)`,
    values: [operations, userId, now, today],
  });
  return onlyRow(result);
}
