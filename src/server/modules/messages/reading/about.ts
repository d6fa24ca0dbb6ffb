import { checkId } from '#domain/messages/check-ids.ts';
import type { ConversationContext } from '#domain/messages/model.ts';
import type { Order } from '#domain/orders/model.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { findBuyerId } from '../../orders/order-store.ts';
import { findOrderForBoth, findProduct, type Product } from './about-store.ts';

export interface Subject {
  sellerId: string;
  buyerId: string;
  productId: string | null;
  orderId: string | null;
  orderNumber: string | null;
  title: string;
  picture: Product['picture'];
  context: ConversationContext;
}
type SubjectProblem =
  { code: 'messages/invalid-product-id' } | { code: 'messages/order-not-found' } | { code: 'messages/guest-order' };

export const contextOfOrder = (order: Order): ConversationContext => ({
  kind: 'order',
  orderId: order.orderId,
  number: order.number,
  state: order.state,
  placedAt: order.placedAt,
  leavesBy: order.leavesBy,
  totalCents: order.totalCents,
  currency: order.currency,
  buyerName: order.buyerName,
  shopName: order.shopName,
  shopSlug: order.shopSlug,
  lines: order.lines.map(({ listingId, title, values, personalisation, quantity, picture }) => ({
    listingId,
    title,
    values,
    personalisation,
    quantity,
    picture,
  })),
});

export const contextOfProduct = ({ picture, sellerId: _seller, ...product }: Product): ConversationContext => ({
  kind: 'listing',
  ...product,
  picture,
});

/** [MSG-03] Who writes with whom about what: a listing with its maker, or an order between its two sides. */
export async function findSubject(
  db: Queryable,
  userId: string,
  { productId, orderId }: { productId?: string | undefined; orderId?: string | undefined },
): Promise<Result<Subject, SubjectProblem>> {
  if (orderId !== undefined) return subjectOfOrder(db, userId, orderId);
  const id = checkId('productId', productId);
  const product = id.ok ? await findProduct(db, { listingId: id.value, readerId: userId }) : null;
  if (!product?.isOffered) return fail({ code: 'messages/invalid-product-id' });
  return ok({
    sellerId: product.sellerId,
    buyerId: userId,
    productId: product.productId,
    orderId: null,
    orderNumber: null,
    title: product.title,
    picture: product.picture,
    context: contextOfProduct(product),
  });
}

async function subjectOfOrder(
  db: Queryable,
  userId: string,
  orderId: string,
): Promise<Result<Subject, SubjectProblem>> {
  const order = await findOrderForBoth(db, orderId, userId);
  if (!order) return fail({ code: 'messages/order-not-found' });
  const buyerId = await findBuyerId(db, order);
  if (buyerId === null) return fail({ code: 'messages/guest-order' });
  const [line] = order.lines;
  return ok({
    sellerId: order.sellerId,
    buyerId,
    productId: line?.listingId ?? null,
    orderId,
    orderNumber: order.number,
    title: line?.title ?? '',
    picture: line?.picture ?? null,
    context: contextOfOrder(order),
  });
}
