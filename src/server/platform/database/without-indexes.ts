import type { Queryable } from './open-database.ts';

/**
 * Runs `fill` while a table has none of its indexes but the primary key, and makes them anew behind it: each is sorted once instead of
 * being walked for every row. Inside a transaction, which nobody else sees before its end.
 */
export async function withoutIndexes(tx: Queryable, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await tx.query<{ name: string; made: string }>({
    text: `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made FROM pg_index i
           WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT 1 FROM pg_constraint c
             WHERE c.conindid = i.indexrelid) ORDER BY 1`,
    values: [table],
  });
  for (const { name } of rows) await tx.query({ text: `DROP INDEX ${name}` });
  await fill();
  await tx.query({ text: `SET LOCAL maintenance_work_mem = '256MB'` });
  for (const { made } of rows) await tx.query({ text: made });
}
