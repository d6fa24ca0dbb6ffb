import type { LetterKind } from '#domain/admin/privacy-letter.ts';
import { iso } from '../../../platform/database/iso.ts';
import { like } from '../../../platform/database/like.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

const facts = `id AS "letterId", who, user_id AS "userId", kind, arrived_on::text AS "arrivedOn",
  due_on::text AS "dueOn", ${iso('done_at')} AS "doneAt", done_with AS "doneWith"`;

interface LetterRow {
  letterId: string;
  who: string;
  userId: string | null;
  kind: LetterKind;
  arrivedOn: string;
  dueOn: string;
  state: 'open' | 'overdue' | 'done';
  doneAt: string | null;
  doneWith: string;
  cursor: string;
}

interface Page {
  q: string;
  after: { key: string | number; id: string } | null;
  limit: number;
}

/** By their deadline; one that is due today is not over yet. */
export async function findOpenLetters(
  db: Queryable,
  { today, q, after, limit }: Page & { today: string },
): Promise<LetterRow[]> {
  const { rows } = await db.query<LetterRow>({
    name: 'office-open-letters',
    text: `SELECT ${facts}, CASE WHEN due_on < $1::date THEN 'overdue' ELSE 'open' END AS state, due_on::text AS cursor
           FROM privacy_letters
           WHERE done_at IS NULL AND ($2::date IS NULL OR (due_on, id) > ($2, $3)) AND ($5 = '' OR who ILIKE $5)
           ORDER BY due_on, id LIMIT $4`,
    values: [today, after?.key ?? null, after?.id ?? '', limit, q && like(q)],
  });
  return rows;
}

export async function findDoneLetters(db: Queryable, { q, after, limit }: Page): Promise<LetterRow[]> {
  const { rows } = await db.query<LetterRow>({
    name: 'office-done-letters',
    text: `SELECT ${facts}, 'done' AS state, ${iso('done_at', 'US')} AS cursor FROM privacy_letters
           WHERE done_at IS NOT NULL AND ($1::timestamptz IS NULL OR (done_at, id) < ($1, $2))
             AND ($4 = '' OR who ILIKE $4) ORDER BY done_at DESC, id DESC LIMIT $3`,
    values: [after?.key ?? null, after?.id ?? '', limit, q && like(q)],
  });
  return rows;
}

interface NewLetter {
  id: string;
  who: string;
  userId: string | null;
  kind: LetterKind;
  arrivedOn: string;
  by: string;
  now: Date;
}

/** Its deadline: the same day of the next month, or that month's last. */
export async function insertLetter(tx: Transaction, letter: NewLetter): Promise<string> {
  const { id, who, userId, kind, arrivedOn, by, now } = letter;
  const { rows } = await tx.query<{ dueOn: string }>({
    name: 'office-record-letter',
    text: `INSERT INTO privacy_letters (id, who, user_id, kind, arrived_on, due_on, recorded_by, recorded_at)
           VALUES ($1, $2, $3, $4, $5::date, ($5::date + interval '1 month')::date, $6, $7)
           RETURNING due_on::text AS "dueOn"`,
    values: [id, who, userId, kind, arrivedOn, by, now],
  });
  return onlyRow({ rows }).dueOn;
}

export async function lockLetter(tx: Transaction, id: string): Promise<{ who: string; isDone: boolean } | null> {
  const { rows } = await tx.query<{ who: string; isDone: boolean }>({
    name: 'office-lock-letter',
    text: 'SELECT who, done_at IS NOT NULL AS "isDone" FROM privacy_letters WHERE id = $1 FOR UPDATE',
    values: [id],
  });
  return rows[0] ?? null;
}

export async function finishLetter(
  tx: Transaction,
  { id, doneWith, by, now }: { id: string; doneWith: string; by: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'office-finish-letter',
    text: 'UPDATE privacy_letters SET done_at = $2, done_with = $3, done_by = $4 WHERE id = $1',
    values: [id, now, doneWith, by],
  });
}
