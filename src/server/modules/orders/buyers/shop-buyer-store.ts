import type { ShopBuyer } from '#domain/orders/buyers/buyer-contract.ts';
import type { BuyerSort } from '#domain/orders/buyers/sorts.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

const sortKeys: Record<BuyerSort, { column: string; type: string; read: string }> = {
  last: { column: 'b.last_at', type: 'timestamptz', read: iso('b.last_at', 'US') },
  orders: { column: 'b.orders', type: 'int', read: 'b.orders' },
  spent: { column: 'b.spent_cents', type: 'bigint', read: 'b.spent_cents' },
  name: { column: 'b.words', type: 'text', read: 'b.words' },
};

const buyerSql = `b.buyer_key AS "buyerKey", b.name, b.buyer_id IS NULL AS "isGuest", b.orders,
  b.spent_cents AS "spentCents", ${iso('b.first_at')} AS "firstAt", ${iso('b.last_at')} AS "lastAt",
  b.last_order_id AS "lastOrderId", o.address->>'city' AS city, o.address->>'country' AS country, b.note`;
const lastOrderSql = 'JOIN orders o ON o.seller_id = $1 AND o.id = b.last_order_id';

interface BuyersPage {
  view: 'repeat' | 'noted' | undefined;
  q: string | undefined;
  buyerKey: string | undefined;
  sort: BuyerSort;
  direction: 'asc' | 'desc';
  after: { key: string | number; id: string } | null;
  limit: number;
}

const views = { repeat: ' AND b.orders > 1', noted: ` AND b.note <> ''` };

/** [UX-86] A page of the buyers of a shop, by keyset; each combination is a statement of its own, so that its plan fits. */
export async function listShopBuyers(
  db: Queryable,
  sellerId: string,
  { view, q, buyerKey, sort, direction, after, limit }: BuyersPage,
): Promise<(ShopBuyer & { key: string | number })[]> {
  const { column, type, read } = sortKeys[sort];
  const values: unknown[] = [sellerId, limit];
  const narrowed = view ? views[view] : '';
  const textCondition = q
    ? ` AND b.words LIKE '%' || search_text($${values.push(q.replace(/[%_\\]/g, '\\$&'))}) || '%'`
    : '';
  const alone = buyerKey ? ` AND b.buyer_key = $${values.push(buyerKey)}` : '';
  const beyond = after
    ? ` AND (${column}, b.buyer_key) ${direction === 'asc' ? '>' : '<'} ($${values.push(after.key)}::${type},
        $${values.push(after.id)})`
    : '';
  const order = `${column} ${direction}, b.buyer_key ${direction}`;
  const { rows } = await db.query<ShopBuyer & { key: string | number }>({
    name: `orders-buyers-${sort}-${direction}-${view ?? ''}${textCondition && '-q'}${alone && '-alone'}${beyond && '-next'}`,
    text: `SELECT ${buyerSql}, ${read} AS key FROM (SELECT * FROM shop_buyers b
           WHERE b.seller_id = $1${narrowed}${textCondition}${alone}${beyond} ORDER BY ${order} LIMIT $2) b
           ${lastOrderSql} ORDER BY ${order}`,
    values,
  });
  return rows;
}

/** False where nobody bought under that key. */
export async function saveBuyerNote(
  tx: Transaction,
  { sellerId, buyerKey, note }: { sellerId: string; buyerKey: string; note: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'orders-buyer-note',
    text: 'UPDATE shop_buyers SET note = $3 WHERE seller_id = $1 AND buyer_key = $2',
    values: [sellerId, buyerKey, note],
  });
  return rowCount === 1;
}
