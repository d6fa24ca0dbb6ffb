import { hrefTo } from '#domain/addresses.ts';
import type { ModeratedReview, QuestionOfListing, ReviewState } from '#domain/reviews/model.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { ReviewQueue } from './review-queue.tsx';
import { reasons } from './reports-texts.ts';
import type { ReviewOrQuestion } from './review-queue-row.tsx';
import * as texts from './review-queue-texts.ts';

/** The permissions to decide over reviews, and to take them out of the shop alone. */
const DECIDES = 'reviews.moderate';
const REMOVES = 'reviews.remove';

const reviewOf = (review: ModeratedReview): ReviewOrQuestion => ({
  id: review.reviewId,
  version: [review.state, ...review.reports.map((report) => report.at)].join(' '),
  name: texts.reviewOf(review.buyerName, review.stars, review.title),
  picture: review.picture,
  title: review.title,
  href: hrefTo('product', { productId: review.listingId }),
  who: texts.byWhom(review.buyerName, review.stars),
  at: review.createdAt,
  state: review.state,
  words: (
    <>
      <p className="d-said">{review.body || texts.noText}</p>
      {review.reports.map((report) => (
        <p key={report.at} className="d-small">
          <b>{texts.reported(reasons[report.reason])}</b>
          {report.note && ` – ${report.note}`}
        </p>
      ))}
    </>
  ),
});

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
  words: <p className="d-said">{question.body}</p>,
});

function Reviews() {
  const pages = usePages('reviews.listForModeration', { limit: 20 });
  const admin = useAdmin();
  const mayDecide = hasPermission(admin, DECIDES);
  const mayRemove = hasPermission(admin, REMOVES);
  const remove = useSend('reviews.removeReviews');
  const undoRemovals = useSend('reviews.undoRemovals');
  const moderate = useSend('reviews.moderateReviews');
  const undo = useSend('reviews.undoReviews');
  return (
    <>
      {!mayDecide && (
        <p className="d-small d-t3 d-before-list">
          {texts.decidingNeeds}
          <span className="d-code">{DECIDES}</span>
          {mayRemove ? texts.canRemove : texts.canRead}
        </p>
      )}
      <ReviewQueue
        name="reviews.listForModeration"
        kind="review"
        pages={pages}
        items={pages.data?.pages.flatMap(({ items }) => items.map(reviewOf))}
        mayDecide={mayDecide || mayRemove}
        mayApprove={mayDecide}
        decisions={{
          prepare: (items, verdict, reason) => {
            if (!mayDecide) {
              const removal = { reviewIds: items.map(({ id }) => id), reason };
              const removalKey = crypto.randomUUID();
              return () => remove.sendAndWait(removal, removalKey);
            }
            const state = verdict === 'approve' ? 'visible' : 'hidden';
            const input = { reviewIds: items.map(({ id }) => id), state, reason } as const;
            const key = crypto.randomUUID();
            return () => moderate.sendAndWait(input, key);
          },
          takeBack: (undoId) => (mayDecide ? undo : undoRemovals).sendAndWait({ undoId }),
        }}
      />
    </>
  );
}

function Questions() {
  const pages = usePages('reviews.listQuestionsForModeration', { limit: 20 });
  const moderate = useSend('reviews.moderateQuestions');
  const undo = useSend('reviews.undoQuestions');
  return (
    <ReviewQueue
      name="reviews.listQuestionsForModeration"
      kind="question"
      pages={pages}
      items={pages.data?.pages.flatMap(({ items }) => items.map(questionOf))}
      mayDecide
      decisions={{
        prepare: (items, verdict, reason) => {
          const state = verdict === 'approve' ? 'visible' : 'hidden';
          const input = { questionIds: items.map(({ id }) => id), state, reason } as const;
          const key = crypto.randomUUID();
          return () => moderate.sendAndWait(input, key);
        },
        takeBack: (undoId) => undo.sendAndWait({ undoId }),
      }}
    />
  );
}

/** [OFFICE-01, CAT-04] Reviews and questions that wait for a moderator. */
export function ReviewQueuePage() {
  const admin = useAdmin();
  const isQuestions = useQueryParams().get('what') === 'questions';
  const mayQuestions = hasPermission(admin, 'content.moderate');
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} crumb={{ label: texts.queues, href: adminHref('') }} sub={texts.sub} />
      {mayQuestions && (
        <DeskTabs
          isSpaced
          tabs={[
            { words: texts.tabs.reviews, href: adminHref('reviews'), isCurrent: !isQuestions },
            { words: texts.tabs.questions, href: `${adminHref('reviews')}?what=questions`, isCurrent: isQuestions },
          ]}
        />
      )}
      {isQuestions && mayQuestions ? <Questions key="questions" /> : <Reviews key="reviews" />}
    </main>
  );
}
