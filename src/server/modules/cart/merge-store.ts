import { MAX_LINE_QUANTITY, MAX_LINES } from '#domain/cart/limits.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { CartIdentity } from './cart-identity.ts';

/** Locks a guest's cart; false where it is gone, or the token does not fit. */
export async function lockGuestCart(tx: Transaction, guest: CartIdentity): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'cart-lock-guest',
    text: 'SELECT 1 FROM carts WHERE id = $1 AND token_hash = $2 FOR UPDATE',
    values: [guest.cartId, guest.tokenHash],
  });
  return rows.length === 1;
}

/**
 * Moves a guest's lines into a member's cart: quantities of the same piece add up, a code and what is said to makers come along, nothing is lost [CART-03].
 * What a full cart has no room for stays in the guest's cart, which keeps its token; says how many lines that are. Both are locked.
 */
export async function mergeCarts(tx: Transaction, { from, to }: { from: string; to: string }): Promise<number> {
  const { rows } = await tx.query<{ staying: number }>({
    name: 'cart-merge',
    text: `WITH fits AS (
             SELECT id FROM (
               SELECT i.id, m.id AS same, row_number() OVER (PARTITION BY m.id IS NULL
                 ORDER BY i.added_at, i.id) AS place
               FROM cart_lines i LEFT JOIN cart_lines m
                 ON m.cart_id = $2 AND m.variant_id = i.variant_id AND m.personalisation = i.personalisation
               WHERE i.cart_id = $1
             ) brought WHERE same IS NOT NULL OR place <= $3 - (SELECT count(*) FROM cart_lines WHERE cart_id = $2)
           ), moved AS (
             DELETE FROM cart_lines WHERE cart_id = $1 AND id IN (SELECT id FROM fits) RETURNING *
           ), stays AS (
             SELECT count(*)::int AS n FROM cart_lines WHERE cart_id = $1 AND id NOT IN (SELECT id FROM fits)
           ), gone AS (
             UPDATE carts SET merged_into = $2, token_hash = CASE WHEN n > 0 THEN token_hash END FROM stays
               WHERE id = $1
           ), promo AS (
             UPDATE carts c SET applied_promo = coalesce(c.applied_promo, was.applied_promo), notes = was.notes
               || c.notes
             FROM carts was WHERE c.id = $2 AND was.id = $1
           ), added AS (
             INSERT INTO cart_lines
               (cart_id, id, seller_id, listing_id, variant_id, personalisation, quantity, added_price_cents, added_at)
             SELECT $2, id, seller_id, listing_id, variant_id, personalisation, quantity, added_price_cents, added_at
             FROM moved ON CONFLICT (cart_id, variant_id, personalisation)
               DO UPDATE SET quantity = least($4, cart_lines.quantity + excluded.quantity)
           ) SELECT n AS staying FROM stays`,
    values: [from, to, MAX_LINES, MAX_LINE_QUANTITY],
  });
  return rows[0]?.staying ?? 0;
}
