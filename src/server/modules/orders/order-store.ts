import type { ArrivalSpeaker, Order, OrderState } from '#domain/orders/model.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { mailLanguageSql } from '../accounts/stores/profile-store.ts';
import { disputesJson } from '../payments/disputes/dispute-store.ts';
import type { StockLine } from '../listings/stock-store.ts';
import { timeZoneOfSql } from '../shops/shop-store.ts';
import { iso } from '../../platform/database/iso.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { lastParcelSql, parcelsJson } from './parcels/parcel-store.ts';
import { proofsJson } from './proofs/proof-store.ts';

const time = (column: string): string => iso(column, 'US');

/** [ORD-01] Of what came in one moment, what comes first on an order's way. */
export const stateRankSql = (column: string): string =>
  `array_position(ARRAY[${Object.keys(orderTransitions)
    .map((state) => `'${state}'`)
    .join(', ')}], ${column})`;

const orderJson = `jsonb_build_object('orderId', o.id, 'number', o.number, 'state', o.state, 'sellerId', o.seller_id,
  'shopName', o.shop_name, 'shopSlug', o.shop_slug, 'place', o.place, 'timeZone', ${timeZoneOfSql('o.seller_id')},
  'email', o.email, 'buyerName', o.buyer_name, 'address', o.address, 'billingAddress', o.billing_address, 'seller',
    o.seller_facts, 'tax', o.contained_tax, 'note', o.note,
  'lines', (SELECT jsonb_agg(jsonb_build_object('id', i.id, 'listingId', i.listing_id, 'variantId', i.variant_id,
    'title', i.title, 'values', to_jsonb(i.option_values), 'personalisation', i.personalisation, 'withdrawalException',
    i.withdrawal_exception,
    'picture', i.picture, 'unitPriceCents', i.unit_price_cents, 'quantity', i.quantity, 'discountCents',
      i.discount_cents, 'fundedCents', i.funded_cents,
    'paidBackQuantity', i.paid_back, 'refundedQuantity', i.refunded, 'returnedQuantity', i.returned, 'notSentQuantity',
      i.not_sent) ORDER BY i.id) FROM order_lines i WHERE i.seller_id = o.seller_id AND i.order_id = o.id),
  'subtotalCents', o.subtotal_cents, 'discountCents', o.discount_cents, 'promoCode', o.promo_code, 'postageOffCents',
    o.postage_off_cents, 'shippingCents', o.shipping_cents, 'standardShippingCents', o.standard_shipping_cents,
    'taxCents', o.tax_cents, 'totalCents', o.total_cents, 'currency', o.currency,
  'deliveryId', o.delivery_id, 'deliveryName', o.delivery_name, 'carrier', ${lastParcelSql('carrier')}, 'tracking',
    ${lastParcelSql('tracking')}, ${parcelsJson}, ${proofsJson}, 'leavesBy', o.leaves_by, 'arrivesFrom', o.arrives_from,
    'arrivesTo', o.arrives_to, 'placedAt', ${time('o.placed_at')}, 'cardBrand', o.card_brand, 'cardLast4', o.card_last4,
  'invoices', coalesce((SELECT jsonb_agg(jsonb_build_object('invoiceId', v.id, 'kind', v.kind, 'number', v.number)
    ORDER BY v.kind DESC, v.year, v.serial)
    FROM invoices v WHERE v.seller_id = o.seller_id AND v.order_id = o.id), '[]'),
  'arrivalSaidAt', ${iso('o.arrival_said_at')}, 'arrivalSaidBy', o.arrival_said_by, 'returnDays', o.return_days,
    'returnEndsAt', ${iso('o.return_ends_at')}, 'refundedCents', o.refunded_cents, 'keptLabelCents', o.kept_label_cents,
  'refunds', coalesce((SELECT jsonb_agg(jsonb_build_object('refundId', r.id, 'amountCents', r.amount_cents, 'reason',
    r.reason, 'by', r.by, 'askedAt', ${time('r.asked_at')}, 'sentAt', ${time('r.sent_at')}) ORDER BY r.asked_at)
    FROM refunds r WHERE r.order_id = o.id), '[]'),
  'disputes', ${disputesJson('o')},
  'timeline', (SELECT jsonb_agg(jsonb_build_object('state', m.state, 'at', ${time('m.at')}, 'by', m.by)
    ORDER BY m.at, ${stateRankSql('m.state')}) FROM order_transitions m WHERE m.seller_id = o.seller_id
    AND m.order_id = o.id),
  'withdrawals', coalesce((SELECT jsonb_agg(jsonb_build_object('withdrawalId', w.id, 'state', w.state, 'refusal',
    w.refusal, 'lines', w.lines, 'isBeforeLeaving', w.is_before_leaving, 'declaredAt', ${time('w.declared_at')},
    'tracking', w.tracking,
    'sentAt', ${time('w.sent_at')}, 'receivedAt', ${time('w.received_at')}, 'refundedAt', ${time('w.refunded_at')},
      'refundCents', w.refund_cents, 'labelCents', w.label_cents) ORDER BY w.declared_at)
    FROM withdrawals w WHERE w.seller_id = o.seller_id AND w.order_id = o.id), '[]'))`;

/** Every statement that shows orders starts here; the condition says whose they are. */
async function listWhole(
  db: Queryable,
  { name, condition, values }: { name: string; condition: string; values: unknown[] },
): Promise<Order[]> {
  const { rows } = await db.query<{ order: Order }>({
    name,
    text: `SELECT ${orderJson} AS "order" FROM orders o WHERE ${condition} ORDER BY o.number`,
    values,
  });
  return rows.map((row) => row.order);
}

export const findOrderOfBuyer = async (db: Queryable, orderId: string, buyerId: string): Promise<Order | null> =>
  (
    await listWhole(db, {
      name: 'orders-of-buyer-one',
      condition: 'o.id = $1 AND o.buyer_id = $2',
      values: [orderId, buyerId],
    })
  )[0] ?? null;

export const findOrderOfShop = async (db: Queryable, orderId: string, sellerId: string): Promise<Order | null> =>
  (
    await listWhole(db, {
      name: 'orders-of-shop-one',
      condition: 'o.seller_id = $2 AND o.id = $1',
      values: [orderId, sellerId],
    })
  )[0] ?? null;

/** The same, held until the transaction ends: what is decided about it is decided one after the other. */
export async function lockOrderOfShop(
  tx: Transaction,
  { orderId, sellerId }: { orderId: string; sellerId: string },
): Promise<Order | null> {
  await tx.query({
    name: 'orders-lock',
    text: 'SELECT 1 FROM orders WHERE seller_id = $1 AND id = $2 FOR UPDATE',
    values: [sellerId, orderId],
  });
  return findOrderOfShop(tx, orderId, sellerId);
}

/** For guests: an order together with the hash that their checkout's key must fit. */
export async function findOrderWithKey(
  db: Queryable,
  orderId: string,
): Promise<{ order: Order; keyHash: Buffer } | null> {
  const { rows } = await db.query<{ order: Order; keyHash: Buffer }>({
    name: 'orders-with-key',
    text: `SELECT ${orderJson} AS "order", c.access_key_hash AS "keyHash" FROM orders o
           JOIN checkouts c ON c.id = o.checkout_id WHERE o.id = $1`,
    values: [orderId],
  });
  return rows[0] ?? null;
}

export const listOrdersOfCheckout = (db: Queryable, checkoutId: string): Promise<Order[]> =>
  listWhole(db, { name: 'orders-of-checkout', condition: 'o.checkout_id = $1', values: [checkoutId] });

/** Several orders of a shop; those that are not its are left out. */
export const listOrdersOfShop = (
  db: Queryable,
  { sellerId, orderIds }: { sellerId: string; orderIds: readonly string[] },
): Promise<Order[]> =>
  listWhole(db, {
    name: 'orders-of-shop-several',
    condition: 'o.seller_id = $1 AND o.id = ANY ($2)',
    values: [sellerId, orderIds],
  });

export async function findCheckoutKey(db: Queryable, checkoutId: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ key: Buffer }>({
    name: 'orders-checkout-key',
    text: 'SELECT access_key_hash AS key FROM checkouts WHERE id = $1',
    values: [checkoutId],
  });
  return rows[0]?.key ?? null;
}

export const findOrderById = async (db: Queryable, orderId: string): Promise<Order | null> =>
  (await listWhole(db, { name: 'orders-by-id', condition: 'o.id = $1', values: [orderId] }))[0] ?? null;

export const findByNumber = async (db: Queryable, number: string): Promise<Order | null> =>
  (
    await listWhole(db, {
      name: 'orders-by-number',
      condition: `EXISTS (SELECT 1 FROM order_numbers n WHERE n.number = $1 AND n.seller_id = o.seller_id
         AND n.order_id = o.id)`,
      values: [number],
    })
  )[0] ?? null;

/** How long the pieces of an order can be sent back; none of an order that is not there. */
export async function findReturnDays(db: Queryable, order: { sellerId: string; orderId: string }): Promise<number> {
  const { rows } = await db.query<{ days: number }>({
    name: 'orders-return-days',
    text: 'SELECT return_days AS days FROM orders WHERE seller_id = $1 AND id = $2',
    values: [order.sellerId, order.orderId],
  });
  return rows[0]?.days ?? 0;
}

interface Move {
  sellerId: string;
  orderId: string;
  from: OrderState;
  to: OrderState;
  at: Date;
  by: string;
  /** Fixed by the move that delivers. */
  returnEndsAt: Date | null;
}

/** Moves an order along; false when it is not in `from` any more. The move's row makes taking it twice impossible [INV-06]. */
export async function moveStored(tx: Transaction, move: Move): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'orders-move',
    text: `WITH moved AS (UPDATE orders SET state = $4, updated_at = $5, return_ends_at = coalesce($7, return_ends_at)
           WHERE seller_id = $1 AND id = $2 AND state = $3 RETURNING seller_id, id)
           INSERT INTO order_transitions (seller_id, order_id, state, at, by) SELECT seller_id, id, $4, $5, $6
             FROM moved`,
    values: [move.sellerId, move.orderId, move.from, move.to, move.at, move.by, move.returnEndsAt],
  });
  return rowCount === 1;
}

/** The pieces of an order as stock counts them, but for those that are for sale again. */
export async function listStockLines(
  db: Queryable,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<StockLine[]> {
  const { rows } = await db.query<StockLine>({
    name: 'orders-pieces',
    text: `SELECT seller_id AS "sellerId", listing_id AS "listingId", variant_id AS "variantId",
           quantity - restocked AS quantity FROM order_lines WHERE seller_id = $1 AND order_id = $2
           AND quantity > restocked`,
    values: [sellerId, orderId],
  });
  return rows;
}

/** [ORD-01] Somebody says that an order on its way has arrived, or takes it back; false where it is not on its way any more. */
export async function saveArrivalSaid(
  tx: Transaction,
  { sellerId, orderId }: { sellerId: string; orderId: string },
  said: { at: Date; by: ArrivalSpeaker } | null,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'orders-arrival-said',
    text: `UPDATE orders SET arrival_said_at = $3, arrival_said_by = $4 WHERE seller_id = $1 AND id = $2
           AND state = 'shipped'`,
    values: [sellerId, orderId, said?.at ?? null, said?.by ?? null],
  });
  return rowCount === 1;
}

/** [UX-70] How the buyer is written to: who has an account in its language, a guest in that of the pages where they bought. */
export async function findMailRecipient(
  db: Queryable,
  order: { sellerId: string; orderId: string },
): Promise<{ language: Language; isGuest: boolean }> {
  const { rows } = await db.query<{ language: Language; isGuest: boolean }>({
    name: 'orders-mail-recipient',
    text: `SELECT coalesce((SELECT ${mailLanguageSql('u')} FROM users u WHERE u.id = o.buyer_id), o.language)
           AS language, o.buyer_id IS NULL AS "isGuest"
           FROM orders o WHERE o.seller_id = $1 AND o.id = $2`,
    values: [order.sellerId, order.orderId],
  });
  return onlyRow({ rows });
}

export async function findBuyerId(db: Queryable, order: { sellerId: string; orderId: string }): Promise<string | null> {
  const { rows } = await db.query<{ buyerId: string | null }>({
    name: 'orders-buyer',
    text: 'SELECT buyer_id AS "buyerId" FROM orders WHERE seller_id = $1 AND id = $2',
    values: [order.sellerId, order.orderId],
  });
  return rows[0]?.buyerId ?? null;
}
