import type pg from 'pg';
import type { Transaction } from '#server/platform/database/open-database.ts';

/** A transaction on a line of a test's own, which begins and ends it when it likes. */
export const transactionOf = (client: pg.PoolClient): Transaction => ({
  isTransaction: true,
  published: [],
  enqueued: new Set(),
  send: (statement) => void client.query(statement),
  query: (statement) => client.query(statement),
});
