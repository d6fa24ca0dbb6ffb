import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../database/open-database.ts';

export interface JobLocks {
  /** Takes the locks of those that no process has, and answers which these are. */
  claim(keys: readonly number[]): Promise<ReadonlySet<number>>;
  release(key: number): Promise<void>;
}

/** Jobs that end within so many milliseconds of each other give their locks back by one statement. */
const TOGETHER_MILLISECONDS = 10;

const claimSql = {
  name: 'jobs-claim',
  text: 'SELECT key FROM unnest($1::int[]) AS k (key) WHERE pg_try_advisory_lock(726051, key)',
};
const releaseSql = {
  name: 'jobs-release',
  text: 'SELECT pg_advisory_unlock(726051, key) FROM unnest($1::int[]) AS k (key)',
};

/**
 * The locks of the jobs that run in this process, all held by one connection, which goes back to the pool when none is locked. They are free
 * the moment the process that held them is gone.
 */
export function jobLocks(db: Database): JobLocks {
  let client: pg.PoolClient | null = null;
  const locked = new Set<number>();
  const ended = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const answer = last.then(act);
    last = answer.catch(() => undefined);
    return answer;
  };
  const ask = async (sql: typeof claimSql, keys: readonly number[]): Promise<{ key: number }[]> => {
    client ??= await db.pool.connect();
    try {
      return (await client.query<{ key: number }>({ ...sql, values: [keys] })).rows;
    } catch (error) {
      // A connection that could not give a lock back ends, and its locks with it.
      client.release(error as Error);
      client = null;
      locked.clear();
      throw error;
    }
  };
  const releaseEnded = async (): Promise<void> => {
    const keys = [...ended].filter((key) => locked.delete(key));
    ended.clear();
    if (keys.length > 0 && client) await ask(releaseSql, keys).catch(() => undefined);
  };
  const releaseConnection = (): void => {
    if (locked.size > 0) return;
    client?.release();
    client = null;
  };
  return {
    claim: (keys) =>
      inTurn(async () => {
        await releaseEnded();
        // The connection would get a lock a second time that it has.
        const free = keys.filter((key) => !locked.has(key));
        const rows = free.length > 0 ? await ask(claimSql, free) : [];
        for (const { key } of rows) locked.add(key);
        releaseConnection();
        return new Set(rows.map(({ key }) => key));
      }),
    release: async (key) => {
      ended.add(key);
      await sleep(TOGETHER_MILLISECONDS);
      await inTurn(async () => {
        await releaseEnded();
        releaseConnection();
      });
    },
  };
}
