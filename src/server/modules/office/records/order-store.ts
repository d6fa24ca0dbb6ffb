import type { Moment } from '#domain/office/model.ts';
import type { OrderPart, OrderRecord, OrderRow } from '#domain/office/records-contract.ts';
import { iso } from '../../../platform/database/iso.ts';
import { type Direction, type KeyCursor, keysetSql, type SortKey } from '../../../platform/database/keyset.ts';
import { betweenDaysSql, onDaySql } from '../../../platform/database/on-day.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';
import { actions, timelineSql } from './timeline-store.ts';

export interface OrderLocation {
  orderId: string;
  sellerId: string;
  buyerId: string | null;
  checkoutId: string;
  number: string;
}

/** Whose an order is and how it was paid for. */
export async function findOrderLocation(db: Queryable, orderId: string): Promise<OrderLocation | null> {
  const { rows } = await db.query<OrderLocation>({
    name: 'office-order-place',
    text: `SELECT id AS "orderId", seller_id AS "sellerId", buyer_id AS "buyerId", checkout_id AS "checkoutId", number
           FROM orders WHERE id = $1`,
    values: [orderId],
  });
  return rows[0] ?? null;
}

export async function findOrderPayment(db: Queryable, checkoutId: string): Promise<OrderRecord['payment']> {
  const { rows } = await db.query<NonNullable<OrderRecord['payment']>>({
    name: 'office-order-payment',
    text: `SELECT status, amount_cents AS "amountCents", captured_cents AS "capturedCents",
           refunded_cents AS "refundedCents" FROM payments WHERE checkout_id = $1`,
    values: [checkoutId],
  });
  return rows[0] ?? null;
}

/** The other orders of the same payment. */
export async function listBeside(db: Queryable, location: OrderLocation): Promise<OrderRecord['beside']> {
  const { rows } = await db.query<OrderRecord['beside'][number]>({
    name: 'office-order-beside',
    text: `SELECT id AS "orderId", number, shop_name AS "shopName" FROM orders WHERE checkout_id = $1 AND id <> $2
           ORDER BY number LIMIT 50`,
    values: [location.checkoutId, location.orderId],
  });
  return rows;
}

const text = timelineSql([
  {
    at: 'at',
    kind: 'move',
    state: 'state',
    by: 'by',
    from: 'order_transitions WHERE seller_id = $2 AND order_id = $1',
  },
  {
    at: 'created_at',
    kind: 'checkout',
    cents: 'total_cents',
    from: 'checkouts WHERE id = $3',
  },
  {
    at: 'created_at',
    kind: 'review',
    who: 'buyer_name',
    stars: 'stars',
    state: 'state',
    quote: 'left(body, 300)',
    from: 'reviews WHERE seller_id = $2 AND order_id = $1',
  },
  actions(`subject_kind = 'order' AND subject_id = $1`),
]);

/** [UX-96] What happened to an order, newest first. */
export async function findOrderTimeline(db: Queryable, location: OrderLocation): Promise<Moment[]> {
  const { rows } = await db.query<Moment>({
    name: 'office-order-timeline',
    text,
    values: [location.orderId, location.sellerId, location.checkoutId],
  });
  return rows;
}

type OrderSort = 'placed' | 'total' | 'leaves';
export const orderSorts: Record<OrderSort, SortKey> = {
  placed: { column: 'o.placed_at', type: 'time' },
  total: { column: 'o.total_cents', type: 'number' },
  leaves: { column: 'o.leaves_by', type: 'day' },
};

interface Wanted {
  q: string | null;
  state: string | null;
  /** What happened on it decides which orders fit. */
  day: string | null;
  what: 'placed' | 'refunded';
  from: string | null;
  until: string | null;
  part: OrderPart | null;
  /** What somebody bought, or sold, as their record counts it. */
  buyerId: string | null;
  sellerId: string | null;
  sort: OrderSort;
  direction: Direction;
  after: KeyCursor | null;
  limit: number;
}

const row = `o.id AS "orderId", o.number, o.state, o.shop_name AS "shopName", o.seller_id AS "sellerId",
  o.buyer_name AS "buyerName", o.buyer_id AS "buyerId", o.total_cents AS "totalCents", o.delivery_id AS "deliveryId",
  o.leaves_by AS "leavesBy", ${timeZoneOfSql('o.seller_id')} AS "timeZone", ${iso('o.placed_at', 'US')} AS "placedAt"`;
/** By number, id, or the address of the buyer's account: each by its own index. */
const fits = `o.id IN (SELECT order_id FROM order_numbers WHERE number = upper($8) UNION SELECT $8::text
  UNION SELECT b.id FROM orders b WHERE b.buyer_id IN (SELECT id FROM users WHERE email = lower($8)))`;

const happened: Record<Wanted['what'], string> = {
  placed: `(${onDaySql('o.placed_at', '$5')}
      AND ($5::date IS NULL OR o.state NOT IN ('pending_payment', 'cancelled')))`,
  refunded: `EXISTS (SELECT 1 FROM order_transitions m
    WHERE m.seller_id = o.seller_id AND m.order_id = o.id AND m.state = 'refunded' AND ${onDaySql('m.at', '$5')})`,
};

const partCents: Record<OrderPart, string> = {
  lines: 'o.subtotal_cents',
  discount: '-o.discount_cents',
  postage: 'o.shipping_cents',
  tax: 'o.tax_cents',
  vat: `coalesce((o.contained_tax->>'taxCents')::bigint, 0)`,
};

function ofPerson({ q, buyerId, sellerId }: Wanted): { name: string; sql: string; values: string[] } {
  const sides = [['buyer', buyerId] as const, ['seller', sellerId] as const].flatMap(([side, id]) =>
    id === null ? [] : [{ side, id }],
  );
  if (sides.length === 0) return { name: '', sql: '', values: [] };
  const conditions = sides.map(({ side }, index) => ` AND o.${side}_id = $${(q ? 9 : 8) + index}`);
  return {
    name: sides.map(({ side }) => `-of-${side}`).join(''),
    sql: `${conditions.join('')} AND o.state NOT IN ('pending_payment', 'cancelled')`,
    values: sides.map(({ id }) => id),
  };
}

/** Orders of all shops. */
export async function listRows(db: Queryable, wanted: Wanted): Promise<(OrderRow & { key: string | number })[]> {
  const { q, state, day, what, from, until, part, sort, direction, after, limit } = wanted;
  const theirs = ofPerson(wanted);
  const { key, beyond, order } = keysetSql(orderSorts[sort], { direction, id: 'o.id', after: ['$2', '$3'] });
  const matching = q ? { name: '-found', sql: ` AND ${fits}` } : { name: '', sql: '' };
  const withPart = part ? { name: `-${part}`, sql: ` AND ${partCents[part]} <> 0` } : { name: '', sql: '' };
  const { rows } = await db.query<OrderRow & { key: string | number }>({
    name: `office-orders-${sort}-${direction}-${what}${matching.name}${withPart.name}${theirs.name}`,
    text: `SELECT ${row}, ${part ? partCents[part] : 'NULL::bigint'} AS "partCents", ${key} AS key FROM orders o
           WHERE ($1::text IS NULL OR o.state = $1) AND ${beyond}
             AND ${betweenDaysSql('o.placed_at', '$6', '$7')} AND ($6 IS NULL OR o.state <> 'pending_payment')
             AND ${happened[what]}${matching.sql}${withPart.sql}${theirs.sql}
           ${order} LIMIT $4`,
    values: [state, after?.key ?? null, after?.id ?? '', limit, day, from, until, ...(q ? [q] : []), ...theirs.values],
  });
  return rows;
}
