import pg from 'pg';
import { StartProblem } from '../folder-lock.ts';
import { DatabaseClient } from './database-client.ts';
import { onlyRow } from './only-row.ts';

const OLDEST = 150_000;

interface Facts {
  version: number;
  shown: string;
  encoding: string;
  mayCreate: boolean;
  isReadOnly: boolean;
  user: string;
  database: string;
}

async function readFacts(url: string): Promise<Facts> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 20_000 });
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS shown,
       current_setting('server_encoding') AS encoding,
         has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE')
           AS "mayCreate",
         current_setting('transaction_read_only') = 'on' AS "isReadOnly",
         current_user AS user, current_database() AS database`,
    );
    return onlyRow({ rows });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function problemOf({ version, shown, encoding, mayCreate, isReadOnly, user, database }: Facts): string | null {
  if (version < OLDEST) return `it is PostgreSQL ${shown}, and 15 or later is needed`;
  if (encoding !== 'UTF8') return `its encoding is ${encoding}: create it with ENCODING 'UTF8' TEMPLATE template0`;
  // The two extensions are trusted ones, so the owner of the database may add them without being a superuser.
  if (!mayCreate)
    return `${user} may not create tables in it: ALTER DATABASE ${pg.escapeIdentifier(database)} OWNER TO ${pg.escapeIdentifier(user)}`;
  if (isReadOnly) return 'it takes no writes: name the server that does, or all of them, separated by commas';
  return null;
}

/** [RUN-02] A database of somebody else's that the product cannot work with stops the start with one line that names the setting. */
export async function refuseUnfitDatabase(url: string, { needsWrites }: { needsWrites: boolean }): Promise<void> {
  const facts = await readFacts(url).catch((error: Error) => {
    throw new StartProblem(`The database of DATABASE_URL cannot be reached: ${error.message}.`);
  });
  const problem = problemOf({ ...facts, isReadOnly: needsWrites && facts.isReadOnly });
  if (problem) throw new StartProblem(`The database of DATABASE_URL cannot be used: ${problem}.`);
}
