import type { Attachment } from '#domain/support/tickets/attachments.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface NewAttachment extends Omit<Attachment, 'size'> {
  number: string;
  type: string;
  content: Buffer;
}

export async function insertAttachment(tx: Transaction, file: NewAttachment): Promise<void> {
  await tx.query({
    name: 'support-insert-attachment',
    text: `INSERT INTO support_attachments (number, id, entry_id, name, type, size, content)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    values: [file.number, file.id, file.entryId, file.name, file.type, file.content.length, file.content],
  });
}

/** What came along with a ticket and its answers, without the bytes. */
export async function listAttachments(db: Queryable, number: string): Promise<Attachment[]> {
  const { rows } = await db.query<Attachment>({
    name: 'support-list-attachments',
    text: `SELECT id, entry_id AS "entryId", name, size FROM support_attachments WHERE number = $1 ORDER BY name, id`,
    values: [number],
  });
  return rows;
}

export async function findAttachment(
  db: Queryable,
  { number, id }: { number: string; id: string },
): Promise<{ name: string; type: string; content: Buffer } | null> {
  const { rows } = await db.query<{ name: string; type: string; content: Buffer }>({
    name: 'support-find-attachment',
    text: 'SELECT name, type, content FROM support_attachments WHERE number = $1 AND id = $2',
    values: [number, id],
  });
  return rows[0] ?? null;
}

/** [SUP-04] The files of a merged ticket go along; those of its letter belong to the entry that it became. */
export async function mergeAttachments(
  tx: Transaction,
  { from, into, letterId }: { from: string; into: string; letterId: string },
): Promise<void> {
  await tx.query({
    name: 'support-merge-attachments',
    text: `UPDATE support_attachments SET number = $2, entry_id = CASE entry_id WHEN '' THEN $3 ELSE entry_id END
           WHERE number = $1`,
    values: [from, into, letterId],
  });
}
