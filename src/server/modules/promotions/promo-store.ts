import { iso } from '../../platform/database/iso.ts';
import { createHash } from 'node:crypto';
import { mailboxOf } from '#domain/core/mailbox.ts';
import type { Code } from '#domain/promotions/check-code.ts';
import type { PromotionStage } from '#domain/promotions/lifecycle.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import { timeZoneOfSql } from '../shops/shop-store.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

/** A row `p` of promo_codes as a promo on a cart. */
const promoJson = `jsonb_strip_nulls(jsonb_build_object('type', p.kind, 'code', p.code, 'percent', p.percent, 'amount',
  p.amount_cents, 'discountAmount', 0,
  'sellerId', nullif(p.seller_id, ''), 'listingId', p.listing_id, 'minimumCents', nullif(p.minimum_cents, 0),
    'atMostCents', p.at_most_cents, 'items', p.items, 'until', ${iso('p.ends_at')},
  'timeZone', CASE WHEN p.ends_at IS NOT NULL THEN ${timeZoneOfSql('p.seller_id')} END))`;

/** Whether a row `p` of promo_codes counts in a cart: a shop's code in any, a reminder's offer in those that it was given to. */
const isForCart = (cartId: string): string =>
  `(p.seller_id <> '' OR EXISTS (SELECT 1 FROM offer_carts o WHERE o.seller_id = p.seller_id AND o.code = p.code
   AND o.cart_id = ${cartId}))`;

/** SQL: the ids of a cart and of guests' carts that went into it. */
export const cartsOfSql = (cartId: string): string =>
  `ARRAY(SELECT ${cartId} UNION ALL SELECT id FROM carts WHERE merged_into = ${cartId})`;

/**
 * [CART-06, INV-10] The promo on a cart `c` as its code stands now: null where it was stopped, all its uses are taken by others, or it
 * is the offer of another cart. What was kept on the cart names the code and decides nothing.
 */
export const promoOfCartSql = `(SELECT ${promoJson} FROM promo_codes p
  WHERE p.seller_id = coalesce(c.applied_promo ->> 'sellerId', '') AND p.code = c.applied_promo ->> 'code'
  AND p.stopped_at IS NULL AND ${isForCart('c.id')} AND (p.max_uses IS NULL OR p.uses < p.max_uses
    OR EXISTS (SELECT 1 FROM promo_uses u WHERE u.seller_id = p.seller_id AND u.code = p.code
      AND u.cart_id = ANY(${cartsOfSql('c.id')}) AND u.status = 'reserved')))`;

/** A code at the shops of a cart and at the marketplace itself, and whether a checkout of this cart holds one of its uses. */
export async function findCodes(
  db: Queryable,
  {
    code,
    sellerIds,
    cartId,
    buyers = [],
  }: { code: string; sellerIds: readonly string[]; cartId: string; buyers?: readonly string[] },
): Promise<(Code & { isOwn: boolean })[]> {
  const { rows } = await db.query<Code & { isOwn: boolean }>({
    name: 'promo-find',
    text: `SELECT ${promoJson} AS promo, p.starts_at AS "startsAt", ${timeZoneOfSql('p.seller_id')} AS "timeZone",
           p.stopped_at IS NOT NULL AS stopped, p.uses, p.max_uses AS "maxUses", ${isForCart('$3')} AS "isForCart",
             EXISTS (SELECT 1 FROM promo_buyers b WHERE b.seller_id = p.seller_id AND b.code = p.code
               AND b.buyer = ANY($4) AND b.uses >= b.max_uses) AS "isUsedByBuyer",
             EXISTS (SELECT 1 FROM promo_uses u WHERE u.seller_id = p.seller_id AND u.code = p.code
               AND u.cart_id = ANY(${cartsOfSql('$3')}) AND u.status = 'reserved') AS "isOwn"
           FROM promo_codes p WHERE p.code = $1 AND p.seller_id = ANY($2) ORDER BY p.seller_id`,
    values: [code, ['', ...sellerIds], cartId, buyers],
  });
  return rows;
}

export interface NewCode {
  sellerId: string;
  code: string;
  kind: Promo['type'];
  percent: number | null;
  amountCents: number | null;
  minimumCents: number;
  startsAt: Date;
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerBuyer?: number | null;
  listingId?: string | null;
  /** What its maker is told of it first. */
  next?: { stage: PromotionStage; at: Date } | null;
  /** Of offers: what was promised, and of which pieces. */
  atMostCents?: number;
  items?: Promo['items'];
}

/** Writes codes; says how many were new. */
export async function insertCodes(tx: Transaction, codes: readonly NewCode[], now: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'promo-insert',
    text: `INSERT INTO promo_codes (seller_id, code, kind, percent, amount_cents, minimum_cents, starts_at, ends_at,
           max_uses, at_most_cents, items, max_uses_per_buyer, listing_id, next_stage, next_stage_at, created_at)
           SELECT "sellerId", code, kind, percent, "amountCents", "minimumCents", "startsAt", "endsAt", "maxUses",
             "atMostCents", items, "maxUsesPerBuyer", "listingId", next ->> 'stage', (next ->> 'at')::timestamptz, $2
           FROM jsonb_to_recordset($1) AS n ("sellerId" text, code text, kind text, percent int, "amountCents" bigint,
             "minimumCents" bigint, "startsAt" timestamptz, "endsAt" timestamptz, "maxUses" int, "atMostCents" bigint,
             items jsonb,
             "maxUsesPerBuyer" int, "listingId" text, next jsonb)
           ON CONFLICT (seller_id, code) DO NOTHING`,
    values: [JSON.stringify(codes), now],
  });
  return rowCount ?? 0;
}

interface Use {
  promo: Promo;
  checkoutId: string;
  cartId: string;
  /** Whose use it is: `buyersOf`. */
  buyers: readonly string[];
  now: Date;
}

/** Who uses a code, by mailbox and, signed in, by account: whoever is counted by one is not let through by the other. Hashed. */
export const buyersOf = ({ email, userId }: { email?: string; userId: string | null }): string[] =>
  [email && `mailbox ${mailboxOf(email)}`, userId && `account ${userId}`]
    .filter((who) => typeof who === 'string' && who !== '')
    .map((who) => createHash('sha256').update(String(who)).digest('base64url'))
    .toSorted();

/**
 * [INV-09, INV-10] Takes one use of a code for a checkout, and one of its person where these are counted. Of two that want the last
 * one, one gets it. Where it is refused the transaction must be undone.
 */
export async function consumeUse(
  tx: Transaction,
  { promo, checkoutId, cartId, buyers, now }: Use,
): Promise<'taken' | 'used-up' | 'used-by-buyer'> {
  const { rows } = await tx.query<{ isThere: boolean; isTaken: boolean }>({
    name: 'promo-take',
    text: `WITH taken AS (
             UPDATE promo_codes SET uses = uses + 1 WHERE seller_id = $1 AND code = $2 AND stopped_at IS NULL
               AND starts_at <= $6 AND (ends_at IS NULL OR ends_at > $6)
               AND (max_uses IS NULL OR uses < max_uses) RETURNING seller_id, code, max_uses_per_buyer
           ), by_buyer AS (
             INSERT INTO promo_buyers (seller_id, code, buyer, uses, max_uses) SELECT seller_id, code, who, 1,
               max_uses_per_buyer FROM taken, unnest($7::text[]) who
               WHERE max_uses_per_buyer IS NOT NULL
             ON CONFLICT (seller_id, code, buyer) DO UPDATE SET uses = promo_buyers.uses + 1
               WHERE promo_buyers.uses < promo_buyers.max_uses RETURNING buyer
           ), used AS (
             INSERT INTO promo_uses (seller_id, code, checkout_id, cart_id, discount_cents, status, created_at, buyers)
               SELECT seller_id, code, $3, $4, $5, 'reserved', $6, ARRAY(SELECT buyer FROM by_buyer) FROM taken
               WHERE max_uses_per_buyer IS NULL OR (SELECT count(*) FROM by_buyer) = cardinality($7) RETURNING 1
           ) SELECT EXISTS (SELECT 1 FROM taken) AS "isThere", EXISTS (SELECT 1 FROM used) AS "isTaken"`,
    values: [promo.sellerId ?? '', promo.code, checkoutId, cartId, promo.discountAmount, now, buyers],
  });
  const [{ isThere, isTaken } = { isThere: false, isTaken: false }] = rows;
  if (isTaken) return 'taken';
  return isThere ? 'used-by-buyer' : 'used-up';
}

/** SQL: gives a use back to its person, for rows `of` with seller_id, code and buyers. */
const givenBackSql = (of: string): string =>
  `UPDATE promo_buyers b SET uses = b.uses - 1 FROM ${of} WHERE b.seller_id = ${of}.seller_id AND b.code = ${of}.code
   AND b.buyer = ANY(${of}.buyers)`;

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
    text: `WITH freed AS (UPDATE promo_uses SET status = 'released' WHERE checkout_id = $1 AND status = 'reserved'
           RETURNING seller_id, code, buyers),
             of_buyer AS (${givenBackSql('freed')})
           UPDATE promo_codes p SET uses = p.uses - 1 FROM freed WHERE p.seller_id = freed.seller_id
             AND p.code = freed.code`,
    values: [checkoutId],
  });
}

/** [INV-09] What the code took something off was cancelled after it was paid: it may be used once more. */
export async function returnUse(tx: Transaction, use: { checkoutId: string; code: string }): Promise<void> {
  await tx.query({
    name: 'promo-return',
    text: `WITH returned AS (UPDATE promo_uses SET status = 'returned' WHERE checkout_id = $1 AND code = $2
           AND status = 'used' RETURNING seller_id, code, buyers),
             of_buyer AS (${givenBackSql('returned')})
           UPDATE promo_codes p SET uses = p.uses - 1 FROM returned WHERE p.seller_id = returned.seller_id
             AND p.code = returned.code`,
    values: [use.checkoutId, use.code],
  });
}

/** Money came after the use went back: takes it again while there is one. True also where the checkout had no code. */
export async function retakeUse(tx: Transaction, checkoutId: string): Promise<boolean> {
  // Everybody who takes a use holds the code first: what is read after it stays so.
  await tx.query({
    name: 'promo-lock',
    text: `SELECT 1 FROM promo_codes p JOIN promo_uses u ON u.seller_id = p.seller_id AND u.code = p.code
           WHERE u.checkout_id = $1 FOR UPDATE OF p`,
    values: [checkoutId],
  });
  const { rows } = await tx.query<{ whole: boolean }>({
    name: 'promo-retake',
    text: `WITH was AS (SELECT seller_id, code, buyers FROM promo_uses WHERE checkout_id = $1 AND status = 'released'),
             free AS (SELECT was.* FROM was JOIN promo_codes p ON p.seller_id = was.seller_id AND p.code = was.code
               AND (p.max_uses IS NULL OR p.uses < p.max_uses)
               WHERE NOT EXISTS (SELECT 1 FROM subsidies s WHERE was.seller_id = '' AND s.cause_id = was.code
                 AND s.released_at IS NOT NULL)
                AND NOT EXISTS (SELECT 1 FROM promo_buyers b WHERE b.seller_id = was.seller_id AND b.code = was.code
                  AND b.buyer = ANY(was.buyers) AND b.uses >= b.max_uses)),
             taken AS (UPDATE promo_codes p SET uses = p.uses + 1 FROM free WHERE p.seller_id = free.seller_id
               AND p.code = free.code),
             of_buyer AS (UPDATE promo_buyers b SET uses = b.uses + 1 FROM free WHERE b.seller_id = free.seller_id
               AND b.code = free.code AND b.buyer = ANY(free.buyers)),
             reserved AS (UPDATE promo_uses u SET status = 'reserved' FROM free WHERE u.checkout_id = $1
               AND u.seller_id = free.seller_id AND u.code = free.code AND u.status = 'released')
           SELECT (SELECT count(*) FROM was) = (SELECT count(*) FROM free) AS whole`,
    values: [checkoutId],
  });
  return rows[0]?.whole ?? false;
}
