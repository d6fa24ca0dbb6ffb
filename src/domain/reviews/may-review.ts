import { fail, ok, type Result } from '../core/result.ts';
import type { OrderState } from '../orders/model.ts';

interface ReviewedLine {
  orderState: OrderState;
  buyerId: string;
  sellerId: string;
  /** The line has a review already. */
  isReviewed: boolean;
}

export type MayReviewProblem =
  { code: 'reviews/not-delivered' } | { code: 'reviews/already-written' } | { code: 'reviews/own-shop' };

/** [CAT-04] Only a delivered line may be reviewed, once, and never by the shop that sold it. */
export function mayReview({ orderState, buyerId, sellerId, isReviewed }: ReviewedLine): Result<true, MayReviewProblem> {
  if (buyerId === sellerId) return fail({ code: 'reviews/own-shop' });
  if (orderState !== 'delivered' && orderState !== 'completed') return fail({ code: 'reviews/not-delivered' });
  if (isReviewed) return fail({ code: 'reviews/already-written' });
  return ok(true);
}

/** [CAT-04] One finds the reviews of others helpful: not one's own, and not those of one's own pieces. */
export function mayMark({
  userId,
  buyerId,
  sellerId,
}: {
  userId: string;
  buyerId: string;
  sellerId: string;
}): Result<true, { code: 'reviews/own-review' } | { code: 'reviews/own-shop' }> {
  if (userId === buyerId) return fail({ code: 'reviews/own-review' });
  if (userId === sellerId) return fail({ code: 'reviews/own-shop' });
  return ok(true);
}

/** The name under a review or question: people who write in public show their first name and a letter. */
export function publicName(displayName: string): string {
  const [first = '', ...rest] = displayName.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0] ?? ''}.` : first || 'Somebody';
}
