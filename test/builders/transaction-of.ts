import type pg from 'pg';
import type { Transaction } from '#server/platform/database/open-database.ts';

/** A transaction on a line of a test's own, which begins and ends it when it likes: what would leave with its COMMIT leaves at once. */
export function transactionOf(client: pg.PoolClient): Transaction {
  const beforeCommit = new Set<(tx: Transaction) => void>();
  const tx: Transaction = {
    isTransaction: true,
    published: [],
    isFlushed: false,
    beforeCommit,
    enqueued: new Set(),
    send: (statement) => void client.query(statement),
    query: (statement) => client.query(statement),
  };
  beforeCommit.add = (each) => {
    each(tx);
    tx.published.length = 0;
    return beforeCommit;
  };
  return tx;
}
