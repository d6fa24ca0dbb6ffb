import type { Promotion, PromotionState } from '#domain/promotions/model.ts';
import type { Sale } from '#domain/promotions/sale-model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { day } from '#web/ui/day.ts';

export const stateWords: Record<PromotionState, string> = {
  planned: 'Planned',
  running: 'Counts now',
  'used-up': 'Used up',
  ended: 'Ended',
  stopped: 'Stopped',
};

export const saleStateWords: Record<Sale['state'], string> = {
  planned: 'Planned',
  running: 'Runs now',
  ended: 'Ended',
  stopped: 'Stopped',
};

export const isLive = ({ state }: Promotion): boolean => state === 'planned' || state === 'running';

/** `10 % off Green mug, orders from €50.00, once per person` */
export function termsOf(promotion: Promotion): string {
  const { kind, percent, amountCents, minimumCents, maxUsesPerBuyer: times, listingId, listingTitle } = promotion;
  const off = kind === 'percent' ? `${percent} %` : formatMoney(amountCents ?? 0);
  const isPostage = kind === 'postage';
  const listing = listingTitle ?? 'a listing that is gone';
  return [
    isPostage ? 'Free tracked post' : listingId ? `${off} off ${listing}` : off,
    isPostage && listingId && `with ${listing}`,
    minimumCents > 0 && `orders from ${formatMoney(minimumCents)}`,
    times && (times === 1 ? 'once per person' : `${times} times per person`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `until Thu 24 Dec`, `from Mon 1 Dec`, or how it stands. */
export function timeOf({ state, startsAt, endsAt }: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>): string {
  if (state === 'planned') return `from ${day(startsAt)}${endsAt ? ` to ${day(endsAt)}` : ''}`;
  return endsAt ? `until ${day(endsAt)}` : 'no end';
}
