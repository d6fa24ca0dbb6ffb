import type { Promo } from '#domain/promotions/promo-schema.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { isForSaleSql } from '../listings/pausing/for-sale-sql.ts';
import { ownReservedSql } from './cart-store.ts';

/** A piece that a cart held when it was left, at the price of then. */
export interface ReturningLine {
  sellerId: string;
  listingId: string;
  variantId: string;
  personalisation: string;
  quantity: number;
  priceCents: number;
}

/** Puts the left pieces into a cart, at most what is there of each; what the cart holds of others stays. */
export async function restoreCart(
  tx: Transaction,
  { to, lines, now }: { to: string; lines: readonly ReturningLine[]; now: Date },
): Promise<void> {
  await tx.query({
    name: 'cart-bring-back',
    text: `INSERT INTO cart_lines (cart_id, id, seller_id, listing_id, variant_id, personalisation, quantity,
           added_price_cents, added_at)
           SELECT $1, 'line-' || gen_random_uuid(), p."sellerId", p."listingId", p."variantId", p.personalisation,
             least(p.quantity, v.stock + ${ownReservedSql('$1')}), p."priceCents", $3
           FROM jsonb_to_recordset($2) AS p ("sellerId" text, "listingId" text, "variantId" text, personalisation text,
             quantity int, "priceCents" bigint)
             JOIN variants v ON v.seller_id = p."sellerId" AND v.id = p."variantId"
               AND v.stock + ${ownReservedSql('$1')} > 0 JOIN listings l ON l.seller_id = p."sellerId"
               AND l.id = p."listingId" AND ${isForSaleSql}
           ON CONFLICT (cart_id, variant_id, personalisation) DO UPDATE
             SET quantity = greatest(cart_lines.quantity, excluded.quantity)`,
    values: [to, JSON.stringify(lines), now],
  });
}

/** [CART-02] Marks the cart as recovered and applies the reminder's offer; a promo that is there already stays when there is none. */
export async function applyOffer(tx: Transaction, cartId: string, promo: Promo | null): Promise<void> {
  await tx.query({
    name: 'cart-apply-offer',
    text: 'UPDATE carts SET recovered = true, applied_promo = coalesce($2::jsonb, applied_promo) WHERE id = $1',
    values: [cartId, promo && JSON.stringify(promo)],
  });
}

/** Takes offers that ended off their carts, so that no page shows a price that nobody will get. */
export async function endOffers(db: Queryable, now: Date): Promise<void> {
  await db.query({
    name: 'cart-end-offers',
    text: `UPDATE carts SET applied_promo = NULL WHERE applied_promo ? 'until' AND applied_promo ->> 'until' <= $1`,
    values: [now.toISOString()],
  });
}
