import type { SoldListing } from '#domain/orders/holidays/listings-to-make.ts';
import type { ListingInput } from '#domain/listings/model.ts';
import type { Postage } from '#domain/listings/delivery/postage.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { postageSql } from '../../listings/postage/profile-store.ts';
import { soldSql } from '../overview/sold-sql.ts';

/** From which countries a shop was ordered from since, the most orders first. */
export async function listBuyerCountries(
  db: Queryable,
  { sellerId, since, limit }: { sellerId: string; since: Date; limit: number },
): Promise<{ country: string; orders: number }[]> {
  const { rows } = await db.query<{ country: string; orders: number }>({
    name: 'holidays-countries',
    text: `SELECT address->>'country' AS country, count(*)::int AS orders FROM orders
           WHERE seller_id = $1 AND placed_at >= $2 AND ${soldSql('state')} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT $3`,
    values: [sellerId, since, limit],
  });
  return rows;
}

type OfferedListing = Pick<
  ListingInput,
  'title' | 'processingDays' | 'madeToOrder' | 'makingMinutes' | 'weightGrams'
> & {
  listingId: string;
  postage: Postage | null;
  stock: number;
};

/** What a shop offers now, what sold best first. */
export async function listOffered(db: Queryable, sellerId: string, limit: number): Promise<OfferedListing[]> {
  const { rows } = await db.query<OfferedListing>({
    name: 'holidays-offered',
    text: `SELECT l.id AS "listingId", l.title, l.processing_days AS "processingDays", l.made_to_order AS "madeToOrder",
             l.making_minutes AS "makingMinutes", l.weight_grams AS "weightGrams", ${postageSql} AS postage,
             (SELECT sum(stock)::int FROM variants v WHERE v.seller_id = l.seller_id AND v.listing_id = l.id) AS stock
           FROM listings l WHERE l.seller_id = $1 AND l.state IN ('active', 'sold_out') ORDER BY l.sold DESC, l.id
             LIMIT $2`,
    values: [sellerId, limit],
  });
  return rows;
}

interface Sold extends Pick<SoldListing, 'listingId' | 'recent' | 'seasonBefore'> {
  before: number;
}

/** Units of each piece in the last days, in the same days a year ago, and a year ago until the occasion. */
export async function listSeasonSales(
  db: Queryable,
  of: { sellerId: string; now: Date; recentFrom: Date; occasion: Date },
): Promise<Sold[]> {
  const yearAgo = (moment: string): string => `${moment}::timestamptz - interval '1 year'`;
  const units = (from: string, to: string): string =>
    `coalesce(sum(i.quantity) FILTER (WHERE o.placed_at >= ${from} AND o.placed_at < ${to}), 0)::int`;
  const { rows } = await db.query<Sold>({
    name: 'holidays-sales',
    text: `SELECT i.listing_id AS "listingId", ${units('$3', '$2')} AS recent,
           ${units(yearAgo('$3'), yearAgo('$2'))} AS before,
             ${units(yearAgo('$2'), yearAgo('$4'))} AS "seasonBefore"
           FROM orders o JOIN order_lines i ON i.seller_id = o.seller_id AND i.order_id = o.id
           WHERE o.seller_id = $1 AND o.placed_at >= ${yearAgo('$3')} AND ${soldSql('o.state')} GROUP BY 1`,
    values: [of.sellerId, of.now, of.recentFrom, of.occasion],
  });
  return rows;
}
