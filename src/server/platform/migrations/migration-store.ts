import { onlyRow } from '../database/only-row.ts';
import type { Queryable } from '../database/open-database.ts';

/** How many files of tables this database was made of, and whether it takes no writes. */
export async function readSchemaState(db: Queryable): Promise<{ migrations: number; isReadOnly: boolean }> {
  return onlyRow(
    await db.query<{ migrations: number; isReadOnly: boolean }>({
      text: `SELECT count(*) AS migrations, current_setting('transaction_read_only') = 'on' AS "isReadOnly"
             FROM schema_migrations`,
    }),
  );
}
