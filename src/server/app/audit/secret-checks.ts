import { MAX_LINE_QUANTITY } from '#domain/cart/limits.ts';
import { storedSecrets } from '../stored-secrets.ts';
import { type Check, countOf, NOW } from './check.ts';

const hashes = [
  ['sessions', 'token_hash'],
  ['one_use_tokens', 'token_hash'],
  ['carts', 'token_hash'],
  ['checkouts', 'access_key_hash'],
  ['admin_activation', 'code_hash'],
] as const;

/** [INV-11 … INV-15, INV-21] Tokens, sessions, administrators and limits. */
export const secretChecks: readonly Check[] = [
  {
    id: 'INV-11',
    unit: 'one-use links',
    seen: countOf('one_use_tokens'),
    says: 'a new password ends every older link',
    sql: `SELECT 'link of ' || t.user_id || ': still open after another was used' AS breach FROM one_use_tokens t
          JOIN one_use_tokens u ON u.user_id = t.user_id AND u.purpose = 'password-reset' AND u.used_at > t.created_at
          WHERE t.purpose = 'password-reset' AND t.used_at IS NULL AND t.expires_at > u.used_at`,
  },
  ...hashes.map(([table, column]): Check => ({
    id: 'INV-12',
    unit: table.replaceAll('_', ' '),
    seen: countOf(table, `${column} IS NOT NULL`),
    says: `${table}.${column} holds hashes of 32 bytes`,
    sql: `SELECT '${table}: a ${column} of ' || octet_length(${column}) || ' bytes' AS breach FROM ${table}
          WHERE octet_length(${column}) <> 32`,
  })),
  {
    id: 'INV-12',
    unit: 'passwords',
    seen: countOf('users', 'password_hash IS NOT NULL'),
    says: 'passwords are stored as salted hashes',
    sql: `SELECT 'person ' || id || ': the stored password is no hash' AS breach FROM users
          WHERE password_hash IS NOT NULL AND length(password_hash) < 40`,
  },
  ...storedSecrets.map(({ table, column, key }): Check => ({
    id: 'INV-12',
    unit: `secrets of ${table.replaceAll('_', ' ')}`,
    seen: countOf(table),
    says: `${table}.${column} is sealed, all by one key`,
    sql: `SELECT '${table} ' || concat_ws(' ', ${key.join(', ')}) || CASE WHEN ${column} LIKE 'sealed:%'
          THEN ': sealed by another key' ELSE ': stored plainly' END AS breach FROM ${table}
          WHERE ${column} !~ '^sealed:[0-9a-f]{8}:[A-Za-z0-9_-]{38,}$' OR EXISTS (SELECT 1 FROM secret_keys k
            WHERE ${column} NOT LIKE 'sealed:' || k.key_id || ':%')`,
  })),
  {
    id: 'INV-13',
    unit: 'sessions',
    seen: countOf('sessions'),
    says: 'sessions belong to somebody and end with a new password',
    sql: `SELECT 'a session of ' || s.user_id || ' since ' || s.created_at || CASE WHEN u.id IS NULL THEN ': nobody'
          ELSE ': older than the new password' END AS breach
          FROM sessions s LEFT JOIN users u ON u.id = s.user_id
          WHERE u.id IS NULL OR EXISTS (SELECT 1 FROM one_use_tokens t WHERE t.user_id = s.user_id
            AND t.purpose = 'password-reset' AND t.used_at > s.created_at)`,
  },
  {
    id: 'INV-14',
    unit: 'vault keys',
    seen: countOf('vault_keys'),
    says: 'a revoked key is gone, and no key outlives its time',
    sql: `SELECT 'vault key ' || user_id || ' ' || id || CASE WHEN revoked_at IS NOT NULL
          THEN ': revoked and still there' ELSE ': over for an hour and still there' END AS breach
          FROM vault_keys WHERE wrapped IS NOT NULL
            AND (revoked_at IS NOT NULL OR expires_at < ${NOW} - interval '1 hour')`,
  },
  {
    id: 'INV-15',
    unit: 'administrators',
    seen: countOf('admin_users'),
    says: 'there is an active master_admin',
    sql: `SELECT 'no active master_admin among ' || count(*) || ' administrators' AS breach FROM admin_users
          HAVING count(*) > 0 AND count(*) FILTER (WHERE role = 'master_admin' AND status = 'active') = 0`,
  },
  {
    id: 'INV-21',
    unit: 'cart lines',
    seen: countOf('cart_lines'),
    says: 'carts stay within their limits',
    sql: `SELECT 'cart ' || cart_id || ': ' || quantity || ' of one piece' AS breach FROM cart_lines
          WHERE quantity NOT BETWEEN 1 AND ${MAX_LINE_QUANTITY}`,
  },
];
