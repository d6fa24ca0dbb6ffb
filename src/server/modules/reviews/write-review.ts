import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { mayReview, publicName } from '#domain/reviews/may-review.ts';
import { reviewsContract } from '#domain/reviews/contract.ts';
import type { ReviewInput } from '#domain/reviews/model.ts';
import { findPerson } from '../accounts/account-store.ts';
import { listPictures } from '../files/picture-store.ts';
import { findOrderOfBuyer } from '../orders/order-store.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { firstState } from './first-state.ts';
import { insertReview, listOfOrder } from './review-store.ts';
import { reviewMoved } from './publish-review.ts';

/** The writer's own pictures with what is known of them; a picture of somebody else is not there. */
async function picturesOf(
  tx: Transaction,
  ownerId: string,
  pictures: ReviewInput['pictures'],
): Promise<Result<Picture[], { code: 'reviews/unknown-picture' }>> {
  if (pictures.length === 0) return ok([]);
  const stored = await listPictures(
    tx,
    ownerId,
    pictures.map((picture) => picture.id),
  );
  const matches: Picture[] = [];
  for (const { id, alt } of pictures) {
    const row = stored.get(id);
    if (!row) return fail({ code: 'reviews/unknown-picture' });
    if (!matches.some((picture) => picture.id === id))
      matches.push({ id, width: row.width, height: row.height, colour: row.colour, alt, focusX: 0.5, focusY: 0.5 });
  }
  return ok(matches);
}

/** [CAT-04] The buyer reviews a delivered line of an own order, once. */
export const writeReview = write(
  reviewsContract.writeReview,
  { policy: signedIn, limit: { times: 60, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const buyerId = caller.session?.userId ?? '';
    const order = await findOrderOfBuyer(tx, input.orderId, buyerId);
    const line = order?.lines.find((each) => each.id === input.lineId);
    if (!order || !line) return fail({ code: 'reviews/order-not-found' });
    const { sellerId, orderId } = order;
    const written = await listOfOrder(tx, { sellerId, orderId });
    const may = mayReview({
      orderState: order.state,
      buyerId,
      sellerId,
      isReviewed: written.some((review) => review.lineId === line.id),
    });
    if (!may.ok) return may;
    const pictures = await picturesOf(tx, buyerId, input.pictures);
    if (!pictures.ok) return pictures;
    const reviewId = app.ids.uuid();
    const state = firstState(app.config);
    const buyerName = publicName((await findPerson(tx, buyerId))?.display_name ?? '');
    const { listingId } = line;
    const isFirst = await insertReview(tx, {
      sellerId,
      id: reviewId,
      orderId,
      lineId: line.id,
      listingId,
      buyerId,
      buyerName,
      stars: input.stars,
      body: input.body,
      values: line.values,
      pictures: pictures.value,
      state,
      now: app.clock.now(),
    });
    if (!isFirst) return fail({ code: 'reviews/already-written' });
    await reviewMoved(app, tx, {
      sellerId,
      listingId,
      reviewId,
      buyerId,
      stars: input.stars,
      before: 'none',
      after: state,
      wasPublished: false,
    });
    return ok({ reviewId, state });
  },
);
