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

/** Mails by their keys, which a statement of the caller's own tables finds: those that have not left are never sent. */
export async function recallByKeys(
  tx: Transaction,
  { name, keys, values }: { name: string; keys: string; values: unknown[] },
): Promise<void> {
  await tx.query({ name, text: `DELETE FROM mails WHERE sent_at IS NULL AND key IN (${keys})`, values });
}

/** The same for what still waits for one reader, of one kind: what their keys begin with. */
export async function recallMailsTo(
  tx: Transaction,
  { recipient, kind }: { recipient: string; kind: string },
): Promise<void> {
  await tx.query({
    name: 'mails-recall-to',
    text: 'DELETE FROM mails WHERE recipient = $1 AND starts_with(key, $2) AND sent_at IS NULL',
    values: [recipient, kind],
  });
}

/** [SUP-02] Nothing that was ever written to an address is kept. */
export async function forgetMailsTo(tx: Transaction, recipient: string): Promise<void> {
  await tx.query({ text: 'DELETE FROM mails WHERE recipient = $1', values: [recipient] });
}

/** Lets a mail that failed be tried again at once, as if it were new. */
export async function renewMail(tx: Transaction, { key, now }: { key: string; now: Date }) {
  const { rows } = await tx.query<{ recipient: string; tries: number }>({
    name: 'mails-renew',
    text: `WITH failed AS (SELECT key, tries FROM mails WHERE key = $1 AND sent_at IS NULL AND tries > 0 FOR UPDATE)
           UPDATE mails m SET tries = 0, next_at = $2, error = '' FROM failed f WHERE m.key = f.key RETURNING m.recipient, f.tries`,
    values: [key, now],
  });
  return rows[0] ?? null;
}
