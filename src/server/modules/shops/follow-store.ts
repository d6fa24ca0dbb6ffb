import type { Language } from '#domain/core/languages/language.ts';
import { mailLanguageSql } from '../accounts/stores/profile-store.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

/** The shop's row, held until the transaction ends, so that its count and the rows it counts agree. */
export async function lockShop(tx: Transaction, sellerId: string): Promise<{ slug: string; followers: number } | null> {
  const { rows } = await tx.query<{ slug: string; followers: number }>({
    name: 'shops-lock',
    text: 'SELECT slug, followers FROM shops WHERE seller_id = $1 FOR UPDATE',
    values: [sellerId],
  });
  return rows[0] ?? null;
}

export async function countFollows(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'follows-count',
    text: 'SELECT count(*)::int AS count FROM follows WHERE user_id = $1',
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

/** By how much the shop has more followers now: 1, 0 or -1. */
export async function saveFollow(
  tx: Transaction,
  { userId, sellerId, following, now }: { userId: string; sellerId: string; following: boolean; now: Date },
): Promise<number> {
  const { rowCount } = following
    ? await tx.query({
        name: 'follows-add',
        text: `INSERT INTO follows (user_id, seller_id, at) VALUES ($1, $2, $3)
               ON CONFLICT (user_id, seller_id) DO NOTHING`,
        values: [userId, sellerId, now],
      })
    : await tx.query({
        name: 'follows-remove',
        text: 'DELETE FROM follows WHERE user_id = $1 AND seller_id = $2',
        values: [userId, sellerId],
      });
  const more = following ? (rowCount ?? 0) : -(rowCount ?? 0);
  if (more !== 0)
    await tx.query({
      name: 'shops-count-followers',
      text: 'UPDATE shops SET followers = followers + $2 WHERE seller_id = $1',
      values: [sellerId, more],
    });
  return more;
}

/** The shops that a person follows, newest first. */
export async function listFollowed(db: Queryable, userId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ sellerId: string }>({
    name: 'follows-of-person',
    text: 'SELECT seller_id AS "sellerId" FROM follows WHERE user_id = $1 ORDER BY at DESC, seller_id LIMIT $2',
    values: [userId, limit],
  });
  return rows.map((row) => row.sellerId);
}

/** Shops that somebody followed have one follower less, in the transaction that deletes what says so. */
export async function discountFollower(tx: Transaction, userId: string): Promise<void> {
  await tx.query({
    name: 'shops-discount-follower',
    text: `WITH followed AS (SELECT seller_id FROM follows WHERE user_id = $1 FOR UPDATE)
           UPDATE shops s SET followers = s.followers - 1 FROM followed WHERE s.seller_id = followed.seller_id`,
    values: [userId],
  });
}

export interface Follower {
  userId: string;
  email: string;
  isProven: boolean;
  /** What they are written to in. */
  language: Language;
}

/** Who follows a shop and can be written to, in the order of their ids, after one of them. */
export async function listFollowers(
  db: Queryable,
  { sellerId, after, limit }: { sellerId: string; after: string; limit: number },
): Promise<Follower[]> {
  const { rows } = await db.query<Follower>({
    name: 'follows-of-shop',
    text: `SELECT u.id AS "userId", u.email, u.email_verified AS "isProven", ${mailLanguageSql('u')} AS language
           FROM follows f JOIN users u ON u.id = f.user_id WHERE f.seller_id = $1 AND f.user_id > $2
             AND u.account_status = 'active' AND u.deleted_at IS NULL ORDER BY f.user_id LIMIT $3`,
    values: [sellerId, after, limit],
  });
  return rows;
}

export async function findShopName(db: Queryable, sellerId: string): Promise<{ name: string; slug: string } | null> {
  const { rows } = await db.query<{ name: string; slug: string }>({
    name: 'shops-name',
    text: 'SELECT name, slug FROM shops WHERE seller_id = $1',
    values: [sellerId],
  });
  return rows[0] ?? null;
}
