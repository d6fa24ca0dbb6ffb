import type { Queryable } from '../../../platform/database/open-database.ts';
import type { AccountStatusRow } from './account-status-store.ts';

/** What a program's token says of its person. */
export interface TokenPerson extends AccountStatusRow {
  id: string;
  email: string;
  email_verified: boolean;
  display_name: string;
  photo_picture_id: string | null;
  phone: string | null;
  role: string;
  slug: string | null;
  has_password: boolean;
  has_proof: boolean;
  tokens_valid_from: Date | null;
  created_at: Date;
  last_login_at: Date | null;
  google: string | null;
  google_subject: string | null;
}

export async function findTokenPerson(db: Queryable, userId: string): Promise<TokenPerson | null> {
  const { rows } = await db.query<TokenPerson>({
    name: 'wire-find-person',
    text: `SELECT u.id, u.email, u.email_verified, u.display_name, u.photo_picture_id, u.phone, u.role, p.slug,
           u.password_hash IS NOT NULL AS has_password, u.tokens_valid_from,
                  u.account_status, u.account_status_until,
                  EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)
                    OR EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = u.id) AS has_proof, u.created_at,
                    u.last_login_at, i.email AS google, i.subject AS google_subject
           FROM users u LEFT JOIN shops p ON p.seller_id = u.id LEFT JOIN LATERAL (SELECT email, subject FROM identities
             WHERE user_id = u.id ORDER BY created_at LIMIT 1) i ON true
           WHERE u.id = $1 AND u.deleted_at IS NULL`,
    values: [userId],
  });
  return rows[0] ?? null;
}
