import { jsonRecord } from '../../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';

export interface DigestLine {
  title: string;
  message: string;
  /** Path and query of this site. */
  path: string;
  /** Whose name or words it repeats, if anybody's. */
  quoted: string | null;
  /** What it tells of, where that can be taken back. */
  about?: string | undefined;
}

interface NewDigestItem extends DigestLine {
  userId: string;
  key: string;
  kind: string;
  now: Date;
  dueAt: Date;
}

export async function insertDigestItem(tx: Transaction, item: NewDigestItem): Promise<void> {
  await tx.query({
    name: 'digest-insert',
    text: `INSERT INTO digest_items (user_id, key, kind, title, message, path, quoted_id, about, created_at, due_at)
           SELECT i."userId", i.key, i.kind, i.title, i.message, i.path, i.quoted, i.about, i.now, i."dueAt"
           FROM jsonb_to_record($1::jsonb) AS i ("userId" text, key text, kind text, title text, message text,
             path text, quoted text, about text, now timestamptz, "dueAt" timestamptz) ON CONFLICT DO NOTHING`,
    values: [jsonRecord(item)],
  });
}

export const DIGESTS_JOB = 'accounts.send-digests';

/** Whose digest is due among so many lines; those who wait longest first. */
export async function findDueReaders(db: Queryable, now: Date, { limit, only }: RowTurn): Promise<{ key: string }[]> {
  const { rows } = await db.query<{ key: string }>({
    name: 'digest-due-readers',
    text: `SELECT user_id AS key FROM (
             SELECT d.user_id, d.due_at FROM digest_items d
               WHERE d.due_at <= $1 AND ${rowTurnSql(DIGESTS_JOB, { key: 'd.user_id', only: '$3' })}
             ORDER BY d.due_at LIMIT $2) due
           GROUP BY user_id ORDER BY min(due_at)`,
    values: [now, limit, only],
  });
  return rows;
}

/** Takes the lines of a digest that is due, oldest first: no other transaction has them too. */
export async function claimDueItems(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<(DigestLine & { key: string })[]> {
  const { rows } = await tx.query<DigestLine & { key: string; createdAt: Date }>({
    name: 'digest-take',
    text: `DELETE FROM digest_items WHERE user_id = $1 AND due_at <= $2
           RETURNING key, title, message, path, quoted_id AS quoted, about, created_at AS "createdAt"`,
    values: [userId, now],
  });
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.key.localeCompare(b.key));
}

/** The rhythm changed: what waits comes with the next digest, or with none. */
export async function moveDigest(tx: Transaction, userId: string, dueAt: Date | null): Promise<void> {
  if (dueAt)
    await tx.query({
      name: 'digest-move',
      text: 'UPDATE digest_items SET due_at = $2 WHERE user_id = $1 AND due_at <> $2',
      values: [userId, dueAt],
    });
  else await tx.query({ name: 'digest-end', text: 'DELETE FROM digest_items WHERE user_id = $1', values: [userId] });
}

/** These kinds are in no digest any more. */
export async function dropKinds(tx: Transaction, userId: string, kinds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'digest-drop-kinds',
    text: 'DELETE FROM digest_items WHERE user_id = $1 AND kind = ANY($2)',
    values: [userId, kinds],
  });
}

/** [UX-98] What a line tells of was taken back. */
export async function recallDigestItems(tx: Transaction, { about, since }: { about: string; since: string }) {
  await tx.query({
    name: 'digest-recall',
    text: 'DELETE FROM digest_items WHERE about = $1 AND created_at >= $2::timestamptz',
    values: [about, since],
  });
}
