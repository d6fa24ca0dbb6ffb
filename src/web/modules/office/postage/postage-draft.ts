import { parseMoney } from '#domain/core/reading/read-amount.ts';
import { MAX_POSTAGE_CENTS, MAX_POSTAGE_DAYS } from '#domain/office/postage/postage-limits.ts';
import { inField } from '#web/platform/languages/formats.ts';
import type { PostagePrice } from './postage-text.ts';

/** As it is typed. */
export interface PostageDraft {
  first: string;
  more: string;
  firstDay: string;
  lastDay: string;
  since: string;
  reason: string;
}

const typed = (cents: number): string => inField((cents / 100).toFixed(2));

/** The form begins with what holds. */
export const emptyDraft = (price: PostagePrice | null, today: string): PostageDraft => ({
  first: price ? typed(price.firstCents) : '',
  more: price ? typed(price.moreCents) : '',
  firstDay: price ? String(price.firstDay) : '',
  lastDay: price ? String(price.lastDay) : '',
  ...{ since: today, reason: '' },
});

const centsOf = (typed: string): number | null => {
  const cents = parseMoney(typed);
  return cents !== null && cents <= MAX_POSTAGE_CENTS ? cents : null;
};
const daysOf = (typed: string): number | null =>
  /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= MAX_POSTAGE_DAYS ? Number(typed) : null;

/** The price that is typed; null where something of it is missing or is no price. */
export function priceOf(draft: PostageDraft): PostagePrice | null {
  const [firstCents, moreCents] = [centsOf(draft.first), centsOf(draft.more)];
  const [firstDay, lastDay] = [daysOf(draft.firstDay), daysOf(draft.lastDay)];
  if (firstCents === null || moreCents === null || firstDay === null || lastDay === null) return null;
  return lastDay < firstDay ? null : { firstCents, moreCents, currency: 'EUR', firstDay, lastDay };
}

/** [PAY-01] What a parcel costs by it. */
export const costOf = ({ firstCents, moreCents }: PostagePrice, grams: number): number =>
  firstCents + (Math.max(1, Math.ceil(grams / 1000)) - 1) * moreCents;
