import type { Queryable } from '../../platform/database/open-database.ts';

/**
 * The nearest pieces of the same top category: the same category counts most, then a material in common, then a colour; two of one shop at
 * most, so that the row leads further. Only the best of category and top category are looked at, each by its own index.
 */
const relatedSql = `
  WITH me AS (
    SELECT l.seller_id, l.id, l.category, coalesce(c.parent, c.slug) AS top_category, l.materials, l.colours
    FROM listings l JOIN categories c ON c.slug = l.category WHERE l.id = $1 AND l.state IN ('active', 'sold_out')
  ), near AS (
    (SELECT d.seller_id, d.listing_id FROM me CROSS JOIN LATERAL (SELECT * FROM search_documents s
      WHERE s.category = me.category ORDER BY s.quality DESC, s.listing_id DESC LIMIT 60) d)
    UNION
    (SELECT d.seller_id, d.listing_id FROM me CROSS JOIN LATERAL (SELECT * FROM search_documents s
      WHERE s.top_category = me.top_category ORDER BY s.quality DESC, s.listing_id DESC LIMIT 60) d)
  ), weighed AS (
    SELECT n.seller_id, n.listing_id, l.sold,
      3 * (l.category = me.category)::int + 2 * (l.materials && me.materials)::int + (l.colours && me.colours)::int
      AS likeness,
      row_number() OVER (PARTITION BY n.seller_id
        ORDER BY 3 * (l.category = me.category)::int + 2 * (l.materials && me.materials)::int +
        (l.colours && me.colours)::int DESC, l.sold DESC, l.id DESC) AS nth
    FROM near n CROSS JOIN me JOIN listings l ON l.seller_id = n.seller_id AND l.id = n.listing_id
      WHERE n.listing_id <> me.id
  )
  SELECT d.card::text AS card FROM weighed w JOIN search_documents d ON d.seller_id = w.seller_id
    AND d.listing_id = w.listing_id
  ORDER BY w.nth > 2, w.likeness DESC, w.sold DESC, w.listing_id DESC LIMIT 4`;

export async function relatedCards(db: Queryable, listingId: string): Promise<string[]> {
  const { rows } = await db.query<{ card: string }>({
    name: 'listings-related',
    text: relatedSql,
    values: [listingId],
  });
  return rows.map(({ card }) => card);
}
