import type { App } from '#server/platform/calls/app.ts';
import type { Statement } from '#server/platform/database/statement-batch.ts';
import { until } from './until.ts';

/**
 * What another process has written and not yet committed: `call` begins meanwhile, and the commit comes as soon as it waits for what was
 * written. So the call has looked before, and comes to write after.
 */
export async function whileUncommitted<T>(
  { db }: Pick<App, 'db'>,
  statement: Statement,
  call: () => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement);
    const answer = call();
    await until(async () => {
      const { rows } = await db.query<{ waits: boolean }>({
        text: `SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waits`,
      });
      return rows[0]?.waits ?? false;
    }, 'the call waits for what was written');
    await client.query('COMMIT');
    return await answer;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
