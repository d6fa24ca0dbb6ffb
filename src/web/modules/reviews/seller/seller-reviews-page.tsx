import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskInlineSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskMore, DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { SortSelect } from '#web/ui/desk/index-table/sort-head.tsx';
import { type TableAddress, useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import { DeskEmpty, DeskFailed, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { ExportLink } from '#web/modules/views/export-link.tsx';
import { ReviewRow } from './review-row.tsx';
import { SellerReviewsTabs } from './seller-reviews-tabs.tsx';
import * as texts from './seller-review-texts.ts';

const sorts = [
  { head: texts.date, sortBy: 'newest' },
  { head: texts.stars, sortBy: 'stars' },
];

/** What the address asks for. */
function useReviewTable() {
  const address = useTableAddress({ by: 'newest', direction: 'desc' });
  const isAll = address.params.get('show') === 'all';
  const stars = ['1', '2', '3', '4', '5'].find((each) => each === address.params.get('stars')) ?? '';
  const q = address.params.get('q') ?? '';
  const { by, direction } = address.sorting;
  const pages = usePages('reviews.listOwnReviews', {
    unanswered: isAll ? undefined : 'true',
    stars: stars ? Number(stars) : undefined,
    ...(q && { q }),
    ...(by === 'stars' && { sort: 'stars' as const }),
    ...(direction === 'asc' && { direction }),
    limit: 20,
  });
  return { address, isAll, stars, q, pages };
}

interface NoReviewsProps {
  address: TableAddress;
  isAll: boolean;
  stars: string;
  q: string;
}

function NoReviews({ address, isAll, stars, q }: NoReviewsProps) {
  const none = isAll
    ? { withStars: texts.noneWithStars, atAll: texts.noReviews }
    : { withStars: texts.noneOpenWithStars, atAll: texts.allReviewsAnswered };
  const all = isAll ? null : { href: `${sellerHref('reviews')}?show=all`, label: texts.seeAllReviews };
  const withAnyStars = stars ? { href: address.hrefWith({ stars: null }), label: texts.anyStars } : all;
  const wider = q ? { href: address.hrefWith({ q: null }), label: texts.clearSearch } : withAnyStars;
  const noneText = stars ? none.withStars(Number(stars)) : none.atAll;
  return (
    <DeskEmpty
      title={q ? texts.noMatch(q) : noneText}
      actions={
        wider && (
          <DeskButtonLink isAlwaysShown href={wider.href}>
            {wider.label}
          </DeskButtonLink>
        )
      }
    >
      {texts.whoReviews}
    </DeskEmpty>
  );
}

/** [CAT-04, DASH, UX-86] What buyers say of the shop's pieces; what waits for an answer first. */
export function SellerReviewsPage() {
  const { address, isAll, stars, q, pages } = useReviewTable();
  const { data, error, refetch } = pages;
  const reviews = data?.pages.flatMap((page) => page.items) ?? [];
  const content = () => {
    if (!data)
      return error ? (
        <DeskFailed what={texts.reviews} safe={texts.isSafe} problem={error} retry={() => void refetch()} />
      ) : (
        <TableSkeleton columns={3} label={texts.loadingReviews} />
      );
    if (reviews.length === 0) return <NoReviews address={address} isAll={isAll} stars={stars} q={q} />;
    return (
      <>
        <div className="d-frame d-reviews__frame">
          {reviews.map((review) => (
            <ReviewRow key={review.reviewId} review={review} />
          ))}
        </div>
        <DeskMore pages={pages} />
      </>
    );
  };
  return (
    <main id="main" className="d-main">
      <SellerReviewsTabs
        view={isAll ? 'all-reviews' : 'reviews'}
        address={address}
        action={reviews.length > 0 && <ExportLink list="reviews" filter={{ unanswered: !isAll, stars, q }} />}
      />
      <search className="d-bar">
        <DeskSearch
          label={texts.search}
          placeholder={texts.placeholder}
          value={q}
          onSearch={(text) => address.change({ q: text }, true)}
        />
        <DeskInlineSelect
          label={texts.stars}
          options={[['', texts.any], ...['5', '4', '3', '2', '1'].map((each) => [each, each] as const)]}
          value={stars}
          onChoose={(next) => address.change({ stars: next }, true)}
        />
        <span className="d-spacer" />
        <SortSelect isForRecords columns={sorts} address={address} />
      </search>
      {content()}
    </main>
  );
}
