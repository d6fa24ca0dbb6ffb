import pg from 'pg';
import { DatabaseClient } from './database-client.ts';
import { askPool, pipelined } from './pipelined.ts';
import type { Statement } from './statement-batch.ts';

// int8 fits a JavaScript number here (money and counts stay below 2^53); a date stays the text that it is.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Anything that takes a query: the pool, or one transaction. Without a row type the rows are unknown. */
export interface Queryable {
  query<Row extends pg.QueryResultRow = Record<string, unknown>>(statement: Statement): Promise<pg.QueryResult<Row>>;
}

type AfterCommit = (published: Transaction['published']) => void;

export interface Database extends Queryable {
  readonly pool: pg.Pool;
  /** Statements sent so far, transaction control left out: benchmarks print the difference. */
  readonly statements: { count: number };
  /** Called after every commit that told something. */
  readonly afterCommit: Set<AfterCommit>;
  /** Called after every commit that enqueued something, with the names of the queues. */
  readonly afterEnqueue: Set<(queues: ReadonlySet<string>) => void>;
  /** The connections in use end when they are given back, and new ones are made: they may lead to a host that takes no writes any more. */
  renew(): void;
  close(): Promise<void>;
}

/** One transaction. Only `inTransaction` makes it, so whoever holds one knows that it is open. */
export interface Transaction extends Queryable {
  readonly isTransaction: true;
  /** What was told inside it, in order; the caches of this process hear of it right after the commit. */
  readonly published: { name: string; payload: unknown }[];
  /** What leaves in one message with the COMMIT: each is called once, before it. */
  readonly beforeCommit: Set<(tx: Transaction) => void>;
  /**
   * A flush follows its COMMIT in the same message, and nobody is answered before that: its COMMIT does not wait for the disk (`EARLY_COMMIT`),
   * so that its row locks and its turn among transactions that notify end with it, or it repeats what such a one has written.
   */
  isFlushed: boolean;
  /** Queues that got an item inside it; who works on them in this process hears of it right after the commit. */
  readonly enqueued: Set<string>;
  /**
   * Sends a statement whose answer nobody needs, without waiting for it. Where it fails, the next statement that is waited for
   * fails with its error, or else the commit does.
   */
  send(statement: Statement): void;
}

/** A statement before BEGIN, kept whatever becomes of the transaction; it leaves together with the first one inside. */
export interface Ahead {
  statement: Statement;
  /** Throws where the transaction must not be: its first statement that is waited for fails with that. */
  check(result: Pick<pg.QueryResult, 'rows'>): void;
}

/**
 * A moment is read and written in UTC, whatever the database or its role has for a default. Statements that reckon in days of the marketplace
 * read its zone from the session (`houseZoneSql`).
 */
const prepareSession =
  (timeZone: string) =>
  async (client: pg.ClientBase): Promise<void> => {
    await client.query(`SET timezone = 'UTC'; SET datestyle = 'ISO, MDY'; SET market.time_zone = '${timeZone}'`);
  };

/** New connections replace the others at most so often. */
const RENEW_MILLISECONDS = 1000;

export function openDatabase(
  url: string,
  {
    max = 20,
    timeZone = 'UTC',
    onError = () => undefined,
  }: { max?: number; timeZone?: string; onError?: (error: Error) => void } = {},
): Database {
  const openPool = (): pg.Pool => {
    const pool = new pg.Pool({
      // The type knows no arguments of the constructor.
      Client: DatabaseClient as unknown as new () => pg.ClientBase,
      connectionString: url,
      max,
      idleTimeoutMillis: 30_000,
      allowExitOnIdle: true,
      onConnect: prepareSession(timeZone),
      pipeline: true,
    });
    // At the end the database may say so sooner than a connection says goodbye.
    pool.on('error', (error) => pool.ending || onError(error));
    // A connection that dies while a transaction uses it fails that transaction's next statement; unheard, it would end the process.
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return pool;
  };
  let pool = openPool();
  let renewedAt = -Infinity;
  return countedApart({
    get pool() {
      return pool;
    },
    renew: () => {
      const now = performance.now();
      if (pool.ending || now - renewedAt < RENEW_MILLISECONDS) return;
      renewedAt = now;
      const before = pool;
      pool = openPool();
      before.end().catch(() => undefined);
    },
  });
}

/** A connection beside the pool that is not pipelined, as COPY needs it; whoever asks for it ends it. One that dies fails what it is asked. */
export async function ownConnection({ pool }: Pick<Database, 'pool'>): Promise<pg.Client> {
  const client = new DatabaseClient({ connectionString: pool.options.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await Promise.resolve(pool.options.onConnect?.(client));
  return client;
}

/** The same connections with a count of statements of its own, for work beside the product that no figure of it may hold. */
export function countedApart(connections: Pick<Database, 'pool' | 'renew'>): Database {
  const statements = { count: 0 };
  return {
    get pool() {
      return connections.pool;
    },
    statements,
    afterCommit: new Set(),
    afterEnqueue: new Set(),
    query: async (statement) => {
      statements.count += 1;
      try {
        return await askPool(connections.pool, statement);
      } catch (error) {
        if (isReadOnly(error)) connections.renew();
        throw error;
      }
    },
    renew: connections.renew,
    close: () => connections.pool.end(),
  };
}

/** SQL of a statement inside a transaction that is `isFlushed`. */
export const EARLY_COMMIT = `set_config('synchronous_commit', 'off', true)`;
/** A transaction of its own that waits as every other does: for this disk, and for standbys that must have it. What was committed before it is there too then. */
const flush = { name: 'flush', text: `SELECT pg_logical_emit_message(true, 'flush', '')` };

/** The database takes no writes: it is being replaced, or was told so. */
const isReadOnly = (error: unknown): boolean => (error as { code?: string }).code === '25006';

/** Serialisation failure and deadlock: the database undid everything, so the whole transaction may simply run again. */
export const isRepeatable = (error: unknown): boolean =>
  ['40001', '40P01'].includes((error as { code?: string }).code ?? '');
const MAX_TRIES = 4;

async function once<T>(db: Database, work: (tx: Transaction) => Promise<T>, ahead?: Ahead): Promise<T> {
  const client = await db.pool.connect();
  const line = pipelined(client);
  let isOver = false;
  const counted = (statement: Statement): Statement => {
    // Whoever works on after a failure of something else must not write outside the transaction.
    if (isOver) throw new Error('the transaction is over');
    db.statements.count += 1;
    return statement;
  };
  const tx: Transaction = {
    isTransaction: true,
    published: [],
    beforeCommit: new Set(),
    isFlushed: false,
    enqueued: new Set(),
    send: (statement) => line.send(counted(statement)),
    query: async (statement) => line.ask(counted(statement)),
  };
  let broken: Error | undefined;
  try {
    if (ahead) line.send(counted(ahead.statement), ahead.check);
    line.flush();
    line.send({ name: 'begin', text: 'BEGIN' });
    const value = await work(tx);
    for (const each of tx.beforeCommit) each(tx);
    isOver = true;
    const commit = line.ask({ name: 'commit', text: 'COMMIT' });
    const [{ command }] = await Promise.all(tx.isFlushed ? [commit, line.ask(flush)] : [commit]);
    if (command !== 'COMMIT') throw new Error('a failed statement undid the transaction');
    if (tx.published.length > 0) db.afterCommit.forEach((listener) => listener(tx.published));
    if (tx.enqueued.size > 0) db.afterEnqueue.forEach((listener) => listener(tx.enqueued));
    return value;
  } catch (error) {
    isOver = true;
    line.flush();
    await client.query('ROLLBACK').catch((reason: Error) => (broken = reason));
    if (isReadOnly(error)) db.renew();
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs a part of a transaction that may fail without it: what it wrote and published is undone then, and the error thrown. */
export async function inSavepoint<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const before = tx.published.length;
  tx.send({ name: 'savepoint', text: 'SAVEPOINT part' });
  try {
    const value = await work();
    await tx.query({ name: 'savepoint-release', text: 'RELEASE SAVEPOINT part' });
    return value;
  } catch (error) {
    tx.published.length = before;
    await tx.query({ text: 'ROLLBACK TO SAVEPOINT part' });
    throw error;
  }
}

/** Runs `work` in one transaction; anything that it throws rolls back. Repeated after a deadlock, so `work` must have no effect outside. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>, ahead?: Ahead): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(db, work, tries === 1 ? ahead : undefined);
    } catch (error) {
      if (tries >= MAX_TRIES || !isRepeatable(error)) throw error;
    }
  }
}
