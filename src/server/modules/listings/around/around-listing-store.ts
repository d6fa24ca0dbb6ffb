import type { StoredCalendar } from '#domain/shops/calendar/closed-days.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { calendarSql } from '../../shops/calendar/calendar-store.ts';
import { promiseDaysJson } from '../../shops/calendar/promise-days.ts';
import { shopCardSql } from '../../shops/shop-store.ts';
import { vatSellerOfSql } from '../../shops/tax/invoice-facts-store.ts';
import type { PublicListing } from '../listing-store.ts';
import { postagesSql } from '../postage/profile-store.ts';

export interface ShopOfListings {
  sellerId: string;
  country: string;
  /** Card and tax, as members of JSON text. */
  json: string;
  calendar: StoredCalendar | null;
  /** What each of its shipping profiles says, as JSON text. */
  postages: ReadonlyMap<string, string>;
  /** Its newest listings, with their cards as JSON text. */
  newest: { listingId: string; card: string }[];
}

interface Row extends Pick<ShopOfListings, 'sellerId' | 'country' | 'json' | 'calendar'> {
  postages: Record<string, object> | null;
  newestIds: string[] | null;
  newestCards: string[] | null;
}

/** What the pages of all listings of a shop show of it, with so many of its newest. */
export async function findShopOfListings(
  db: Queryable,
  sellerId: string,
  newest: number,
): Promise<ShopOfListings | null> {
  const { rows } = await db.query<Row>({
    name: `listings-shop-${newest}`,
    text: `SELECT s.seller_id AS "sellerId", s.country, ${calendarSql('s.seller_id')} AS calendar,
             json_build_object('shop', ${shopCardSql}, 'vatSeller', ${vatSellerOfSql('s.seller_id')})::text AS json,
             ${postagesSql('s.seller_id')} AS postages, n.ids AS "newestIds", n.cards AS "newestCards"
           FROM shops s CROSS JOIN LATERAL (
             SELECT array_agg(d.listing_id) AS ids, array_agg(d.card::text) AS cards FROM (
               SELECT listing_id, card FROM search_documents WHERE seller_id = s.seller_id
               ORDER BY created_at DESC LIMIT ${newest}) d) n
           WHERE s.seller_id = $1`,
    values: [sellerId],
  });
  const [row] = rows;
  if (!row) return null;
  const { newestIds, newestCards, json, postages, ...shop } = row;
  return {
    ...shop,
    json: json.slice(1, -1),
    postages: new Map(Object.entries(postages ?? {}).map(([id, postage]) => [id, JSON.stringify(postage)])),
    newest: (newestIds ?? []).map((listingId, at) => ({ listingId, card: newestCards?.[at] ?? '' })),
  };
}

/** A listing with what its shop says and the days that its promises are counted in, as JSON text. */
export const withShop = ({ json, profileId }: PublicListing, shop: ShopOfListings, now: Date): string =>
  `${json.slice(0, -1)},"postage":${shop.postages.get(profileId ?? '') ?? 'null'},${shop.json},${promiseDaysJson(shop, now)}}`;
