import type { Transaction } from '../database/open-database.ts';

/**
 * [UX-98] What a mail tells of was taken back: one that has not left is never sent. Answers whether another one has left already.
 * `since` is when what they tell of happened; mails about the same thing from before stay.
 */
export async function recallMails(
  tx: Transaction,
  { about, since }: { about: string; since: string },
): Promise<{ hasLeft: boolean }> {
  await tx.query({
    name: 'mails-recall',
    text: 'DELETE FROM mails WHERE about = $1 AND created_at >= $2::timestamptz AND sent_at IS NULL',
    values: [about, since],
  });
  const { rowCount } = await tx.query({
    name: 'mails-have-left',
    text: 'SELECT 1 FROM mails WHERE about = $1 AND created_at >= $2::timestamptz LIMIT 1',
    values: [about, since],
  });
  return { hasLeft: (rowCount ?? 0) > 0 };
}
