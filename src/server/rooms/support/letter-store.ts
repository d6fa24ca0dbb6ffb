import type { Transaction } from '../../platform/database/open-database.ts';
import type { Letter } from './letter-mails.ts';

/** Keeps a letter as a case beside its mail. */
export async function keepLetter(tx: Transaction, letter: Letter, now: Date): Promise<void> {
  await tx.query({
    name: 'letters-keep',
    text: `INSERT INTO support_letters (number, at, email, user_id, article, order_number, message) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      letter.number,
      now,
      letter.email,
      letter.session?.userId ?? null,
      letter.article?.title ?? '',
      letter.order,
      letter.message,
    ],
  });
}

/** Closes a letter or opens it again; answers how it stood, null where there is none. */
export async function moveLetter(
  tx: Transaction,
  { number, isOpen, now }: { number: string; isOpen: boolean; now: Date },
): Promise<{ wasOpen: boolean } | null> {
  const { rows } = await tx.query<{ wasOpen: boolean }>({
    name: 'letters-move',
    text: `WITH before AS (SELECT number, closed_at FROM support_letters WHERE number = $1 FOR UPDATE)
           UPDATE support_letters l SET closed_at = CASE WHEN $2 THEN NULL ELSE coalesce(before.closed_at, $3::timestamptz) END
           FROM before WHERE l.number = before.number RETURNING before.closed_at IS NULL AS "wasOpen"`,
    values: [number, isOpen, now],
  });
  return rows[0] ?? null;
}

/** [SUP-02] What somebody wrote to us goes with their account. */
export async function forgetLetters(tx: Transaction, userId: string): Promise<void> {
  await tx.query({
    name: 'letters-forget',
    text: 'DELETE FROM support_letters WHERE user_id = $1',
    values: [userId],
  });
}
