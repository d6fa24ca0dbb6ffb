import { hrefTo } from '#domain/addresses.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { AnswerableRow } from './answerable-row.tsx';
import * as texts from './seller-review-texts.ts';

const stale = ['reviews.listOwnReviews', 'reviews.listReviews', 'reviews.listShopReviews'] as const;

/** One review, with its answer or the place for it. */
export const ReviewRow = ({ review }: { review: CallOutput<'reviews.listOwnReviews'>['items'][number] }) => (
  <AnswerableRow
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
    subject={{ call: 'reviews.answerReview', id: review.reviewId, name: review.buyerName, stale: [...stale] }}
  />
);
