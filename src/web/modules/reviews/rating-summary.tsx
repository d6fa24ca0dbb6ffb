import { formatMean } from '#web/platform/languages/formats.ts';
import type { Rating } from '#domain/reviews/model.ts';
import { Stars } from '#web/ui/stars.tsx';
import * as texts from './review-texts.ts';
import './rating-summary.css';
import './reviews.css';

interface Props {
  rating: Rating;
  /** How many stars are shown alone, and how to show others; without it the histogram only tells. */
  chosen?: number | null;
  onChoose?: (stars: number | null) => void;
}

/** [UX-40] The mean, what it is the mean of, and a histogram whose bars show the reviews behind them. */
export function RatingSummary({ rating, chosen = null, onChoose }: Props) {
  return (
    <div className="reviews__sum">
      <div className="reviews__avg">
        <b>{formatMean(rating.mean)}</b>
        <span>
          <Stars mean={rating.mean} />
          <span className="tiny-text muted rating-note">{texts.onlyBuyers}</span>
        </span>
      </div>
      <div className="histogram" role="group" aria-label={texts.histogram}>
        {[5, 4, 3, 2, 1].map((stars) => (
          <Bar
            key={stars}
            stars={stars}
            count={rating.stars[stars - 1] ?? 0}
            total={rating.count}
            isChosen={chosen === stars}
            onPress={onChoose && (() => onChoose(chosen === stars ? null : stars))}
          />
        ))}
      </div>
    </div>
  );
}

interface BarProps {
  stars: number;
  count: number;
  total: number;
  isChosen: boolean;
  onPress?: () => void;
}

function Bar({ stars, count, total, isChosen, onPress }: BarProps) {
  const parts = (
    <>
      <span>{texts.stars(stars)}</span>
      <span className="track">
        <i style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }} />
      </span>
      <span className="amount">
        {count}
        <span className="visually-hidden"> {texts.reviews(count)}</span>
      </span>
    </>
  );
  if (!onPress) return <div className="histogram__row">{parts}</div>;
  return (
    <button type="button" aria-pressed={isChosen} disabled={count === 0} onClick={onPress}>
      {parts}
    </button>
  );
}
