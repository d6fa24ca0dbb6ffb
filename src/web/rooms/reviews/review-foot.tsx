import type { Review } from '#domain/reviews/model.ts';
import { useSession } from '#web/platform/session.ts';
import type { useMarks } from './use-marks.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  review: Review;
  marking: ReturnType<typeof useMarks>;
  sellerId: string;
  onReport: () => void;
}

/** [CAT-04] Helpful and Report; neither for one's own review, and no mark for reviews of one's own pieces. */
export function ReviewFoot({ review, marking, sellerId, onReport }: Props) {
  const session = useSession();
  const { marks, counts, toggleHelpful } = marking;
  const { reviewId, buyerName } = review;
  const isMarked = marks.helpful.includes(reviewId);
  const count = counts.get(reviewId) ?? review.helpful;
  const words = count > 0 ? `Helpful (${count})` : 'Helpful';
  if (marks.own.includes(reviewId))
    return (
      <div className="review__foot">
        <span>Your review{count > 0 && `, found helpful by ${count}`}</span>
      </div>
    );
  return (
    <div className="review__foot">
      {session?.userId === sellerId ? (
        <span>{words}</span>
      ) : (
        <Button
          kind="link"
          aria-pressed={isMarked}
          aria-label={`${words}: review by ${buyerName}`}
          onClick={() => toggleHelpful(reviewId)}
        >
          {words}
        </Button>
      )}
      {marks.reported.includes(reviewId) ? (
        <span className="muted">Reported</span>
      ) : (
        <Button kind="link" aria-label={`Report: review by ${buyerName}`} onClick={onReport}>
          Report
        </Button>
      )}
    </div>
  );
}
