import { ratingDelta } from '#domain/reviews/rating.ts';
import type { ReviewState } from '#domain/reviews/model.ts';
import { listingChanged } from '../listings/write-listing.ts';
import { addRating } from '../listings/listing-store.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';

interface ChangedReview {
  sellerId: string;
  listingId: string;
  reviewId: string;
}

/** [CAT-04] A review came, appeared or disappeared: the ratings follow in the same transaction, and with them cards, search and pages. */
export async function reviewMoved(
  app: App,
  tx: Transaction,
  review: ChangedReview & {
    buyerId: string;
    stars: number;
    before: ReviewState | 'none';
    after: ReviewState;
    wasPublished: boolean;
    decided?: boolean;
  },
): Promise<void> {
  const { sellerId, listingId, reviewId, buyerId, stars, before, after, wasPublished, decided } = review;
  const delta = ratingDelta({ before, after, stars });
  if (delta.count !== 0) {
    await addRating(tx, { sellerId, listingId, ...delta });
    await listingChanged(app, tx, { sellerId, listingId });
  }
  if (after === 'visible' && !wasPublished)
    await publish(app, tx, {
      name: 'reviews.published',
      subject: reviewId,
      payload: { sellerId, listingId, reviewId, buyerId, stars, decided },
      live: [`shop:${sellerId}`],
    });
  else if (before !== 'none') await reviewChanged(app, tx, { sellerId, listingId, reviewId });
}

/** Words or marks of a visible review are others now; nothing is counted anew. */
export const reviewChanged = (
  app: App,
  tx: Transaction,
  { sellerId, listingId, reviewId }: ChangedReview,
): Promise<void> =>
  publish(app, tx, { name: 'reviews.changed', subject: reviewId, payload: { sellerId, listingId, reviewId } });
