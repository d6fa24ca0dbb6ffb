import { type Database, inTransaction, type Transaction } from '../../platform/database/open-database.ts';

const FLOOR = 150;

/** Answers no sooner than after a fixed time, so that how long it took does not tell what was found. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([
    work(),
    new Promise((resolve) => {
      setTimeout(resolve, FLOOR);
    }),
  ]);
  return answer;
}

const UNDONE = new Error('done in vain');

/** The same work for an address that is nobody's, and undone: the machine has as much to do, and nothing is left of it. */
export async function dummyWork(db: Database, work: (tx: Transaction) => Promise<unknown>): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await work(tx);
      throw UNDONE;
    });
  } catch (error) {
    if (error !== UNDONE) throw error;
  }
}
