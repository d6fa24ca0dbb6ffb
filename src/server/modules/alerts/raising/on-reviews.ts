import { alertThresholds } from '#domain/alerts/thresholds.ts';
import { truncate } from '#domain/core/visible-text.ts';
import { react } from '../../../platform/events/reaction.ts';
import { hasBlocked } from '../../accounts/safety/blocked-store.ts';
import { findQuestionForAlert, findReviewForAlert } from '../../reviews/alert-facts-store.ts';
import { notifyBuyer } from '../buyers/notify-buyer.ts';
import { raiseAlert } from '../raise-alert.ts';

type Values = Parameters<typeof raiseAlert>[2]['values'];

const EXCERPT = 140;

/** The first words of a text, cut at a word. */
function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = truncate(line, EXCERPT);
  return first === line ? line : `${first.replace(/\s+\S*$/, '')} …`;
}

/** Seen by everybody, and that since this event or before: not if the decision was taken back, even if it was made again. */
const isSeen = ({ seenSince }: { seenSince: Date | null }, at: Date): boolean => seenSince !== null && seenSince <= at;

/** Where a decision let it be told, the alert and its mail are found by it again. */
const decidedOn = (payload: object, id: string): { decided?: string } =>
  'decided' in payload && payload.decided === true ? { decided: id } : {};

const reviewType = (stars: number): string =>
  stars <= alertThresholds.negativeStars ? 'negative_review' : 'new_review';

/** [ALERT-02] The shop hears of a review, and its writer of the answer. */
export const onReview = react({
  name: 'alerts.on-review',
  to: ['reviews.published', 'reviews.answered'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, listingId, reviewId, buyerId } = event.payload;
    const facts = await findReviewForAlert(tx, { sellerId, reviewId });
    const isAnswer = event.name === 'reviews.answered';
    if (!facts || (!isAnswer && !isSeen(facts, event.at))) return;
    // Everybody may read what a buyer thinks; the shop that blocked them is not written to.
    if (!isAnswer && (await hasBlocked(tx, { ownerId: sellerId, personId: buyerId }))) return;
    const phrase = excerptOf((isAnswer ? facts.answer : facts.body) ?? '');
    const values: Values = (_language, texts) => ({
      productId: listingId,
      productName: facts.title,
      shopName: facts.shopName,
      buyerName: facts.buyerName,
      stars: texts.stars(facts.stars),
      excerpt: phrase || texts.onlyStars,
    });
    if (isAnswer)
      return notifyBuyer(app, tx, { type: 'review_response', event, to: buyerId, values, quoted: sellerId });
    await raiseAlert(app, tx, {
      ...{ type: reviewType(facts.stars), event, to: sellerId, quoted: buyerId, values },
      metadata: { reviewId, productId: listingId, ...decidedOn(event.payload, reviewId) },
    });
  },
});

/** [ALERT-02] The shop hears of a question, and who asked of the answer. */
export const onQuestion = react({
  name: 'alerts.on-question',
  to: ['reviews.asked', 'reviews.question-answered'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, listingId, questionId, askerId } = event.payload;
    const facts = await findQuestionForAlert(tx, { sellerId, questionId });
    const isAnswer = event.name === 'reviews.question-answered';
    if (!facts || (!isAnswer && !isSeen(facts, event.at))) return;
    const values: Values = () => ({
      productId: listingId,
      productName: facts.title,
      shopName: facts.shopName,
      buyerName: facts.askerName,
      excerpt: excerptOf((isAnswer ? facts.answer : facts.body) ?? ''),
    });
    if (isAnswer)
      return notifyBuyer(app, tx, { type: 'question_answered', event, to: askerId, values, quoted: sellerId });
    await raiseAlert(app, tx, {
      ...{ type: 'product_question', event, to: sellerId, quoted: askerId, values },
      metadata: { questionId, productId: listingId, ...decidedOn(event.payload, questionId) },
    });
  },
});
