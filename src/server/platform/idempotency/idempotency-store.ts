import type { Transaction } from '../database/open-database.ts';

export interface IdempotencyKey {
  scope: string;
  operation: string;
  key: string;
  bodyHash: Buffer;
}

export type Claim = { kind: 'new' } | { kind: 'replay'; status: number; answer: string } | { kind: 'other-body' };

/**
 * The claim as part of a statement that does more, for a call that saves a round trip by it; the texts are columns of another part of it,
 * placeholders or literals. It returns a row where the key is new.
 */
export const claimSql = (at: Record<'scope' | 'operation' | 'key' | 'bodyHash' | 'now' | 'from', string>): string =>
  `INSERT INTO idempotency_keys (scope, operation, key, body_hash, status, created_at)
   SELECT ${at.scope}, ${at.operation}, ${at.key}, ${at.bodyHash}, 200, ${at.now} FROM ${at.from} ON CONFLICT DO NOTHING
     RETURNING 1`;

/** Claims a key inside the effect's transaction. A parallel twin waits here for the first one's commit, and then replays it. */
export async function claimKey(
  tx: Transaction,
  { scope, operation, key, bodyHash }: IdempotencyKey,
  now: Date,
): Promise<Claim> {
  const claimed = await tx.query({
    name: 'idempotency-claim',
    text: `INSERT INTO idempotency_keys (scope, operation, key, body_hash, status, created_at)
           VALUES ($1, $2, $3, $4, 0, $5) ON CONFLICT DO NOTHING`,
    values: [scope, operation, key, bodyHash, now],
  });
  if (claimed.rowCount === 1) return { kind: 'new' };
  const { rows } = await tx.query<{ same: boolean; status: number; answer: string }>({
    name: 'idempotency-find',
    text: `SELECT body_hash = $4 AS same, status, answer FROM idempotency_keys WHERE scope = $1 AND operation = $2
           AND key = $3`,
    values: [scope, operation, key, bodyHash],
  });
  const stored = rows[0];
  if (!stored?.same) return { kind: 'other-body' };
  return { kind: 'replay', status: stored.status, answer: stored.answer };
}

export function storeAnswer(
  tx: Transaction,
  { scope, operation, key }: IdempotencyKey,
  answer: { status: number; text: string },
): void {
  tx.send({
    name: 'idempotency-store',
    text: 'UPDATE idempotency_keys SET status = $4, answer = $5 WHERE scope = $1 AND operation = $2 AND key = $3',
    values: [scope, operation, key, answer.status, answer.text],
  });
}
