import { addMilliseconds, DAY } from '../core/time.ts';

/** What a maker is told of a code that begins or ends by itself. */
const promotionStages = ['started', 'ending', 'expired'] as const;
export type PromotionStage = (typeof promotionStages)[number];

interface Window {
  createdAt: Date;
  startsAt: Date;
  endsAt: Date | null;
}

/** How long before its end a code is said to end, where it has run for as long by then. */
const NOTICE_MS = DAY;

/** [DASH-04, ALERT-02] What is told of a code and when, in order. One that counts as soon as it is made needs no word that it has begun. */
export function stagesOf({ createdAt, startsAt, endsAt }: Window): { stage: PromotionStage; at: Date }[] {
  const started = startsAt > createdAt ? [{ stage: 'started' as const, at: startsAt }] : [];
  if (!endsAt) return started;
  const endingAt = addMilliseconds(endsAt, -NOTICE_MS);
  const beganAt = startsAt > createdAt ? startsAt : createdAt;
  const ending = endingAt >= addMilliseconds(beganAt, NOTICE_MS) ? [{ stage: 'ending' as const, at: endingAt }] : [];
  return [...started, ...ending, { stage: 'expired', at: endsAt }];
}

/**
 * The stages of a code at a moment, from the one that is told next: the one to tell of now, and the one after it. Of several that went by while nobody looked, the last is told
 * alone: that something ends is no news once it has ended.
 */
export function dueStage(
  window: Window,
  { from, now }: { from: PromotionStage; now: Date },
): { due: PromotionStage | null; next: { stage: PromotionStage; at: Date } | null } {
  const left = stagesOf(window).filter(({ stage }) => promotionStages.indexOf(stage) >= promotionStages.indexOf(from));
  return {
    due: left.findLast(({ at }) => at <= now)?.stage ?? null,
    next: left.find(({ at }) => at > now) ?? null,
  };
}
