import { alertThresholds } from '#domain/alerts/thresholds.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';

/** [ALERT-26] Writes what is true of a shop now; what was known before where that is another, null where it is known already. */
export async function changeFact(
  tx: Transaction,
  {
    sellerId,
    fact,
    value,
    initial = '',
    from = null,
    now,
  }: {
    sellerId: string;
    fact: string;
    value: string;
    initial?: string;
    /** Only where this was known before. */
    from?: string | null;
    now: Date;
  },
): Promise<string | null> {
  await tx.query({
    name: 'alert-facts-begin',
    text: 'INSERT INTO alert_facts (seller_id, fact, value, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    values: [sellerId, fact, initial, now],
  });
  const { rows } = await tx.query<{ before: string }>({
    name: 'alert-facts-change',
    text: `WITH was AS (SELECT value FROM alert_facts WHERE seller_id = $1 AND fact = $2 FOR UPDATE)
           UPDATE alert_facts f SET value = $3, at = $4 FROM was WHERE f.seller_id = $1 AND f.fact = $2
             AND was.value <> $3
             AND ($5::text IS NULL OR was.value = $5)
           RETURNING was.value AS before`,
    values: [sellerId, fact, value, now, from],
  });
  return rows[0]?.before ?? null;
}

/** [ALERT-26] Claims facts that nobody was told of before, or not since a moment; answers those that are claimed. */
export async function claimFacts(
  tx: Queryable,
  { facts, again, now }: { facts: readonly { sellerId: string; fact: string }[]; again: Date | null; now: Date },
): Promise<Set<string>> {
  if (facts.length === 0) return new Set();
  const { rows } = await tx.query<{ sellerId: string; fact: string }>({
    name: 'alert-facts-claim',
    text: `INSERT INTO alert_facts (seller_id, fact, at) SELECT DISTINCT seller_id, fact, $3::timestamptz
           FROM unnest($1::text[], $2::text[]) f (seller_id, fact) ORDER BY 1, 2
           ON CONFLICT (seller_id, fact) DO UPDATE SET at = excluded.at WHERE alert_facts.at <= $4
             RETURNING seller_id AS "sellerId", fact`,
    values: [facts.map(({ sellerId }) => sellerId), facts.map(({ fact }) => fact), now, again],
  });
  return new Set(rows.map(({ sellerId, fact }) => `${sellerId} ${fact}`));
}

export interface UnsoldListing {
  listingId: string;
  title: string;
  unsold: number;
  /** So many or fewer are few [ALERT-26]. */
  lowStock: number;
}

/** Units of listings that nobody has bought: in stock, or reserved by a checkout that may still end. */
export async function listUnsold(
  db: Queryable,
  { sellerId, listingIds }: { sellerId: string; listingIds: readonly string[] },
): Promise<UnsoldListing[]> {
  const { rows } = await db.query<UnsoldListing>({
    name: 'alerts-unsold',
    text: `SELECT l.id AS "listingId", l.title, l.low_stock AS "lowStock", sum(v.stock + v.reserved)::int AS unsold
           FROM listings l JOIN variants v ON v.seller_id = l.seller_id AND v.listing_id = l.id
           WHERE l.seller_id = $1 AND l.id = ANY ($2) AND l.state IN ('active', 'sold_out') GROUP BY l.id, l.title,
             l.low_stock ORDER BY l.id`,
    values: [sellerId, listingIds],
  });
  return rows;
}

export interface DueOrder {
  key: string;
  sellerId: string;
  orderId: string;
  number: string;
  level: 'approaching' | 'overdue';
  deadline: Date;
  timeZone: string;
}

/** [ALERT-14] Orders that have to leave within a day, or had to: those whose makers were not told so. */
export async function listOrdersDue(db: Queryable, now: Date, { limit, only }: RowTurn): Promise<DueOrder[]> {
  const key = `o.seller_id || ' ' || o.id`;
  const { rows } = await db.query<DueOrder>({
    name: 'alerts-orders-due',
    text: `WITH open AS (
             SELECT o.seller_id, o.id, o.number, o.placed_at, z.zone, (o.leaves_by + 1)::timestamp AT TIME ZONE z.zone
               AS deadline
             FROM orders o, LATERAL (SELECT ${timeZoneOfSql('o.seller_id')} AS zone) z
             WHERE o.state IN ('confirmed', 'processing') AND NOT o.awaits_buyer
               AND o.leaves_by <= ($1::timestamptz AT TIME ZONE 'UTC')::date + 2
           ), due AS (
             SELECT *, CASE WHEN deadline <= $1 THEN 'overdue' ELSE 'approaching' END AS level FROM open
             WHERE deadline <= $1 OR (deadline <= $1 + $2::int * interval '1 hour'
               AND placed_at <= $1 - interval '12 hours')
           )
           SELECT ${key} AS key, o.seller_id AS "sellerId", o.id AS "orderId", o.number, o.level, o.deadline,
             o.zone AS "timeZone"
           FROM due o LEFT JOIN alert_facts f ON f.seller_id = o.seller_id AND f.fact = 'processing ' || o.id
           WHERE f.value IS DISTINCT FROM o.level AND ${rowTurnSql('alerts.processing', { key, only: '$4' })}
           ORDER BY o.deadline, o.id LIMIT $3`,
    values: [now, alertThresholds.approachingHours, limit, only],
  });
  return rows;
}

export interface UnansweredReview {
  key: string;
  sellerId: string;
  reviewId: string;
  listingId: string;
  title: string;
  buyerName: string;
  buyerId: string;
  stars: number;
}

/** [ALERT-26] Poor reviews that wait for an answer, those of the last 30 days. */
export async function listUnansweredReviews(
  db: Queryable,
  now: Date,
  { limit, only }: RowTurn,
): Promise<UnansweredReview[]> {
  const key = `r.seller_id || ' ' || r.id`;
  const { rows } = await db.query<UnansweredReview>({
    name: 'alerts-unanswered-reviews',
    text: `SELECT ${key} AS key, r.seller_id AS "sellerId", r.id AS "reviewId", r.listing_id AS "listingId",
           coalesce(l.title, '') AS title,
             r.buyer_name AS "buyerName", r.buyer_id AS "buyerId", r.stars
           FROM reviews r LEFT JOIN listings l ON l.seller_id = r.seller_id AND l.id = r.listing_id
           WHERE r.state = 'visible' AND r.answer IS NULL AND r.stars <= $2
             AND r.published_at BETWEEN $1::timestamptz - interval '30 days'
               AND $1::timestamptz - $3::int * interval '1 hour'
             AND NOT EXISTS (SELECT 1 FROM alert_facts f WHERE f.seller_id = r.seller_id AND f.fact = 'review ' || r.id
               AND f.value <> '')
             AND ${rowTurnSql('alerts.reviews', { key, only: '$5' })}
           ORDER BY r.published_at LIMIT $4`,
    values: [now, alertThresholds.answerReviewStars, alertThresholds.answerReviewHours, limit, only],
  });
  return rows;
}

export interface WeekOfShop {
  key: string;
  sellerId: string;
  due: number;
  onTime: number;
}

/** How many orders of a week (its Monday) left by their promised day, of shops that were not told it yet. */
export async function listWeeks(db: Queryable, monday: string, { limit, only }: RowTurn): Promise<WeekOfShop[]> {
  const { rows } = await db.query<WeekOfShop>({
    name: 'alerts-weeks',
    text: `SELECT o.seller_id AS key, o.seller_id AS "sellerId", count(*)::int AS due,
             count(*) FILTER (WHERE s.at < (o.leaves_by + 1)::timestamp AT TIME ZONE
               ${timeZoneOfSql('o.seller_id')})::int AS "onTime"
           FROM orders o LEFT JOIN order_transitions s ON s.seller_id = o.seller_id AND s.order_id = o.id
             AND s.state = 'shipped'
           WHERE o.leaves_by >= $1::date AND o.leaves_by < $1::date + 7 AND o.state NOT IN ('pending_payment',
             'cancelled')
             AND NOT EXISTS (SELECT 1 FROM alert_facts f WHERE f.seller_id = o.seller_id AND f.fact = 'week'
               AND f.value >= $1::date::text)
             AND ${rowTurnSql('alerts.weeks', { key: 'o.seller_id', only: '$3' })}
           GROUP BY o.seller_id ORDER BY o.seller_id LIMIT $2`,
    values: [monday, limit, only],
  });
  return rows;
}

export interface UrgentFacts {
  isMarked: boolean;
  /** The number of its order, where that leaves within the hours. */
  leavingNumber: string | null;
}

/** [ALERT-26] What makes a message of a conversation urgent for its seller. */
export async function findUrgency(
  db: Queryable,
  { sellerId, conversationId, now }: { sellerId: string; conversationId: string; now: Date },
): Promise<UrgentFacts> {
  const { rows } = await db.query<UrgentFacts>({
    name: 'alerts-urgency',
    text: `SELECT coalesce(s.priority = 'high', false) AS "isMarked", o.number AS "leavingNumber"
           FROM conversations c LEFT JOIN conversation_sides s ON s.user_id = c.seller_id AND s.conversation_id = c.id
             LEFT JOIN orders o ON o.seller_id = c.seller_id AND o.id = c.order_id
               AND o.state IN ('confirmed', 'processing')
               AND (o.leaves_by + 1)::timestamp AT TIME ZONE ${timeZoneOfSql('o.seller_id')} <= $3::timestamptz +
                 $4::int * interval '1 hour'
           WHERE c.seller_id = $1 AND c.id = $2`,
    values: [sellerId, conversationId, now, alertThresholds.urgentHours],
  });
  return rows[0] ?? { isMarked: false, leavingNumber: null };
}

/** Shops with something to sell whose season was not looked at on this day. */
export async function listSeasonShops(
  db: Queryable,
  today: string,
  { limit, only }: RowTurn,
): Promise<{ key: string }[]> {
  const { rows } = await db.query<{ key: string }>({
    name: 'alerts-season-shops',
    text: `SELECT s.seller_id AS key FROM shops s
           WHERE EXISTS (SELECT 1 FROM listings l WHERE l.seller_id = s.seller_id AND l.state = 'active')
             AND NOT EXISTS (SELECT 1 FROM alert_facts f WHERE f.seller_id = s.seller_id AND f.fact = 'season'
               AND f.value = $1)
             AND ${rowTurnSql('alerts.season', { key: 's.seller_id', only: '$3' })}
           ORDER BY s.seller_id LIMIT $2`,
    values: [today, limit, only],
  });
  return rows;
}
