import type { Transaction } from '../database/open-database.ts';
import { enqueuePart } from './queue-store.ts';

export const JOB_ROWS_QUEUE = 'job-rows';

/** Which rows a job lists: as many of those that did not fail, or the failed one whose turn has come. */
export interface RowTurn {
  limit: number;
  only: string | null;
}

/** Whether a row is listed: `key` is SQL that names it, its columns with their table, `only` the parameter with the key of a turn. */
export const rowTurnSql = (job: string, { key, only }: { key: string; only: `$${number}` }): string =>
  `CASE WHEN ${only}::text IS NULL
     THEN NOT EXISTS (SELECT 1 FROM pgboss.job_common q WHERE q.name = '${JOB_ROWS_QUEUE}'
       AND q.data->>'key' = '${job} ' || ${key})
     ELSE ${key} = ${only} END`;

/** A row that failed is the queue's from now on. */
export async function queueRow(tx: Transaction, job: string, key: string): Promise<void> {
  tx.enqueued.add(JOB_ROWS_QUEUE);
  await tx.query({
    name: 'job-rows-queue',
    text: `WITH failed AS (SELECT $1::text AS key)
           ${enqueuePart({ queue: JOB_ROWS_QUEUE, from: 'failed', id: 'md5(failed.key)::uuid', key: 'failed.key', notBefore: `pgboss.job_now() + interval '1 minute'` })}`,
    values: [`${job} ${key}`],
  });
}
