import type { Cart, CartLine } from '#domain/cart/model.ts';
import { emptyCart } from '#domain/cart/empty-cart.ts';
import { withTotals } from '#domain/cart/totals.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import { jsonRecord } from '../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { contentsSql } from '../listings/listing-store.ts';
import { cartsOfSql, promoOfCartSql } from '../promotions/promo-store.ts';
import { isForSaleSql } from '../listings/pausing/for-sale-sql.ts';
import type { CartIdentity } from './cart-identity.ts';

/** A member's cart is named after its person, and so is a shop: a line of one's own shop. */
const isOwn = `i.cart_id = 'cart-' || i.seller_id`;

/** [CAT-02] SQL: pieces of a variant `v` that are reserved for unpaid checkouts of a cart: whoever looks at their own cart can buy them. */
export const ownReservedSql = (cartId: string): string =>
  `coalesce((SELECT sum(r.quantity)::int FROM checkouts k JOIN stock_reservations r ON r.checkout_id = k.id
   AND r.status = 'active'
    WHERE k.cart_id = ANY(${cartsOfSql(cartId)}) AND k.status IN ('open', 'processing', 'requires_action', 'failed')
      AND r.seller_id = v.seller_id AND r.variant_id = v.id), 0)`;

/** SQL: how many of a line's variant its own cart can buy. */
export const lineStockSql = `(coalesce(v.stock, 0) + ${ownReservedSql('i.cart_id')})`;

/** [ORD-06, DASH-04] Of a listing `l` of a shop `s`: until when it is not sold, and whether that is for a vacation. */
export const pauseFacts = `'pausedUntil', CASE WHEN l.state = 'active' THEN l.paused_until END, 'isOnVacation',
  l.paused_until IS NOT NULL AND coalesce(s.notice ->> 'selling' = 'nothing', false)`;

/** Facts of a line priced by what the shop asks now; of a choice that is no longer offered, as it was. Reads join; nothing here is written to. */
export const cartLineFacts = `'id', i.id, 'sellerId', i.seller_id, 'shopName', s.name, 'shopSlug', s.slug, 'place',
  s.place, 'listingId', i.listing_id, 'variantId', i.variant_id,
  'title', l.title, 'values', coalesce(to_jsonb(v.option_values), to_jsonb(f.option_values), '[]'), 'personalisation',
    i.personalisation,
  'picture', coalesce((SELECT p FROM jsonb_array_elements(l.pictures) p
    WHERE p->>'id' = coalesce(v.picture_id, f.picture_id) LIMIT 1), l.pictures->0),
  'quantity', i.quantity, 'priceCents', coalesce(v.price_cents, f.price_cents, i.added_price_cents), 'addedPriceCents',
    i.added_price_cents,
  'available', ${isForSaleSql} AND ${lineStockSql} > 0 AND NOT ${isOwn}, 'isOwn', ${isOwn}, 'choiceGone',
    l.state = 'active' AND v.id IS NULL,
  'contents', ${contentsSql}, 'withdrawalException', l.withdrawal_exception, ${pauseFacts}, 'processingDays',
    l.processing_days, 'madeToOrder', l.made_to_order`;

/** A line as the browser sees it: of a piece that is not for sale there are none. */
const lineJson = `jsonb_build_object(${cartLineFacts}, 'stock', CASE WHEN ${isForSaleSql} THEN ${lineStockSql}
  ELSE 0 END,
  'reserved', ${ownReservedSql('i.cart_id')})`;

/** What lies in a cart with what it is now: variant, or former variant where its maker took the choice out. */
export const cartLineJoins = `cart_lines i JOIN listings l ON l.seller_id = i.seller_id AND l.id = i.listing_id LEFT
  JOIN variants v ON v.seller_id = i.seller_id AND v.id = i.variant_id
      LEFT JOIN former_variants f ON v.id IS NULL AND f.seller_id = i.seller_id AND f.id = i.variant_id
        JOIN shops s ON s.seller_id = i.seller_id`;

export const cartSql = (condition: string): string => `
  SELECT c.id, ${promoOfCartSql} AS applied_promo, c.recovered, c.notes, c.created_at, c.last_activity_at,
    coalesce((SELECT jsonb_agg(${lineJson} ORDER BY i.added_at, i.id) FROM ${cartLineJoins} WHERE i.cart_id = c.id),
      '[]') AS items
  FROM carts c WHERE c.id = $1 AND ${condition}`;

export interface CartRow {
  id: string;
  applied_promo: Cart['appliedPromo'];
  recovered: boolean;
  notes: Cart['notes'];
  created_at: Date;
  last_activity_at: Date;
  items: CartLine[];
}

export const cartOf = (row: CartRow | undefined): Cart =>
  row
    ? withTotals({
        ...emptyCart,
        cartId: row.id,
        items: row.items,
        appliedPromo: row.applied_promo,
        abandonedCartRecovered: row.recovered,
        notes: row.notes,
        createdAt: row.created_at.toISOString(),
        lastActivityAt: row.last_activity_at.toISOString(),
      })
    : emptyCart;

/** The cart of an identity, priced now; the empty cart where there is none or the token does not fit. */
export async function findCart(db: Queryable, { cartId, userId, tokenHash }: CartIdentity): Promise<Cart> {
  const { rows } = await db.query<CartRow>({
    name: 'cart-find',
    text: cartSql('(c.user_id = $2 OR c.token_hash = $3)'),
    values: [cartId, userId, tokenHash],
  });
  return cartOf(rows[0]);
}

/** Makes the cart where it is missing and locks it: whoever changes a cart does so after this. False when the token does not fit. */
export async function lockCart(
  tx: Transaction,
  { cartId, userId, tokenHash }: CartIdentity,
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'cart-lock',
    text: `INSERT INTO carts (id, user_id, token_hash, created_at, last_activity_at) VALUES ($1, $2, $3, $4, $4)
           ON CONFLICT (id) DO UPDATE SET last_activity_at = excluded.last_activity_at WHERE carts.user_id = $2
             OR carts.token_hash = $3 RETURNING id`,
    values: [cartId, userId, tokenHash, now],
  });
  return rows.length === 1;
}

/** Writes a line as the rule decided it. */
export function saveLine(tx: Transaction, { cartId, line, now }: { cartId: string; line: CartLine; now: Date }): void {
  const { id, sellerId, listingId, variantId, personalisation, quantity, addedPriceCents } = line;
  tx.send({
    name: 'cart-save-line',
    text: `INSERT INTO cart_lines (cart_id, id, seller_id, listing_id, variant_id, personalisation, quantity,
             added_price_cents, added_at)
           SELECT l."cartId", l.id, l."sellerId", l."listingId", l."variantId", l.personalisation, l.quantity,
             l."addedPriceCents", l.now
           FROM jsonb_to_record($1::jsonb) AS l ("cartId" text, id text, "sellerId" text, "listingId" text,
             "variantId" text, personalisation text, quantity int, "addedPriceCents" bigint, now timestamptz)
           ON CONFLICT (cart_id, id) DO UPDATE SET quantity = excluded.quantity,
             added_price_cents = excluded.added_price_cents`,
    values: [
      jsonRecord({ cartId, id, sellerId, listingId, variantId, personalisation, quantity, addedPriceCents, now }),
    ],
  });
}

export async function deleteLine(tx: Transaction, cartId: string, lineId: string): Promise<void> {
  await tx.query({
    name: 'cart-delete-line',
    text: 'DELETE FROM cart_lines WHERE cart_id = $1 AND id = $2',
    values: [cartId, lineId],
  });
}

/** [CART-07] What is said to a maker of whom something lies in the cart; no words take it out. */
export async function saveNote(
  tx: Transaction,
  cartId: string,
  { sellerId, note }: { sellerId: string; note: string },
): Promise<void> {
  await tx.query({
    name: 'cart-save-note',
    text: `UPDATE carts SET notes = CASE WHEN $3 = '' THEN notes - $2::text ELSE notes
           || jsonb_build_object($2::text, $3::text) END WHERE id = $1`,
    values: [cartId, sellerId, note],
  });
}

/** Empties a cart; the promo and what is said to makers go with the lines. */
export async function emptyStoredCart(tx: Transaction, cartId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'cart-empty',
    text: `WITH gone AS (DELETE FROM cart_lines WHERE cart_id = $1)
           UPDATE carts SET applied_promo = NULL, notes = '{}', recovered = false, last_activity_at = $2 WHERE id = $1`,
    values: [cartId, now],
  });
}

/** Moves the activity of a cart forward, never back; null where there is no such cart, or the token does not fit. */
export async function touchCart(
  tx: Transaction,
  { cartId, userId, tokenHash }: CartIdentity,
  now: Date,
): Promise<Date | null> {
  const { rows } = await tx.query<{ at: Date }>({
    name: 'cart-touch',
    text: `UPDATE carts SET last_activity_at = greatest(last_activity_at, $4)
           WHERE id = $1 AND (user_id = $2 OR token_hash = $3) RETURNING last_activity_at AS at`,
    values: [cartId, userId, tokenHash, now],
  });
  return rows[0]?.at ?? null;
}

export async function clearPromo(tx: Transaction, cartId: string): Promise<void> {
  await tx.query({
    name: 'cart-clear-promo',
    text: 'UPDATE carts SET applied_promo = NULL WHERE id = $1',
    values: [cartId],
  });
}

export async function savePromo(tx: Transaction, cartId: string, promo: Promo): Promise<void> {
  await tx.query({
    name: 'cart-save-promo',
    text: 'UPDATE carts SET applied_promo = $2 WHERE id = $1',
    values: [cartId, JSON.stringify(promo)],
  });
}
