import { hrefTo } from '#domain/addresses.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskFailed, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { AnswerableRow } from './answerable-row.tsx';
import { SellerReviewsTabs } from './seller-reviews-tabs.tsx';

/** [CAT-04, DASH] What people ask about the shop's pieces; what waits for an answer first. */
export function SellerQuestionsPage() {
  const isAll = useQueryParams().get('show') === 'all';
  const pages = usePages('reviews.listOwnQuestions', { unanswered: isAll ? undefined : 'true', limit: 20 });
  const { data, error, refetch } = pages;
  const questions = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <main id="main" className="d-main">
      <SellerReviewsTabs view={isAll ? 'all-questions' : 'questions'} />
      <div style={{ height: 14 }} />
      {!data ? (
        error ? (
          <DeskFailed
            what="Questions"
            safe="Nothing is lost, only this list is missing"
            problem={error}
            retry={() => void refetch()}
          />
        ) : (
          <TableSkeleton columns={3} label="Loading the questions" />
        )
      ) : questions.length === 0 ? (
        <DeskEmpty
          title={isAll ? 'No questions yet' : 'Every question is answered'}
          acts={
            isAll ? null : (
              <DeskButtonLink isKept href={`${sellerHref('reviews/questions')}?show=all`}>
                See all questions
              </DeskButtonLink>
            )
          }
        >
          Buyers ask on the page of a piece. An answer stands there for everybody.
        </DeskEmpty>
      ) : (
        <>
          <div className="d-frame d-reviews__frame">
            {questions.map((question) => (
              <AnswerableRow
                key={question.questionId}
                {...question}
                listing={{
                  title: question.title,
                  picture: question.picture,
                  href: `${hrefTo('product', { productId: question.listingId })}#questions`,
                }}
                head={<b>{question.askerName} asks</b>}
                of={{
                  call: 'reviews.answerQuestion',
                  id: question.questionId,
                  name: question.askerName,
                  stale: ['reviews.listOwnQuestions', 'reviews.listQuestions'],
                }}
              />
            ))}
          </div>
          <DeskMore pages={pages} />
        </>
      )}
    </main>
  );
}
