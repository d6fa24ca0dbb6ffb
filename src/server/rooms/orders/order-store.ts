import type { Order, OrderState, OrderSummary } from '#domain/orders/model.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { mailLanguageSql } from '../accounts/stores/profile-store.ts';
import { disputesJson } from '../payments/disputes/dispute-store.ts';
import type { StockLine } from '../listings/stock-store.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { soldSql } from './overview/sold-sql.ts';

const time = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** [ORD-01] Of what came in one moment, what comes first on an order's way. */
export const stateRankSql = (column: string): string =>
  `array_position(ARRAY[${Object.keys(orderTransitions)
    .map((state) => `'${state}'`)
    .join(', ')}], ${column})`;

const orderJson = `jsonb_build_object('orderId', o.id, 'number', o.number, 'state', o.state, 'sellerId', o.seller_id, 'shopName', o.shop_name, 'shopSlug', o.shop_slug, 'place', o.place,
  'email', o.email, 'buyerName', o.buyer_name, 'address', o.address, 'billingAddress', o.billing_address, 'seller', o.seller_facts, 'tax', o.contained_tax, 'note', o.note,
  'lines', (SELECT jsonb_agg(jsonb_build_object('id', i.id, 'listingId', i.listing_id, 'variantId', i.variant_id, 'title', i.title, 'values', to_jsonb(i.option_values), 'personalisation', i.personalisation, 'withdrawalException', i.withdrawal_exception,
    'picture', i.picture, 'unitPriceCents', i.unit_price_cents, 'quantity', i.quantity, 'refundedQuantity', i.refunded, 'returnedQuantity', i.returned) ORDER BY i.id) FROM order_lines i WHERE i.seller_id = o.seller_id AND i.order_id = o.id),
  'subtotalCents', o.subtotal_cents, 'discountCents', o.discount_cents, 'promoCode', o.promo_code, 'postageOffCents', o.postage_off_cents, 'shippingCents', o.shipping_cents, 'standardShippingCents', o.standard_shipping_cents, 'taxCents', o.tax_cents, 'totalCents', o.total_cents, 'currency', o.currency,
  'deliveryName', o.delivery_name, 'carrier', o.carrier, 'tracking', o.tracking, 'leavesBy', o.leaves_by, 'arrivesFrom', o.arrives_from, 'arrivesTo', o.arrives_to, 'placedAt', ${time('o.placed_at')}, 'cardBrand', o.card_brand, 'cardLast4', o.card_last4,
  'invoices', coalesce((SELECT jsonb_agg(jsonb_build_object('invoiceId', v.id, 'kind', v.kind, 'number', v.number) ORDER BY v.kind DESC, v.year, v.serial)
    FROM invoices v WHERE v.seller_id = o.seller_id AND v.order_id = o.id), '[]'),
  'returnDays', o.return_days, 'refundedCents', o.refunded_cents,
  'refunds', coalesce((SELECT jsonb_agg(jsonb_build_object('refundId', r.id, 'amountCents', r.amount_cents, 'reason', r.reason, 'by', r.by, 'askedAt', ${time('r.asked_at')}, 'sentAt', ${time('r.sent_at')}) ORDER BY r.asked_at)
    FROM refunds r WHERE r.order_id = o.id), '[]'),
  'disputes', ${disputesJson('o')},
  'timeline', (SELECT jsonb_agg(jsonb_build_object('state', m.state, 'at', ${time('m.at')}, 'by', m.by) ORDER BY m.at, ${stateRankSql('m.state')}) FROM order_transitions m WHERE m.seller_id = o.seller_id AND m.order_id = o.id),
  'withdrawals', coalesce((SELECT jsonb_agg(jsonb_build_object('withdrawalId', w.id, 'state', w.state, 'refusal', w.refusal, 'lines', w.lines, 'declaredAt', ${time('w.declared_at')}, 'tracking', w.tracking,
    'sentAt', ${time('w.sent_at')}, 'receivedAt', ${time('w.received_at')}, 'refundedAt', ${time('w.refunded_at')}, 'refundCents', w.refund_cents) ORDER BY w.declared_at)
    FROM withdrawals w WHERE w.seller_id = o.seller_id AND w.order_id = o.id), '[]'))`;

/** Every statement that shows orders starts here; the condition says whose they are. */
async function listWhole(db: Queryable, name: string, condition: string, values: unknown[]): Promise<Order[]> {
  const { rows } = await db.query<{ order: Order }>({
    name,
    text: `SELECT ${orderJson} AS "order" FROM orders o WHERE ${condition} ORDER BY o.number`,
    values,
  });
  return rows.map((row) => row.order);
}

export const findOrderOfBuyer = async (db: Queryable, orderId: string, buyerId: string): Promise<Order | null> =>
  (await listWhole(db, 'orders-of-buyer-one', 'o.id = $1 AND o.buyer_id = $2', [orderId, buyerId]))[0] ?? null;

export const findOrderOfShop = async (db: Queryable, orderId: string, sellerId: string): Promise<Order | null> =>
  (await listWhole(db, 'orders-of-shop-one', 'o.seller_id = $2 AND o.id = $1', [orderId, sellerId]))[0] ?? null;

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
    text: `SELECT ${orderJson} AS "order", c.access_key_hash AS "keyHash" FROM orders o JOIN checkouts c ON c.id = o.checkout_id WHERE o.id = $1`,
    values: [orderId],
  });
  return rows[0] ?? null;
}

/** [ORD-03] Who carries a parcel, and its number. */
export async function saveTracking(
  tx: Transaction,
  { sellerId, orderId, carrier, tracking }: { sellerId: string; orderId: string; carrier: string; tracking: string },
): Promise<void> {
  await tx.query({
    name: 'orders-tracking',
    text: 'UPDATE orders SET carrier = $3, tracking = $4 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, orderId, carrier, tracking],
  });
}

export const listOrdersOfCheckout = (db: Queryable, checkoutId: string): Promise<Order[]> =>
  listWhole(db, 'orders-of-checkout', 'o.checkout_id = $1', [checkoutId]);

export async function findCheckoutKey(db: Queryable, checkoutId: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ key: Buffer }>({
    name: 'orders-checkout-key',
    text: 'SELECT access_key_hash AS key FROM checkouts WHERE id = $1',
    values: [checkoutId],
  });
  return rows[0]?.key ?? null;
}

export const findByNumber = async (db: Queryable, number: string): Promise<Order | null> =>
  (
    await listWhole(
      db,
      'orders-by-number',
      'EXISTS (SELECT 1 FROM order_numbers n WHERE n.number = $1 AND n.seller_id = o.seller_id AND n.order_id = o.id)',
      [number],
    )
  )[0] ?? null;

/** The order that was sent with a number of a carrier, as `parcelNumberOf` has it; of several in one parcel the newest. */
export const findByParcel = async (db: Queryable, number: string): Promise<Order | null> =>
  (
    await listWhole(
      db,
      'orders-by-parcel',
      `(o.seller_id, o.id) = (SELECT p.seller_id, p.id FROM orders p WHERE p.tracking <> '' AND upper(regexp_replace(p.tracking, '[^A-Za-z0-9]', '', 'g')) = $1
         ORDER BY p.placed_at DESC, p.id DESC LIMIT 1)`,
      [number],
    )
  )[0] ?? null;

export interface OrdersPage {
  owner: { kind: 'buyer' | 'shop'; id: string };
  states: readonly OrderState[] | null;
  /** Only those whose day to leave is over by then. */
  lateAt: Date | null;
  /** Only what counts as sold since then. */
  soldSince: Date | null;
  q: string | null;
  year: number | null;
  before: { at: string; id: string } | null;
  limit: number;
}

/** A page of summaries, newest first; `at` is the place of a row for the next page. */
export async function listSummaries(db: Queryable, page: OrdersPage): Promise<(OrderSummary & { at: string })[]> {
  const owner = page.owner.kind === 'buyer' ? 'o.buyer_id' : 'o.seller_id';
  const { rows } = await db.query<OrderSummary & { at: string }>({
    name: `orders-page-${page.owner.kind}`,
    text: `SELECT o.id AS "orderId", o.number, o.state, o.shop_name AS "shopName", o.shop_slug AS "shopSlug", o.buyer_name AS "buyerName", o.address->>'city' AS city, o.address->>'country' AS country,
             o.total_cents AS "totalCents", o.currency, i.count AS "itemCount", i.title AS "firstTitle", i.pictures, ${time('o.placed_at')} AS "placedAt", ${time('o.placed_at')} AS at, ${time('o.updated_at')} AS "stateSince",
             o.leaves_by AS "leavesBy", o.arrives_from AS "arrivesFrom", o.arrives_to AS "arrivesTo"
           FROM orders o CROSS JOIN LATERAL (
             SELECT sum(quantity)::int AS count, (array_agg(title ORDER BY id))[1] AS title, coalesce((jsonb_agg(picture ORDER BY id) FILTER (WHERE picture IS NOT NULL)), '[]') AS pictures
             FROM order_lines WHERE seller_id = o.seller_id AND order_id = o.id) i
           WHERE ${owner} = $1 AND ($2::text[] IS NULL OR o.state = ANY($2)) AND ($3::timestamptz IS NULL OR (o.placed_at, o.id) < ($3::timestamptz, $4))
             AND ($5::text IS NULL OR o.number ILIKE '%' || $5 || '%' OR o.buyer_name ILIKE '%' || $5 || '%' OR o.shop_name ILIKE '%' || $5 || '%'
               OR EXISTS (SELECT 1 FROM order_lines t WHERE t.seller_id = o.seller_id AND t.order_id = o.id AND t.title ILIKE '%' || $5 || '%'))
             AND ($7::int IS NULL OR o.placed_at >= make_timestamptz($7, 1, 1, 0, 0, 0, 'UTC') AND o.placed_at < make_timestamptz($7 + 1, 1, 1, 0, 0, 0, 'UTC'))
             AND ($8::timestamptz IS NULL OR o.leaves_by < ($8::timestamptz AT TIME ZONE 'UTC')::date)
             AND ($9::timestamptz IS NULL OR o.placed_at >= $9 AND ${soldSql('o.state')})
           ORDER BY o.placed_at DESC, o.id DESC LIMIT $6`,
    values: [
      page.owner.id,
      page.states,
      page.before?.at ?? null,
      page.before?.id ?? '',
      page.q?.replace(/[%_\\]/g, '\\$&') ?? null,
      page.limit,
      page.year,
      page.lateAt,
      page.soldSince,
    ],
  });
  return rows.map((row) => ({ ...row, pictures: row.pictures.slice(0, 4) }));
}

/** How many orders are in each state, and in which years any were placed. */
export async function countOrders(
  db: Queryable,
  owner: OrdersPage['owner'],
): Promise<{ counts: Record<string, number>; years: number[] }> {
  const { rows } = await db.query<{ state: string; count: number; year: number }>({
    name: `orders-counts-${owner.kind}`,
    text: `SELECT state, extract(year FROM placed_at AT TIME ZONE 'UTC')::int AS year, count(*)::int AS count FROM orders
           WHERE ${owner.kind === 'buyer' ? 'buyer_id' : 'seller_id'} = $1 GROUP BY 1, 2 ORDER BY 2 DESC`,
    values: [owner.id],
  });
  const counts: Record<string, number> = {};
  for (const { state, count } of rows) counts[state] = (counts[state] ?? 0) + count;
  return { counts, years: [...new Set(rows.map((row) => row.year))] };
}

/** Moves an order along; false when it is not in `from` any more. The move's row makes taking it twice impossible [INV-06]. */
export async function moveStored(
  tx: Transaction,
  move: { sellerId: string; orderId: string; from: OrderState; to: OrderState; at: Date; by: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'orders-move',
    text: `WITH moved AS (UPDATE orders SET state = $4, updated_at = $5 WHERE seller_id = $1 AND id = $2 AND state = $3 RETURNING seller_id, id)
           INSERT INTO order_transitions (seller_id, order_id, state, at, by) SELECT seller_id, id, $4, $5, $6 FROM moved`,
    values: [move.sellerId, move.orderId, move.from, move.to, move.at, move.by],
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
    text: 'SELECT seller_id AS "sellerId", listing_id AS "listingId", variant_id AS "variantId", quantity - restocked AS quantity FROM order_lines WHERE seller_id = $1 AND order_id = $2 AND quantity > restocked',
    values: [sellerId, orderId],
  });
  return rows;
}

/** [UX-70] What the buyer is written to in: who has an account as that says, a guest as they read when they bought. */
export async function findBuyerLanguage(
  db: Queryable,
  order: { sellerId: string; orderId: string },
): Promise<Language> {
  const { rows } = await db.query<{ language: Language }>({
    name: 'orders-buyer-language',
    text: `SELECT coalesce((SELECT ${mailLanguageSql('u')} FROM users u WHERE u.id = o.buyer_id), o.language) AS language
           FROM orders o WHERE o.seller_id = $1 AND o.id = $2`,
    values: [order.sellerId, order.orderId],
  });
  return onlyRow({ rows }).language;
}

export async function findBuyerId(db: Queryable, order: { sellerId: string; orderId: string }): Promise<string | null> {
  const { rows } = await db.query<{ buyerId: string | null }>({
    name: 'orders-buyer',
    text: 'SELECT buyer_id AS "buyerId" FROM orders WHERE seller_id = $1 AND id = $2',
    values: [order.sellerId, order.orderId],
  });
  return rows[0]?.buyerId ?? null;
}
