import pg from 'pg';

/* What tests write into their databases: the rows of every table that a statement of theirs, or of the product's, names. */

const WRITES = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|MERGE\s+INTO)\s+(?:ONLY\s+)?((?:\w+\.)?\w+)/g;
/** A table that somebody holds alone is left out. */
const READ_TIMEOUT_MS = 2_000;

/** Databases by address, with the tables that were written to since they were read last. */
const written = new Map<string, Set<string>>();
/** The rows of each table as they were read last. */
const before = new Map<string, string[]>();

const isWatched = Symbol.for('rows of a trace');
type Query = (this: { connectionParameters: Connection }, statement: unknown, ...more: unknown[]) => unknown;
type Connection = Record<'host' | 'port' | 'user' | 'password' | 'database', string>;
const prototype = pg.Client.prototype as unknown as {
  query: Query;
  [isWatched]?: (address: string, table: string) => void;
};

/** Listens to what is sent to databases, for the file that asks last: all files of a worker share the driver. */
export function watchRows(): void {
  const isHooked = prototype[isWatched] !== undefined;
  prototype[isWatched] = (address, table) => {
    if (!written.has(address)) written.set(address, new Set());
    written.get(address)?.add(table);
  };
  if (isHooked) return;
  const { query } = prototype;
  prototype.query = function (statement, ...more) {
    const text = typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');
    for (const [, table = ''] of text.matchAll(WRITES)) {
      const { host, port, user, password, database } = this.connectionParameters;
      prototype[isWatched]?.(`postgres://${user}:${password}@${host}:${port}/${database}`, table);
    }
    return query.call(this, statement, ...more);
  };
}

/** Rows of the one list that the other does not have as often. */
function without(rows: string[], others: string[]): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const times = left.get(row) ?? 0;
    if (times > 0) left.set(row, times - 1);
    return times === 0;
  });
}

/** What was written since this was asked last, a line for each row that is gone or new; nothing of a database that is gone itself. */
export async function rowsWritten(): Promise<string[]> {
  const lines: string[] = [];
  for (const [address, tables] of [...written]) {
    written.delete(address);
    const client = new pg.Client({ connectionString: address, statement_timeout: READ_TIMEOUT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      continue;
    }
    for (const table of [...tables].toSorted()) {
      const key = `${address} ${table}`;
      const read = await client
        .query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${table} t`)
        .catch(() => null);
      if (!read) continue;
      const [old, now] = [before.get(key) ?? [], read.rows.map(({ row }) => row)];
      before.set(key, now);
      lines.push(
        ...without(old, now).map((row) => `− ${table} ${row}`),
        ...without(now, old).map((row) => `+ ${table} ${row}`),
      );
    }
    await client.end().catch(() => undefined);
  }
  return lines;
}
