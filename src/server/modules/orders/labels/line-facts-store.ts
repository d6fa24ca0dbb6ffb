import type { Queryable } from '../../../platform/database/open-database.ts';

/** What carriers and customs want to know of the pieces of a line, as their listing has it now. */
export interface LineFacts {
  orderId: string;
  lineId: string;
  /** 0 where its maker has not said. */
  weightGrams: number;
  hsCode: string;
}

export async function listLineFacts(
  db: Queryable,
  { sellerId, orderIds }: { sellerId: string; orderIds: readonly string[] },
): Promise<LineFacts[]> {
  const { rows } = await db.query<LineFacts>({
    name: 'labels-line-facts',
    text: `SELECT i.order_id AS "orderId", i.id AS "lineId", coalesce(l.weight_grams, 0) AS "weightGrams",
           coalesce(l.hs_code, '') AS "hsCode"
           FROM order_lines i LEFT JOIN listings l ON l.seller_id = i.seller_id AND l.id = i.listing_id
           WHERE i.seller_id = $1 AND i.order_id = ANY ($2)`,
    values: [sellerId, orderIds],
  });
  return rows;
}
