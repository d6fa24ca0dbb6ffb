import { dayIn } from '#domain/core/days/time-zone.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

/** Budgets are for days of the marketplace. */
const dayOf = ({ TIME_ZONE }: Pick<Config, 'TIME_ZONE'>, now: Date): string => dayIn(TIME_ZONE, now);

/**
 * What the operator's budgets of shops have left today for one order, minor units, locked until the transaction ends; without a budget
 * nothing is locked, and nobody has any.
 */
export async function lockBudgets(
  tx: Transaction,
  config: Pick<Config, 'SUBSIDY_PER_ORDER' | 'SUBSIDY_PER_SHOP_DAY' | 'TIME_ZONE'>,
  { sellerIds, now }: { sellerIds: readonly string[]; now: Date },
): Promise<Budgets> {
  const [perOrder, perDay] = [config.SUBSIDY_PER_ORDER * 100, config.SUBSIDY_PER_SHOP_DAY * 100];
  if (perOrder === 0 || perDay === 0 || sellerIds.length === 0) return new Budgets(perOrder, new Map());
  const { rows } = await tx.query<{ sellerId: string; left: number }>({
    name: 'subsidy-lock-budgets',
    text: `INSERT INTO subsidy_budgets AS b (seller_id, day, limit_cents, used_cents) SELECT DISTINCT s, $2::date,
           $3::bigint, 0 FROM unnest($1::text[]) s ORDER BY s
           ON CONFLICT (seller_id, day) DO UPDATE SET limit_cents = greatest(b.used_cents, excluded.limit_cents)
           RETURNING seller_id AS "sellerId", limit_cents - used_cents AS left`,
    values: [sellerIds, dayOf(config, now), perDay],
  });
  return new Budgets(perOrder, new Map(rows.map(({ sellerId, left }) => [sellerId, left])));
}

/** Budgets of shops that one transaction has locked. */
export class Budgets {
  readonly #perOrder: number;
  readonly #left: Map<string, number>;
  constructor(perOrder: number, left: Map<string, number>) {
    this.#perOrder = perOrder;
    this.#left = left;
  }
  leftFor(sellerId: string): number {
    return Math.min(this.#perOrder, this.#left.get(sellerId) ?? 0);
  }
  use(sellerId: string, cents: number): void {
    this.#left.set(sellerId, (this.#left.get(sellerId) ?? 0) - cents);
  }
}

export interface Subsidy {
  sellerId: string;
  /** The code of an offer. */
  causeId: string;
  cents: number;
}

/** Takes subsidies off their locked budgets; the constraint refuses more than there is. */
export async function insertSubsidies(
  { config, tx }: { config: Pick<Config, 'TIME_ZONE'>; tx: Transaction },
  subsidies: readonly Subsidy[],
  now: Date,
): Promise<void> {
  if (subsidies.length === 0) return;
  await tx.query({
    name: 'subsidy-insert',
    text: `WITH given AS (
             INSERT INTO subsidies (seller_id, cause_id, day, cents)
             SELECT "sellerId", "causeId", $2::date, cents
               FROM jsonb_to_recordset($1) AS s ("sellerId" text, "causeId" text, cents bigint)
             RETURNING seller_id, cents
           )
           UPDATE subsidy_budgets b SET used_cents = b.used_cents + g.cents FROM (SELECT seller_id, sum(cents) AS cents
             FROM given GROUP BY 1) g
           WHERE b.seller_id = g.seller_id AND b.day = $2::date`,
    values: [JSON.stringify(subsidies), dayOf(config, now)],
  });
}

/** What an offer's subsidy adds to the order that was just paid with it. */
export async function claimSubsidy(
  tx: Transaction,
  { sellerId, code, orderId }: { sellerId: string; code: string; orderId: string },
): Promise<number> {
  const { rows } = await tx.query<{ cents: number }>({
    name: 'subsidy-claim',
    text: `UPDATE subsidies SET order_id = $3 WHERE seller_id = $1 AND cause_id = $2 AND released_at IS NULL
           RETURNING cents`,
    values: [sellerId, code, orderId],
  });
  return rows[0]?.cents ?? 0;
}

/** Offers that ended and are in no order, nor in the hands of a checkout: their budgets have what they reserved again. */
export async function releaseSubsidies(db: Queryable, now: Date): Promise<void> {
  await db.query({
    name: 'subsidy-release',
    text: `WITH ended AS (
             UPDATE subsidies s SET released_at = $1, order_id = NULL FROM promo_codes p
             WHERE s.released_at IS NULL AND p.seller_id = '' AND p.code = s.cause_id AND p.ends_at <= $1 AND p.uses = 0
               RETURNING s.seller_id, s.day, s.cents
           )
           UPDATE subsidy_budgets b SET used_cents = b.used_cents - e.cents
             FROM (SELECT seller_id, day, sum(cents) AS cents FROM ended GROUP BY 1, 2) e
           WHERE b.seller_id = e.seller_id AND b.day = e.day`,
    values: [now],
  });
}
