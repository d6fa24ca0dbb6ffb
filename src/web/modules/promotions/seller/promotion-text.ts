import { localTime } from '#domain/core/days/time-zone.ts';
import type { Promotion } from '#domain/promotions/model.ts';
import { promotionTerms } from '#domain/promotions/promotion-terms.ts';
import { speaker } from '#web/platform/languages/language.ts';
import { day as dayOf } from '#web/ui/day.ts';
import * as texts from './promotion-texts.ts';

/** What a code takes off, in the language of the page. */
export const termsOf = (promotion: Promotion): string => promotionTerms(speaker, promotion);

/** `until Thu 24 Dec`, `from Mon 1 Dec`, in days of the shop; or how it stands. */
export function timeOf(
  { state, startsAt, endsAt }: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>,
  timeZone: string,
): string {
  const day = (at: string): string => dayOf(localTime(timeZone, new Date(at)));
  if (state === 'planned') return endsAt ? texts.fromTo(day(startsAt), day(endsAt)) : texts.from(day(startsAt));
  return endsAt ? texts.until(day(endsAt)) : texts.noEnd;
}
