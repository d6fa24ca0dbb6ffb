import type { Queryable } from '../../../platform/database/open-database.ts';

/** The numbers of a shop's own orders. */
export async function listNumbers(
  db: Queryable,
  sellerId: string,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; number: string }>({
    name: 'orders-bulk-numbers',
    text: 'SELECT id, number FROM orders WHERE seller_id = $1 AND id = ANY($2)',
    values: [sellerId, orderIds],
  });
  return new Map(rows.map(({ id, number }) => [id, number]));
}
