import { ok } from '#domain/core/result.ts';
import { reviewsContract } from '#domain/reviews/contract.ts';
import { read } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { listListingsToReview } from './author-store.ts';

/** [CAT-04] What the signed-in person may review: pieces that have arrived, the newest order first. The rule is that of `mayReview`. */
export const listToReview = read(reviewsContract.listToReview, { policy: signedIn }, async ({ app, caller }) =>
  ok({ items: await listListingsToReview(app.db, caller.session?.userId ?? '') }),
);
