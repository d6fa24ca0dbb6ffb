import type { Promotion } from '#domain/promotions/model.ts';
import { promotionState } from '#domain/promotions/check-promotion.ts';
import type { PromotionStage } from '#domain/promotions/lifecycle.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

interface Row extends Omit<Promotion, 'startsAt' | 'endsAt' | 'state'> {
  startsAt: Date;
  endsAt: Date | null;
  stopped: boolean;
  uses: number;
}

const promotionOf = ({ stopped, uses, ...row }: Row, now: Date): Promotion => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  state: promotionState({ ...row, stopped, uses }, now),
});

/** The codes of a shop with what they brought, the newest first; one of them where it is named. Of more than a list holds, those that count stay on it. */
export async function findPromotions(
  db: Queryable,
  { sellerId, code = null }: { sellerId: string; code?: string | null },
  now: Date,
): Promise<Promotion[]> {
  const { rows } = await db.query<Row>({
    name: 'promotions-of-shop',
    text: `SELECT p.code, p.kind, p.percent, p.amount_cents AS "amountCents", p.minimum_cents AS "minimumCents",
           p.starts_at AS "startsAt", p.ends_at AS "endsAt", p.max_uses AS "maxUses",
             p.max_uses_per_buyer AS "maxUsesPerBuyer", p.listing_id AS "listingId", (SELECT l.title FROM listings l
               WHERE l.seller_id = p.seller_id AND l.id = p.listing_id) AS "listingTitle",
             p.stopped_at IS NOT NULL AS stopped, p.uses, u.orders, u.given AS "givenCents", u.reserved
           FROM (
             SELECT * FROM promo_codes WHERE seller_id = $1 AND ($2::text IS NULL OR code = $2)
             ORDER BY stopped_at IS NULL AND (ends_at IS NULL OR ends_at > $3) DESC, created_at DESC, code LIMIT 500
           ) p CROSS JOIN LATERAL (
             SELECT count(*) FILTER (WHERE status = 'used')::int AS orders, count(*)
               FILTER (WHERE status = 'reserved')::int AS reserved,
               coalesce(sum(discount_cents) FILTER (WHERE status = 'used'), 0)::bigint AS given FROM promo_uses u
                 WHERE u.seller_id = p.seller_id AND u.code = p.code) u
           ORDER BY p.created_at DESC, p.code`,
    values: [sellerId, code, now],
  });
  return rows.map((row) => promotionOf(row, now));
}

/** Codes and sales of a shop that count now or will. Its others wait, so that many at once are counted one after the other. */
export async function countLive(tx: Transaction, sellerId: string, now: Date): Promise<number> {
  await tx.query({
    name: 'promotions-one-by-one',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('promotions of ' || $1, 0))`,
    values: [sellerId],
  });
  const { rows } = await tx.query<{ n: number }>({
    name: 'promotions-count-live',
    text: `SELECT ((SELECT count(*) FROM promo_codes WHERE seller_id = $1 AND stopped_at IS NULL
           AND (ends_at IS NULL OR ends_at > $2))
             + (SELECT count(*) FROM sales WHERE seller_id = $1 AND stopped_at IS NULL AND ends_at > $2))::int AS n`,
    values: [sellerId, now],
  });
  return rows[0]?.n ?? 0;
}

export async function isListingOf(db: Queryable, sellerId: string, listingId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'promotions-listing',
    text: 'SELECT 1 FROM listings WHERE seller_id = $1 AND id = $2',
    values: [sellerId, listingId],
  });
  return rowCount === 1;
}

/** Lets a code that was stopped, and whose end is to come, count again; `next` is what its maker is told of it next. */
export async function resumeCode(
  tx: Transaction,
  { sellerId, code, next }: { sellerId: string; code: string; next: { stage: PromotionStage; at: Date } | null },
  now: Date,
) {
  await tx.query({
    name: 'promotions-resume',
    text: `UPDATE promo_codes SET stopped_at = NULL, next_stage = $4, next_stage_at = $5
           WHERE seller_id = $1 AND code = $2 AND stopped_at IS NOT NULL AND (ends_at IS NULL OR ends_at > $3)`,
    values: [sellerId, code, now, next?.stage ?? null, next?.at ?? null],
  });
}

export async function stopCode(tx: Transaction, { sellerId, code }: { sellerId: string; code: string }, now: Date) {
  await tx.query({
    name: 'promotions-stop',
    text: `UPDATE promo_codes SET stopped_at = $3, next_stage = NULL, next_stage_at = NULL
           WHERE seller_id = $1 AND code = $2 AND stopped_at IS NULL`,
    values: [sellerId, code, now],
  });
}
