import type { Cart, CartLine } from '#domain/cart/model.ts';
import type { Queryable } from '../../platform/database/open-database.ts';
import { claimSql } from '../../platform/idempotency/idempotency-store.ts';
import { type Attempt, attemptValues, countAttemptSql } from '../../platform/rate-limit/rate-limit-store.ts';
import { contentsSql } from '../listings/listing-store.ts';
import type { CartIdentity } from './cart-identity.ts';
import { cartOf, type CartRow, cartSql, ownReservedSql, pauseFacts } from './cart-store.ts';

export interface Claim {
  key: string;
  bodyHash: Buffer;
}

/** A line that goes into a cart as it was read: `version` is null where there was none. */
export interface NewLine {
  identity: CartIdentity;
  version: string | null;
  line: CartLine;
  claim: Claim | null;
  attempt: Attempt;
  /** 0 where this attempt is counted already. */
  by: number;
  now: Date;
}

/**
 * Counts the attempt, claims its key and writes the line, all in one statement; nothing but the count where the limit is reached or the cart is no
 * longer the version that was read, and no line where the key was used before. Whoever changes lines writes to the row of their cart, so
 * that its `xmin` tells.
 */
export async function saveNewLine(
  db: Queryable,
  { identity, version, line, claim, attempt, by, now }: NewLine,
): Promise<{ count: number; isSaved: boolean; isAdded: boolean }> {
  const { rows } = await db.query<{ count: number; isSaved: boolean; isAdded: boolean }>({
    name: 'cart-save-new-line',
    text: `WITH counted AS (
             ${countAttemptSql({ subject: '$1', action: '$2', start: '$3', by: '$4' })}
           ), cart AS (
             INSERT INTO carts (id, user_id, token_hash, created_at, last_activity_at)
             SELECT $6, $7, $8, $9, $9 FROM counted WHERE count <= $5
             ON CONFLICT (id) DO UPDATE SET last_activity_at = excluded.last_activity_at
               WHERE carts.xmin = $10::text::xid RETURNING id
           ), claimed AS (
             ${claimSql({
               scope: 'id',
               operation: `'cart.addItem'`,
               key: '$11',
               bodyHash: '$12',
               now: '$9',
               from: 'cart WHERE $11::text IS NOT NULL',
             })}
           ), line AS (
             INSERT INTO cart_lines (cart_id, id, seller_id, listing_id, variant_id, personalisation, quantity,
               added_price_cents, added_at)
             SELECT id, $13, $14, $15, $16, $17, $18, $19, $9 FROM cart WHERE $11::text IS NULL OR EXISTS (SELECT 1
               FROM claimed)
             ON CONFLICT (cart_id, id) DO UPDATE SET quantity = excluded.quantity,
               added_price_cents = excluded.added_price_cents RETURNING 1
           ) SELECT count, EXISTS (SELECT 1 FROM cart) AS "isSaved", EXISTS (SELECT 1 FROM line) AS "isAdded"
             FROM counted`,
    values: [
      ...attemptValues(attempt),
      by,
      attempt.limit.times,
      identity.cartId,
      identity.userId,
      identity.tokenHash,
      now,
      version,
      claim?.key ?? null,
      claim?.bodyHash ?? null,
      line.id,
      line.sellerId,
      line.listingId,
      line.variantId,
      line.personalisation,
      line.quantity,
      line.addedPriceCents,
    ],
  });
  return rows[0] ?? { count: 0, isSaved: false, isAdded: false };
}

/** What a key was used for; null where it was not. */
export async function findClaim(db: Queryable, cartId: string, claim: Claim): Promise<{ isSame: boolean } | null> {
  const { rows } = await db.query<{ isSame: boolean }>({
    name: 'cart-find-claim',
    text: `SELECT body_hash = $3 AS "isSame" FROM idempotency_keys WHERE scope = $1 AND operation = 'cart.addItem'
           AND key = $2`,
    values: [cartId, claim.key, claim.bodyHash],
  });
  return rows[0] ?? null;
}

interface CartVariant extends Omit<CartLine, 'id' | 'quantity' | 'personalisation' | 'addedPriceCents'> {
  personalisation: { prompt: string; required: boolean; maxLength: number } | null;
}

/** A cart as it stands, and a piece that shall go into it. */
export interface CartAndVariant {
  cart: Cart;
  /** Of the cart's row; null where there is none. */
  version: string | null;
  /** There is no such cart, or it is opened by the identity. */
  isOpen: boolean;
  variant: CartVariant | null;
  /** The piece is there, but no longer with this choice. */
  isGone: boolean;
}

/** By one statement. */
export async function cartAndVariant(
  db: Queryable,
  { cartId, userId, tokenHash }: CartIdentity,
  variant: { listingId: string; variantId: string },
): Promise<CartAndVariant> {
  const { rows } = await db.query<
    CartRow & { version: string | null; is_open: boolean; variant: CartVariant | null; is_gone: boolean }
  >({
    name: 'cart-and-variant',
    text: `SELECT x.*, c.xmin::text AS version, c.id IS NULL OR c.user_id = $4 OR c.token_hash = $5 AS is_open,
             (SELECT jsonb_build_object('sellerId', l.seller_id, 'shopName', s.name, 'shopSlug', s.slug, 'place',
               s.place, 'listingId', l.id, 'variantId', v.id, 'title', l.title,
             'values', to_jsonb(v.option_values), 'picture', coalesce((SELECT p FROM jsonb_array_elements(l.pictures) p
               WHERE p->>'id' = v.picture_id LIMIT 1), l.pictures->0),
             'priceCents', v.price_cents, 'contents', ${contentsSql}, 'withdrawalException', l.withdrawal_exception,
               'stock', v.stock + ${ownReservedSql('$1')}, 'available', true, 'isOwn', $1 = 'cart-' || l.seller_id,
               ${pauseFacts}, 'processingDays', l.processing_days, 'madeToOrder', l.made_to_order, 'personalisation',
               l.personalisation)
             FROM listings l JOIN variants v ON v.seller_id = l.seller_id AND v.listing_id = l.id
               JOIN shops s ON s.seller_id = l.seller_id WHERE l.id = $2 AND v.id = $3 AND l.state = 'active')
               AS variant,
             EXISTS (SELECT 1 FROM listings l JOIN former_variants f ON f.seller_id = l.seller_id
               AND f.listing_id = l.id WHERE l.id = $2 AND f.id = $3 AND l.state = 'active') AS is_gone
           FROM (SELECT $1 AS id) one LEFT JOIN carts c ON c.id = one.id LEFT JOIN LATERAL (${cartSql('true')}) x
             ON c.id IS NOT NULL`,
    values: [cartId, variant.listingId, variant.variantId, userId, tokenHash],
  });
  const [row] = rows;
  return {
    cart: cartOf(row?.version ? row : undefined),
    version: row?.version ?? null,
    isOpen: row?.is_open ?? false,
    variant: row?.variant ?? null,
    isGone: row?.is_gone ?? false,
  };
}
