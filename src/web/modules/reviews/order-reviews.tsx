import { hrefTo } from '#domain/addresses.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { go } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { ReviewForm } from './review-form.tsx';
import * as texts from './writing-texts.ts';
import './order-reviews.css';

type Order = CallOutput<'orders.getOrder'>;
type Line = Order['lines'][number];
type Known = CallOutput<'reviews.listOrderReviews'>['lines'][number];

/** The stars that were given, and what became of the review. */
function ReviewState({ line, review }: { line: Line; review: NonNullable<Known['review']> }) {
  const hidden = review.state === 'pending' ? texts.shownLater : texts.notShown;
  const after =
    review.state === 'visible' ? (
      <Link className="link" href={`${hrefTo('product', { productId: line.listingId })}#reviews`}>
        {texts.readIt}
      </Link>
    ) : (
      hidden
    );
  return (
    <p className="small soft-text">
      {texts.youGave}
      <Stars mean={review.stars} />. {after}
    </p>
  );
}

/** [CAT-04, ORD-02, UX-66] Below an order that has arrived: each piece may be reviewed, once. */
export function OrderReviews({ order }: { order: Order }) {
  const { orderId } = order;
  const { data } = useCall('reviews.listOrderReviews', { orderId });
  const written = (line: Line, state: string): void => {
    const seen = state === 'visible';
    showToast(seen ? texts.thanksShown : texts.thanksLater, {
      type: 'success',
      action: seen
        ? { label: texts.seeIt, onClick: () => go(`${hrefTo('product', { productId: line.listingId })}#reviews`) }
        : undefined,
    });
  };
  const rows = (data?.lines ?? []).flatMap((known) => {
    const line = order.lines.find((each) => each.id === known.lineId);
    return line && (known.mayReview || known.review) ? [{ line, known }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className="orderreviews noprint" id="review" aria-labelledby="review-title">
      <h2 id="review-title" tabIndex={-1}>
        {rows.some(({ known }) => known.mayReview) ? texts.howDoYouLike : texts.yourReviews}
      </h2>
      <ul>
        {rows.map(({ line, known }) => (
          <li key={line.id}>
            <div className="orderreviews__line">
              <div className="picture">
                <Picture picture={line.picture} sizes="56px" alt="" />
              </div>
              <b>{line.title}</b>
              {known.review && <ReviewState line={line} review={known.review} />}
            </div>
            {known.mayReview && (
              <ReviewForm orderId={orderId} line={line} onWritten={(state) => written(line, state)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
