import type { Queryable } from '../database/open-database.ts';

/** How many files of tables this database was made of. */
export async function countMigrations(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>({ text: 'SELECT count(*) AS count FROM schema_migrations' });
  return rows[0]?.count ?? 0;
}
