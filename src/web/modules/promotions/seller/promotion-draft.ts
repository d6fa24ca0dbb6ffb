import { endOfDay, startOfDay } from '#domain/core/days/time-zone.ts';
import { parseMoney } from '#domain/core/reading/read-amount.ts';
import { MAX_PERCENT, type NewPromotion } from '#domain/promotions/model.ts';
import type { NewSale } from '#domain/promotions/sale-model.ts';
import { amountMistake } from '#web/ui/fields/amount-mistake.ts';
import * as texts from './promotion-form-texts.ts';

/** What a maker types for a code that buyers enter, or for a lower price for everybody. */
export interface PromotionDraft {
  what: 'code' | 'sale';
  code: string;
  kind: NewPromotion['kind'];
  off: string;
  minimum: string;
  starts: string;
  ends: string;
  uses: string;
  perBuyer: string;
  /** The listing that it is for; empty for all. */
  listing: string;
}

export const emptyDraft: PromotionDraft = {
  what: 'code',
  code: '',
  kind: 'percent',
  off: '10',
  minimum: '',
  starts: '',
  ends: '',
  uses: '',
  perBuyer: '',
  listing: '',
};

const wholeNumber = (text: string): number | null => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : null);

/** What it takes off, or what is wrong with that. */
function readOff({ kind, off }: PromotionDraft): Pick<NewPromotion, 'percent' | 'amountCents'> | string {
  const percent = kind === 'percent' ? wholeNumber(off) : null;
  const amountCents = kind === 'fixed' ? parseMoney(off) : null;
  if (kind === 'percent' && (percent === null || percent < 1 || percent > MAX_PERCENT)) return texts.percentWrong;
  if (kind === 'fixed' && !amountCents) return amountMistake(off, texts.amountWrong);
  return { percent, amountCents };
}

/** Days count from their first to their last moment in the zone of the shop. */
const termsOf = ({ listing, starts, ends }: PromotionDraft, timeZone: string) => ({
  listingId: listing || null,
  startsAt: starts ? startOfDay(timeZone, starts).toISOString() : null,
  endsAt: ends ? endOfDay(timeZone, ends).toISOString() : null,
});

/** What the form says of a code, or what is wrong with it. */
export function readCode(draft: PromotionDraft, timeZone: string): NewPromotion | string {
  const minimumCents = draft.minimum.trim() === '' ? 0 : parseMoney(draft.minimum);
  const maxUses = draft.uses.trim() === '' ? null : wholeNumber(draft.uses);
  const maxUsesPerBuyer = draft.perBuyer.trim() === '' ? null : wholeNumber(draft.perBuyer);
  if (draft.code.trim() === '') return texts.codeMissing;
  const off = readOff(draft);
  if (typeof off === 'string') return off;
  if (minimumCents === null) return amountMistake(draft.minimum, texts.minimumWrong);
  if (draft.uses.trim() !== '' && !maxUses) return texts.usesWrong;
  if (draft.perBuyer.trim() !== '' && !maxUsesPerBuyer) return texts.perBuyerWrong;
  return {
    ...termsOf(draft, timeZone),
    ...off,
    code: draft.code,
    kind: draft.kind,
    minimumCents,
    maxUses,
    maxUsesPerBuyer,
  };
}

/** What the form says of a sale, or what is wrong with it. */
export function readSale(draft: PromotionDraft, timeZone: string): NewSale | string {
  const off = readOff(draft);
  if (typeof off === 'string') return off;
  const { endsAt, ...terms } = termsOf(draft, timeZone);
  if (!endsAt) return texts.lastDayMissing;
  const { percent, amountCents } = off;
  return {
    ...terms,
    endsAt,
    off: percent === null ? { kind: 'fixed', amountCents: amountCents ?? 0 } : { kind: 'percent', percent },
  };
}
