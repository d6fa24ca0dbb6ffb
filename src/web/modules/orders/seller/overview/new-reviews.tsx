import { localDay } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { DeskFailed, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Stars } from '#web/ui/stars.tsx';
import * as texts from '../texts/overview-texts.ts';

const SHOWN = 3;

/** [CAT-04] What buyers said last; what is not answered yet leads to where it is. */
export function NewReviews() {
  const { data, error, refetch } = useCall('reviews.listOwnReviews', { limit: SHOWN });
  return (
    <section>
      <DeskSection
        title={texts.newReviews}
        link={{ label: texts.allReviews, href: `${sellerHref('reviews')}?show=all` }}
      />
      {!data && error && (
        <DeskFailed what={texts.newReviews} safe={texts.areSafe} problem={error} retry={() => void refetch()} />
      )}
      {data?.items.length === 0 && <p className="d-t2 d-quiet-line">{texts.noReviewYet}</p>}
      <ul className="d-record-list d-new-reviews">
        {data?.items.map(({ reviewId, stars, buyerName, title, createdAt, body, answer }) => (
          <li key={reviewId}>
            <div className="d-grow">
              <p>
                <Stars mean={stars} /> <b>{buyerName}</b>{' '}
                <span className="d-t2 d-small">
                  {title} · {localDay(createdAt)}
                </span>
              </p>
              <p>
                {body}{' '}
                {answer === null && (
                  <Link className="d-link" href={sellerHref('reviews')}>
                    {texts.answer}
                  </Link>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
