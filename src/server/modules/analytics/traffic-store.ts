import { MAX_NAMES, MAX_TERMS } from '#domain/analytics/limits.ts';
import type { Origin } from '#domain/analytics/traffic-source.ts';
import { houseZoneSql } from '../../platform/database/on-day.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

/** Views, searches, favourites or pieces put into a cart that are alike, and how many there were. */
export interface TrafficCount extends Omit<Origin, 'isVisit'> {
  kind: 'listing' | 'shop' | 'search' | 'favourite' | 'cart';
  /** The id of the listing, the name of the shop in its address, or the search term. */
  key: string;
  /** The quarter of an hour since 1970: days of every time zone begin with one. */
  quarter: number;
  /** Who is signed in; '' for nobody. A shop's own views are not counted. */
  viewer: string;
  count: number;
  visits: number;
  /** How many listings had all words of the search term, where that is known, and the top category of most that was shown. */
  matches?: number;
  category?: string;
}

export interface TrafficBatch {
  /** Of the process that counted, and how manieth it is. */
  writer: string;
  number: number;
  counts: readonly TrafficCount[];
  now: Date;
}

const shopsZone = `coalesce(z.time_zone, ${houseZoneSql})`;
const isRoomFor = (rows: string, limit: number): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${limit}) n) < ${limit}`;
const namesOfDay = 'traffic_sources s WHERE (s.seller_id, s.kind, s.day) = (n.seller_id, n.kind, n.day)';

const addTrafficSql = `WITH fresh AS (
    INSERT INTO traffic_writers (id, batch, at) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, at = excluded.at
    WHERE traffic_writers.batch < excluded.batch RETURNING 1
  ), given AS MATERIALIZED (
    SELECT g.*, to_timestamp(g.quarter * 900) AS at, coalesce(l.id, '') AS listing_id,
      CASE g.kind WHEN 'search' THEN '' WHEN 'shop' THEN s.seller_id ELSE l.seller_id END AS seller_id
    FROM fresh CROSS JOIN jsonb_to_recordset($4::jsonb) AS g (kind text, key text, quarter bigint, viewer text,
        source text, campaign text, term text, visits int, count int, matches int, category text)
      LEFT JOIN listings l ON g.kind IN ('listing', 'favourite', 'cart') AND l.id = g.key
        AND l.state IN ('active', 'sold_out')
      LEFT JOIN shop_slugs s ON g.kind = 'shop' AND s.slug = g.key
  ), counted AS MATERIALIZED (
    SELECT g.*, (g.at AT TIME ZONE ${shopsZone})::date AS day,
      (g.at AT TIME ZONE ${houseZoneSql})::date AS house_day,
      CASE WHEN g.kind IN ('listing', 'shop') THEN g.count ELSE 0 END AS views,
      CASE WHEN g.kind = 'favourite' THEN g.count ELSE 0 END AS favourites,
      CASE WHEN g.kind = 'cart' THEN g.count ELSE 0 END AS cart_adds
    FROM given g LEFT JOIN shops z ON z.seller_id = g.seller_id
    WHERE g.seller_id <> g.viewer OR g.kind = 'search'
  ), days AS (
    INSERT INTO traffic_days (seller_id, listing_id, day, views, visits, favourites, cart_adds)
    SELECT t.seller_id, t.listing_id, t.day, sum(c.views), sum(c.visits), sum(c.favourites), sum(c.cart_adds)
    FROM counted c CROSS JOIN LATERAL (SELECT c.seller_id, c.listing_id, c.day
      UNION SELECT c.seller_id, '', c.day UNION SELECT '', '', c.house_day) t
    WHERE c.kind <> 'search' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (seller_id, listing_id, day) DO UPDATE SET views = traffic_days.views + excluded.views,
      visits = traffic_days.visits + excluded.visits,
      favourites = traffic_days.favourites + excluded.favourites,
      cart_adds = traffic_days.cart_adds + excluded.cart_adds
  ), totals AS (
    INSERT INTO listing_totals (seller_id, listing_id, views) SELECT seller_id, listing_id, sum(views)
    FROM counted WHERE kind = 'listing'
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (seller_id, listing_id) DO UPDATE SET views = listing_totals.views + excluded.views
  ), named AS (
    SELECT t.seller_id, n.kind, t.day, n.name, sum(c.views) AS views, sum(c.visits) AS visits
    FROM counted c
      CROSS JOIN LATERAL (
        VALUES ('source', c.source), ('campaign', c.campaign), ('term', c.term)
      ) n (kind, name)
      CROSS JOIN LATERAL (VALUES (c.seller_id, c.day), ('', c.house_day)) t (seller_id, day)
    WHERE c.views > 0 AND n.name <> '' GROUP BY 1, 2, 3, 4
  ), sources AS (
    INSERT INTO traffic_sources (seller_id, kind, day, name, views, visits) SELECT * FROM named n
    WHERE n.kind = 'source' OR EXISTS (SELECT 1 FROM traffic_sources s
      WHERE (s.seller_id, s.kind, s.day, s.name) = (n.seller_id, n.kind, n.day, n.name))
      OR ${isRoomFor(namesOfDay, MAX_NAMES)}
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (seller_id, kind, day, name)
      DO UPDATE SET views = traffic_sources.views + excluded.views,
      visits = traffic_sources.visits + excluded.visits
  ), searched AS (
    SELECT house_day AS day, CASE kind WHEN 'search' THEN key ELSE term END AS term,
      sum(count) FILTER (WHERE kind = 'search') AS searches,
      sum(count) FILTER (WHERE kind = 'listing') AS clicks, max(matches) AS matches, max(category) AS category
    FROM counted WHERE kind = 'search' OR (kind = 'listing' AND term <> '') GROUP BY 1, 2
  ), terms AS (
    INSERT INTO search_terms (day, term, searches, clicks, matches, category)
    SELECT day, term, coalesce(searches, 0), coalesce(clicks, 0), matches, coalesce(category, '')
    FROM searched n
    WHERE EXISTS (SELECT 1 FROM search_terms s WHERE s.day = n.day AND s.term = n.term)
      OR ${isRoomFor('search_terms s WHERE s.day = n.day', MAX_TERMS)}
    ORDER BY 1, 2
    ON CONFLICT (day, term) DO UPDATE SET searches = search_terms.searches + excluded.searches,
      clicks = search_terms.clicks + excluded.clicks,
      matches = coalesce(excluded.matches, search_terms.matches),
      category = coalesce(nullif(excluded.category, ''), search_terms.category)
  ) SELECT EXISTS (SELECT 1 FROM fresh) AS "isNew"`;

/**
 * Adds a batch to the daily sums, in one statement; nothing where this batch was written before. Rows are locked in order, so that processes that
 * write at once wait for each other at most. What is not shown to buyers, and what a shop did itself, counts nothing.
 */
export async function addTraffic(db: Queryable, { writer, number, counts, now }: TrafficBatch): Promise<boolean> {
  const result = await db.query<{ isNew: boolean }>({
    name: 'analytics-add-traffic',
    text: addTrafficSql,
    values: [writer, number, now, JSON.stringify(counts)],
  });
  return onlyRow(result).isNew;
}
