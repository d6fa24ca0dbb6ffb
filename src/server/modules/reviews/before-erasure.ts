import { publishAll } from '../../platform/events/publish.ts';
import type { BeforeErasure } from '../../platform/personal-data/erase-person.ts';
import { listWritten } from './author-store.ts';

/** [SUP-02] Pages that show what the person wrote are read anew. */
export const beforeErasure: BeforeErasure = async ({ tx, app, userId }) => {
  const { reviews, questions } = await listWritten(tx, userId);
  await publishAll(
    app,
    tx,
    reviews.map(({ id, ...of }) => ({
      name: 'reviews.changed' as const,
      subject: id,
      payload: { ...of, reviewId: id },
    })),
  );
  await publishAll(
    app,
    tx,
    questions.map(({ id, ...of }) => ({
      name: 'reviews.question-changed' as const,
      subject: id,
      payload: { ...of, questionId: id },
    })),
  );
};
