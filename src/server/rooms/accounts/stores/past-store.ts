import type { Queryable } from '../../../platform/database/open-database.ts';

/** Takes away links, codes, challenges, unconfirmed factors and keys that were over before that moment. */
export async function deletePast(db: Queryable, past: Date): Promise<void> {
  await db.query({
    text: `WITH attempts AS (DELETE FROM provider_attempts WHERE expires_at < $1),
                challenges AS (DELETE FROM passkey_challenges WHERE expires_at < $1),
                codes AS (DELETE FROM sent_codes WHERE expires_at < $1),
                tokens AS (DELETE FROM one_use_tokens WHERE expires_at < $1),
                changes AS (DELETE FROM email_changes WHERE expires_at < $1),
                factors AS (DELETE FROM second_factors WHERE confirmed_at IS NULL AND created_at < $1)
           DELETE FROM identity_keys WHERE retires_at < $1`,
    values: [past],
  });
}
