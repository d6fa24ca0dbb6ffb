import { hrefTo } from '#domain/addresses.ts';
import type { QuestionOfListing, ReviewState } from '#domain/reviews/model.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ReviewQueue } from './review-queue.tsx';
import type { ReviewOrQuestion } from './review-queue-row.tsx';
import * as texts from './review-queue-texts.ts';

const questionOf = (question: QuestionOfListing & { state: ReviewState }): ReviewOrQuestion => ({
  id: question.questionId,
  version: question.state,
  name: texts.asksAbout(question.askerName, question.title),
  picture: question.picture,
  title: question.title,
  href: hrefTo('product', { productId: question.listingId }),
  who: question.askerName,
  at: question.createdAt,
  state: question.state,
  text: <p className="d-said">{question.body}</p>,
});

/** [OFFICE-01, CAT-04] Questions that wait, for whoever decides over them. */
export function QuestionsWaiting() {
  const pages = usePages('reviews.listQuestionsForModeration', { limit: 20 });
  const moderate = useSend('reviews.moderateQuestions');
  const undo = useSend('reviews.undoQuestions');
  return (
    <ReviewQueue
      name="reviews.listQuestionsForModeration"
      kind="question"
      pages={pages}
      exported={{ name: 'exportQuestions', input: {} }}
      items={pages.data?.pages.flatMap(({ items }) => items.map(questionOf))}
      mayDecide
      decisions={{
        prepare: (items, verdict, reason) => {
          const state = verdict === 'approve' ? 'visible' : 'hidden';
          const input = { questionIds: items.map(({ id }) => id), state, reason } as const;
          const key = crypto.randomUUID();
          return () => moderate.sendAndWait(input, key);
        },
        undoDecision: (undoId) => undo.sendAndWait({ undoId }),
      }}
    />
  );
}
