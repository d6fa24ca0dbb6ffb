import { hrefTo } from '#domain/addresses.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskInlineSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty, DeskFailed, TableSkeleton, Thumb } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { Link } from '#web/ui/link.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { AnswerableRow } from './answerable-row.tsx';
import { SellerReviewsTabs } from './seller-reviews-tabs.tsx';
import * as texts from './seller-review-texts.ts';

const stale = ['reviews.listOwnReviews', 'reviews.listReviews', 'reviews.listShopReviews'] as const;

/** [CAT-04, DASH] What buyers say of the shop's pieces; what waits for an answer first. */
export function SellerReviewsPage() {
  const query = useQueryParams();
  const isAll = query.get('show') === 'all';
  const stars = ['1', '2', '3', '4', '5'].find((each) => each === query.get('stars')) ?? '';
  const pages = usePages('reviews.listOwnReviews', {
    unanswered: isAll ? undefined : 'true',
    stars: stars ? Number(stars) : undefined,
    limit: 20,
  });
  const { data, error, refetch } = pages;
  const reviews = data?.pages.flatMap((page) => page.items) ?? [];
  const hrefOf = (next: string): string =>
    `${sellerHref('reviews')}?${new URLSearchParams({ ...(isAll ? { show: 'all' } : {}), ...(next ? { stars: next } : {}) })}`;
  const none = isAll
    ? { withStars: texts.noneWithStars, atAll: texts.noReviews }
    : { withStars: texts.noneOpenWithStars, atAll: texts.allReviewsAnswered };
  const all = isAll ? null : { href: `${sellerHref('reviews')}?show=all`, label: texts.seeAllReviews };
  const wider = stars ? { href: hrefOf(''), label: texts.anyStars } : all;
  const content = () => {
    if (!data)
      return error ? (
        <DeskFailed what={texts.reviews} safe={texts.isSafe} problem={error} retry={() => void refetch()} />
      ) : (
        <TableSkeleton columns={3} label={texts.loadingReviews} />
      );
    if (reviews.length === 0)
      return (
        <DeskEmpty
          title={stars ? none.withStars(Number(stars)) : none.atAll}
          acts={
            wider && (
              <DeskButtonLink isKept href={wider.href}>
                {wider.label}
              </DeskButtonLink>
            )
          }
        >
          {texts.whoReviews}
        </DeskEmpty>
      );
    return (
      <>
        <div className="d-frame d-reviews__frame">
          {reviews.map((review) => (
            <AnswerableRow
              key={review.reviewId}
              {...review}
              listing={{
                title: review.title || texts.listingGone,
                picture: review.picture,
                href: `${hrefTo('product', { productId: review.listingId })}#reviews`,
              }}
              head={
                <>
                  <Stars mean={review.stars} />
                  <b>{review.buyerName}</b>
                </>
              }
              more={
                <>
                  {review.values.length > 0 && `, ${review.values.join(', ')}`} ·{' '}
                  <Link className="d-link" href={sellerHref(`orders/${review.orderId}`)}>
                    {texts.theOrder}
                  </Link>
                </>
              }
              pictures={
                review.pictures.length > 0 && (
                  <div className="d-answerable__pics">
                    {review.pictures.map((picture) => (
                      <a key={picture.id} href={`/pictures/${picture.id}/1280.webp`} aria-label={texts.openPicture}>
                        <Thumb picture={picture} size={56} />
                      </a>
                    ))}
                  </div>
                )
              }
              of={{ call: 'reviews.answerReview', id: review.reviewId, name: review.buyerName, stale: [...stale] }}
            />
          ))}
        </div>
        <DeskMore pages={pages} />
      </>
    );
  };
  return (
    <main id="main" className="d-main">
      <SellerReviewsTabs view={isAll ? 'all-reviews' : 'reviews'} />
      <div className="d-reviews__filter">
        <DeskInlineSelect
          label={texts.stars}
          options={[['', texts.any], ...['5', '4', '3', '2', '1'].map((each) => [each, each] as const)]}
          value={stars}
          onChoose={(next) => go(hrefOf(next), { replace: true, stay: true })}
        />
      </div>
      {content()}
    </main>
  );
}
