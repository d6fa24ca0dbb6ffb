import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** Lets people read files of an owner; answers which of the files were there to be shared. */
export async function insertReaders(
  tx: Transaction,
  shared: { ownerId: string; names: readonly string[]; subject: string; readers: readonly string[] },
): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>({
    name: 'files-insert-readers',
    text: `WITH found AS (
             SELECT owner_id, id, name FROM stored_files WHERE owner_id = $1 AND name = ANY($2)
               AND state = 'stored' FOR SHARE),
           put AS (
             INSERT INTO file_readers (owner_id, file_id, subject, reader_id)
             SELECT owner_id, id, $3, reader FROM found CROSS JOIN unnest($4::text[]) AS reader ON CONFLICT DO NOTHING)
           SELECT name FROM found`,
    values: [shared.ownerId, shared.names, shared.subject, shared.readers],
  });
  return rows.map(({ name }) => name);
}

export async function deleteReaders(tx: Transaction, subject: string): Promise<void> {
  await tx.query({
    name: 'files-delete-readers',
    text: 'DELETE FROM file_readers WHERE subject = $1',
    values: [subject],
  });
}

export async function isReader(
  db: Queryable,
  { ownerId, name, readerId }: { ownerId: string; name: string; readerId: string },
): Promise<boolean> {
  const { rows } = await db.query({
    name: 'files-is-reader',
    text: `SELECT 1 FROM file_readers r JOIN stored_files f ON f.owner_id = r.owner_id AND f.id = r.file_id
           WHERE f.owner_id = $1 AND f.name = $2 AND f.state = 'stored' AND r.reader_id = $3 LIMIT 1`,
    values: [ownerId, name, readerId],
  });
  return rows.length === 1;
}
