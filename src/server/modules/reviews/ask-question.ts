import { fail, ok } from '#domain/core/result.ts';
import { publicName } from '#domain/reviews/may-review.ts';
import { reviewsContract } from '#domain/reviews/contract.ts';
import { saveReplyHours } from '../shops/shop-store.ts';
import { hasBlocked } from '../accounts/safety/blocked-store.ts';
import { findPerson } from '../accounts/account-store.ts';
import type { App } from '../../platform/calls/app.ts';
import { read, write } from '../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../platform/calls/cursor.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { firstState } from './first-state.ts';
import {
  countQuestions,
  countUnansweredQuestions,
  findQuestions,
  findSellerOfListing,
  insertQuestion,
  listQuestionsOf,
  listQuestionsOfShop,
  lockQuestion,
  saveQuestionAnswer,
  usualReplyHours,
} from './question-store.ts';

/** Everybody may read it now: the shop is told. */
export const publishQuestion = (
  app: App,
  tx: Transaction,
  request: { sellerId: string; listingId: string; questionId: string; askerId: string; decided?: boolean },
): Promise<void> =>
  publish(app, tx, {
    name: 'reviews.asked',
    subject: request.questionId,
    payload: request,
    live: [`shop:${request.sellerId}`],
  });

/** [CAT-04] Anyone signed in asks, but not the shop itself. */
export const askQuestion = write(
  reviewsContract.askQuestion,
  { policy: signedIn, limit: { times: 20, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const askerId = caller.session?.userId ?? '';
    const { listingId } = input;
    const listing = await findSellerOfListing(tx, listingId);
    if (!listing) return fail({ code: 'reviews/listing-not-found' });
    const { sellerId } = listing;
    if (sellerId === askerId) return fail({ code: 'reviews/own-shop' });
    if (await hasBlocked(tx, { ownerId: sellerId, personId: askerId })) return fail({ code: 'reviews/does-not-take' });
    const questionId = app.ids.uuid();
    const state = firstState(app.config);
    const askerName = publicName((await findPerson(tx, askerId))?.display_name ?? '');
    await insertQuestion(tx, {
      sellerId,
      listingId,
      id: questionId,
      askerId,
      askerName,
      body: input.question,
      state,
      now: app.clock.now(),
    });
    if (state === 'visible') await publishQuestion(app, tx, { sellerId, listingId, questionId, askerId });
    return ok({ questionId, state });
  },
);

/** [CAT-04] The shop answers a question about its piece, once. To others it is not there. */
export const answerQuestion = write(
  reviewsContract.answerQuestion,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const question = await lockQuestion(tx, input.questionId);
    if (!question || question.sellerId !== caller.session?.userId || question.state !== 'visible')
      return fail({ code: 'reviews/question-not-found' });
    if (question.answer !== null) return fail({ code: 'reviews/already-answered' });
    const { sellerId, listingId, askerId } = question;
    const { questionId } = input;
    await saveQuestionAnswer(tx, { sellerId, questionId, answer: input.answer, now: app.clock.now() });
    const hours = await usualReplyHours(tx, sellerId);
    if (hours !== null) await saveReplyHours(tx, sellerId, hours);
    await publish(app, tx, {
      name: 'reviews.question-answered',
      subject: questionId,
      payload: { sellerId, listingId, questionId, askerId },
      live: [`user:${askerId}`],
    });
    return ok({ answered: true as const });
  },
);

/** [UX-41] Questions of a piece; with words, the ones that ask about them, so that nobody has to ask twice. */
export const listQuestions = read(
  reviewsContract.listQuestions,
  { policy: anyone, cache: ({ listingId }) => [`questions:${listingId}`, `listing:${listingId}`] },
  async ({ input, app }) => {
    const listing = await findSellerOfListing(app.db, input.listingId);
    if (!listing) return fail({ code: 'reviews/listing-not-found' });
    const of = { sellerId: listing.sellerId, listingId: input.listingId };
    const count = await countQuestions(app.db, of);
    if (input.q)
      return ok({
        items: await findQuestions(app.db, of, { q: input.q, limit: input.limit }),
        nextCursor: null,
        count,
      });
    const rows = await listQuestionsOf(app.db, of, { before: timeCursor(input.cursor), limit: input.limit + 1 });
    return ok({
      ...pageOf(rows, input.limit, (last) => [last.createdAt, last.questionId]),
      count,
    });
  },
);

export const listOwnQuestions = read(
  reviewsContract.listOwnQuestions,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const rows = await listQuestionsOfShop(app.db, sellerId, {
      unanswered: input.unanswered ?? false,
      before: timeCursor(input.cursor),
      limit: input.limit + 1,
    });
    return ok({
      ...pageOf(rows, input.limit, (last) => [last.createdAt, last.questionId]),
      unanswered: await countUnansweredQuestions(app.db, sellerId),
    });
  },
);
