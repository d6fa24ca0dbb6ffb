import { useState } from 'react';
import type { Listing } from '#domain/listings/model.ts';
import type { Review, ReviewSort } from '#domain/reviews/model.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { useInterrupted } from '#web/modules/accounts/interrupted-operation.ts';
import { signInFor } from '#web/modules/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import { useHistoryState } from '#web/platform/router/use-history-state.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { Pending } from '#web/ui/pending.tsx';
import { BuyerPictures } from './buyer-pictures.tsx';
import { PictureLightbox } from './picture-lightbox.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewArticle } from './review-article.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { useMarks } from './use-marks.ts';
import * as texts from './review-texts.ts';
import { hrefTo } from '#domain/addresses.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { InlineSelect } from '#web/ui/fields/select.tsx';

const sorts = (['helpful', 'newest', 'highest', 'lowest'] as const).map((sort) => [sort, texts.sorts[sort]] as const);

/** In which order the reviews stand. */
const SortChoice = ({ sort, onChange }: { sort: ReviewSort; onChange: (sort: ReviewSort) => void }) => (
  <InlineSelect label={texts.sort} options={sorts} value={sort} onChoose={onChange} />
);

/** [UX-40] Nobody has reviewed the piece: no stars, and who may be the first. */
function FirstReview() {
  const session = useSession();
  return (
    <EmptyState
      draw="needle"
      title={texts.beFirst}
      also={session ? { label: texts.yourOrders, href: hrefTo('orders') } : undefined}
    >
      {texts.whoMay}
    </EmptyState>
  );
}

interface Large {
  pictures: Review['pictures'];
  caption: string;
  start: number;
}

const isStars = (stored: unknown): boolean => [1, 2, 3, 4, 5].some((stars) => stars === stored);

/** [CAT-04, UX-40] What buyers say of a piece: the histogram filters, pictures open large, more come by a press. */
export function ProductReviews({ listing }: { listing: Listing }) {
  const { listingId, shop } = listing;
  const session = useSession();
  const [stars, setStars] = useHistoryState<number | null>('reviews.stars', null, isStars);
  const [sort, setSort] = useHistoryState<ReviewSort>('reviews.sort', 'helpful');
  const [large, setLarge] = useState<Large | null>(null);
  const [reporting, setReporting] = useState<string | null>(null);
  const pages = usePages('reviews.listReviews', {
    listingId,
    stars: stars ?? undefined,
    sort: sort === 'helpful' ? undefined : sort,
  });
  const { data, error, refetch, isPlaceholderData } = pages;
  const marking = useMarks(listingId);
  useInterrupted('reviews.report', { isMine: () => true, run: ({ reviewId }) => setReporting(reviewId) });
  const first = data?.pages[0];
  if (!first) return <Pending what={texts.theReviews} height={320} error={error} retry={refetch} />;
  if (first.rating.count === 0) return <FirstReview />;
  const reviews = data.pages.flatMap((page) => page.items);
  const count = stars === null ? first.rating.count : (first.rating.stars[stars - 1] ?? 0);
  const left = count - reviews.length;
  const open = (review: Review, pictureId: string): void =>
    setLarge({
      pictures: review.pictures,
      caption: review.buyerName,
      start: review.pictures.findIndex((picture) => picture.id === pictureId),
    });
  const report = (reviewId: string): void =>
    session ? setReporting(reviewId) : signInFor('reviews.report', { reviewId }, '#reviews');
  return (
    <div className="reviews">
      <RatingSummary rating={first.rating} chosen={stars} onChoose={setStars} />
      <div>
        {first.pictures.length > 0 && (
          <BuyerPictures
            pictures={first.pictures}
            onOpen={(start) => setLarge({ pictures: first.pictures.map(({ picture }) => picture), caption: '', start })}
          />
        )}
        <div className="rowbar">
          <span role="status">
            {stars === null ? (
              <span className="visually-hidden">{texts.all(count)}</span>
            ) : (
              texts.withStars(count, stars)
            )}
          </span>
          {stars !== null && (
            <Button kind="link" onClick={() => setStars(null)}>
              {texts.showAll}
            </Button>
          )}
          <SortChoice sort={sort} onChange={setSort} />
        </div>
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'reviews-stale' : undefined}>
          {reviews.map((review) => (
            <ReviewArticle
              key={review.reviewId}
              review={review}
              shopName={shop.name}
              onPicture={(id) => open(review, id)}
              foot={
                <ReviewFoot
                  review={review}
                  marking={marking}
                  sellerId={shop.sellerId}
                  onReport={() => report(review.reviewId)}
                />
              }
            />
          ))}
        </div>
        <MoreButton pages={pages}>{texts.showMore(Math.min(10, left), left)}</MoreButton>
      </div>
      {large && <PictureLightbox {...large} onClose={() => setLarge(null)} />}
      {reporting && (
        <ReportDialog
          reviewId={reporting}
          onReported={() => marking.markReported(reporting)}
          onClose={() => setReporting(null)}
        />
      )}
    </div>
  );
}
