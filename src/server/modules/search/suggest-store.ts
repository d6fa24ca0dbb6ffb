import type { Suggestions } from '#domain/search/contract.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { matchesSql } from './matches-store.ts';

/** The best of so many pieces are suggested. */
const MAX_SCANNED = 200;

/** Pieces whose title has what was typed, then those whose tags or the like have it; of each, those that sold and were liked first. */
export async function suggestListings(
  db: Queryable,
  { titled, tagged }: { titled: string; tagged: string },
  limit: number,
): Promise<Suggestions['listings']> {
  const scanned = (query: string, nth: number): string =>
    `(SELECT listing_id, quality, ${nth} AS nth
       FROM (${matchesSql('d.listing_id, d.quality', { query, priced: '' })} LIMIT ${MAX_SCANNED}) f)`;
  const { rows } = await db.query<{ listing: Suggestions['listings'][number] }>({
    name: 'search-suggest-listings',
    text: `SELECT json_build_object('listingId', d.listing_id, 'title', d.card->>'title', 'priceCents', d.price_cents,
             'currency', d.card->>'currency', 'picture', d.card->'picture') AS listing
           FROM (SELECT listing_id, min(nth) AS nth FROM (${scanned('$1', 0)} UNION ALL ${scanned('$2', 1)}) f
             GROUP BY listing_id, quality ORDER BY min(nth), quality DESC, listing_id LIMIT (SELECT $3::int)) f
           JOIN search_documents d ON d.listing_id = f.listing_id ORDER BY f.nth, d.quality DESC, d.listing_id`,
    values: [titled, tagged, limit],
  });
  return rows.map((row) => row.listing);
}

/** Of a place or a country the best liked of so many shops are suggested. */
const MAX_PER_POSITION = 100;

/** A part of the index of beginnings, which LIKE would find only by a new plan at every call. */
const begins = (column: string): string =>
  `search_text(s.${column}) ~>=~ $1 AND search_text(s.${column}) ~<~ ($1 || chr(1114111))`;

/** [UX-18] Open shops whose name begins so, then those whose place does, then those of the countries. */
export async function suggestShops(
  db: Queryable,
  { text, countries }: { text: string; countries: readonly string[] },
  limit: number,
): Promise<Suggestions['shops']> {
  const shops = (where: string, nth: number): string => `SELECT s.seller_id, ${nth} AS nth FROM shops s WHERE ${where}`;
  const liked = (where: string, nth: number): string =>
    `(${shops(where, nth)} ORDER BY s.rating_count DESC, s.seller_id LIMIT ${MAX_PER_POSITION})`;
  const { rows } = await db.query<Suggestions['shops'][number]>({
    name: 'search-suggest-shops',
    text: `SELECT s.slug, s.name, s.place FROM (SELECT seller_id, min(nth) AS nth FROM (
             ${shops(begins('name'), 0)} UNION ALL ${liked(begins('place'), 1)} UNION ALL
             SELECT f.* FROM unnest((SELECT $2::text[])) c (code) CROSS JOIN LATERAL ${liked('s.country = c.code', 2)} f
           ) found GROUP BY 1) f JOIN shops s ON s.seller_id = f.seller_id
             JOIN shop_counts n ON n.seller_id = f.seller_id AND n.listings > 0
           ORDER BY f.nth, n.listings DESC, s.slug LIMIT (SELECT $3::int)`,
    values: [text, countries, limit],
  });
  return rows;
}

/** Which of the queries find something. */
export async function thatFind(db: Queryable, queries: readonly string[]): Promise<boolean[]> {
  const { rows } = await db.query<{ finds: boolean }>({
    name: 'search-suggest-finds',
    text: `SELECT EXISTS (SELECT 1 FROM (${matchesSql('1', { query: 'q.text', priced: '' })}) f) AS finds
           FROM unnest($1::text[]) WITH ORDINALITY AS q (text, n) ORDER BY q.n`,
    values: [queries],
  });
  return rows.map((row) => row.finds);
}
