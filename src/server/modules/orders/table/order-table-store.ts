import type { ShopOrderFilter } from '#domain/orders/table/shop-order-filter.ts';
import type { OrderState, OrderSummary } from '#domain/orders/model.ts';
import type { OrderSort } from '#domain/orders/table/sorts.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';
import { linesSql, summarySql } from '../overview/order-list-store.ts';
import { soldSql } from '../overview/sold-sql.ts';
import { dueSql, proofWantedToSendSql, toSendSql } from '../overview/to-send-sql.ts';
import { sentSql } from '../parcels/parcel-store.ts';

const sortKeys: Record<OrderSort, { column: string; type: string; read: string }> = {
  placed: { column: 'o.placed_at', type: 'timestamptz', read: iso('o.placed_at', 'US') },
  leaves: { column: 'o.leaves_by', type: 'date', read: `to_char(o.leaves_by, 'YYYY-MM-DD')` },
  total: { column: 'o.total_cents', type: 'bigint', read: 'o.total_cents' },
};

interface OrderFilter {
  /** `late` are those that have to leave and whose day is over at `now`, `due_today` those whose day it is. */
  state?: ShopOrderFilter['state'];
  q?: string | undefined;
  year?: number | undefined;
  /** Only what counts as sold since then. */
  soldSince?: Date | null;
  /** Only what one buyer of the shop bought. */
  buyer?: string | undefined;
  now: Date;
}

interface TablePage extends OrderFilter {
  sort: OrderSort;
  direction: 'asc' | 'desc';
  after: { key: string | number; id: string } | null;
  limit: number;
}

export type TableOrder = OrderSummary & { key: string | number };

const zone = timeZoneOfSql('$1');
/** How many pieces of a line still have to leave, as `linesToSend` has it; once all have left, as many as were sent. */
const itemsSql = `l.quantity - l.not_sent - CASE WHEN o.state IN ('confirmed', 'processing')
    THEN ${sentSql} ELSE 0 END`;

/** Whether words are in the number, the buyer's name or the titles of an order, for lists of what belongs to orders; `q` is a parameter. */
export const orderTextSql = ({ sellerId, orderId, q }: { sellerId: string; orderId: string; q: string }): string =>
  `EXISTS (SELECT 1 FROM order_rows w WHERE w.seller_id = ${sellerId} AND w.order_id = ${orderId}
       AND w.words LIKE '%' || search_text(replace(replace(${q}, '%', ' '), '_', ' ')) || '%')`;

/** Orders that are looked at one by one before a search reads its index. */
const LOOKED_AT = 1000;
/** What begins like the number of an order, far enough to be one of few. */
const NUMBER = /^AM-\d{4}-\d{3,}$/;

/** The conditions of a filter that is set, with a name for the statement: each combination is a statement of its own, so that its plan fits. */
function filterSql(
  { state, year, soldSince, buyer, now }: OrderFilter,
  values: unknown[],
): { name: string; conditions: string } {
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const parts: [name: string, condition: string][] = [];
  if (state === 'to_ship') parts.push(['to-ship', toSendSql]);
  else if (state === 'late') parts.push(['late', dueSql('<', bind(now))]);
  else if (state === 'due_today') parts.push(['due-today', dueSql('=', bind(now))]);
  else if (state === 'proof_wanted') parts.push(['proof-wanted', proofWantedToSendSql]);
  else if (state) parts.push(['state', `o.state = ${bind(state)}`]);
  if (buyer) parts.push(['buyer', `o.buyer_key = ${bind(buyer)}`]);
  if (soldSince) parts.push(['sold', `o.placed_at >= ${bind(soldSince)} AND ${soldSql('o.state')}`]);
  if (year) {
    const of = `${bind(year)}::int`;
    const start = (which: string): string => `make_timestamptz(${which}, 1, 1, 0, 0, 0, ${zone})`;
    parts.push(['year', `o.placed_at >= ${start(of)} AND o.placed_at < ${start(`${of} + 1`)}`]);
  }
  return {
    name: parts.map(([name]) => `-${name}`).join(''),
    conditions: parts.map(([, condition]) => ` AND ${condition}`).join(''),
  };
}

/** The orders whose number begins so, by its index. */
const numbered = (number: string): string => `WITH numbered AS MATERIALIZED (
    SELECT id FROM orders WHERE seller_id = $1 AND number ~>=~ ${number} AND number ~<~ (${number} || ':'))`;

/** [UX-86] A page of the orders of a shop, by keyset. */
export async function listTableOrders(
  db: Queryable,
  sellerId: string,
  { sort, direction, after, limit, q, ...filter }: TablePage,
): Promise<TableOrder[]> {
  const { column, type, read } = sortKeys[sort];
  const values: unknown[] = [sellerId, limit];
  const { name, conditions } = filterSql(filter, values);
  const beyond = after
    ? ` AND (${column}, o.id) ${direction === 'asc' ? '>' : '<'} ($${values.push(after.key)}::${type},
        $${values.push(after.id)})`
    : '';
  const where = `WHERE o.seller_id = $1${conditions}${beyond}`;
  const order = `ORDER BY ${column} ${direction}, o.id ${direction}`;
  const list = async (how: string, orders: string): Promise<TableOrder[]> => {
    const { rows } = await db.query<TableOrder>({
      name: `orders-table-${sort}-${direction}${name}${beyond && '-next'}${how}`,
      text: `SELECT ${summarySql}, ${read} AS key FROM (${orders} ${order} LIMIT $2) o ${linesSql(itemsSql)} ${order}`,
      values,
    });
    return rows.map((row) => ({ ...row, pictures: row.pictures.slice(0, 4) }));
  };
  if (!q) return list('', `SELECT o.* FROM orders o ${where}`);
  const number = q.toUpperCase();
  const isNumber = NUMBER.test(number);
  const textParameter = `$${values.push(isNumber ? number : q.replace(/[%_\\]/g, ' '))}`;
  if (isNumber)
    return list(
      '-number',
      `${numbered(textParameter)} SELECT o.* FROM numbered n
       JOIN orders o ON o.seller_id = $1 AND o.id = n.id ${where}`,
    );
  const fits = `JOIN order_rows w ON w.seller_id = o.seller_id AND w.order_id = o.id
    AND w.words LIKE '%' || search_text(${textParameter}) || '%'`;
  // A word that stands in most orders fills a page from the next ones alone, and its index need not be read.
  const near = await list(
    '-near',
    `SELECT o.* FROM (SELECT o.* FROM orders o ${where} ${order} LIMIT ${LOOKED_AT}) o ${fits}`,
  );
  return near.length === limit ? near : list('-words', `SELECT o.* FROM orders o ${fits} ${where}`);
}

/** The orders of a shop that a filter leaves and that are in one of some states, in the order of their ids: so many behind `after`. */
export async function listMatchingOrderIds(
  db: Queryable,
  sellerId: string,
  { q, states, after, limit, ...filter }: OrderFilter & { states: readonly OrderState[]; after: string; limit: number },
): Promise<string[]> {
  const values: unknown[] = [sellerId, limit, after, states];
  const { name, conditions } = filterSql(filter, values);
  const textCondition = q
    ? ` AND ${orderTextSql({ sellerId: '$1', orderId: 'o.id', q: `$${values.push(q)}::text` })}`
    : '';
  const { rows } = await db.query<{ id: string }>({
    name: `orders-table-ids${name}${textCondition && '-words'}`,
    text: `SELECT o.id FROM orders o WHERE o.seller_id = $1 AND o.id > $3
             AND o.state = ANY($4)${conditions}${textCondition}
           ORDER BY o.id LIMIT $2`,
    values,
  });
  return rows.map(({ id }) => id);
}

/** How many orders of a shop are in each state, and the years from its first order to its last. */
export async function countTableOrders(
  db: Queryable,
  sellerId: string,
): Promise<{ counts: Record<string, number>; years: number[] }> {
  const yearOf = (which: 'min' | 'max'): string =>
    `(SELECT extract(year FROM ${which}(placed_at) AT TIME ZONE ${zone})::int FROM orders WHERE seller_id = $1)`;
  const { rows } = await db.query<{ counts: Record<string, number>; first: number | null; last: number | null }>({
    name: 'orders-table-counts',
    text: `SELECT coalesce((SELECT json_object_agg(state, orders)
             FROM (SELECT state, sum(orders)::int AS orders FROM order_row_counts
             WHERE seller_id = $1 GROUP BY 1 HAVING sum(orders) > 0) n), '{}') AS counts, ${yearOf('min')} AS first,
             ${yearOf('max')} AS last`,
    values: [sellerId],
  });
  const { counts = {}, first = null, last = null } = rows[0] ?? {};
  const years = first === null || last === null ? [] : Array.from({ length: last - first + 1 }, (_, n) => last - n);
  return { counts, years };
}

/** Adds up the changes of counts; true where there may be more. */
export async function foldOrderCounts(tx: Transaction, limit: number): Promise<boolean> {
  const { rows } = await tx.query<{ more: boolean }>({
    name: 'orders-fold-counts',
    text: `WITH full_shops AS (SELECT seller_id FROM order_row_counts GROUP BY 1
             HAVING count(*) > 16 + count(DISTINCT (state, due_on)) LIMIT $1),
             taken AS (DELETE FROM order_row_counts c USING full_shops f WHERE c.seller_id = f.seller_id RETURNING c.*),
             folded AS (INSERT INTO order_row_counts (seller_id, state, due_on, orders)
               SELECT seller_id, state, due_on, sum(orders) FROM taken
               GROUP BY 1, 2, 3 HAVING sum(orders) <> 0)
           SELECT count(*) >= $1 AS more FROM full_shops`,
    values: [limit],
  });
  return rows[0]?.more ?? false;
}
