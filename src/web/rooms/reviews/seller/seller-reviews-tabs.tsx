import { counted } from '#domain/core/counted.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/rooms/shops/seller/seller-href.ts';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { useCall } from '#web/platform/use-call.ts';

type View = 'reviews' | 'all-reviews' | 'questions' | 'all-questions';

const views: { view: View; name: string; href: string }[] = [
  { view: 'reviews', name: 'Reviews to answer', href: sellerHref('reviews') },
  { view: 'questions', name: 'Questions to answer', href: sellerHref('reviews/questions') },
  { view: 'all-reviews', name: 'All reviews', href: `${sellerHref('reviews')}?show=all` },
  { view: 'all-questions', name: 'All questions', href: `${sellerHref('reviews/questions')}?show=all` },
];

/** The head of the section: what waits for an answer stands first and is counted. */
export function SellerReviewsTabs({ view }: { view: View }) {
  const { data: reviews } = useCall('reviews.listOwnReviews', { unanswered: 'true', limit: 1 });
  const { data: questions } = useCall('reviews.listOwnQuestions', { unanswered: 'true', limit: 1 });
  const counts: Partial<Record<View, number | undefined>> = {
    reviews: reviews?.unanswered,
    questions: questions?.unanswered,
    'all-reviews': reviews?.rating.count,
  };
  const rating = reviews?.rating;
  return (
    <>
      <DeskHead
        title="Reviews and questions"
        sub={
          rating
            ? rating.count === 0
              ? 'Nobody has reviewed your pieces yet.'
              : `${rating.mean.toFixed(1)} of 5 stars from ${counted(rating.count, 'review')}.`
            : ' '
        }
      />
      <DeskTabs
        tabs={views.map(({ view: each, name, href }) => ({
          words: name,
          href,
          isCurrent: each === view,
          count: counts[each] ?? '',
        }))}
      />
    </>
  );
}
