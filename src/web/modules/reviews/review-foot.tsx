import type { Review } from '#domain/reviews/model.ts';
import { useSession } from '#web/platform/session.ts';
import type { useMarks } from './use-marks.ts';
import { Button } from '#web/ui/button.tsx';
import * as texts from './review-texts.ts';

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
  const text = texts.helpful(count);
  if (marks.own.includes(reviewId))
    return (
      <div className="review__foot">
        <span>{texts.yours(count)}</span>
      </div>
    );
  return (
    <div className="review__foot">
      {session?.userId === sellerId ? (
        <span>{text}</span>
      ) : (
        <Button
          kind="link"
          aria-pressed={isMarked}
          aria-label={texts.about(text, buyerName)}
          onClick={() => toggleHelpful(reviewId)}
        >
          {text}
        </Button>
      )}
      {marks.reported.includes(reviewId) ? (
        <span className="muted">{texts.reported}</span>
      ) : (
        <Button kind="link" aria-label={texts.about(texts.report, buyerName)} onClick={onReport}>
          {texts.report}
        </Button>
      )}
    </div>
  );
}
