import { fail, ok } from '#domain/core/result.ts';
import { mayReview } from '#domain/reviews/may-review.ts';
import { reviewsContract } from '#domain/reviews/contract.ts';
import { ratingOf } from '#domain/reviews/rating.ts';
import { findOrderOfBuyer } from '../orders/order-store.ts';
import { read } from '../../platform/calls/call.ts';
import { pageOf, parsedCursor, timeCursor, timeCursorOf } from '../../platform/calls/cursor.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import { findSellerOfListing } from './question-store.ts';
import {
  countStars,
  countUnanswered,
  listOfListing,
  listOfOrder,
  listOfShop,
  listReviewPictures,
  type ReviewCursor,
} from './review-store.ts';

const STRIP = 48;

/** Where a page of reviews ended: the key of its order, the time and the id. */
function parseReviewCursor(cursor: string | undefined): ReviewCursor | null {
  const [key, ...rest] = parsedCursor(cursor, 3) ?? [];
  const time = timeCursorOf(rest);
  return time && Number.isInteger(key) && Math.abs(Number(key)) < 2 ** 31 ? { key: Number(key), ...time } : null;
}

/** [CAT-04, UX-40] Reviews of a piece: a page of them, what the stars add up to, and the pictures of buyers. */
export const listReviews = read(
  reviewsContract.listReviews,
  { policy: anyone, cache: ({ listingId }) => [`reviews:${listingId}`, `listing:${listingId}`] },
  async ({ input, app }) => {
    const listing = await findSellerOfListing(app.db, input.listingId);
    if (!listing) return fail({ code: 'reviews/listing-not-found' });
    const of = { sellerId: listing.sellerId, listingId: input.listingId };
    const [rows, stars, pictures] = await Promise.all([
      listOfListing(app.db, of, {
        sort: input.sort,
        stars: input.stars ?? null,
        after: parseReviewCursor(input.cursor),
        limit: input.limit + 1,
      }),
      countStars(app.db, of),
      listReviewPictures(app.db, of, STRIP),
    ]);
    const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.key, last.createdAt, last.reviewId]);
    return ok({
      items: items.map(({ key: _key, ...review }) => review),
      nextCursor,
      rating: ratingOf(stars),
      pictures,
    });
  },
);

export const listShopReviews = read(
  reviewsContract.listShopReviews,
  { policy: anyone, cache: ({ sellerId }) => [`shop-reviews:${sellerId}`, `seller:${sellerId}`] },
  async ({ input, app }) => {
    const { sellerId, limit } = input;
    const [rows, stars] = await Promise.all([
      listOfShop(app.db, sellerId, {
        stars: null,
        unanswered: false,
        after: timeCursor(input.cursor),
        limit: limit + 1,
      }),
      countStars(app.db, { sellerId }),
    ]);
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.createdAt, last.reviewId]);
    return ok({
      items: items.map(({ orderId: _orderId, ...review }) => review),
      nextCursor,
      rating: ratingOf(stars),
    });
  },
);

/** [ORD-02] What the buyer may review in an own order. */
export const listOrderReviews = read(
  reviewsContract.listOrderReviews,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const buyerId = caller.session?.userId ?? '';
    const order = await findOrderOfBuyer(app.db, input.orderId, buyerId);
    if (!order) return fail({ code: 'reviews/order-not-found' });
    const written = await listOfOrder(app.db, order);
    const lines = order.lines.map(({ id, listingId }) => {
      const review = written.find((each) => each.lineId === id);
      return {
        lineId: id,
        listingId,
        mayReview: mayReview({
          orderState: order.state,
          buyerId,
          sellerId: order.sellerId,
          isReviewed: review !== undefined,
        }).ok,
        review: review ? { reviewId: review.reviewId, stars: review.stars, state: review.state } : null,
      };
    });
    return ok({ orderState: order.state, lines });
  },
);

function starsCursor(cursor: string | undefined): { stars: number; at: string; id: string } | null {
  const parsed = parseReviewCursor(cursor);
  return parsed && { stars: parsed.key, at: parsed.at, id: parsed.id };
}

/** [UX-86] The maker's reviews, those without an answer alone if wanted. */
export const listOwnReviews = read(
  reviewsContract.listOwnReviews,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const { limit, stars, unanswered, sort, direction } = input;
    const isByStars = sort === 'stars';
    const [rows, counts, open] = await Promise.all([
      listOfShop(app.db, sellerId, {
        stars: stars ?? null,
        unanswered: unanswered ?? false,
        q: input.q?.trim() || undefined,
        ...{ isByStars, direction },
        after: isByStars ? starsCursor(input.cursor) : timeCursor(input.cursor),
        limit: limit + 1,
      }),
      countStars(app.db, { sellerId }),
      countUnanswered(app.db, sellerId),
    ]);
    return ok({
      ...pageOf(rows, limit, (last) => [...(isByStars ? [last.stars] : []), last.createdAt, last.reviewId]),
      rating: ratingOf(counts),
      unanswered: open,
    });
  },
);
