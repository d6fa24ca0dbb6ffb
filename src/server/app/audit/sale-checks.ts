import { type Check, countOf, NOW } from './check.ts';

/** Prices of a sale move within minutes of its beginning and its end; later than this they should have. */
const late = `interval '30 minutes'`;
const off = 'coalesce(s.amount_cents, round(v.regular_cents * s.percent / 100.0))';

/** [DASH-04, INV-10] Prices of sales, recounted from what each takes off. */
export const saleChecks: readonly Check[] = [
  {
    id: 'INV-10',
    unit: 'variants in sales',
    seen: countOf('variants', 'sale_id IS NOT NULL'),
    says: 'a price in a sale is the regular one with what the sale takes off, while it runs',
    sql: `SELECT 'variant ' || v.id || ' of ' || v.seller_id || ': ' || v.price_cents || ' of ' || v.regular_cents
          || ' in ' || coalesce('sale ' || s.id, 'no sale') AS breach
          FROM variants v LEFT JOIN sales s ON s.seller_id = v.seller_id AND s.id = v.sale_id
            AND coalesce(s.listing_id, v.listing_id) = v.listing_id
          WHERE v.sale_id IS NOT NULL AND (s.id IS NULL OR least(s.ends_at, s.stopped_at) < ${NOW} - ${late}
            OR v.price_cents <> least(v.regular_cents, greatest(100, v.regular_cents - ${off})))`,
  },
  {
    id: 'INV-10',
    unit: 'sales',
    seen: countOf('sales'),
    says: 'a running sale lowers every piece that it is for',
    sql: `SELECT 'sale ' || s.id || ' of ' || s.seller_id || ': leaves out variant ' || v.id AS breach
          FROM sales s JOIN variants v ON v.seller_id = s.seller_id
            AND coalesce(s.listing_id, v.listing_id) = v.listing_id
          WHERE s.stopped_at IS NULL AND s.starts_at < ${NOW} - ${late} AND s.ends_at > ${NOW} AND v.sale_id IS DISTINCT
            FROM s.id`,
  },
];
