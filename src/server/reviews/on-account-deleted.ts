import { react } from '../platform/events/reaction.ts';
import { tellAll } from '../platform/events/tell.ts';

interface Written {
  sellerId: string;
  listingId: string;
  id: string;
}

/** [SUP-02] What somebody wrote of a piece stays for others, without the name; pages that show it are read anew. */
export const onAccountDeleted = react({
  name: 'reviews.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx, app }) => {
    const values = [event.payload.userId];
    const { rows: reviews } = await tx.query<Written>({
      name: 'reviews-forget-buyer',
      text: `UPDATE reviews SET buyer_name = 'Former member' WHERE buyer_id = $1 RETURNING seller_id AS "sellerId", listing_id AS "listingId", id`,
      values,
    });
    const { rows: questions } = await tx.query<Written>({
      name: 'reviews-forget-asker',
      text: `UPDATE questions SET asker_name = 'Former member' WHERE asker_id = $1 RETURNING seller_id AS "sellerId", listing_id AS "listingId", id`,
      values,
    });
    await tellAll(
      app,
      tx,
      'reviews.changed',
      reviews.map(({ id, ...of }) => ({ subject: id, payload: { ...of, reviewId: id } })),
    );
    await tellAll(
      app,
      tx,
      'reviews.question-changed',
      questions.map(({ id, ...of }) => ({ subject: id, payload: { ...of, questionId: id } })),
    );
  },
});
