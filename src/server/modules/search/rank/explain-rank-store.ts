import type { QueryGroup } from '#domain/search/plan-query.ts';
import { mainText, othersText } from '#domain/search/query-text.ts';
import { type ListingPart, listingParts } from '#domain/search/rank-explanation.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** An own piece that the search shows; null for any other. */
export async function findOwnListing(
  db: Queryable,
  { sellerId, listingId }: { sellerId: string; listingId: string },
): Promise<{ sold: number; ratingCount: number } | null> {
  const { rows } = await db.query<{ sold: number; ratingCount: number }>({
    name: 'search-own-piece',
    text: `SELECT l.sold, l.rating_count AS "ratingCount"
           FROM search_documents d JOIN listings l ON l.seller_id = d.seller_id AND l.id = d.listing_id
           WHERE d.seller_id = $1 AND d.listing_id = $2`,
    values: [sellerId, listingId],
  });
  return rows[0] ?? null;
}

/** For each thing that is asked for, the parts of the listing that have it: the weights A to D of its words. */
export async function partsOf(
  db: Queryable,
  listingId: string,
  groups: readonly QueryGroup[],
): Promise<ListingPart[][]> {
  const { rows } = await db.query<{ has: boolean[] }>({
    name: 'search-parts',
    text: `SELECT ARRAY[ts_filter(d.words, '{a}') @@ q::tsquery, ts_filter(d.words, '{b}') @@ q::tsquery,
             ts_filter(d.words, '{c}') @@ q::tsquery, ts_filter(d.words, '{d}') @@ q::tsquery] AS has
           FROM search_documents d CROSS JOIN unnest($2::text[]) WITH ORDINALITY AS t (q, n) WHERE d.listing_id = $1
           ORDER BY n`,
    values: [
      listingId,
      groups.map((group) => (group.others.length > 0 ? `${mainText(group)} | ${othersText(group)}` : mainText(group))),
    ],
  });
  return rows.map(({ has }) => listingParts.filter((_, index) => has[index]));
}
