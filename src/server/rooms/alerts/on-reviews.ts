import { react } from '../../platform/events/reaction.ts';
import { findQuestionForAlert, findReviewForAlert } from '../reviews/alert-facts-store.ts';
import { raiseAlert } from './raise-alert.ts';

const EXCERPT = 140;

/** The first words of a text, cut at a word. */
function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if ([...line].length <= EXCERPT) return line;
  return `${[...line]
    .slice(0, EXCERPT)
    .join('')
    .replace(/\s+\S*$/, '')} …`;
}

/** Seen by everybody, and that since this event or before: not if the decision was taken back, even if it was made again. */
const isSeen = ({ seenSince }: { seenSince: Date | null }, at: Date): boolean => seenSince !== null && seenSince <= at;

/** Where a decision let it be told, the alert and its mail are found by it again. */
const decidedOn = (payload: object, id: string): { decided?: string } =>
  'decided' in payload && payload.decided === true ? { decided: id } : {};

/** [ALERT-02] The shop hears of a review, and its writer of the answer. */
export const onReview = react({
  name: 'alerts.on-review',
  to: ['reviews.published', 'reviews.answered'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, listingId, reviewId, buyerId } = event.payload;
    const facts = await findReviewForAlert(tx, { sellerId, reviewId });
    const isAnswer = event.name === 'reviews.answered';
    if (!facts || (!isAnswer && !isSeen(facts, event.at))) return;
    const words = excerptOf((isAnswer ? facts.answer : facts.body) ?? '');
    await raiseAlert(app, tx, {
      type: isAnswer ? 'review_response' : 'new_review',
      event,
      to: isAnswer ? buyerId : sellerId,
      metadata: { reviewId, productId: listingId, ...decidedOn(event.payload, reviewId) },
      values: (_language, texts) => ({
        productId: listingId,
        productName: facts.title,
        shopName: facts.shopName,
        buyerName: facts.buyerName,
        stars: texts.stars(facts.stars),
        excerpt: words || texts.noWords,
      }),
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
    await raiseAlert(app, tx, {
      type: isAnswer ? 'question_answered' : 'product_question',
      event,
      to: isAnswer ? askerId : sellerId,
      metadata: { questionId, productId: listingId, ...decidedOn(event.payload, questionId) },
      values: () => ({
        productId: listingId,
        productName: facts.title,
        shopName: facts.shopName,
        buyerName: facts.askerName,
        excerpt: excerptOf((isAnswer ? facts.answer : facts.body) ?? ''),
      }),
    });
  },
});
