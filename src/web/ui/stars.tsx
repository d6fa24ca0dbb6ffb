import { formatMean } from '#web/platform/languages/formats.ts';
import * as texts from './texts.ts';
import './stars.css';

const path = 'm8 1.300 2 4.400 4.800.5-3.600 3.200 1 4.700L8 11.700l-4.200 2.400 1-4.700L1.200 6.200 6 5.700 8 1.300Z';

export function Star({ off = false }: { off?: boolean }) {
  return (
    <svg className={`star${off ? ' star-off' : ''}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** How much of a star is given, and where on its square that ends: it begins at 1.2 of 16 and is 13.6 wide. */
const edgeOf = (part: number): string => `${((1.2 + 13.6 * part) / 0.16).toFixed(1)}%`;

/** Five stars for a mean, the last one in part, with the number for those who cannot see them. */
export function Stars({ mean }: { mean: number }) {
  return (
    <span className="stars" role="img" aria-label={texts.stars(formatMean(mean))}>
      {[0, 1, 2, 3, 4].map((before) => {
        const part = Math.min(1, Math.max(0, mean - before));
        if (part === 0 || part === 1) return <Star key={before} off={part === 0} />;
        return (
          <span key={before} className="star-part" style={{ '--edge': edgeOf(part) }}>
            <Star />
            <Star off />
          </span>
        );
      })}
    </span>
  );
}
