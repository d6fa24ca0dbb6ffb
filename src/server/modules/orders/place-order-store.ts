import type { WithdrawalException } from '#domain/listings/withdrawal-exception.ts';
import type { Order } from '#domain/orders/model.ts';
import type { Language } from '#domain/core/languages/language.ts';
import type { Transaction } from '../../platform/database/open-database.ts';

/** Takes a number for an order; false when somebody has it. */
export async function claimNumber(
  tx: Transaction,
  claim: { number: string; sellerId: string; orderId: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'orders-claim-number',
    text: 'INSERT INTO order_numbers (number, seller_id, order_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [claim.number, claim.sellerId, claim.orderId],
  });
  return rowCount === 1;
}

export interface NewOrder {
  sellerId: string;
  id: string;
  number: string;
  checkoutId: string;
  buyerId: string | null;
  email: string;
  language: Language;
  address: Order['address'];
  billingAddress: Order['billingAddress'];
  seller: Order['seller'];
  tax: Order['tax'];
  note: string;
  shopName: string;
  shopSlug: string;
  place: string;
  subtotalCents: number;
  discountCents: number;
  /** What of it the marketplace bears. */
  fundedCents: number;
  promoCode: string | null;
  /** What the code took off the postage. */
  postageOffCents: number;
  shippingCents: number;
  standardShippingCents: number;
  totalCents: number;
  returnDays: number;
  delivery: { id: string; name: string; leavesBy: string; arrivesFrom: string; arrivesTo: string };
  card: { brand: string | null; last4: string | null };
  lines: {
    id: string;
    listingId: string;
    variantId: string;
    title: string;
    values: string[];
    personalisation: string;
    withdrawalException?: WithdrawalException | null | undefined;
    picture: unknown;
    priceCents: number;
    quantity: number;
    discountCents: number;
    fundedCents: number;
  }[];
  by: string;
  now: Date;
}

/** The way as its buyer knows it: who collects is told where, once it is paid. */
const deliveryNameSql = `CASE WHEN $17 = 'pickup' THEN coalesce(
  (SELECT 'Pickup: ' || concat_ws(', ', f.origin->>'line1', concat_ws(' ', f.origin->>'postcode', f.origin->>'city'))
  FROM listings l JOIN shipping_profiles f ON f.seller_id = l.seller_id AND f.id = l.shipping_profile_id AND f.pickup
  WHERE l.seller_id = $1 AND l.id = $25::jsonb->0->>'listingId'), $18) ELSE $18 END`;

const insertOrderSql = `WITH placed AS (
    INSERT INTO orders (seller_id, id, number, checkout_id, buyer_id, state, email, buyer_name, address, note,
      shop_name, shop_slug, place, subtotal_cents, discount_cents, shipping_cents, total_cents, delivery_id,
      delivery_name, leaves_by, arrives_from, arrives_to, card_brand, card_last4, placed_at, updated_at,
      promo_code, return_days, billing_address, seller_facts, contained_tax, standard_shipping_cents, language,
      postage_off_cents, funded_cents)
    VALUES ($1, $2, $3, $4, $5, 'confirmed', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
      ${deliveryNameSql}, $19, $20, $21, $22, $23, $24, $24, $27, $28, $29, $30, $31, $32, $33, $34, $35)
    RETURNING seller_id, id
  ), lines AS (
    INSERT INTO order_lines (seller_id, order_id, id, listing_id, variant_id, title, option_values,
      personalisation, withdrawal_exception, picture, unit_price_cents, quantity, discount_cents, funded_cents)
    SELECT p.seller_id, p.id, l->>'id', l->>'listingId', l->>'variantId', l->>'title',
      ARRAY(SELECT jsonb_array_elements_text(l->'values')), l->>'personalisation', l->>'withdrawalException',
      NULLIF(l->'picture', 'null'), (l->>'priceCents')::bigint, (l->>'quantity')::int,
      (l->>'discountCents')::bigint, (l->>'fundedCents')::bigint
    FROM placed p, jsonb_array_elements($25::jsonb) l
  )
  INSERT INTO order_transitions (seller_id, order_id, state, at, by)
  SELECT p.seller_id, p.id, 'confirmed', $24, $26 FROM placed p`;

/** Writes an order, its lines and the first entry of its timeline in one statement. */
export function insertOrder(tx: Transaction, order: NewOrder): void {
  tx.send({
    name: 'orders-insert',
    text: insertOrderSql,
    values: [
      order.sellerId,
      order.id,
      order.number,
      order.checkoutId,
      order.buyerId,
      order.email,
      order.address.name,
      JSON.stringify(order.address),
      order.note,
      order.shopName,
      order.shopSlug,
      order.place,
      order.subtotalCents,
      order.discountCents,
      order.shippingCents,
      order.totalCents,
      order.delivery.id,
      order.delivery.name,
      order.delivery.leavesBy,
      order.delivery.arrivesFrom,
      order.delivery.arrivesTo,
      order.card.brand,
      order.card.last4,
      order.now,
      JSON.stringify(order.lines),
      order.by,
      order.promoCode,
      order.returnDays,
      order.billingAddress && JSON.stringify(order.billingAddress),
      order.seller && JSON.stringify(order.seller),
      order.tax && JSON.stringify(order.tax),
      order.standardShippingCents,
      order.language,
      order.postageOffCents,
      order.fundedCents,
    ],
  });
}
