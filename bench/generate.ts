import { indexEverything } from '#server/modules/search/index-listing.ts';
import { inTransaction, type Database } from '#server/platform/database/open-database.ts';
import { withoutIndexes } from '#server/platform/database/without-indexes.ts';

/** Words that titles, materials and colours are made of; which ones a listing gets follows from its number alone. */
const phrase = {
  manner: [
    'Two-tone',
    'Hand-thrown',
    'Slow-fired',
    'Woven',
    'Carved',
    'Speckled',
    'Tall',
    'Small',
    'Round',
    'Salt-glazed',
    'Braided',
    'Stitched',
    'Plain',
    'Footed',
    'Ribbed',
    'Waxed',
  ],
  colour: ['ink', 'rust', 'moss', 'chalk', 'indigo', 'ochre', 'slate', 'rose', 'sand', 'walnut', 'straw', 'plum'],
  material: [
    'stoneware',
    'porcelain',
    'merino',
    'linen',
    'oak',
    'walnut',
    'silver',
    'beeswax',
    'willow',
    'calfskin',
    'cotton paper',
    'soapstone',
  ],
  place: [
    'Bergen',
    'Porto',
    'Ghent',
    'Ljubljana',
    'Galway',
    'Turku',
    'Faenza',
    'Brno',
    'Tartu',
    'Cluj',
    'Graz',
    'Nantes',
  ],
  maker: [
    'Ana',
    'Bo',
    'Cy',
    'Dag',
    'Edda',
    'Finn',
    'Greta',
    'Hugo',
    'Ines',
    'Jun',
    'Kaya',
    'Leif',
    'Mira',
    'Noor',
    'Odd',
    'Pia',
  ],
};

const LISTINGS_OF_A_SHOP = 20;
const START = `timestamptz '2026-01-01'`;

/** A whole number below `below`, made of the row's number and a salt: the same on every machine. */
const pick = (salt: number, below: number | string): string => `(abs(hashint8extended(n, ${salt})) % ${below})::int`;
const word = (kind: keyof typeof phrase, salt: number): string =>
  `(ARRAY[${phrase[kind].map((text) => `'${text}'`).join(',')}])[1 + ${pick(salt, phrase[kind].length)}]`;

const shopsSql = `
  INSERT INTO shops (seller_id, slug, name, owner, place, country, time_zone, since, tagline, story, sold, rating_sum, rating_count, created_at, updated_at)
  SELECT 'maker-' || n, 'workshop-' || n, ${word('maker', 1)} || ' workshop ' || n, ${word('maker', 1)}, ${word('place', 2)}, 'DE', 'Europe/Berlin', 2010 + ${pick(3, 14)}, 'Made in small batches.',
    'Everything leaves this bench in the order in which it was asked for.', ${pick(4, 900)}, 4 * k.ratings, k.ratings, ${START} - n * interval '1 hour', ${START}
  FROM generate_series($1::bigint, $2::bigint) n CROSS JOIN LATERAL (SELECT ${pick(5, 300)} AS ratings) k`;

const picture = (suffix: string): string =>
  `jsonb_build_object('id', 'picture-' || n || '-${suffix}', 'width', 1600, 'height', 1200, 'colour', '#8a5a2b', 'alt', 'The piece on a table', 'focusX', 50, 'focusY', 50)`;

const listingsSql = `
  INSERT INTO listings (seller_id, id, state, title, description, category, options, materials, colours, tags, pictures, processing_days, weight_grams, height_mm, width_mm,
    rating_sum, rating_count, sold, created_at, updated_at)
  SELECT 'maker-' || n / ${LISTINGS_OF_A_SHOP}, 'piece-' || n, 'active', ${word('manner', 11)} || ' ' || lower(k.name) || ', ' || ${word('colour', 12)} || ' ' || ${word('material', 13)},
    (SELECT string_agg('This piece of ' || ${word('material', 13)} || ' was finished on day ' || s || ' and is meant for daily use in the kitchen or on the sill. ', '') FROM generate_series(1, 3 + ${pick(14, 6)}) s),
    k.slug, CASE WHEN n % 3 = 0 THEN '[{"name":"Size","values":["Small","Large"]}]'::jsonb ELSE '[]' END,
    ARRAY[${word('material', 13)}], ARRAY[${word('colour', 12)}], ARRAY[${word('manner', 15)}, 'gift'], jsonb_build_array(${picture('a')}, ${picture('b')}, ${picture('c')}),
    1 + ${pick(16, 9)}, 200 + ${pick(17, 1500)}, 60 + ${pick(18, 300)}, 60 + ${pick(19, 300)}, 4 * k.ratings, k.ratings, ${pick(20, 200)}, ${START} - n * interval '7 minutes', ${START}
  FROM generate_series($1::bigint, $2::bigint) n
  CROSS JOIN LATERAL (SELECT slug, name, ${pick(21, 40)} AS ratings FROM categories WHERE parent IS NOT NULL ORDER BY position OFFSET ${pick(22, '(SELECT count(*) FROM categories WHERE parent IS NOT NULL)')} LIMIT 1) k`;

const variantsSql = `
  INSERT INTO variants (seller_id, listing_id, id, option_values, position, price_cents, stock, received)
  SELECT 'maker-' || n / ${LISTINGS_OF_A_SHOP}, 'piece-' || n, 'piece-' || n || '-' || v, CASE WHEN n % 3 = 0 THEN ARRAY[CASE v WHEN 0 THEN 'Small' ELSE 'Large' END] ELSE '{}' END, v,
    900 + 50 * ${pick(31, 400)} + v * 600, k.stock, k.stock
  FROM generate_series($1::bigint, $2::bigint) n CROSS JOIN generate_series(0, CASE WHEN n % 3 = 0 THEN 1 ELSE 0 END) v CROSS JOIN LATERAL (SELECT 100000 + ${pick(32, 900)} AS stock) k`;

/** From so many rows on, indexes are made once behind them. */
const MANY = 100_000;

/**
 * Writes listings number `from` to `to - 1` with their shops straight into the tables, then builds the index and the planner's statistics.
 * What is written already stays when the index is stopped in between: asked with nothing more to write, it is built alone.
 */
export async function generateListings(db: Database, { from, to }: { from: number; to: number }): Promise<void> {
  if (to > from)
    await inTransaction(db, async (tx) => {
      // At once and first: a job that reads both would wait for the one and keep the other.
      if (to - from >= MANY) await tx.query({ text: 'LOCK TABLE listings, variants IN ACCESS EXCLUSIVE MODE' });
      const write = async (table: string, text: string): Promise<unknown> => {
        const fill = () => tx.query({ text, values: [from, to - 1] });
        return to - from >= MANY ? withoutIndexes(tx, table, fill) : fill();
      };
      await tx.query({ text: shopsSql, values: [from / LISTINGS_OF_A_SHOP, to / LISTINGS_OF_A_SHOP - 1] });
      await tx.query({ text: `INSERT INTO shop_slugs SELECT slug, seller_id FROM shops ON CONFLICT DO NOTHING` });
      await write('listings', listingsSql);
      await write('variants', variantsSql);
    });
  await inTransaction(db, indexEverything);
  await db.query({ text: 'VACUUM ANALYZE' });
}
