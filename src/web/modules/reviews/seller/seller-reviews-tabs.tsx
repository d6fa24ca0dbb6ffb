import type { ReactNode } from 'react';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { type DeskTab, DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import type { TableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { useCall } from '#web/platform/use-call.ts';
import * as texts from './seller-review-texts.ts';

type View = keyof typeof texts.views;

const views: { view: View; href: string }[] = [
  { view: 'reviews', href: sellerHref('reviews') },
  { view: 'questions', href: sellerHref('reviews/questions') },
  { view: 'all-reviews', href: `${sellerHref('reviews')}?show=all` },
  { view: 'all-questions', href: `${sellerHref('reviews/questions')}?show=all` },
];

interface Props {
  view: View;
  /** Of reviews: theirs can be saved as views. */
  address?: TableAddress;
  action?: ReactNode;
}

/** The head of the section: what waits for an answer stands first and is counted. */
export function SellerReviewsTabs({ view, address, action }: Props) {
  const { data: reviews } = useCall('reviews.listOwnReviews', { unanswered: 'true', limit: 1 });
  const { data: questions } = useCall('reviews.listOwnQuestions', { unanswered: 'true', limit: 1 });
  const counts: Partial<Record<View, number | undefined>> = {
    reviews: reviews?.unanswered,
    questions: questions?.unanswered,
    'all-reviews': reviews?.rating.count,
  };
  const rating = reviews?.rating;
  const ratingText = rating && (rating.count === 0 ? texts.noReviewYet : texts.rating(rating.mean, rating.count));
  const tabs = views.map(({ view: each, href }): DeskTab => ({
    label: texts.views[each],
    href,
    isCurrent: each === view,
    count: counts[each] ?? '',
  }));
  return (
    <>
      <DeskHead title={texts.title} sub={ratingText ?? ' '}>
        {action}
      </DeskHead>
      {address ? <ViewTabs list="seller.reviews" address={address} tabs={tabs} /> : <DeskTabs tabs={tabs} />}
    </>
  );
}
