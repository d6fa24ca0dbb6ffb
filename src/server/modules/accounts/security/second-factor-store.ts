import type { App } from '../../../platform/calls/app.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { rowContext } from '../../../platform/secrets/reseal.ts';
import { seal, unseal } from '../../../platform/secrets/seal.ts';

export interface FactorRow {
  id: string;
  kind: 'totp' | 'phone';
  name: string;
  /** Sealed. */
  secret: string;
  created_at: Date;
}

const TABLE = 'second_factors';

/** The secret of a factor, which lies sealed in the database. */
export const secretOf = ({ config }: App, userId: string, { id, secret }: Pick<FactorRow, 'id' | 'secret'>): string =>
  unseal(config, rowContext(TABLE, userId, id), secret);

/** Whether a sign-in of this person wants a second proof. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query({
    name: 'accounts-has-factor',
    text: 'SELECT 1 FROM second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL LIMIT 1',
    values: [userId],
  });
  return rows.length > 0;
}

export async function listFactors(db: Queryable, userId: string): Promise<FactorRow[]> {
  const { rows } = await db.query<FactorRow>({
    name: 'accounts-list-factors',
    text: `SELECT id, kind, name, secret, created_at FROM second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL
           ORDER BY created_at, id`,
    values: [userId],
  });
  return rows;
}

/** A new factor that counts only once a code of it was given. An older one without a code goes. */
export async function insertFactor(
  { config, db }: Pick<App, 'config'> & { db: Queryable },
  factor: { userId: string; id: string; kind: 'totp' | 'phone'; name: string; secret: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'accounts-insert-factor',
    text: `WITH old AS (DELETE FROM second_factors WHERE user_id = $1 AND confirmed_at IS NULL)
           INSERT INTO second_factors (user_id, id, kind, name, secret, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [
      factor.userId,
      factor.id,
      factor.kind,
      factor.name,
      seal(config, rowContext(TABLE, factor.userId, factor.id), factor.secret),
      factor.now,
    ],
  });
}

export async function findUnconfirmed(db: Queryable, userId: string, id: string): Promise<FactorRow | null> {
  const { rows } = await db.query<FactorRow>({
    name: 'accounts-find-unconfirmed',
    text: `SELECT id, kind, name, secret, created_at FROM second_factors WHERE user_id = $1 AND id = $2
           AND confirmed_at IS NULL`,
    values: [userId, id],
  });
  return rows[0] ?? null;
}

export async function confirmFactor(
  db: Queryable,
  { userId, id, step, now }: { userId: string; id: string; step: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-confirm-factor',
    text: `UPDATE second_factors SET confirmed_at = $4, last_step = $3 WHERE user_id = $1 AND id = $2
           AND confirmed_at IS NULL`,
    values: [userId, id, step, now],
  });
  return rowCount === 1;
}

/** Marks the time step of a code as used; false when this step, or a later one, was used already: no code works twice. */
export async function consumeStep(
  db: Queryable,
  { userId, id, step }: { userId: string; id: string; step: number },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-take-step',
    text: 'UPDATE second_factors SET last_step = $3 WHERE user_id = $1 AND id = $2 AND last_step < $3',
    values: [userId, id, step],
  });
  return rowCount === 1;
}

export async function nameFactor(
  db: Queryable,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-name-factor',
    text: 'UPDATE second_factors SET name = $3 WHERE user_id = $1 AND id = $2 AND confirmed_at IS NOT NULL',
    values: [userId, id, name],
  });
  return rowCount === 1;
}

export async function deleteFactors(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-delete-factor',
    text: 'DELETE FROM second_factors WHERE user_id = $1 AND id = $2',
    values: [userId, id],
  });
  if (!(await hasSecondFactor(db, userId)))
    await db.query({
      name: 'accounts-delete-recovery-codes',
      text: 'DELETE FROM recovery_codes WHERE user_id = $1',
      values: [userId],
    });
  return rowCount === 1;
}

export async function replaceRecoveryCodes(
  db: Queryable,
  { userId, hashes, now }: { userId: string; hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await db.query({
    name: 'accounts-clear-recovery-codes',
    text: 'DELETE FROM recovery_codes WHERE user_id = $1',
    values: [userId],
  });
  await db.query({
    name: 'accounts-insert-recovery-codes',
    text: `INSERT INTO recovery_codes (user_id, code_hash, created_at) SELECT $1, hash, $3
           FROM unnest($2::bytea[]) AS hash`,
    values: [userId, hashes, now],
  });
}

export async function consumeRecoveryCode(
  db: Queryable,
  { userId, hash, now }: { userId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-take-recovery-code',
    text: 'UPDATE recovery_codes SET used_at = $3 WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL',
    values: [userId, hash, now],
  });
  return rowCount === 1;
}

export async function recoveryCodesLeft(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ left: number }>({
    name: 'accounts-recovery-left',
    text: 'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
    values: [userId],
  });
  return rows[0]?.left ?? 0;
}

export async function renameFactor(
  tx: Transaction,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<void> {
  await tx.query({
    name: 'accounts-rename-factor',
    text: 'UPDATE second_factors SET name = $3 WHERE user_id = $1 AND id = $2',
    values: [userId, id, name],
  });
}
