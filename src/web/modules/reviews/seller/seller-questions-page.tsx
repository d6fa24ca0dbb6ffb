import { hrefTo } from '#domain/addresses.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskFailed, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { AnswerableRow } from './answerable-row.tsx';
import { SellerReviewsTabs } from './seller-reviews-tabs.tsx';
import * as texts from './seller-review-texts.ts';

/** [CAT-04, DASH] What people ask about the shop's pieces; what waits for an answer first. */
export function SellerQuestionsPage() {
  const isAll = useQueryParams().get('show') === 'all';
  const pages = usePages('reviews.listOwnQuestions', { unanswered: isAll ? undefined : 'true', limit: 20 });
  const { data, error, refetch } = pages;
  const questions = data?.pages.flatMap((page) => page.items) ?? [];
  const content = () => {
    if (!data)
      return error ? (
        <DeskFailed what={texts.questions} safe={texts.isSafe} problem={error} retry={() => void refetch()} />
      ) : (
        <TableSkeleton columns={3} label={texts.loadingQuestions} />
      );
    if (questions.length === 0)
      return (
        <DeskEmpty
          title={isAll ? texts.noQuestions : texts.allQuestionsAnswered}
          actions={
            isAll ? null : (
              <DeskButtonLink isAlwaysShown href={`${sellerHref('reviews/questions')}?show=all`}>
                {texts.seeAllQuestions}
              </DeskButtonLink>
            )
          }
        >
          {texts.whereQuestions}
        </DeskEmpty>
      );
    return (
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
              head={<b>{texts.asks(question.askerName)}</b>}
              subject={{
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
    );
  };
  return (
    <main id="main" className="d-main">
      <SellerReviewsTabs view={isAll ? 'all-questions' : 'questions'} />
      <div className="d-questions-gap" />
      {content()}
    </main>
  );
}
