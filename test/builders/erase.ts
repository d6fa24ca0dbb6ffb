import { inTransaction } from '#server/platform/database/open-database.ts';
import { type ErasedRows } from '#server/platform/personal-data/erase-store.ts';
import { erasePerson } from '#server/platform/personal-data/erase-person.ts';
import { findKnown } from '#server/modules/accounts/stores/deletion-store.ts';
import type { Sale } from './sale.ts';

/** Erases a person at once, as the end of their account does. */
export const erase = ({ app }: Pick<Sale, 'app'>, userId: string): Promise<ErasedRows[]> =>
  inTransaction(app.db, async (tx) => erasePerson(app, tx, await findKnown(tx, userId, app.clock.now())));
