import { ok } from '#domain/core/result.ts';
import { reviewsContract } from '#domain/reviews/contract.ts';
import type { PieceToReview } from '#domain/reviews/model.ts';
import { read } from '../platform/calls/call.ts';
import { signedIn } from '../platform/calls/policy.ts';

const MOST = 12;

/** [CAT-04] What the signed-in person may review: pieces that have arrived, the newest order first. The rule is that of `mayReview`. */
export const listToReview = read(reviewsContract.listToReview, { policy: signedIn }, async ({ app, caller }) => {
  const { rows } = await app.db.query<PieceToReview>({
    name: 'reviews-to-write',
    text: `SELECT o.id AS "orderId", l.id AS "lineId", l.title, l.option_values AS "values", l.picture, o.shop_name AS "shopName"
           FROM orders o JOIN order_lines l ON l.seller_id = o.seller_id AND l.order_id = o.id
           WHERE o.buyer_id = $1 AND o.seller_id <> $1 AND o.state IN ('delivered', 'completed')
             AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.seller_id = l.seller_id AND r.order_id = l.order_id AND r.line_id = l.id)
           ORDER BY o.placed_at DESC, o.id, l.id LIMIT ${MOST}`,
    values: [caller.session?.userId ?? ''],
  });
  return ok({ items: rows });
});
