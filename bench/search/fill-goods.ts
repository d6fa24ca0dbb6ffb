import { inTransaction, type Database } from '#server/platform/database/open-database.ts';
import { indexEverything } from '#server/modules/search/index-listing.ts';
import type { GoodsSet } from './goods-set.ts';

const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');

/** Brings the goods of a set into an empty market; a piece's listing is "p" and its place in the list. */
export async function fillGoods(db: Database, { listings, shops }: GoodsSet): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const parent of new Set(listings.map((listing) => listing.parent)))
      await tx.query({
        text: `INSERT INTO categories (slug, name, position) VALUES ($1, $2, 90)`,
        values: [slug(parent), parent],
      });
    for (const [key, listing] of new Map(listings.map((each) => [slug(each.category), each])))
      await tx.query({
        text: `INSERT INTO categories (slug, parent, name, position) VALUES ($1, $2, $3, 91)`,
        values: [key, slug(listing.parent), listing.category],
      });
    for (const [index, [name, location, country]] of shops.entries())
      await tx.query({
        text: `INSERT INTO shops (seller_id, slug, name, owner, place, country, time_zone, since, tagline, story, created_at, updated_at)
               VALUES ($1, $1, $2, 'W', $3, $4, 'Europe/Brussels', 2020, '', '', now(), now())`,
        values: [`s${index}`, name, location, country],
      });
    await tx.query({
      text: `INSERT INTO listings (seller_id, id, state, title, description, category, materials, colours, tags, processing_days, created_at, updated_at)
             SELECT 's' || (p->>'shop'), 'p' || (n - 1), 'active', p->>'title', p->>'description', replace(lower(p->>'category'), ' ', '-'), ARRAY(SELECT jsonb_array_elements_text(p->'materials')),
               ARRAY(SELECT jsonb_array_elements_text(p->'colours')), ARRAY(SELECT jsonb_array_elements_text(p->'tags')), 2, now(), now() FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS j (p, n)`,
      values: [JSON.stringify(listings)],
    });
    await tx.query({
      text: `INSERT INTO variants (seller_id, listing_id, id, price_cents, stock, received) SELECT seller_id, id, id, 1000, 5, 5 FROM listings`,
    });
    await indexEverything(tx);
  });
  await db.query({ text: 'VACUUM ANALYZE' });
}
