import type { Code } from '#domain/promotions/check-code.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

/** A row `p` of promo_codes as a promo on a cart. */
const promoJson = `jsonb_strip_nulls(jsonb_build_object('type', p.kind, 'code', p.code, 'percent', p.percent, 'amount', p.amount_cents, 'discountAmount', 0,
  'sellerId', nullif(p.seller_id, ''), 'minimumCents', nullif(p.minimum_cents, 0), 'atMostCents', p.at_most_cents, 'pieces', p.pieces, 'until', to_char(p.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`;

/** Whether a row `p` of promo_codes counts in a cart: a shop's code in any, a reminder's offer in those that it was given to. */
const isForCart = (cartId: string): string =>
  `(p.seller_id <> '' OR EXISTS (SELECT 1 FROM offer_carts o WHERE o.seller_id = p.seller_id AND o.code = p.code AND o.cart_id = ${cartId}))`;

/**
 * [CART-06, INV-10] The promo on a cart `c` as its code stands now: null where it was stopped, all its uses are taken by others, or it
 * is the offer of another cart. What was kept on the cart names the code and decides nothing.
 */
export const promoOfCartSql = `(SELECT ${promoJson} FROM promo_codes p WHERE p.seller_id = coalesce(c.applied_promo ->> 'sellerId', '') AND p.code = c.applied_promo ->> 'code'
  AND p.stopped_at IS NULL AND ${isForCart('c.id')} AND (p.max_uses IS NULL OR p.uses < p.max_uses
    OR EXISTS (SELECT 1 FROM promo_uses u WHERE u.seller_id = p.seller_id AND u.code = p.code AND u.cart_id = c.id AND u.status = 'reserved')))`;

/** A code at the shops of a cart and at the marketplace itself, and whether a checkout of this cart holds one of its uses. */
export async function findCodes(
  db: Queryable,
  { code, sellerIds, cartId }: { code: string; sellerIds: readonly string[]; cartId: string },
): Promise<(Code & { isOwn: boolean })[]> {
  const { rows } = await db.query<Code & { isOwn: boolean }>({
    name: 'promo-find',
    text: `SELECT ${promoJson} AS promo, p.starts_at AS "startsAt", p.stopped_at IS NOT NULL AS stopped, p.uses, p.max_uses AS "maxUses", ${isForCart('$3')} AS "isForCart",
             EXISTS (SELECT 1 FROM promo_uses u WHERE u.seller_id = p.seller_id AND u.code = p.code AND u.cart_id = $3 AND u.status = 'reserved') AS "isOwn"
           FROM promo_codes p WHERE p.code = $1 AND p.seller_id = ANY($2) ORDER BY p.seller_id`,
    values: [code, ['', ...sellerIds], cartId],
  });
  return rows;
}

export interface NewCode {
  sellerId: string;
  code: string;
  kind: 'percent' | 'fixed';
  percent: number | null;
  amountCents: number | null;
  minimumCents: number;
  startsAt: Date;
  endsAt: Date | null;
  maxUses: number | null;
  /** Of offers: what was promised, and of which pieces. */
  atMostCents?: number;
  pieces?: Promo['pieces'];
}

/** Writes codes; says how many were new. */
export async function insertCodes(tx: Transaction, codes: readonly NewCode[], now: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'promo-insert',
    text: `INSERT INTO promo_codes (seller_id, code, kind, percent, amount_cents, minimum_cents, starts_at, ends_at, max_uses, at_most_cents, pieces, created_at)
           SELECT "sellerId", code, kind, percent, "amountCents", "minimumCents", "startsAt", "endsAt", "maxUses", "atMostCents", pieces, $2
           FROM jsonb_to_recordset($1) AS n ("sellerId" text, code text, kind text, percent int, "amountCents" bigint, "minimumCents" bigint, "startsAt" timestamptz, "endsAt" timestamptz, "maxUses" int, "atMostCents" bigint, pieces jsonb)
           ON CONFLICT (seller_id, code) DO NOTHING`,
    values: [JSON.stringify(codes), now],
  });
  return rowCount ?? 0;
}

interface Use {
  promo: Promo;
  checkoutId: string;
  cartId: string;
  now: Date;
}

/** [INV-10] Takes one use of a code for a checkout. Of two that want the last one, one gets it. */
export async function takeUse(tx: Transaction, { promo, checkoutId, cartId, now }: Use): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'promo-take',
    text: `WITH taken AS (
             UPDATE promo_codes SET uses = uses + 1 WHERE seller_id = $1 AND code = $2 AND stopped_at IS NULL AND starts_at <= $6 AND (ends_at IS NULL OR ends_at > $6)
               AND (max_uses IS NULL OR uses < max_uses) RETURNING seller_id, code
           ) INSERT INTO promo_uses (seller_id, code, checkout_id, cart_id, discount_cents, status, created_at) SELECT seller_id, code, $3, $4, $5, 'reserved', $6 FROM taken`,
    values: [promo.sellerId ?? '', promo.code, checkoutId, cartId, promo.discountAmount, now],
  });
  return rowCount === 1;
}

/** The checkout was paid: its use is spent. */
export function spendUse(tx: Transaction, checkoutId: string): void {
  tx.send({
    name: 'promo-spend',
    text: `UPDATE promo_uses SET status = 'used' WHERE checkout_id = $1 AND status = 'reserved'`,
    values: [checkoutId],
  });
}

/** The checkout was not paid: somebody else may use the code. */
export async function releaseUse(tx: Transaction, checkoutId: string): Promise<void> {
  await tx.query({
    name: 'promo-release',
    text: `WITH freed AS (UPDATE promo_uses SET status = 'released' WHERE checkout_id = $1 AND status = 'reserved' RETURNING seller_id, code)
           UPDATE promo_codes p SET uses = p.uses - 1 FROM freed WHERE p.seller_id = freed.seller_id AND p.code = freed.code`,
    values: [checkoutId],
  });
}

/** [INV-09] What the code took something off was cancelled after it was paid: it may be used once more. */
export async function returnUse(tx: Transaction, use: { checkoutId: string; code: string }): Promise<void> {
  await tx.query({
    name: 'promo-return',
    text: `WITH returned AS (UPDATE promo_uses SET status = 'returned' WHERE checkout_id = $1 AND code = $2 AND status = 'used' RETURNING seller_id, code)
           UPDATE promo_codes p SET uses = p.uses - 1 FROM returned WHERE p.seller_id = returned.seller_id AND p.code = returned.code`,
    values: [use.checkoutId, use.code],
  });
}

/** Money came after the use went back: takes it again while there is one. True also where the checkout had no code. */
export async function retakeUse(tx: Transaction, checkoutId: string): Promise<boolean> {
  const { rows } = await tx.query<{ whole: boolean }>({
    name: 'promo-retake',
    text: `WITH was AS (SELECT seller_id, code FROM promo_uses WHERE checkout_id = $1 AND status = 'released'),
             taken AS (UPDATE promo_codes p SET uses = p.uses + 1 FROM was WHERE p.seller_id = was.seller_id AND p.code = was.code AND (p.max_uses IS NULL OR p.uses < p.max_uses) RETURNING 1),
             reserved AS (UPDATE promo_uses SET status = 'reserved' WHERE checkout_id = $1 AND status = 'released' AND EXISTS (SELECT 1 FROM taken))
           SELECT (SELECT count(*) FROM was) = (SELECT count(*) FROM taken) AS whole`,
    values: [checkoutId],
  });
  return rows[0]?.whole ?? false;
}
