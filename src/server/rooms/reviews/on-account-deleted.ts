import { react } from '../../platform/events/reaction.ts';
import { publishAll } from '../../platform/events/publish.ts';
import { forgetAuthor } from './author-store.ts';

/** [SUP-02] What somebody wrote of a piece stays for others, without the name; pages that show it are read anew. */
export const onAccountDeleted = react({
  name: 'reviews.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx, app }) => {
    const { reviews, questions } = await forgetAuthor(tx, event.payload.userId);
    await publishAll(
      app,
      tx,
      'reviews.changed',
      reviews.map(({ id, ...of }) => ({ subject: id, payload: { ...of, reviewId: id } })),
    );
    await publishAll(
      app,
      tx,
      'reviews.question-changed',
      questions.map(({ id, ...of }) => ({ subject: id, payload: { ...of, questionId: id } })),
    );
  },
});
