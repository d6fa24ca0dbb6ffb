import { hrefTo } from '#domain/addresses.ts';
import { useState } from 'react';
import type { ReviewOfListing } from '#domain/reviews/model.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import { MoreButton } from '#web/ui/more-button.tsx';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { Link } from '#web/ui/link.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { PictureLightbox } from './picture-lightbox.tsx';
import * as texts from './writing-texts.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewArticle } from './review-article.tsx';

const ListingLink = ({ review: { listingId, title, picture } }: { review: ReviewOfListing }) =>
  title ? (
    <Link className="review__piece" href={hrefTo('product', { productId: listingId })}>
      <span className="picture">
        <Picture picture={picture} sizes="48px" alt="" />
      </span>
      <span>{title}</span>
    </Link>
  ) : null;

/** [CAT-04, CAT-05] What buyers say of a shop's pieces, newest first. */
export function ShopReviews({ shop }: { shop: ShopCard }) {
  const { sellerId, name } = shop;
  const [large, setLarge] = useState<{ review: ReviewOfListing; at: number } | null>(null);
  const pages = usePages('reviews.listShopReviews', { sellerId });
  const { data, error, refetch } = pages;
  const first = data?.pages[0];
  if (!first) return <Pending what={texts.theReviews} height={320} error={error} retry={refetch} />;
  if (first.rating.count === 0)
    return (
      <EmptyState draw="needle" title={texts.beTheFirst[0] ?? ''}>
        {texts.beTheFirst[1]}
      </EmptyState>
    );
  const reviews = data.pages.flatMap((page) => page.items);
  return (
    <div className="reviews">
      <RatingSummary rating={first.rating} />
      <div>
        {reviews.map((review) => (
          <ReviewArticle
            key={review.reviewId}
            review={review}
            shopName={name}
            listing={<ListingLink review={review} />}
            onPicture={(id) => setLarge({ review, at: review.pictures.findIndex((picture) => picture.id === id) })}
          />
        ))}
        <MoreButton pages={pages}>{texts.showMore(reviews.length, first.rating.count)}</MoreButton>
      </div>
      {large && (
        <PictureLightbox
          pictures={large.review.pictures}
          caption={large.review.buyerName}
          start={large.at}
          onClose={() => setLarge(null)}
        />
      )}
    </div>
  );
}
