import type { Writable } from 'node:stream';
import pg from 'pg';
import { type Statement, StatementBatch } from './statement-batch.ts';

/** Refused because a statement before it failed: that one's error says why. */
const isAborted = (error: unknown): boolean => (error as { code?: string }).code === '25P02';

/** What is sent in one turn of the event loop leaves in one write. */
function inOneWrite(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

type Check = (result: pg.QueryResult) => void;

export interface Line {
  send(statement: Statement, check?: Check): void;
  ask<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>;
  /** What was put so far leaves now; what comes later is not answered together with it. */
  flush(): void;
}

/** Several commands in one text cannot be prepared. */
const canBePrepared = ({ values = [], text }: Statement): boolean => values.length > 0 || !text.includes(';');

/** One statement on a connection of the pool, which goes back to it unless it is the connection itself that failed. */
export async function askPool<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  statement: Statement,
): Promise<pg.QueryResult<Row>> {
  const batch = new StatementBatch();
  const answer = canBePrepared(statement) ? batch.add<Row>(statement) : null;
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    if (!answer) return await client.query<Row>(statement.text);
    void client.query(batch);
    return await answer;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Statements of one connection, each sent without waiting for those before it: what is put in one turn of the event loop leaves as one
 * batch, BEGIN with the first statement, the last one with COMMIT. An answer comes after those before it, or fails with the first of their errors.
 */
export function pipelined(client: pg.PoolClient): Line {
  let unanswered: Promise<unknown>[] = [];
  let batch: StatementBatch | null = null;
  let cause: unknown;
  const flush = (): void => {
    if (!batch) return;
    inOneWrite(client);
    void client.query(batch);
    batch = null;
  };
  const put = <Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>> => {
    if (!canBePrepared(statement)) {
      flush();
      return client.query<Row>(statement.text);
    }
    if (!batch) process.nextTick(flush);
    batch ??= new StatementBatch();
    return batch.add<Row>(statement);
  };
  const noted = <Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>> => {
    const answer = put<Row>(statement);
    answer.catch((error: unknown) => {
      if (!isAborted(error)) cause = error;
    });
    return answer;
  };
  return {
    flush,
    send: (statement, check = () => undefined) => {
      const answer = noted(statement).then(check);
      answer.catch(() => undefined);
      unanswered.push(answer);
    },
    ask: async <Row extends pg.QueryResultRow>(statement: Statement) => {
      const before = unanswered;
      unanswered = [];
      const answer = noted<Row>(statement);
      try {
        for (const each of before) await each;
        return await answer;
      } catch (error) {
        throw isAborted(error) ? (cause ?? error) : error;
      }
    },
  };
}
