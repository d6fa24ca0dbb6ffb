import type { Queryable } from '../../../platform/database/open-database.ts';

/** [MSG-14] Who wrote and about what, for the alert of the seller. */
export async function findMessageForAlert(
  db: Queryable,
  of: { sellerId: string; conversationId: string },
): Promise<{ customerName: string; productTitle: string } | null> {
  const { rows } = await db.query<{ customerName: string; productTitle: string }>({
    name: 'messages-for-alert',
    text: `SELECT coalesce(CASE WHEN u.deleted_at IS NULL THEN u.display_name END, '') AS "customerName",
           c.product_title AS "productTitle"
           FROM conversations c LEFT JOIN users u ON u.id = c.buyer_id WHERE c.seller_id = $1 AND c.id = $2`,
    values: [of.sellerId, of.conversationId],
  });
  return rows[0] ?? null;
}
