import type { Language } from '#domain/core/languages/language.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export async function saveProfile(
  tx: Transaction,
  profile: {
    userId: string;
    displayName: string | null;
    bio: string;
    location: string;
    pictureId: string | null;
    now: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'accounts-update-profile',
    text: `UPDATE users SET display_name = $2, bio = $3, location = $4, photo_picture_id = $5, updated_at = $6
           WHERE id = $1`,
    values: [profile.userId, profile.displayName, profile.bio, profile.location, profile.pictureId, profile.now],
  });
}

export async function saveLanguage(tx: Transaction, userId: string, language: Language): Promise<void> {
  await tx.query({
    name: 'accounts-set-language',
    text: 'UPDATE users SET language = $2 WHERE id = $1',
    values: [userId, language],
  });
}

/** [UX-70] What the person in this row of users is written to in: what they chose, else what they read when they signed in last. */
export const mailLanguageSql = (user: string): string => `coalesce(${user}.language, ${user}.last_language)`;

export interface MailAddress {
  email: string;
  isProven: boolean;
  /** What its owner is written to in. */
  language: Language;
}

export async function findAddress(db: Queryable, userId: string): Promise<MailAddress | null> {
  const { rows } = await db.query<MailAddress>({
    name: 'accounts-address',
    text: `SELECT email, email_verified AS "isProven", ${mailLanguageSql('users')} AS language FROM users
           WHERE id = $1`,
    values: [userId],
  });
  return rows[0] ?? null;
}

/** The same of several people, of those who have an address. */
export async function findAddresses(
  db: Queryable,
  userIds: readonly string[],
): Promise<(MailAddress & { userId: string })[]> {
  const { rows } = await db.query<MailAddress & { userId: string }>({
    name: 'accounts-addresses',
    text: `SELECT id AS "userId", email, email_verified AS "isProven", ${mailLanguageSql('users')} AS language
           FROM users WHERE id = ANY($1) AND email <> '' ORDER BY id`,
    values: [userIds],
  });
  return rows;
}

/** The address of a person where they have shown that it is theirs. */
export async function findProvenAddress(db: Queryable, userId: string): Promise<MailAddress | null> {
  const address = await findAddress(db, userId);
  return address?.isProven && address.email !== '' ? address : null;
}

export async function setAddressProven(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'accounts-set-verified',
    text: 'UPDATE users SET email_verified = true, updated_at = $2 WHERE id = $1',
    values: [userId, now],
  });
}
