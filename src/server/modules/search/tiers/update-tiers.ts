import { findFact, forgetFact, saveFact } from '../../../platform/database/facts-store.ts';
import { type Database, inTransaction } from '../../../platform/database/open-database.ts';
import {
  areTiersUneven,
  drawTiers,
  findTierLines,
  FROM_THE_BEST,
  moveToTiers,
  type QualityCursor,
} from './tier-store.ts';

/** Remembers that lines were drawn and documents are still being moved: a run that was broken off is finished by the next. */
const FACT = 'search-tiers-drawn';

/** Keeps the tiers of the index in their sizes while the market grows: some hundred documents in a transaction, only those that change. */
export async function updateTiers(db: Database): Promise<void> {
  if ((await findFact(db, FACT)) === null) {
    if (!(await areTiersUneven(db))) return;
    const lines = await findTierLines(db);
    await inTransaction(db, async (tx) => {
      await drawTiers(tx, lines);
      await saveFact(tx, FACT, 'yes');
    });
  }
  let cursor: QualityCursor | null = FROM_THE_BEST;
  while (cursor !== null) cursor = await moveToTiers(db, cursor);
  await forgetFact(db, FACT);
}
