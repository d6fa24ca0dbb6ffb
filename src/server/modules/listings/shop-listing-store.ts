import { iso } from '../../platform/database/iso.ts';
import type { ShopPage } from '#domain/listings/contract.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { shopCardSql } from '../shops/shop-store.ts';

/** A page of one shop's cards, newest first. */
export async function listShopCards(
  db: Queryable,
  sellerId: string,
  { before, limit }: { before: { at: string; id: string } | null; limit: number },
): Promise<{ card: ListingCard; at: string; id: string }[]> {
  const beyond = before === null ? '' : ' AND (created_at, listing_id) < ($3::timestamptz, $4)';
  const { rows } = await db.query<{ card: ListingCard; at: string; id: string }>({
    name: `listings-shop-cards${beyond && '-next'}`,
    text: `SELECT card, ${iso('created_at', 'US')} AS at, listing_id AS id FROM search_documents
           WHERE seller_id = $1${beyond} ORDER BY created_at DESC, listing_id DESC LIMIT (SELECT $2::int)`,
    values: [sellerId, limit, ...(before ? [before.at, before.id] : [])],
  });
  return rows;
}

/** The newest pieces of the shops that somebody follows: the same number of each at most, so that one busy shop does not fill the row. */
export async function listFollowedCards(
  db: Queryable,
  userId: string,
  { ofEach, limit }: { ofEach: number; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ card: string }>({
    name: 'listings-followed',
    text: `SELECT d.card::text AS card FROM follows f CROSS JOIN LATERAL (SELECT s.card, s.created_at, s.listing_id FROM search_documents s WHERE s.seller_id = f.seller_id
             ORDER BY s.created_at DESC, s.listing_id DESC LIMIT $2) d WHERE f.user_id = $1 ORDER BY d.created_at DESC, d.listing_id DESC LIMIT $3`,
    values: [userId, ofEach, limit],
  });
  return rows.map((row) => row.card);
}

type ShopRow = Pick<ShopPage, 'shop' | 'story' | 'announcement' | 'banner' | 'followers'> & { count: number };

export async function findShopBySlug(db: Queryable, slug: string): Promise<ShopRow | null> {
  const { rows } = await db.query<ShopRow>({
    name: 'listings-shop-by-slug',
    text: `SELECT ${shopCardSql} AS shop, s.story, s.announcement, s.banner, s.followers, coalesce((SELECT n.listings FROM shop_counts n WHERE n.seller_id = s.seller_id), 0) AS count
           FROM shop_slugs g JOIN shops s ON s.seller_id = g.seller_id WHERE g.slug = $1`,
    values: [slug],
  });
  return rows[0] ?? null;
}
