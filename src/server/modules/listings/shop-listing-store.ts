import { iso } from '../../platform/database/iso.ts';
import type { ShopPage } from '#domain/listings/contract.ts';
import type { ListingCard } from '#domain/listings/model.ts';
import { MAX_COUNTED } from '#domain/listings/table/sorts.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { shopCardSql } from '../shops/shop-store.ts';

/** Where a page of a shop ended: among the pieces that its maker ordered, or among the others. */
export type ShopCursor = { position: number } | { at: string; id: string };

interface ShopCardRow {
  card: ListingCard;
  at: string;
  id: string;
  /** Null for a piece whose place its maker did not choose. */
  position: number | null;
  isFeatured: boolean;
}

/** [CAT-05, DASH-02] A page of one shop's cards: those in its maker's order, then the newest; of one section or of all. */
export async function listShopCards(
  db: Queryable,
  sellerId: string,
  { after, sectionId, limit }: { after: ShopCursor | null; sectionId: string | null; limit: number },
): Promise<ShopCardRow[]> {
  const values: unknown[] = [sellerId, limit];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const isPastOrder = after !== null && 'at' in after;
  const section = sectionId === null ? '' : bind(sectionId);
  const inSection = (id: string): string =>
    section &&
    ` AND EXISTS (SELECT 1 FROM listings l WHERE l.seller_id = $1 AND l.id = ${id} AND l.section_id = ${section})`;
  const beyondOrdered = after !== null && 'position' in after ? ` AND a.position > ${bind(after.position)}` : '';
  const beyondNewest = isPastOrder
    ? ` AND (l.created_at, ${section ? 'l.id' : 'l.listing_id'}) < (${bind(after.at)}::timestamptz, ${bind(after.id)})`
    : '';
  const ordered = `(SELECT d.card, d.created_at, d.listing_id, a.position, a.is_featured FROM arranged_listings a
    JOIN search_documents d USING (seller_id, listing_id)
      WHERE a.seller_id = $1${beyondOrdered}${inSection('a.listing_id')} ORDER BY a.position LIMIT (SELECT $2::int))`;
  const notOrdered = (id: string): string =>
    `NOT EXISTS (SELECT 1 FROM arranged_listings a WHERE a.seller_id = $1 AND a.listing_id = ${id})`;
  // The newest of a section are read from the index of sections.
  const newest = section
    ? `(SELECT d.card, l.created_at, l.id, NULL::int, false FROM listings l JOIN search_documents d ON d.seller_id = $1
       AND d.listing_id = l.id
        WHERE l.seller_id = $1 AND l.section_id = ${section}${beyondNewest} AND ${notOrdered('l.id')}
          ORDER BY l.created_at DESC, l.id DESC LIMIT (SELECT $2::int))`
    : `(SELECT l.card, l.created_at, l.listing_id, NULL::int, false FROM search_documents l
        WHERE l.seller_id = $1${beyondNewest} AND ${notOrdered('l.listing_id')} ORDER BY l.created_at DESC,
          l.listing_id DESC LIMIT (SELECT $2::int))`;
  const { rows } = await db.query<ShopCardRow>({
    name: `listings-shop-cards${section && '-section'}${beyondOrdered && '-ordered'}${beyondNewest && '-next'}`,
    text: `SELECT card, ${iso('created_at', 'US')} AS at, listing_id AS id, position, is_featured AS "isFeatured"
           FROM (${isPastOrder ? '' : `${ordered} UNION ALL `}${newest}) n (card, created_at, listing_id, position,
             is_featured)
           ORDER BY position, created_at DESC, listing_id DESC LIMIT (SELECT $2::int)`,
    values,
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
    text: `SELECT d.card::text AS card FROM follows f CROSS JOIN LATERAL (SELECT s.card, s.created_at, s.listing_id
           FROM search_documents s WHERE s.seller_id = f.seller_id
             ORDER BY s.created_at DESC, s.listing_id DESC LIMIT $2) d WHERE f.user_id = $1 ORDER BY d.created_at DESC,
               d.listing_id DESC LIMIT $3`,
    values: [userId, ofEach, limit],
  });
  return rows.map((row) => row.card);
}

type ShopRow = Pick<ShopPage, 'shop' | 'story' | 'announcement' | 'banner' | 'followers'> & { count: number };

const shopSql = (more = ''): string => `SELECT ${shopCardSql} AS shop, s.story, s.announcement, s.banner, s.followers,
              coalesce((SELECT n.listings FROM shop_counts n WHERE n.seller_id = s.seller_id), 0) AS count${more}
  FROM shop_slugs g JOIN shops s ON s.seller_id = g.seller_id WHERE g.slug = $1`;

export async function findShopBySlug(db: Queryable, slug: string): Promise<ShopRow | null> {
  const { rows } = await db.query<ShopRow>({ name: 'listings-shop-by-slug', text: shopSql(), values: [slug] });
  return rows[0] ?? null;
}

/** [DASH-02] The sections of a shop `s` in which something can be bought, in their order; each counted up to a limit. */
const shownSectionsSql = `, coalesce((SELECT json_agg(json_build_object('sectionId', c.id, 'name', c.name, 'listings',
  n.listings) ORDER BY c.position)
  FROM shop_sections c CROSS JOIN LATERAL (SELECT count(*)::int AS listings FROM (SELECT 1 FROM listings l
    JOIN search_documents d ON d.seller_id = l.seller_id AND d.listing_id = l.id WHERE l.seller_id = s.seller_id
      AND l.section_id = c.id LIMIT $2) k) n
  WHERE c.seller_id = s.seller_id AND c.position IS NOT NULL AND n.listings > 0), '[]') AS sections`;

/** The same with its sections, for its page. */
export async function findShopWithSections(
  db: Queryable,
  slug: string,
): Promise<(ShopRow & Pick<ShopPage, 'sections'>) | null> {
  const { rows } = await db.query<ShopRow & Pick<ShopPage, 'sections'>>({
    name: 'listings-shop-with-sections',
    text: shopSql(shownSectionsSql),
    values: [slug, MAX_COUNTED + 1],
  });
  return rows[0] ?? null;
}
