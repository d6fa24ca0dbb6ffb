import { localTime } from '#domain/core/days/time-zone.ts';
import type { Promotion } from '#domain/promotions/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { day as dayOf } from '#web/ui/day.ts';
import * as texts from './promotion-texts.ts';

export const isLive = ({ state }: Promotion): boolean => state === 'planned' || state === 'running';

/** `10 % off Green mug, orders from €50.00, once per person` */
export function termsOf(promotion: Promotion): string {
  const { kind, percent, amountCents, minimumCents, maxUsesPerBuyer: times, listingId, listingTitle } = promotion;
  const off = kind === 'percent' ? texts.percentOf(percent ?? 0) : formatMoney(amountCents ?? 0);
  const isPostage = kind === 'postage';
  const listing = listingTitle ?? texts.listingGone;
  const lowered = listingId ? texts.off(off, listing) : off;
  return [
    isPostage ? texts.freePost : lowered,
    isPostage && listingId && texts.withListing(listing),
    minimumCents > 0 && texts.ordersFrom(formatMoney(minimumCents)),
    times && texts.perPerson(times),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `until Thu 24 Dec`, `from Mon 1 Dec`, in days of the shop; or how it stands. */
export function timeOf(
  { state, startsAt, endsAt }: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>,
  timeZone: string,
): string {
  const day = (at: string): string => dayOf(localTime(timeZone, new Date(at)));
  if (state === 'planned') return endsAt ? texts.fromTo(day(startsAt), day(endsAt)) : texts.from(day(startsAt));
  return endsAt ? texts.until(day(endsAt)) : texts.noEnd;
}
