import type { ReviewState } from '#domain/reviews/model.ts';
import type { Config } from '../../platform/config/config.ts';

/** [CAT-04] Whether what people write is shown at once, or when a moderator has looked at it, is the marketplace's policy. */
export const firstState = (config: Pick<Config, 'REVIEW_MODERATION'>): ReviewState =>
  config.REVIEW_MODERATION ? 'pending' : 'visible';
