import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** What a packing slip says beside its order: of the shop, and the care of its pieces as their listings have it now. */
export interface SlipFacts {
  portrait: Picture | null;
  /** Empty: the maker wrote none. */
  thanks: string;
  /** By listing, where its maker wrote some. */
  cares: Record<string, string>;
}

export async function findSlipFacts(
  db: Queryable,
  { sellerId, listingIds }: { sellerId: string; listingIds: readonly string[] },
): Promise<SlipFacts> {
  const { rows } = await db.query<SlipFacts>({
    name: 'labels-slip-facts',
    text: `SELECT s.portrait, s.thanks, coalesce((SELECT jsonb_object_agg(l.id, l.care) FROM listings l
             WHERE l.seller_id = s.seller_id AND l.id = ANY ($2) AND l.care <> ''), '{}') AS cares
           FROM shops s WHERE s.seller_id = $1`,
    values: [sellerId, listingIds],
  });
  return rows[0] ?? { portrait: null, thanks: '', cares: {} };
}
