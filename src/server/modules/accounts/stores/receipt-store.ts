import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import type { ErasedRows } from '../../../platform/personal-data/erase-store.ts';

/** A receipt tells of rows, and not of whom: nothing in it leads to the person. */
export async function insertReceipt(
  tx: Transaction,
  receipt: { id: string; tokenHash: Buffer; now: Date; parts: readonly ErasedRows[] },
): Promise<void> {
  await tx.query({
    name: 'accounts-save-receipt',
    text: 'INSERT INTO erasure_receipts (id, token_hash, made_at, content) VALUES ($1, $2, $3, $4)',
    values: [receipt.id, receipt.tokenHash, receipt.now, JSON.stringify(receipt.parts)],
  });
}

export async function findReceipt(
  db: Queryable,
  { id, tokenHash }: { id: string; tokenHash: Buffer },
): Promise<{ madeAt: Date; parts: ErasedRows[] } | null> {
  const { rows } = await db.query<{ madeAt: Date; parts: ErasedRows[] }>({
    name: 'accounts-find-receipt',
    text: 'SELECT made_at AS "madeAt", content AS parts FROM erasure_receipts WHERE id = $1 AND token_hash = $2',
    values: [id, tokenHash],
  });
  return rows[0] ?? null;
}
