import type { Promotion, PromotionState } from '#domain/promotions/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { day } from '#web/ui/day.ts';

export const stateWords: Record<PromotionState, string> = {
  planned: 'Planned',
  running: 'Counts now',
  'used-up': 'Used up',
  ended: 'Ended',
  stopped: 'Stopped',
};

export const isLive = ({ state }: Promotion): boolean => state === 'planned' || state === 'running';

/** `10 %, orders from €50.00` */
export function termsOf({ kind, percent, amountCents, minimumCents }: Promotion): string {
  const off = kind === 'percent' ? `${percent} %` : formatMoney(amountCents ?? 0);
  return minimumCents > 0 ? `${off}, orders from ${formatMoney(minimumCents)}` : off;
}

/** `until Thu 24 Dec`, `from Mon 1 Dec`, or how it stands. */
export function timeOf(promotion: Promotion): string {
  const { state, startsAt, endsAt } = promotion;
  if (state === 'planned') return `from ${day(startsAt)}${endsAt ? ` to ${day(endsAt)}` : ''}`;
  return endsAt ? `until ${day(endsAt)}` : 'no end';
}
