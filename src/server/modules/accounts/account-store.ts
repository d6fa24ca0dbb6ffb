import type { Profile } from '#domain/accounts/contract.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { jsonRecord } from '#server/platform/database/json-record.ts';
import type { Queryable, Transaction } from '#server/platform/database/open-database.ts';
import { endAccess } from './safety/end-access.ts';
import { mailLanguageSql } from './stores/profile-store.ts';

interface PersonRow {
  id: string;
  email: string;
  display_name: string;
  original_display_name: string;
  photo_picture_id: string | null;
  bio: string;
  location: string;
  is_verified: boolean;
  email_verified: boolean;
  role: string;
  favorites: string[];
  created_at: Date;
  updated_at: Date;
  last_login_at: Date | null;
}

export interface SessionRow {
  user_id: string;
  display_name: string;
  email: string;
  role: string;
  seen_as: string | null;
  second_factor: boolean;
  expires_at: Date;
  slug: string | null;
  language: string | null;
  admin_role: string | null;
}

/** The one query of every signed-in request: the session, its person and the address of the person's shop. */
export async function findSession(
  db: Queryable,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<SessionRow | null> {
  const { rows } = await db.query<SessionRow>({
    name: 'accounts-find-session',
    text: `SELECT s.user_id, u.display_name, u.email, u.role, u.language, p.slug, s.seen_as, s.second_factor,
           s.expires_at,
             (SELECT a.role FROM admin_users a WHERE a.id = s.user_id AND a.status = 'active') AS admin_role
           FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN shops p ON p.seller_id = s.user_id
           WHERE s.user_id = $1 AND s.token_hash = $2 AND s.expires_at > $3`,
    values: [userId, tokenHash, now],
  });
  return rows[0] ?? null;
}

export async function insertSession(
  db: Queryable,
  session: {
    userId: string;
    tokenHash: Buffer;
    now: Date;
    expiresAt: Date;
    ip: string;
    userAgent: string;
    way?: string;
    secondFactor?: boolean;
    /** What its pages are in. */
    language: Language;
  },
): Promise<void> {
  const { tokenHash, ...record } = session;
  await db.query({
    name: 'accounts-insert-session',
    text: `WITH s AS (
             SELECT * FROM jsonb_to_record($1::jsonb) AS s ("userId" text, now timestamptz, "expiresAt" timestamptz,
               ip text, "userAgent" text, way text, "secondFactor" boolean, language text)
           ), seen AS (
             UPDATE users u SET last_login_at = s.now, last_language = s.language FROM s WHERE u.id = s."userId"
           )
           INSERT INTO sessions (user_id, token_hash, created_at, expires_at, ip, user_agent, way, second_factor)
           SELECT s."userId", $2, s.now, s."expiresAt", s.ip, left(s."userAgent", 500), coalesce(s.way, 'password'),
             coalesce(s."secondFactor", false) FROM s`,
    values: [jsonRecord(record), tokenHash],
  });
}

/** Makes the address this person's; false when somebody has it already. Safe among parallel calls. */
export async function claimEmail(db: Queryable, email: string, userId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-claim-email',
    text: 'INSERT INTO sign_in_names (email, user_id) VALUES ($1, $2) ON CONFLICT (email) DO NOTHING',
    values: [email, userId],
  });
  return rowCount === 1;
}

export async function insertPerson(
  db: Queryable,
  person: {
    id: string;
    email: string;
    displayName: string;
    originalDisplayName: string;
    passwordHash: string | null;
    emailVerified?: boolean;
    now: Date;
  },
): Promise<void> {
  await db.query({
    name: 'accounts-insert-person',
    text: `INSERT INTO users (id, email, display_name, original_display_name, password_hash, role, created_at,
           updated_at, last_login_at, email_verified)
           VALUES ($1, $2, $3, $4, $5, 'seller', $6, $6, $6, $7)`,
    values: [
      person.id,
      person.email,
      person.displayName,
      person.originalDisplayName,
      person.passwordHash,
      person.now,
      person.emailVerified ?? false,
    ],
  });
}

type SigningIn = Pick<PersonRow, 'id' | 'display_name' | 'email_verified'> & {
  password_hash: string | null;
  /** What they are written to in. */
  language: Language;
};

export async function findByEmail(db: Queryable, email: string): Promise<SigningIn | null> {
  const { rows } = await db.query<SigningIn>({
    name: 'accounts-find-by-email',
    text: `SELECT u.id, u.display_name, u.password_hash, u.email_verified, ${mailLanguageSql('u')} AS language
           FROM sign_in_names n JOIN users u ON u.id = n.user_id WHERE n.email = $1`,
    values: [email],
  });
  return rows[0] ?? null;
}

type WholePerson = PersonRow & { shop_name: string | null; orders: number; addresses: Profile['addresses'] };

export async function findPerson(db: Queryable, userId: string): Promise<WholePerson | null> {
  const { rows } = await db.query<WholePerson>({
    name: 'accounts-find-person',
    text: `SELECT u.*, s.name AS shop_name,
                  ARRAY(SELECT w.listing_id FROM wishlist_items w WHERE w.user_id = u.id ORDER BY w.added_at DESC,
                    w.listing_id) AS favorites,
                  (SELECT count(*)::int FROM orders o WHERE o.buyer_id = u.id) AS orders,
                  coalesce((SELECT jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'line1', a.line1, 'line2',
                    a.line2,
                    'postcode', a.postcode, 'city', a.city, 'country', a.country) ORDER BY a.created_at)
                      FROM addresses a WHERE a.user_id = u.id), '[]') AS addresses
           FROM users u LEFT JOIN shops s ON s.seller_id = u.id WHERE u.id = $1`,
    values: [userId],
  });
  return rows[0] ?? null;
}

export async function insertOneUseToken(
  db: Queryable,
  token: { userId: string; tokenHash: Buffer; purpose: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query({
    name: 'accounts-insert-token',
    text: `INSERT INTO one_use_tokens (user_id, token_hash, purpose, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5)`,
    values: [token.userId, token.tokenHash, token.purpose, token.now, token.expiresAt],
  });
}

/** Uses a token up; true for exactly one of any number of parallel calls [INV-11]. */
export async function useToken(
  db: Queryable,
  token: { userId: string; tokenHash: Buffer; purpose: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-use-token',
    text: `UPDATE one_use_tokens SET used_at = $4
           WHERE user_id = $1 AND token_hash = $2 AND purpose = $3 AND used_at IS NULL AND expires_at > $4`,
    values: [token.userId, token.tokenHash, token.purpose, token.now],
  });
  return rowCount === 1;
}

/** The whole purpose of a token that still works and whose purpose is like this; null otherwise. It is not used up. */
export async function findOpenToken(
  db: Queryable,
  token: { userId: string; tokenHash: Buffer; like: string; now: Date },
): Promise<string | null> {
  const { rows } = await db.query<{ purpose: string }>({
    name: 'accounts-find-token',
    text: `SELECT purpose FROM one_use_tokens WHERE user_id = $1 AND token_hash = $2 AND purpose LIKE $3
           AND used_at IS NULL AND expires_at > $4`,
    values: [token.userId, token.tokenHash, token.like, token.now],
  });
  return rows[0]?.purpose ?? null;
}

export async function findPasswordOf(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ password_hash: string | null }>({
    name: 'accounts-find-password',
    text: 'SELECT password_hash FROM users WHERE id = $1',
    values: [userId],
  });
  return rows[0]?.password_hash ?? null;
}

/** The stored password, locked until the transaction ends: whoever opens a session or changes the password does so after this, one at a time. */
export async function lockPassword(tx: Transaction, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ password_hash: string | null }>({
    name: 'accounts-lock-password',
    text: 'SELECT password_hash FROM users WHERE id = $1 FOR NO KEY UPDATE',
    values: [userId],
  });
  return rows[0]?.password_hash ?? null;
}

/** Sets the password, ends every session of the person and kills their other open links [INV-11, INV-13]. */
export async function changePassword(
  tx: Transaction,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await endAccess(tx, userId, { now });
  await tx.query({
    name: 'accounts-change-password',
    text: `WITH burnt AS (UPDATE one_use_tokens SET used_at = $3 WHERE user_id = $1 AND used_at IS NULL)
           UPDATE users SET password_hash = $2, updated_at = $3 WHERE id = $1`,
    values: [userId, passwordHash, now],
  });
}
