import type { ApiKeyUse } from '#domain/vault/contract.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import type { AccountStatusRow } from '../../accounts/stores/account-status-store.ts';

export interface ApiKeyRow {
  id: string;
  name: string;
  hint: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  tokensValidFrom: Date | null;
  lastUsedAt: Date | null;
  lastUsedFor: string;
}

const KEY = `k.id, k.name, k.hint, k.scopes, k.created_at AS "createdAt", k.expires_at AS "expiresAt",
  k.revoked_at AS "revokedAt", u.tokens_valid_from AS "tokensValidFrom", k.last_used_at AS "lastUsedAt",
  k.last_used_for AS "lastUsedFor"`;

/** The keys of a seller, the newest first; those that are over long ago are gone. */
export async function listKeys(db: Queryable, sellerId: string): Promise<ApiKeyRow[]> {
  const { rows } = await db.query<ApiKeyRow>({
    name: 'vault-list-api-keys',
    text: `SELECT ${KEY} FROM api_keys k JOIN users u ON u.id = k.seller_id WHERE k.seller_id = $1
           ORDER BY k.created_at DESC, k.id LIMIT 100`,
    values: [sellerId],
  });
  return rows;
}

export interface KeyPerson extends ApiKeyRow, AccountStatusRow {
  sellerId: string;
  displayName: string;
  email: string;
  role: string;
  shopSlug: string | null;
}

/** Whose key it is, looked for at each call; null for what is none. */
export async function findKeyPerson(db: Queryable, keyHash: Buffer): Promise<KeyPerson | null> {
  const { rows } = await db.query<KeyPerson>({
    name: 'vault-find-api-key',
    text: `SELECT ${KEY}, k.seller_id AS "sellerId", u.display_name AS "displayName", u.email, u.role,
           p.slug AS "shopSlug", u.account_status, u.account_status_until
           FROM api_keys k JOIN users u ON u.id = k.seller_id AND u.deleted_at IS NULL LEFT
             JOIN shops p ON p.seller_id = u.id
           WHERE k.key_hash = $1`,
    values: [keyHash],
  });
  return rows[0] ?? null;
}

export async function insertApiKey(
  tx: Transaction,
  key: {
    sellerId: string;
    id: string;
    keyHash: Buffer;
    hint: string;
    name: string;
    scopes: readonly string[];
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'vault-insert-api-key',
    text: `INSERT INTO api_keys (seller_id, id, key_hash, hint, name, scopes, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [key.sellerId, key.id, key.keyHash, key.hint, key.name, key.scopes, key.now, key.expiresAt],
  });
}

/** False where there is none to revoke. */
export async function revokeKey(
  tx: Transaction,
  { sellerId, id, now }: { sellerId: string; id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'vault-revoke-api-key',
    text: 'UPDATE api_keys SET revoked_at = $3 WHERE seller_id = $1 AND id = $2 AND revoked_at IS NULL',
    values: [sellerId, id, now],
  });
  return rowCount === 1;
}

interface Use {
  sellerId: string;
  keyId: string;
  operation: string;
  now: Date;
}

/** A read is shown as the last use of its key. */
export async function recordRead(db: Queryable, { sellerId, keyId, operation, now }: Use): Promise<void> {
  await db.query({
    name: 'vault-note-read',
    text: 'UPDATE api_keys SET last_used_at = $3, last_used_for = $4 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, keyId, now, operation],
  });
}

/** What changes something, or is refused, is remembered one by one. */
export async function recordUse(
  db: Queryable,
  use: Use & { id: string; network: string; status: number },
): Promise<void> {
  await db.query({
    name: 'vault-note-use',
    text: `WITH used AS (UPDATE api_keys SET last_used_at = $4, last_used_for = $5 WHERE seller_id = $1 AND id = $2)
           INSERT INTO api_key_uses (seller_id, key_id, id, at, operation, status, network)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [use.sellerId, use.keyId, use.id, use.now, use.operation, use.status, use.network],
  });
}

export async function recordAnswer(
  db: Queryable,
  { sellerId, keyId, id, status }: { sellerId: string; keyId: string; id: string; status: number },
): Promise<void> {
  await db.query({
    name: 'vault-note-answer',
    text: 'UPDATE api_key_uses SET status = $4 WHERE seller_id = $1 AND key_id = $2 AND id = $3',
    values: [sellerId, keyId, id, status],
  });
}

/** The newest uses of a key; null where the seller has no such key. */
export async function listUses(db: Queryable, sellerId: string, keyId: string): Promise<ApiKeyUse[] | null> {
  const { rows } = await db.query<{ uses: ApiKeyUse[] }>({
    name: 'vault-list-uses',
    text: `SELECT coalesce((SELECT jsonb_agg(x ORDER BY x.at DESC, x.id) FROM (
             SELECT id, ${iso('at')} AS at, operation, status, network FROM api_key_uses
             WHERE seller_id = $1 AND key_id = $2 ORDER BY api_key_uses.at DESC, id LIMIT 50) x), '[]') AS uses
           FROM api_keys WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, keyId],
  });
  return rows[0] ? onlyRow({ rows }).uses : null;
}

/** Takes the uses of a key beyond the newest that are remembered. */
export async function trimApiKeyUses(db: Queryable, maxUses: number): Promise<void> {
  await db.query({
    name: 'vault-trim-uses',
    text: `DELETE FROM api_key_uses u USING (
             SELECT seller_id, key_id, id, row_number() OVER (PARTITION BY seller_id, key_id
               ORDER BY at DESC, id) AS place FROM api_key_uses) x
           WHERE x.place > $1 AND (u.seller_id, u.key_id, u.id) = (x.seller_id, x.key_id, x.id)`,
    values: [maxUses],
  });
}
