import { onlyRow } from '#server/platform/database/only-row.ts';
import type { Queryable } from '#server/platform/database/open-database.ts';
import { shopCardSql } from '#server/modules/shops/shop-store.ts';
import { tiers } from '#server/modules/search/tiers/tier-store.ts';
import type { ThinServer } from './thin-server.ts';

/*
 * What somebody who wants nothing but speed would write for the same pages: no checks of the input beyond types, no session, no cache,
 * one statement, the JSON as the database made it. The tree of categories, which hardly changes, is read once at the start.
 */

const card = 'd.card::text';
const page = (walk: string): string =>
  `(SELECT string_agg(${card}, ',' ORDER BY w.place) FROM (SELECT listing_id, row_number() OVER () AS place FROM (${walk}) x) w JOIN search_documents d ON d.listing_id = w.listing_id)`;

const listSql = `SELECT ${page(`SELECT listing_id FROM search_documents WHERE top_category = $1 AND (price_cents + 0) BETWEEN $2 AND $3 ORDER BY quality DESC, listing_id DESC LIMIT $4`)} AS items,
  (SELECT count(*)::int FROM (SELECT 1 FROM search_documents WHERE top_category = $1 AND price_cents BETWEEN $2 AND $3 LIMIT 1001) n) AS total,
  (SELECT min(price_cents) FROM search_documents WHERE top_category = $1) AS lowest, (SELECT max(price_cents) FROM search_documents WHERE top_category = $1) AS highest`;

const matches = tiers
  .map(
    (
      tier,
    ) => `(SELECT d.listing_id, d.category, d.price_cents, ts_rank('{0.1, 0.4, 0.6, 1.0}', d.words, q.query) * (20000 + d.quality) AS score
  FROM q CROSS JOIN search_documents d WHERE d.tier = ${tier} AND d.words @@ q.query)`,
  )
  .join(' UNION ALL ');
const textSql = `WITH q AS MATERIALIZED (SELECT plainto_tsquery('artisan', $1) AS query), m AS MATERIALIZED (${matches} LIMIT 1001)
  SELECT ${page('SELECT listing_id FROM m ORDER BY score DESC, listing_id DESC LIMIT $2')} AS items, (SELECT count(*)::int FROM m) AS total, (SELECT min(price_cents) FROM m) AS lowest,
    (SELECT max(price_cents) FROM m) AS highest, (SELECT json_object_agg(category, n)::text FROM (SELECT category, count(*) AS n FROM m GROUP BY 1) c) AS categories`;

const cards = (order: string, limit: number): string =>
  `(SELECT '[' || string_agg(card::text, ',') || ']' FROM (SELECT card FROM search_documents ORDER BY ${order} DESC, listing_id DESC LIMIT ${limit}) h)`;
const homeSql = `SELECT ${cards('created_at', 8)} AS newest, ${cards('quality', 11)} AS popular`;
const frameSql = `SELECT (SELECT sum(n.listings)::int FROM category_counts n JOIN categories c ON c.slug = n.category WHERE c.parent IS NULL) AS listings, (SELECT count(*)::int FROM shop_counts WHERE listings > 0) AS shops,
  (SELECT json_agg(json_build_object('slug', c.slug, 'count', n.listings, 'picture', (SELECT d.card->'picture' FROM search_documents d WHERE d.top_category = c.slug ORDER BY d.quality DESC, d.listing_id DESC LIMIT 1)))::text
    FROM categories c JOIN category_counts n ON n.category = c.slug WHERE c.parent IS NULL) AS pictures,
  (SELECT json_agg(json_build_object('slug', category, 'count', listings))::text FROM category_counts) AS counts, s.shop, s.cards FROM (SELECT ${shopCardSql}::text AS shop,
    (SELECT json_agg(m.card)::text FROM (SELECT d.card FROM search_documents d WHERE d.seller_id = s.seller_id ORDER BY d.quality DESC, d.listing_id DESC LIMIT 4) m) AS cards
    FROM shops s WHERE s.tagline <> '' AND s.story <> '' ORDER BY s.rating_count DESC, s.sold DESC, s.seller_id LIMIT 1) s`;

/** Columns as they are; what the browser needs is put together here, since the database is slower at making JSON. */
const listingSql = `SELECT l.id, l.title, l.description, l.category, l.options::text, l.pictures::text, l.materials, l.colours, l.tags, l.processing_days, l.weight_grams, l.rating_sum, l.rating_count,
    s.name, s.slug, s.place, v.ids, v.prices, v.stocks, v.positions FROM listings l JOIN shops s ON s.seller_id = l.seller_id
  CROSS JOIN LATERAL (SELECT array_agg(id ORDER BY position) AS ids, array_agg(price_cents::int ORDER BY position) AS prices, array_agg(stock ORDER BY position) AS stocks,
    array_agg(option_values[1] ORDER BY position) AS positions FROM variants WHERE seller_id = l.seller_id AND listing_id = l.id) v WHERE l.id = $1 AND l.state IN ('active', 'sold_out')`;

/** Columns of JSON text and numbers, put into the answer as they are. */
interface ReadRow {
  items: string | null;
  total: number;
  lowest: number | null;
  highest: number | null;
  categories: string | null;
}
type HomeColumn = 'listings' | 'shops' | 'pictures' | 'counts' | 'shop' | 'cards';

/** The same public pages by the best statement for each. */
export async function thinReads(server: ThinServer, db: Queryable): Promise<void> {
  const { rows: tree } = await db.query({
    text: 'SELECT slug, name, parent, listings AS count FROM categories LEFT JOIN category_counts ON category = slug ORDER BY position',
  });
  const treeText = JSON.stringify(tree);
  server.on('GET /api/search', async ({ query }) => {
    const q = query.get('q');
    const row = onlyRow(
      q === null
        ? await db.query<ReadRow>({
            name: 'thin-list',
            text: listSql,
            values: ['category', 'minPrice', 'maxPrice', 'limit'].map((name) => query.get(name)),
          })
        : await db.query<ReadRow>({ name: 'thin-words', text: textSql, values: [q, query.get('limit')] }),
    );
    return {
      text: `{"items":[${row.items ?? ''}],"total":${row.total},"priceRange":{"minCents":${row.lowest},"maxCents":${row.highest}},"categories":${row.categories ?? treeText}}`,
    };
  });
  server.on('GET /api/listings/', async ({ rest }) => {
    const { id, options, pictures, ...columns } = onlyRow(
      await db.query<{ id: string; options: string; pictures: string }>({
        name: 'thin-listing',
        text: listingSql,
        values: [rest],
      }),
    );
    return {
      text: `{"listingId":${JSON.stringify(id)},"options":${options},"pictures":${pictures},${JSON.stringify(columns).slice(1)}`,
    };
  });
  // What stands around the pieces hardly changes: it is read once.
  let frame: Promise<Record<HomeColumn, string>> | undefined;
  server.on('GET /api/home', async () => {
    frame ??= db.query<Record<HomeColumn, string>>({ text: frameSql }).then(onlyRow);
    const { listings, shops, pictures, counts, shop, cards } = await frame;
    const { newest, popular } = onlyRow(
      await db.query<Record<'newest' | 'popular', string>>({ name: 'thin-home', text: homeSql }),
    );
    return {
      text: `{"listingCount":${listings},"shopCount":${shops},"pictures":${pictures},"categories":${counts},"newest":${newest},"popular":${popular},"maker":{"shop":${shop},"listings":${cards}}}`,
    };
  });
}
