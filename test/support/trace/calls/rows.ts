import pg from 'pg';

/*
 * The rows that a test's statements, and those of the product, write into databases; whether one is written while another transaction is open.
 * They are read over connections that lie idle: one more would be seen by tests that count them.
 */

const WRITES =
  /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|MERGE\s+INTO|COPY)\s+(?:ONLY\s+)?((?:[a-z_]+\.)?[a-z_][a-z0-9_]*)/gi;
/** In whose rows it shows how long something took, or when it was counted anew; the provider's own are not the product's. */
const BY_CHANCE = /^(rate_limits|job_runs|circuits|platform_clock|search_.*|stripe_sandbox\..*)$/;
const READ_MILLISECONDS = 2_000;

interface Client extends pg.Client {
  connectionParameters: Record<'host' | 'port' | 'database', string>;
}
interface Watched {
  clients: Set<Client>;
  /** Tables that were written to since they were read last. */
  tables: Set<string>;
  /** Rows of transactions from here on are new; unknown where that could not be asked. */
  since: number | undefined;
  /** All tables that are there and matter. */
  known?: Set<string>;
}
interface Kept {
  databases: Map<string, Watched>;
  inTransaction: WeakSet<pg.Client>;
  writing: WeakSet<pg.Client>;
  send: (this: pg.Client, ...args: unknown[]) => unknown;
  /** Null in a file without traces. */
  onBeside: (() => void) | null;
}

const kept = globalThis as { watchedRows?: Kept };

/** The driver tells nobody what it waits for: the fields in which it keeps that. */
const isIdle = (client: Client): boolean =>
  ['_activeQuery', '_queryQueue', '_sentQueryQueue'].every((name) => {
    const waiting: unknown = Reflect.get(client, name);
    return !waiting || (Array.isArray(waiting) && waiting.length === 0);
  });
const isOpen = (client: Client): boolean =>
  Boolean(Reflect.get(client, '_connected')) && !Reflect.get(client, '_ending');

/** Asks over this connection behind whatever it was asked before. */
const ask = <Row>(client: Client, text: string, values: unknown[] = []): Promise<Row[]> =>
  (kept.watchedRows?.send.call(client, { text, values }) as Promise<{ rows: Row[] }>).then(({ rows }) => rows);

const TABLES = `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')`;
const NOW = 'SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint::float8 AS since';

function watchedOf(all: Kept, client: Client): Watched {
  const { host, port, database } = client.connectionParameters;
  const address = `${host}:${port}/${database}`;
  let watched = all.databases.get(address);
  if (!watched) {
    const fresh: Watched = { clients: new Set(), tables: new Set(), since: undefined };
    all.databases.set(address, fresh);
    ask<{ since: number }>(client, NOW).then(
      ([read]) => (fresh.since ??= read?.since),
      () => undefined,
    );
    watched = fresh;
  }
  return watched;
}

function look(all: Kept, client: Client, text: string): void {
  const watched = watchedOf(all, client);
  if (!watched.clients.has(client)) {
    watched.clients.add(client);
    client.once('end', () => watched.clients.delete(client));
  }
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
  const tables = [...text.matchAll(WRITES)].map(([, table = '']) => table.toLowerCase());
  for (const table of tables) watched.tables.add(table);
  const begins = word === 'BEGIN' || word === 'START';
  if (begins || tables.length > 0)
    for (const other of watched.clients)
      if (other !== client && (all.inTransaction.has(other) || (all.writing.has(other) && !isIdle(other))))
        all.onBeside?.();
  if (begins) all.inTransaction.add(client);
  else if (word === 'COMMIT' || word === 'END' || (word === 'ROLLBACK' && !/\bTO\b/i.test(text)))
    all.inTransaction.delete(client);
  if (tables.length > 0) all.writing.add(client);
  else if (isIdle(client)) all.writing.delete(client);
}

/** Listens to what is sent to databases, for the file that asks last: all files of a worker share the driver. */
export function watchRows(onBeside: (() => void) | null): void {
  if (kept.watchedRows) {
    kept.watchedRows.onBeside = onBeside;
    kept.watchedRows.databases.clear();
    return;
  }
  if (!onBeside) return;
  const send = pg.Client.prototype.query as unknown as Kept['send'];
  const all: Kept = { databases: new Map(), inTransaction: new WeakSet(), writing: new WeakSet(), send, onBeside };
  kept.watchedRows = all;
  pg.Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');
    if (all.onBeside) look(all, this, text);
    return send.apply(this, args);
  } as unknown as typeof pg.Client.prototype.query;
}

/** Every statement that was sent has been answered. */
export const areAtRest = (): boolean =>
  [...(kept.watchedRows?.databases.values() ?? [])].every(({ clients }) => [...clients].every(isIdle));

const within = <Value>(promise: Promise<Value>): Promise<Value | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), READ_MILLISECONDS);
  });
  return Promise.race([promise.catch(() => null), late]).finally(() => clearTimeout(timer));
};
const idleClient = ({ clients }: Watched): Client | undefined =>
  [...clients].find((each) => isOpen(each) && isIdle(each));

export interface Row {
  table: string;
  row: string;
}

async function readRows(watched: Watched): Promise<Row[] | null> {
  const client = idleClient(watched);
  if (!client || watched.since === undefined) return null;
  watched.known ??= new Set((await within(ask<{ name: string }>(client, TABLES)))?.map(({ name }) => name));
  const parts = [...watched.tables]
    .filter((table) => watched.known?.has(table) && !BY_CHANCE.test(table))
    .toSorted()
    .map(
      (table) =>
        `SELECT '${table}' AS "table", to_jsonb(t)::text AS row FROM ${table} t WHERE xmin::text::bigint >= $1`,
    );
  if (parts.length === 0) return [];
  return within(ask<Row>(client, parts.join(' UNION ALL '), [watched.since]));
}

/** What was written since rows were forgotten, by table; null where it cannot be read. */
export async function rowsWritten(): Promise<Row[] | null> {
  const all: Row[] = [];
  for (const watched of kept.watchedRows?.databases.values() ?? []) {
    if (watched.tables.size === 0) continue;
    const rows = await readRows(watched);
    if (!rows) return null;
    all.push(...rows);
  }
  return all;
}

/** From now on rows are new. */
export async function forgetRows(): Promise<void> {
  for (const watched of kept.watchedRows?.databases.values() ?? []) {
    if (watched.tables.size === 0) continue;
    watched.tables.clear();
    const client = idleClient(watched);
    const read = client && (await within(ask<{ since: number }>(client, NOW)));
    watched.since = read?.[0]?.since;
  }
}
