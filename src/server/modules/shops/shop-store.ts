import type { Picture } from '#domain/core/pictures/picture.ts';
import type { ShopPicture, ShopProfile } from '#domain/shops/contract.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { houseZoneSql } from '../../platform/database/on-day.ts';
import { jsonRecord } from '../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

/** A shop's card as JSON, for every statement that shows a shop `s`. */
export const shopCardSql = `jsonb_build_object('sellerId', s.seller_id, 'slug', s.slug, 'name', s.name, 'owner',
  s.owner, 'place', s.place, 'country', s.country, 'timeZone', s.time_zone,
  'since', s.since, 'tagline', s.tagline, 'sold', s.sold, 'ratingMean', CASE WHEN s.rating_count = 0 THEN 0
    ELSE round(s.rating_sum::numeric / s.rating_count, 4) END,
  'ratingCount', s.rating_count, 'replyHours', s.reply_hours, 'returnsDays', s.returns_days, 'packing', s.packing,
    'portrait', s.portrait, 'notice', s.notice)`;

export async function findShopCard(
  db: Queryable,
  sellerId: string,
): Promise<{ shop: ShopCard; profile: ShopProfile; banner: Picture | null } | null> {
  const { rows } = await db.query<{
    shop: ShopCard;
    story: string;
    announcement: string;
    thanks: string;
    banner: Picture | null;
  }>({
    name: 'shops-card',
    text: `SELECT ${shopCardSql} AS shop, s.story, s.announcement, s.thanks, s.banner FROM shops s
           WHERE s.seller_id = $1`,
    values: [sellerId],
  });
  const row = rows[0];
  if (!row) return null;
  const { name, place, country, timeZone, tagline, returnsDays, packing } = row.shop;
  return {
    shop: row.shop,
    banner: row.banner,
    profile: {
      ...{ name, place, country, timeZone, tagline, returnsDays, packing },
      ...{ story: row.story, announcement: row.announcement, thanks: row.thanks },
    },
  };
}

/** Takes an address for a shop; false when another has it, or had it before they were gone. */
export async function claimSlug(tx: Transaction, slug: string, sellerId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'shops-claim-slug',
    text: `INSERT INTO shop_slugs (slug, seller_id) SELECT $1, $2
           WHERE NOT EXISTS (SELECT 1 FROM shop_slugs WHERE slug = 'closed-' || md5($1)) ON CONFLICT DO NOTHING`,
    values: [slug, sellerId],
  });
  return rowCount === 1;
}

export async function insertShop(
  tx: Transaction,
  shop: { sellerId: string; slug: string; name: string; owner: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'shops-insert',
    text: `INSERT INTO shops (seller_id, slug, name, owner, time_zone, since, created_at, updated_at)
           VALUES ($1, $2, $3, $4, ${houseZoneSql}, extract(year FROM $5::timestamptz AT TIME ZONE ${houseZoneSql}), $5,
             $5)`,
    values: [shop.sellerId, shop.slug, shop.name, shop.owner, shop.now],
  });
}

export async function updateShop(
  tx: Transaction,
  { sellerId, profile, now }: { sellerId: string; profile: ShopProfile; now: Date },
): Promise<void> {
  await tx.query({
    name: 'shops-update',
    text: `UPDATE shops s SET name = p.name, place = p.place, country = p.country, tagline = p.tagline, story = p.story,
             announcement = p.announcement, returns_days = p."returnsDays", packing = p.packing, updated_at = $3,
             time_zone = p."timeZone", thanks = p.thanks
           FROM jsonb_to_record($2::jsonb) AS p (name text, place text, country text, tagline text, story text,
             announcement text, "returnsDays" int, packing text, "timeZone" text, thanks text)
           WHERE s.seller_id = $1`,
    values: [sellerId, jsonRecord(profile), now],
  });
}

export async function updateShopPicture(
  tx: Transaction,
  sellerId: string,
  { place, picture, now }: { place: ShopPicture; picture: Picture | null; now: Date },
): Promise<void> {
  const json = picture && JSON.stringify(picture);
  await tx.query(
    place === 'banner'
      ? {
          name: 'shops-banner',
          text: 'UPDATE shops SET banner = $2, updated_at = $3 WHERE seller_id = $1',
          values: [sellerId, json, now],
        }
      : {
          name: 'shops-portrait',
          text: 'UPDATE shops SET portrait = $2, updated_at = $3 WHERE seller_id = $1',
          values: [sellerId, json, now],
        },
  );
}

export async function saveReplyHours(tx: Transaction, sellerId: string, hours: number): Promise<void> {
  await tx.query({
    name: 'shops-reply-hours',
    text: 'UPDATE shops SET reply_hours = $2 WHERE seller_id = $1 AND reply_hours IS DISTINCT FROM $2',
    values: [sellerId, hours],
  });
}

export async function addShopRating(
  tx: Transaction,
  { sellerId, sum, count }: { sellerId: string; sum: number; count: number },
): Promise<void> {
  await tx.query({
    name: 'shops-rate',
    text: 'UPDATE shops SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE seller_id = $1',
    values: [sellerId, sum, count],
  });
}

/** How many pieces a shop has sold. */
export async function countSold(db: Queryable, sellerId: string): Promise<number> {
  const { rows } = await db.query<{ sold: number }>({
    name: 'shops-count-sold',
    text: 'SELECT sold FROM shops WHERE seller_id = $1',
    values: [sellerId],
  });
  return rows[0]?.sold ?? 0;
}

/** Adds to what shops sold, as part of a statement that has a table of `seller_id` and `quantity` under that name. */
export const addSoldSql = (sold: string): string =>
  `UPDATE shops s SET sold = s.sold + t.quantity
   FROM (SELECT seller_id, sum(quantity)::int AS quantity FROM ${sold} GROUP BY 1) t WHERE s.seller_id = t.seller_id`;

/** Where a person's shop stands. */
export async function findSlug(db: Queryable, sellerId: string): Promise<string | null> {
  const { rows } = await db.query<{ slug: string }>({
    name: 'shops-find-slug',
    text: 'SELECT slug FROM shops WHERE seller_id = $1',
    values: [sellerId],
  });
  return rows[0]?.slug ?? null;
}

/** The zone of a shop's days; of the marketplace's own where there is none. */
export const timeZoneOfSql = (sellerId: string): string =>
  `coalesce((SELECT time_zone FROM shops WHERE seller_id = ${sellerId}), ${houseZoneSql})`;

export async function findTimeZone(db: Queryable, sellerId: string): Promise<string> {
  const { rows } = await db.query<{ timeZone: string }>({
    name: 'shops-time-zone',
    text: `SELECT ${timeZoneOfSql('$1')} AS "timeZone"`,
    values: [sellerId],
  });
  return onlyRow({ rows }).timeZone;
}

/** Which of some addresses are no shop's. */
export async function findMissingSlugs(db: Queryable, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>({
    name: 'shops-missing-slugs',
    text: 'SELECT slug FROM unnest($1::text[]) slug WHERE NOT EXISTS (SELECT 1 FROM shops s WHERE s.slug = slug.slug)',
    values: [slugs],
  });
  return rows.map(({ slug }) => slug);
}
