import type { Queryable } from '../../../platform/database/open-database.ts';

export interface PasskeyRow {
  user_id: string;
  id: string;
  public_key: Buffer;
  counter: string;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export async function insertChallenge(
  db: Queryable,
  challenge: string,
  { userId, now, expiresAt }: { userId: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query({
    name: 'accounts-insert-challenge',
    text: `WITH old AS (DELETE FROM passkey_challenges WHERE expires_at < $3) INSERT INTO passkey_challenges (challenge,
           user_id, expires_at) VALUES ($1, $2, $4)`,
    values: [challenge, userId, now, expiresAt],
  });
}

/** Takes the challenge away: an answer counts once. */
export async function consumeChallenge(
  db: Queryable,
  challenge: string,
  { userId, now }: { userId: string | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-take-challenge',
    text: 'DELETE FROM passkey_challenges WHERE challenge = $1 AND user_id IS NOT DISTINCT FROM $2 AND expires_at > $3',
    values: [challenge, userId, now],
  });
  return rowCount === 1;
}

export async function listPasskeys(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await db.query<PasskeyRow>({
    name: 'accounts-list-passkeys',
    text: 'SELECT * FROM passkeys WHERE user_id = $1 ORDER BY created_at, id',
    values: [userId],
  });
  return rows;
}

export async function insertPasskey(
  db: Queryable,
  key: {
    userId: string;
    id: string;
    publicKey: Uint8Array;
    counter: number;
    transports: string[];
    name: string;
    now: Date;
  },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-insert-passkey',
    text: `INSERT INTO passkeys (user_id, id, public_key, counter, transports, name, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    values: [key.userId, key.id, Buffer.from(key.publicKey), key.counter, key.transports, key.name, key.now],
  });
  return rowCount === 1;
}

/** Notes a use; a counter that went back tells of a copied key and is refused. Keys without a counter always say 0. */
export async function usePasskey(
  db: Queryable,
  { userId, id, counter, now }: { userId: string; id: string; counter: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-use-passkey',
    text: `UPDATE passkeys SET counter = $3, last_used_at = $4 WHERE user_id = $1 AND id = $2
           AND (counter < $3 OR (counter = 0 AND $3 = 0))`,
    values: [userId, id, counter, now],
  });
  return rowCount === 1;
}

export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-delete-passkey',
    text: 'DELETE FROM passkeys WHERE user_id = $1 AND id = $2',
    values: [userId, id],
  });
  return rowCount === 1;
}
