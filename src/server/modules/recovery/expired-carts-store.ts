import type { Language } from '#domain/core/languages/language.ts';
import type { RecoveryStatus } from '#domain/recovery/workflow.ts';
import { mailLanguageSql } from '../accounts/stores/profile-store.ts';
import { ownReservedSql } from '../cart/cart-store.ts';
import { jsonRecord } from '../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { isForSaleSql } from '../listings/pausing/for-sale-sql.ts';
import type { ClosedBy, ReminderLine } from './track-store.ts';

export interface DueCart {
  cart_id: string;
  life: number;
  user_id: string | null;
  user_email: string | null;
  /** What its owner is written to in. */
  language: Language;
  items: ReminderLine[];
  /** Those of them that can be bought now, at the price of now. */
  buyable: ReminderLine[];
  total_cents: number;
  last_activity_at: Date;
  abandoned_at: Date | null;
  status: RecoveryStatus;
  attempts: number;
  last_sent_at: Date | null;
  /** What the cart holds now. */
  lines: number;
  optedOut: boolean;
  /** The address is the member's own and was shown to be; what a guest typed may be anybody's. */
  isProven: boolean;
}

const buyableSql = `coalesce((SELECT jsonb_agg(p || jsonb_build_object('priceCents', v.price_cents) ORDER BY n)
  FROM jsonb_array_elements(a.items) WITH ORDINALITY AS t (p, n)
  JOIN variants v ON v.seller_id = p ->> 'sellerId' AND v.id = p ->> 'variantId'
    AND v.stock + ${ownReservedSql('a.cart_id')} > 0 JOIN listings l ON l.seller_id = v.seller_id
    AND l.id = v.listing_id AND ${isForSaleSql}), '[]')`;

/** Locks the carts that are due, the longest first; those of another worker are passed by. What is read grows with what is due. */
export async function lockDue(tx: Transaction, now: Date, limit: number): Promise<DueCart[]> {
  const { rows } = await tx.query<DueCart>({
    name: 'recovery-due',
    text: `SELECT a.cart_id, a.life, a.user_id, a.user_email, coalesce((SELECT ${mailLanguageSql('u')} FROM users u
           WHERE u.id = a.user_id), a.language) AS language, a.items, ${buyableSql} AS buyable, a.total_cents,
           a.last_activity_at, a.abandoned_at, a.status, a.attempts, a.last_sent_at,
             (SELECT count(*)::int FROM cart_lines l WHERE l.cart_id = a.cart_id) AS lines,
             EXISTS (SELECT 1 FROM cart_mail_optouts o WHERE o.email_hash = sha256(convert_to(a.user_email, 'UTF8')))
               AS "optedOut",
             EXISTS (SELECT 1 FROM users u WHERE u.id = a.user_id AND u.email_verified
               AND lower(u.email) = a.user_email) AS "isProven"
           FROM abandoned_carts a WHERE a.next_at <= $1 ORDER BY a.next_at LIMIT $2 FOR UPDATE OF a SKIP LOCKED`,
    values: [now, limit],
  });
  return rows;
}

/** [PAY-04] The lowest fee that holds at any moment of a time, as the rules stand now. */
export async function findLowestFee(db: Queryable, { now, until }: { now: Date; until: Date }): Promise<number> {
  const { rows } = await db.query<{ percent: number }>({
    name: 'recovery-lowest-fee',
    text: `SELECT min(percent)::float8 AS percent FROM fee_rules
           WHERE holds_from <= $2 AND holds_from >= (SELECT max(holds_from) FROM fee_rules WHERE holds_from <= $1)`,
    values: [now, until],
  });
  return rows[0]?.percent ?? 0;
}

/** Who has a shop: their address, and who is paid to what looks like the same bank account. */
export interface ShopOwner {
  sellerId: string;
  owner: string;
  sharesIban: string[];
}

export async function listShopOwners(db: Queryable, sellerIds: readonly string[]): Promise<ShopOwner[]> {
  const { rows } = await db.query<ShopOwner>({
    name: 'recovery-shop-owners',
    text: `SELECT u.id AS "sellerId", u.email AS owner, ARRAY(SELECT b.seller_id FROM payout_accounts a
           JOIN payout_accounts b ON b.last4 = a.last4 AND b.country = a.country
             WHERE a.seller_id = u.id) AS "sharesIban" FROM users u WHERE u.id = ANY($1)`,
    values: [sellerIds],
  });
  return rows;
}

/** How a cart stands after the sweep looked at it. */
export interface Swept {
  cartId: string;
  life: number;
  abandonedAt: Date | null;
  status: RecoveryStatus;
  attempts: number;
  lastSentAt: Date | null;
  nextAt: Date | null;
  closedBy: ClosedBy | null;
}

export async function saveSwept(tx: Transaction, carts: readonly Swept[]): Promise<void> {
  await tx.query({
    name: 'recovery-swept',
    text: `UPDATE abandoned_carts a SET abandoned_at = s.abandoned_at, status = s.status, attempts = s.attempts,
           last_sent_at = s.last_sent_at, next_at = s.next_at, closed_by = s.closed_by
           FROM unnest($1::text[], $2::int[], $3::timestamptz[], $4::text[], $5::int[], $6::timestamptz[],
             $7::timestamptz[], $8::text[])
             AS s (cart_id, life, abandoned_at, status, attempts, last_sent_at, next_at, closed_by)
               WHERE a.cart_id = s.cart_id AND a.life = s.life`,
    values: [
      carts.map((cart) => cart.cartId),
      carts.map((cart) => cart.life),
      carts.map((cart) => cart.abandonedAt),
      carts.map((cart) => cart.status),
      carts.map((cart) => cart.attempts),
      carts.map((cart) => cart.lastSentAt),
      carts.map((cart) => cart.nextAt),
      carts.map((cart) => cart.closedBy),
    ],
  });
}

export interface Attempt {
  cartId: string;
  life: number;
  number: number;
  discountCents: number;
  promoCode: string | null;
  expiresAt: Date;
  tokenHash: Buffer;
  unsubscribeHash: Buffer;
}

/** [REC-06] The primary key holds each attempt to once. */
export async function insertAttempts(tx: Transaction, attempts: readonly Attempt[], now: Date): Promise<void> {
  await tx.query({
    name: 'recovery-attempts',
    text: `INSERT INTO recovery_attempts (cart_id, life, attempt_number, sent_at, discount_cents, expires_at,
           token_hash, unsubscribe_hash, promo_code)
           SELECT a."cartId", a.life, a.number, $2, a."discountCents", a."expiresAt", decode(a."tokenHash", 'hex'),
             decode(a."unsubscribeHash", 'hex'), a."promoCode"
           FROM jsonb_to_recordset($1::jsonb) AS a ("cartId" text, life int, number int, "discountCents" bigint,
             "expiresAt" timestamptz, "tokenHash" text, "unsubscribeHash" text, "promoCode" text)`,
    values: [
      jsonRecord(
        attempts.map(({ tokenHash, unsubscribeHash, ...attempt }) => ({
          ...attempt,
          tokenHash: tokenHash.toString('hex'),
          unsubscribeHash: unsubscribeHash.toString('hex'),
        })),
      ),
      now,
    ],
  });
}
