import type { Correspondent, ConversationContext } from '#domain/messages/model.ts';
import type { Order } from '#domain/orders/model.ts';
import { ownReservedSql } from '../../cart/cart-store.ts';
import { findOrderOfBuyer, findOrderOfShop } from '../../orders/order-store.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

export type Product = Omit<Extract<ConversationContext, { kind: 'listing' }>, 'kind'> & { sellerId: string };

/**
 * A listing as the card beside a thread shows it; one that was taken out of the shop too, as long as it exists. [CAT-02] In stock is what its
 * reader can buy, the pieces that their own checkout holds among it.
 */
export async function findProduct(
  db: Queryable,
  { listingId, readerId }: { listingId: string; readerId: string },
): Promise<Product | null> {
  const { rows } = await db.query<{ product: Product }>({
    name: 'messages-find-product',
    text: `SELECT jsonb_build_object('sellerId', l.seller_id, 'productId', l.id, 'title', l.title, 'picture',
           l.pictures -> 0, 'priceCents', v.lowest,
             'priceVaries', v.lowest <> v.highest, 'currency', l.currency, 'stock', v.stock, 'madeToOrder',
               l.made_to_order,
             'isOffered', l.state IN ('active', 'sold_out'), 'shopName', s.name, 'shopSlug', s.slug) AS product
           FROM listings l JOIN shops s ON s.seller_id = l.seller_id CROSS JOIN LATERAL (
             SELECT min(price_cents) AS lowest, max(price_cents) AS highest,
               coalesce(sum(v.stock + ${ownReservedSql('$2')}), 0)::int AS stock
             FROM variants v WHERE v.seller_id = l.seller_id AND v.listing_id = l.id) v
           WHERE l.id = $1 AND l.state NOT IN ('draft', 'pending_review') AND v.lowest IS NOT NULL`,
    values: [listingId, `cart-${readerId}`],
  });
  return rows[0]?.product ?? null;
}

/** An order of which this person is one of the two sides. */
export const findOrderForBoth = async (db: Queryable, orderId: string, userId: string): Promise<Order | null> =>
  (await findOrderOfBuyer(db, orderId, userId)) ?? (await findOrderOfShop(db, orderId, userId));

export interface Other extends Correspondent {
  isClosed: boolean;
  hasBlocked: boolean;
  isBlocked: boolean;
}

/** The other one as the list shows them, for the one who would write. */
export async function findOther(
  db: Queryable,
  { userId, otherId, otherRole }: { userId: string; otherId: string; otherRole: 'buyer' | 'seller' },
): Promise<Other> {
  const { rows } = await db.query<Other>({
    name: 'messages-find-other',
    text: `SELECT CASE WHEN o.deleted_at IS NULL THEN o.id END AS "userId", coalesce(h.name, o.display_name) AS name,
           h.slug AS "shopSlug", h.portrait,
             o.deleted_at IS NOT NULL OR o.account_status = 'banned' AS "isClosed",
             EXISTS (SELECT 1 FROM message_blocks b WHERE b.user_id = $1 AND b.blocked_id = $2) AS "hasBlocked",
             EXISTS (SELECT 1 FROM message_blocks b WHERE b.user_id = $2 AND b.blocked_id = $1) AS "isBlocked"
           FROM users o LEFT JOIN shops h ON h.seller_id = o.id AND $3 = 'seller' WHERE o.id = $2`,
    values: [userId, otherId, otherRole],
  });
  return (
    rows[0] ?? {
      userId: null,
      name: '',
      shopSlug: null,
      portrait: null,
      isClosed: true,
      hasBlocked: false,
      isBlocked: false,
    }
  );
}
