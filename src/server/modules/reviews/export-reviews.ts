import { csvLines } from '#domain/core/csv.ts';
import { type OwnReviewFilter, ownReviewFilterSchema } from '#domain/reviews/contract.ts';
import type { App } from '../../platform/calls/app.ts';
import type { CsvRequest, CsvTable } from '../views/csv-route.ts';
import { listOfShop } from './review-store.ts';

/** So many reviews are in memory at once. */
const PAGE = 200;

type Review = Awaited<ReturnType<typeof listOfShop>>[number];
const rowOf = (review: Review): string[] => [
  review.createdAt,
  String(review.stars),
  review.buyerName,
  review.title,
  review.body,
  review.answer ?? '',
  review.answeredAt ?? '',
];

/** Oldest first: one that comes meanwhile is at its end. */
async function* parts(app: App, { userId, filter: criteria }: CsvRequest<OwnReviewFilter>): AsyncGenerator<string> {
  const { stars, unanswered, q } = criteria;
  const filter = { stars: stars ?? null, unanswered: unanswered ?? false, q: q?.trim() || undefined };
  let after: { at: string; id: string } | null = null;
  do {
    const rows: Review[] = await listOfShop(app.db, userId, { ...filter, direction: 'asc', after, limit: PAGE });
    yield csvLines(rows.map(rowOf));
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    after = last ? { at: last.createdAt, id: last.reviewId } : null;
  } while (after);
}

/** [UX-86] The reviews of a shop's pieces, all or those of a filter. */
export const exportedReviews: CsvTable<OwnReviewFilter> = {
  name: 'reviews',
  filter: ownReviewFilterSchema,
  head: ['written_at', 'stars', 'buyer', 'listing', 'review', 'answer', 'answered_at'],
  parts,
};
