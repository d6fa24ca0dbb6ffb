import type { Writable } from 'node:stream';
import pg from 'pg';

// int8 fits a JavaScript number here (money and counts stay below 2^53); a date stays the text that it is.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** A name prepares it. */
export interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

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
  close(): Promise<void>;
}

/** One transaction. Only `inTransaction` makes it, so whoever holds one knows that it is open. */
export interface Transaction extends Queryable {
  readonly isTransaction: true;
  /** What was told inside it, in order; the caches of this process hear of it right after the commit. */
  readonly published: { name: string; payload: unknown }[];
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
  check(result: pg.QueryResult): void;
}

/** A day is a day of UTC and a moment is read as it was written, whatever the database or its role has for a default. */
const settle = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`SET timezone = 'UTC'; SET datestyle = 'ISO, MDY'`);
};

export function openDatabase(
  url: string,
  { max = 20, onError = () => undefined }: { max?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    onConnect: settle,
    pipeline: true,
  });
  pool.on('error', onError);
  // A connection that dies while a transaction uses it fails that transaction's next statement; unheard, it would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return countedApart({ pool });
}

/** A connection beside the pool that is not pipelined, as COPY needs it; whoever asks for it ends it. One that dies fails what it is asked. */
export async function ownConnection({ pool }: Pick<Database, 'pool'>): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: pool.options.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await settle(client);
  return client;
}

/** The same connections with a count of statements of its own, for work beside the product that no figure of it may hold. */
export function countedApart({ pool }: Pick<Database, 'pool'>): Database {
  const statements = { count: 0 };
  return {
    pool,
    statements,
    afterCommit: new Set(),
    afterEnqueue: new Set(),
    query: (statement) => {
      statements.count += 1;
      return pool.query(statement);
    },
    close: () => pool.end(),
  };
}

/** Serialisation failure and deadlock: the database undid everything, so the whole transaction may simply run again. */
export const isRepeatable = (error: unknown): boolean =>
  ['40001', '40P01'].includes((error as { code?: string }).code ?? '');
const MAX_TRIES = 4;

/** What is written in one turn of the event loop leaves in one write: BEGIN with the first statement, the last one with COMMIT. */
function inOneWrite(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Refused because a statement before it failed: that one's error says why. */
const isAborted = (error: unknown): boolean => (error as { code?: string }).code === '25P02';

type Check = (result: pg.QueryResult) => void;

interface Line {
  send(statement: Statement, check?: Check): void;
  ask<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>;
}

/** Statements of one connection, each sent without waiting for those before it; an answer comes after their answers, or fails with the first of their errors. */
function pipelined(client: pg.PoolClient): Line {
  let unanswered: Promise<unknown>[] = [];
  let cause: unknown;
  const put = <Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>> => {
    inOneWrite(client);
    const answer = client.query<Row>(statement);
    answer.catch((error: unknown) => {
      if (!isAborted(error)) cause = error;
    });
    return answer;
  };
  return {
    send: (statement, check = () => undefined) => {
      const answer = put(statement).then(check);
      answer.catch(() => undefined);
      unanswered.push(answer);
    },
    ask: async <Row extends pg.QueryResultRow>(statement: Statement) => {
      const before = unanswered;
      unanswered = [];
      const answer = put<Row>(statement);
      try {
        for (const each of before) await each;
        return await answer;
      } catch (error) {
        throw isAborted(error) ? (cause ?? error) : error;
      }
    },
  };
}

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
    enqueued: new Set(),
    send: (statement) => line.send(counted(statement)),
    query: async (statement) => line.ask(counted(statement)),
  };
  let broken: Error | undefined;
  try {
    if (ahead) line.send(counted(ahead.statement), ahead.check);
    line.send({ text: 'BEGIN' });
    const value = await work(tx).finally(() => (isOver = true));
    const { command } = await line.ask({ text: 'COMMIT' });
    if (command !== 'COMMIT') throw new Error('a failed statement undid the transaction');
    if (tx.published.length > 0) db.afterCommit.forEach((listener) => listener(tx.published));
    if (tx.enqueued.size > 0) db.afterEnqueue.forEach((listener) => listener(tx.enqueued));
    return value;
  } catch (error) {
    await client.query('ROLLBACK').catch((reason: Error) => (broken = reason));
    throw error;
  } finally {
    client.release(broken);
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
