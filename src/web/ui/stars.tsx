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

/** Five stars for a mean, with the number for those who cannot see them. */
export function Stars({ mean }: { mean: number }) {
  return (
    <span className="stars" role="img" aria-label={texts.stars(formatMean(mean))}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} off={mean < place - 0.5} />
      ))}
    </span>
  );
}
