import type { SaleOff } from '#domain/listings/sale-price.ts';
import { promotionState } from '#domain/promotions/check-promotion.ts';
import type { SaleWindow } from '#domain/promotions/check-sale.ts';
import type { PromotionStage } from '#domain/promotions/lifecycle.ts';
import type { Sale } from '#domain/promotions/sale-model.ts';
import { jsonRecord } from '../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

interface NamedSale {
  sellerId: string;
  saleId: string;
}

interface Row extends Pick<Sale, 'saleId' | 'listingId' | 'listingTitle' | 'listings'>, SaleOff, SaleWindow {
  stopped: boolean;
}

const saleOf = ({ percent, amountCents, stopped, ...row }: Row, now: Date): Sale => ({
  ...row,
  off: percent === null ? { kind: 'fixed', amountCents: amountCents ?? 0 } : { kind: 'percent', percent },
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  state: saleState({ ...row, stopped }, now),
});

function saleState(facts: SaleWindow & { stopped: boolean }, now: Date): Sale['state'] {
  const state = promotionState({ ...facts, uses: 0, maxUses: null }, now);
  return state === 'used-up' ? 'running' : state;
}

/** The sales of a shop with how many listings they lower now, the newest first; one of them where it is named. */
export async function findSales(
  db: Queryable,
  { sellerId, saleId = null }: { sellerId: string; saleId?: string | null },
  now: Date,
): Promise<Sale[]> {
  const { rows } = await db.query<Row>({
    name: 'sales-of-shop',
    text: `SELECT s.id AS "saleId", s.percent, s.amount_cents AS "amountCents", s.starts_at AS "startsAt",
           s.ends_at AS "endsAt", s.stopped_at IS NOT NULL AS stopped,
             s.listing_id AS "listingId", (SELECT l.title FROM listings l WHERE l.seller_id = s.seller_id
               AND l.id = s.listing_id) AS "listingTitle",
             (SELECT count(DISTINCT v.listing_id)::int FROM variants v JOIN listings l ON l.seller_id = v.seller_id
               AND l.id = v.listing_id
              WHERE v.seller_id = s.seller_id AND v.sale_id = s.id AND v.price_cents < v.regular_cents
                AND l.state IN ('active', 'sold_out')) AS listings
           FROM (
             SELECT * FROM sales WHERE seller_id = $1 AND ($2::text IS NULL OR id = $2)
             ORDER BY stopped_at IS NULL AND ends_at > $3 DESC, created_at DESC, id LIMIT 500
           ) s ORDER BY s.created_at DESC, s.id`,
    values: [sellerId, saleId, now],
  });
  return rows.map((row) => saleOf(row, now));
}

interface NewRow extends NamedSale, SaleOff, SaleWindow {
  listingId: string | null;
  /** What its maker is told of it first. */
  next: { stage: PromotionStage; at: Date } | null;
}

/** Writes a sale, due at its beginning; false where a piece of it is in another one at that time. */
export async function insertSale(tx: Transaction, { next, ...sale }: NewRow, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'sales-insert',
    text: `INSERT INTO sales (seller_id, id, percent, amount_cents, listing_id, starts_at, ends_at, created_at, due_at,
           next_stage, next_stage_at)
           SELECT s."sellerId", s."saleId", s.percent, s."amountCents", s."listingId", s."startsAt", s."endsAt", s.now,
             s."startsAt", s.stage, s.at
           FROM jsonb_to_record($1::jsonb) AS s ("sellerId" text, "saleId" text, percent int, "amountCents" bigint,
             "listingId" text, "startsAt" timestamptz, "endsAt" timestamptz, now timestamptz, stage text,
             at timestamptz) ON CONFLICT DO NOTHING`,
    values: [jsonRecord({ ...sale, ...next, now })],
  });
  return rowCount === 1;
}

/** A sale with whatever of it still counts: one that was stopped ended then. */
export interface MovedSale extends NamedSale, SaleWindow {
  listingId: string | null;
}

const movedColumns = `seller_id AS "sellerId", id AS "saleId", listing_id AS "listingId", starts_at AS "startsAt",
     least(ends_at, stopped_at) AS "endsAt"`;

/** Ends a sale now. Null where there is none that goes on or is to come. */
export async function endSale(tx: Transaction, { sellerId, saleId }: NamedSale, now: Date): Promise<MovedSale | null> {
  const { rows } = await tx.query<MovedSale>({
    name: 'sales-stop',
    text: `UPDATE sales SET stopped_at = $3, due_at = $3, next_stage = NULL, next_stage_at = NULL
           WHERE seller_id = $1 AND id = $2 AND stopped_at IS NULL AND ends_at > $3 RETURNING ${movedColumns}`,
    values: [sellerId, saleId, now],
  });
  return rows[0] ?? null;
}

/**
 * Lets a sale that was stopped, and whose end is to come, run again, from now on where it had begun: what ran meanwhile is no hindrance.
 * Null where a piece of it is in another sale that runs or is to come.
 */
export async function restartSale(
  tx: Transaction,
  { sellerId, saleId, next }: NamedSale & { next: { stage: PromotionStage; at: Date } | null },
  now: Date,
): Promise<MovedSale | null> {
  const { rows } = await tx.query<MovedSale>({
    name: 'sales-resume',
    text: `UPDATE sales SET stopped_at = NULL, starts_at = greatest(starts_at, $3), due_at = greatest(starts_at, $3),
             next_stage = $4, next_stage_at = $5
           WHERE seller_id = $1 AND id = $2 AND stopped_at IS NOT NULL AND ends_at > $3
             AND NOT EXISTS (SELECT 1 FROM sales o WHERE o.seller_id = $1 AND o.id <> $2 AND o.stopped_at IS NULL
               AND coalesce(o.listing_id, sales.listing_id, '') = coalesce(sales.listing_id, o.listing_id, '')
               AND tstzrange(o.starts_at, o.ends_at) && tstzrange(greatest(sales.starts_at, $3), sales.ends_at))
           RETURNING ${movedColumns}`,
    values: [sellerId, saleId, now, next?.stage ?? null, next?.at ?? null],
  });
  return rows[0] ?? null;
}

/** A sale whose prices are to be looked at, held until the transaction ends; one that another worker holds is passed by. */
export async function lockDueSale(tx: Transaction, now: Date): Promise<MovedSale | null> {
  const { rows } = await tx.query<MovedSale>({
    name: 'sales-due',
    text: `SELECT ${movedColumns} FROM sales WHERE due_at <= $1 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    values: [now],
  });
  return rows[0] ?? null;
}

/** Some listings that a sale has yet to lower, while it runs, or to leave. */
export async function listUnmoved(
  db: Queryable,
  { sellerId, saleId, listingId }: MovedSale,
  { isRunning, limit }: { isRunning: boolean; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: isRunning ? 'sales-to-lower' : 'sales-to-leave',
    text: isRunning
      ? `SELECT DISTINCT listing_id AS id FROM variants WHERE seller_id = $1 AND sale_id IS DISTINCT
         FROM $2 AND listing_id = coalesce($3, listing_id) ORDER BY 1 LIMIT $4`
      : `SELECT DISTINCT listing_id AS id FROM variants WHERE seller_id = $1 AND sale_id = $2
         AND listing_id = coalesce($3, listing_id) ORDER BY 1 LIMIT $4`,
    values: [sellerId, saleId, listingId, limit],
  });
  return rows.map(({ id }) => id);
}

export async function saveDueAt(tx: Transaction, { sellerId, saleId }: NamedSale, dueAt: Date | null): Promise<void> {
  await tx.query({
    name: 'sales-due-at',
    text: 'UPDATE sales SET due_at = $3 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, saleId, dueAt],
  });
}
