import type { Queryable } from '../../../platform/database/open-database.ts';

export interface OwnSessionRow {
  token_hash: Buffer;
  way: string;
  user_agent: string;
  ip: string;
  created_at: Date;
}

export async function listSessions(db: Queryable, userId: string, now: Date): Promise<OwnSessionRow[]> {
  const { rows } = await db.query<OwnSessionRow>({
    name: 'accounts-list-sessions',
    text: `SELECT token_hash, way, user_agent, ip, created_at FROM sessions WHERE user_id = $1 AND expires_at > $2
           ORDER BY created_at DESC LIMIT 50`,
    values: [userId, now],
  });
  return rows;
}

export interface OwnWays {
  email: string;
  email_verified: boolean;
  has_password: boolean;
  phone: string | null;
  google: string | null;
  pending_email: string | null;
}

export async function findOwnWays(db: Queryable, userId: string, now: Date): Promise<OwnWays> {
  const { rows } = await db.query<OwnWays>({
    name: 'accounts-own-ways',
    text: `SELECT u.email, u.email_verified, u.password_hash IS NOT NULL AS has_password, u.phone,
                  (SELECT i.email FROM identities i WHERE i.user_id = u.id ORDER BY i.created_at LIMIT 1) AS google,
                  (SELECT c.new_email FROM email_changes c WHERE c.user_id = u.id AND c.expires_at > $2)
                    AS pending_email
           FROM users u WHERE u.id = $1`,
    values: [userId, now],
  });
  if (!rows[0]) throw new Error('a session without its person');
  return rows[0];
}

/** [ADM-13] The role that one session looks through; null for its own. */
export async function setSeenAs(
  tx: Queryable,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
  role: string | null,
): Promise<void> {
  await tx.query({
    name: 'accounts-seen-as',
    text: 'UPDATE sessions SET seen_as = $3 WHERE user_id = $1 AND token_hash = $2',
    values: [userId, tokenHash, role],
  });
}
