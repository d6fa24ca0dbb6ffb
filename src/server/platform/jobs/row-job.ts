import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import type { App } from '../calls/app.ts';
import { inTransaction, type Transaction } from '../database/open-database.ts';
import type { Queue } from '../queue/queue.ts';
import { JOB_ROWS_QUEUE, queueRow, type RowTurn } from '../queue/row-queue-store.ts';
import type { Job } from './job.ts';

interface Rows<Row> {
  name: string;
  every: number;
  batchSize: number;
  /** The rows that are due, by `rowTurnSql`. */
  list: (app: App, turn: RowTurn) => Promise<Row[]>;
}

interface RowWork<Row> extends Rows<Row> {
  /** Does one of them in a transaction of its own; false where nothing was due of it after all. */
  work: (app: App, tx: Transaction, row: Row) => Promise<boolean>;
}

interface RowSteps<Row> extends Rows<Row> {
  /** The same in transactions that it opens itself, so that none waits for a provider. */
  workOn: (app: App, row: Row) => Promise<boolean>;
}

const retries = new Map<string, (app: App, key: string) => Promise<void>>();

/**
 * [RUN-03, RUN-04] A job that takes due rows one by one. A row that fails goes to the queue, which tries it later and later and parks it in
 * the end, so that no round meets it again and it stands before no other; system health shows it.
 */
export const rowJob = <Row extends { key: string }>({ work, ...rows }: RowWork<Row>): Job =>
  rowStepsJob({ ...rows, workOn: (app, row: Row) => inTransaction(app.db, (tx) => work(app, tx, row)) });

/** The same for rows whose work asks a provider between its transactions. */
export function rowStepsJob<Row extends { key: string }>({ name, every, batchSize, list, workOn }: RowSteps<Row>): Job {
  retries.set(name, async (app, key) => {
    for (const row of await list(app, { limit: 1, only: key })) await workOn(app, row);
  });
  return {
    name,
    every,
    run: async (app) => {
      // Rows that the next round does not meet again: done, or with the queue.
      let gone = 0;
      for (const row of await list(app, { limit: batchSize, only: null }))
        try {
          if (await workOn(app, row)) gone += 1;
        } catch (error) {
          app.log.error('a row of a job failed and is tried again later', { error, job: name, key: row.key });
          await inTransaction(app.db, (tx) => queueRow(tx, name, row.key));
          gone += 1;
        }
      return gone >= batchSize;
    },
  };
}

/** Rows that jobs failed on: each is tried for two days, then parked until somebody looks at it. */
export const jobRowsQueue: Queue = {
  name: JOB_ROWS_QUEUE,
  tries: 20,
  firstDelay: 60,
  longestDelay: 4 * 3600,
  handle: async (app, item) => {
    const [job = '', ...key] = item.key.split(' ');
    await retries.get(job)?.(app, key.join(' '));
  },
  judge: (error) => ({ message: sanitiseLog((error as Error).message) }),
};
