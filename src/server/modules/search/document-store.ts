import { onlyRow } from '../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { withoutIndexes } from '../../platform/database/without-indexes.ts';
import { cheapestContentsSql, formerSql, saleEndsAtSql, saleSql } from '../listings/listing-store.ts';
import { isForSaleSql } from '../listings/pausing/for-sale-sql.ts';
import { drawTiers, findTierLines } from './tiers/tier-store.ts';
import { countrySql, daysToLeaveSql, marksSql } from './document-marks-store.ts';

/** How a listing ranks where words do not decide: what sold and what was liked, in thousandths. The id breaks ties. */
const qualitySql = `(1000 * (ln(1 + l.sold) + CASE WHEN l.rating_count = 0 THEN 0
    ELSE (l.rating_sum::float / l.rating_count - 3) * ln(1 + l.rating_count) END
  + CASE WHEN jsonb_array_length(l.pictures) > 0 THEN 1 ELSE 0 END))::int + abs(hashtext(l.id) % 100)`;

/** Few stars say little: five of four stars are thought along, so that one happy buyer does not lead the list. */
const ratingSql = `CASE WHEN l.rating_count = 0 THEN 0
    ELSE (1000 * (l.rating_sum + 20.0) / (l.rating_count + 5))::int END`;

/** What a word counts in a field of usual length, how many words that is, and how much the length matters (`b` of BM25). */
interface Field {
  weight: number;
  length: number;
  norm: number;
}
const fields = {
  title: { weight: 0.6, length: 8, norm: 0.3 },
  tags: { weight: 0.5, length: 10, norm: 0.1 },
  says: { weight: 0.35, length: 80, norm: 0.3 },
} satisfies Record<string, Field>;
const SHOP_WEIGHT = 0.25;

/** What a word counts in a field of this piece: the more words stand there, the less each says. Never above 1, which `ts_rank` refuses. */
const weightSql = (field: keyof typeof fields): string => {
  const { weight, length, norm } = fields[field];
  return `${weight} / (${1 - norm} + ${norm} * cardinality(string_to_array(x.${field}, ' ')) / ${length}.0)`;
};

const listed = (column: string): string => `array_to_string(l.${column}, ' , ')`;

/**
 * The documents of the listings that `filter` names: the card that lists show, sort keys, and the weighted words in the stems of the listing's language; category names in
 * those of each language. Words of title, category, tags, materials and colours stand a second time as `t:word`, so that the index finds them there without
 * reading the rest, what the title names as the thing stands as `h:word`, and its words that say nothing as `w:word`.
 */
const documentsSql = (filter: string): string => `
  SELECT l.seller_id, l.id, l.category, coalesce(c.parent, c.slug), v.lowest,
    t.title || t.tags
    || setweight(to_tsvector('english', search_text(concat_ws(' ', s.name, s.place, ${countrySql}))), 'C') || t.says
      || array_to_tsvector(x.marks || ARRAY(SELECT 't:' || lexeme
        FROM unnest(tsvector_to_array(strip(t.title || t.tags))) lexeme) || ARRAY(SELECT DISTINCT 'w:' || word
          FROM string_to_table(x.title, ' ') word
          WHERE EXISTS (SELECT FROM search_languages WHERE ts_lexize(stemmer::regdictionary, word) = '{}'))
      || search_head(l.title, x.language, search_text(array_to_string(l.materials || l.colours, ' ')))),
    x.marks, ARRAY[${weightSql('says')}, ${SHOP_WEIGHT}, ${weightSql('tags')}, 0]::real[], ${weightSql('title')},
    r.quality, ${ratingSql}, r.tier, l.created_at,
    (SELECT row_to_json(k)
      FROM (SELECT l.id AS "listingId", l.title, s.name AS "shopName", s.slug AS "shopSlug", s.place,
      v.lowest AS "priceCents", v.lowest <> v.highest AS "priceVaries", v.former AS "compareAtCents",
      ${saleEndsAtSql} AS "saleEndsAt", CASE WHEN v.sale IS NOT NULL THEN s.time_zone END AS "saleTimeZone", v.contents,
      l.currency, l.pictures->0 AS picture, l.pictures->1 AS "secondPicture",
      CASE WHEN l.rating_count = 0 THEN 0 ELSE round(l.rating_sum::numeric / l.rating_count, 4) END AS "ratingMean",
      l.rating_count AS "ratingCount", v.stock, l.made_to_order AS "madeToOrder",
      ${daysToLeaveSql} AS "processingDays") k)
  FROM listings l JOIN shops s ON s.seller_id = l.seller_id JOIN categories c ON c.slug = l.category
    LEFT JOIN categories p ON p.slug = c.parent
  LEFT JOIN shipping_profiles f ON f.seller_id = l.seller_id AND f.id = l.shipping_profile_id
  CROSS JOIN LATERAL (SELECT min(price_cents) AS lowest, max(price_cents) AS highest, sum(stock)::int AS stock,
      ${formerSql} AS former, ${saleSql} AS sale, ${cheapestContentsSql} AS contents FROM variants
    WHERE seller_id = l.seller_id AND listing_id = l.id) v
  CROSS JOIN LATERAL (SELECT q.quality,
      (SELECT count(*) FROM search_tiers t WHERE t.from_quality > q.quality)::smallint AS tier
    FROM (SELECT ${qualitySql} AS quality) q) r
  CROSS JOIN LATERAL (SELECT search_language(l.title, l.description) AS language, search_words(l.title) AS title,
    search_words(concat_ws(' , ', ${['tags', 'materials', 'colours'].map(listed).join(', ')})) AS tags,
    search_words(left(l.description, 3000)) AS says, ${marksSql} AS marks OFFSET 0) x
  CROSS JOIN LATERAL (SELECT setweight(search_vector(x.title, x.language, true), 'A') AS title,
    setweight(search_vector(x.says, x.language, false), 'D') AS says,
    setweight(search_vector(x.tags, x.language, true)
      || search_vector(search_text(concat_ws(' ', c.name, p.name)), 'en', false)
      || search_vector(search_text(concat_ws(' ', c.name_de, p.name_de)), 'de', true), 'B') AS tags OFFSET 0) t
  WHERE ${isForSaleSql} AND v.stock > 0 AND ${filter}`;

const columns = `(seller_id, listing_id, category, top_category, price_cents, words, marks, field_weights, title_weight,
  quality, rating, tier, created_at, card)`;

/** Listings of one shop that are indexed together. */
export interface Indexed {
  sellerId: string;
  listingIds: readonly string[];
}

/** Says that the words that are known are no longer those of these listings. */
export const recordChanges = (tx: Transaction, { sellerId, listingIds }: Indexed): void =>
  tx.send({
    name: 'search-changed',
    text: 'INSERT INTO search_changed (seller_id, listing_id) SELECT $1, unnest((SELECT $2::text[]))',
    values: [sellerId, listingIds],
  });

/** Whoever indexes a listing holds its row: two at once would count it twice. */
export const lockIndexed = (tx: Transaction, { sellerId, listingIds }: Indexed): void =>
  tx.send({
    name: 'search-lock',
    text: `SELECT 1 FROM listings WHERE seller_id = $1 AND id = ANY((SELECT $2::text[])::text[]) ORDER BY id
           FOR NO KEY UPDATE`,
    values: [sellerId, listingIds],
  });

/**
 * Writes the documents of listings and removes those of what is not for sale; answers by how much the counts of categories change,
 * and by how much that of the shop. The subselects hide how many they are, for which the database would plan anew at every call.
 */
export async function saveDocuments(
  tx: Transaction,
  { sellerId, listingIds }: Indexed,
): Promise<{ moved: Record<string, number> | null; opened: number }> {
  const belongsSql = (column: string): string => `ANY((SELECT $2::text[])::text[]) AND ${column} = $1`;
  return onlyRow(
    await tx.query<{ moved: Record<string, number> | null; opened: number }>({
      name: 'search-save',
      text: `WITH before AS (
             SELECT category, top_category FROM search_documents WHERE listing_id = ${belongsSql('seller_id')}
           ), after AS (
             INSERT INTO search_documents ${columns} ${documentsSql(`l.id = ${belongsSql('l.seller_id')}`)}
             ON CONFLICT (seller_id, listing_id) DO UPDATE SET category = excluded.category,
               top_category = excluded.top_category, price_cents = excluded.price_cents, words = excluded.words,
               marks = excluded.marks, field_weights = excluded.field_weights, title_weight = excluded.title_weight,
               quality = excluded.quality, rating = excluded.rating, tier = excluded.tier,
               created_at = excluded.created_at, card = excluded.card
             RETURNING listing_id, category, top_category
           ), gone AS (
             DELETE FROM search_documents WHERE listing_id = ${belongsSql('seller_id')}
               AND listing_id NOT IN (SELECT listing_id FROM after)
           ), counted AS (
             SELECT category, -1 AS delta FROM before
             UNION ALL SELECT top_category, -1 FROM before WHERE top_category <> category
             UNION ALL SELECT category, 1 FROM after
             UNION ALL SELECT top_category, 1 FROM after WHERE top_category <> category
           )
           SELECT (SELECT json_object_agg(category, delta)
             FROM (SELECT category, sum(delta) AS delta FROM counted GROUP BY 1 HAVING sum(delta) <> 0) m) AS moved,
             (SELECT count(*)::int FROM after) - (SELECT count(*)::int FROM before) AS opened`,
      values: [sellerId, listingIds],
    }),
  );
}

/** [CAT-02] The figure on the cards of pieces of which plenty is left: nothing that they are found, cut or ranked by depends on it, and no index is touched. */
export const restockCards = (tx: Transaction, { sellerId, listingIds }: Indexed): void =>
  tx.send({
    name: 'search-restock',
    text: `UPDATE search_documents d
             SET card = regexp_replace(d.card::text, '"stock":\\d+', '"stock":' || v.stock)::json
           FROM (SELECT listing_id, sum(stock) AS stock FROM variants
             WHERE seller_id = $1 AND listing_id = ANY((SELECT $2::text[])::text[]) GROUP BY 1) v
           WHERE d.seller_id = $1 AND d.listing_id = v.listing_id`,
    values: [sellerId, listingIds],
  });

/** Brings what sold to the place that its sales give it; its words stay as they are. */
export async function rankSold(
  tx: Transaction,
  sold: readonly { sellerId: string; listingId: string }[],
): Promise<void> {
  await tx.query({
    name: 'search-rank-sold',
    text: `UPDATE search_documents d SET quality = r.quality,
             tier = (SELECT count(*) FROM search_tiers t WHERE t.from_quality > r.quality)::smallint
           FROM (SELECT l.seller_id, l.id, ${qualitySql} AS quality
             FROM listings l JOIN unnest($1::text[], $2::text[]) AS s (seller_id, id) USING (seller_id, id)) r
           WHERE d.seller_id = r.seller_id AND d.listing_id = r.id AND d.quality <> r.quality`,
    values: [sold.map(({ sellerId }) => sellerId), sold.map(({ listingId }) => listingId)],
  });
}

export function addCounts(tx: Transaction, changed: readonly (readonly [category: string, delta: number])[]): void {
  tx.send({
    name: 'search-recount',
    text: `INSERT INTO category_counts (category, listings) SELECT * FROM unnest($1::text[], $2::int[])
           ON CONFLICT (category) DO UPDATE SET listings = category_counts.listings + excluded.listings`,
    values: [changed.map(([category]) => category), changed.map(([, delta]) => delta)],
  });
}

/** How many pieces of a shop can be bought. */
export function addShopCount(tx: Transaction, sellerId: string, delta: number): void {
  tx.send({
    name: 'search-recount-shop',
    text: `INSERT INTO shop_counts (seller_id, listings) VALUES ($1, $2)
           ON CONFLICT (seller_id) DO UPDATE SET listings = shop_counts.listings + excluded.listings`,
    values: [sellerId, delta],
  });
}

export async function listIndexed(tx: Queryable, sellerId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'search-of-shop',
    text: 'SELECT listing_id AS id FROM search_documents WHERE seller_id = $1 ORDER BY listing_id',
    values: [sellerId],
  });
  return rows.map((row) => row.id);
}

/**
 * Builds the whole index again: after bulk loads and for repairs. The documents are made beside the old ones, which are read
 * meanwhile and that nobody changes; only the exchange keeps searches waiting.
 */
export async function rebuildDocuments(tx: Queryable): Promise<void> {
  await drawTiers(
    tx,
    await findTierLines(tx, `SELECT ${qualitySql} AS quality FROM listings l WHERE l.state = 'active'`),
  );
  await tx.query({ text: 'LOCK TABLE search_documents IN SHARE ROW EXCLUSIVE MODE' });
  await tx.query({
    text: 'CREATE TEMP TABLE fresh_documents (LIKE search_documents INCLUDING DEFAULTS INCLUDING STORAGE) ON COMMIT DROP',
  });
  await tx.query({ text: `INSERT INTO fresh_documents ${columns} ${documentsSql('true')}` });
  await tx.query({ text: 'TRUNCATE search_documents, category_counts, shop_counts' });
  // Laid down by quality: what a search for a common word reads lies together.
  await withoutIndexes(tx, 'search_documents', () =>
    tx.query({ text: 'INSERT INTO search_documents SELECT * FROM fresh_documents ORDER BY quality DESC' }),
  );
  await tx.query({ text: 'DROP TABLE fresh_documents' });
  await tx.query({
    text: `INSERT INTO category_counts SELECT category, count(*)
           FROM (SELECT category FROM search_documents
             UNION ALL SELECT top_category FROM search_documents WHERE top_category <> category) c GROUP BY 1`,
  });
  await tx.query({ text: 'INSERT INTO shop_counts SELECT seller_id, count(*) FROM search_documents GROUP BY 1' });
}

/** Whether the index holds more than so many documents. */
export async function hasMoreDocuments(db: Queryable, than: number): Promise<boolean> {
  const { rows } = await db.query<{ isLarge: boolean }>({
    text: 'SELECT count(*) > $1 AS "isLarge" FROM (SELECT FROM search_documents LIMIT $1 + 1) d',
    values: [than],
  });
  return rows[0]?.isLarge === true;
}
