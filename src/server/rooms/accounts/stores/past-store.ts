import type { Queryable } from '../../../platform/database/open-database.ts';

/** Takes away links, codes, challenges, unconfirmed factors and keys that were over before that moment. */
export async function deletePast(db: Queryable, past: Date): Promise<void> {
  for (const table of ['provider_attempts', 'passkey_challenges', 'sent_codes', 'one_use_tokens', 'email_changes'])
    await db.query({ text: `DELETE FROM ${table} WHERE expires_at < $1`, values: [past] });
  await db.query({ text: 'DELETE FROM second_factors WHERE confirmed_at IS NULL AND created_at < $1', values: [past] });
  await db.query({ text: 'DELETE FROM identity_keys WHERE retires_at < $1', values: [past] });
}
