import { type Zone, zones } from '#domain/core/countries.ts';
import { moneyField } from '#domain/core/money.ts';
import { parseMoney } from '#domain/core/reading/read-amount.ts';
import type { PostedWay } from '#domain/listings/delivery/ways.ts';
import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import { inField } from '#web/platform/languages/formats.ts';
import { amountMistake } from '#web/ui/fields/amount-mistake.ts';
import * as texts from './profile-form-texts.ts';

export type Profile = CallOutput<'listings.listProfiles'>['profiles'][number];
type ProfileInput = CallInput<'listings.addProfile'>;

/** A rate as the form holds it: numbers are text until they are checked. */
export interface RateDraft {
  area: string;
  way: PostedWay;
  by: 'weight' | 'item';
  first: string;
  more: string;
  from: string;
  to: string;
  maxGrams: string;
}

export interface ProfileDraft {
  name: string;
  extra: string;
  free: string;
  packingGrams: string;
  handlingDays: string;
  zones: readonly Zone[];
  hasOwnRates: boolean;
  rates: RateDraft[];
  except: string[];
  pickup: boolean;
  origin: { line1: string; postcode: string; city: string; country: string };
}

const moneyText = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : inField(moneyField(cents));

export const newRate = (area = 'home'): RateDraft => ({
  ...{ area, way: 'standard', by: 'weight', first: '', more: '', from: '2', to: '4', maxGrams: '' },
});

export const draftOfProfile = (profile: Profile | null): ProfileDraft => ({
  name: profile?.name ?? '',
  extra: moneyText(profile?.extraCents ?? 0),
  free: moneyText(profile?.freeFromCents),
  packingGrams: String(profile?.packingGrams ?? 0),
  handlingDays: String(profile?.handlingDays ?? 0),
  zones: profile?.zones ?? zones,
  hasOwnRates: (profile?.rates.length ?? 0) > 0,
  rates: (profile?.rates ?? []).map((rate) => ({
    ...{ area: rate.area, way: rate.way, by: rate.by },
    ...{ first: moneyText(rate.firstCents), more: moneyText(rate.moreCents) },
    ...{ from: String(rate.days[0]), to: String(rate.days[1]) },
    maxGrams: rate.maxGrams === null ? '' : String(rate.maxGrams),
  })),
  except: profile?.except ?? [],
  pickup: profile?.pickup ?? false,
  origin: profile?.origin ?? { line1: '', postcode: '', city: '', country: '' },
});

/** What is wrong, by the id of its field. */
export type ProfileErrors = Map<string, string>;

const whole = (text: string, [least, most]: [number, number]): number | null => {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
};
const readCents = (text: string, least = 0): number | null => {
  const cents = text.trim() === '' ? null : parseMoney(text);
  return cents !== null && cents >= least && cents <= 100_000 ? cents : null;
};

function readRate(rate: RateDraft, index: number, errors: ProfileErrors): NonNullable<ProfileInput['rates']> {
  const at = (field: string, value: number | null, message: string): number => {
    if (value === null) errors.set(`rate-${index}-${field}`, message);
    return value ?? 0;
  };
  const first = at('first', readCents(rate.first), amountMistake(rate.first, texts.wrong.amount));
  const more = at('more', readCents(rate.more || '0'), amountMistake(rate.more, texts.wrong.amount));
  const from = at('from', whole(rate.from, [1, 60]), texts.wrong.days);
  const to = at('to', whole(rate.to, [Math.max(1, from), 60]), texts.wrong.daysOrder);
  const max = rate.maxGrams.trim() === '' ? null : at('max', whole(rate.maxGrams, [1, 100_000]), texts.wrong.grams);
  const { area, way, by } = rate;
  return [{ area, way, by, firstCents: first, moreCents: more, days: [from, to], maxGrams: max }];
}

function readOrigin({ origin, pickup }: ProfileDraft, errors: ProfileErrors): ProfileInput['origin'] {
  const fields = Object.entries(origin).map(([field, text]) => [field, text.trim()] as const);
  if (!pickup && fields.every(([, text]) => text === '')) return null;
  for (const [field, text] of fields) if (text === '') errors.set(`origin-${field}`, texts.wrong.origin);
  return origin;
}

/** The same rules as the server's, each answered at its own field. */
export function readProfile(draft: ProfileDraft): { errors: ProfileErrors; input: ProfileInput } {
  const errors: ProfileErrors = new Map();
  const put = <Value>(field: string, value: Value | null, message: string): Value | null => {
    if (value === null) errors.set(field, message);
    return value;
  };
  const name = draft.name.trim();
  if (name === '') errors.set('name', texts.wrong.name);
  const extraCents = put('extra', readCents(draft.extra || '0'), amountMistake(draft.extra, texts.wrong.amount));
  const free = draft.free.trim() === '' ? null : parseMoney(draft.free);
  if (draft.free.trim() !== '' && free === null) errors.set('free', amountMistake(draft.free, texts.wrong.amount));
  const packingGrams = put('packing-grams', whole(draft.packingGrams || '0', [0, 30_000]), texts.wrong.packing);
  const handlingDays = put('handling-days', whole(draft.handlingDays || '0', [0, 30]), texts.wrong.handling);
  const rates = draft.hasOwnRates ? draft.rates.flatMap((rate, index) => readRate(rate, index, errors)) : [];
  if (draft.hasOwnRates && rates.length === 0 && !draft.pickup) errors.set('rates', texts.wrong.noRate);
  draft.rates.forEach(({ area, way }, index) => {
    const isTwice = draft.rates.findIndex((rate) => rate.area === area && rate.way === way) < index;
    if (draft.hasOwnRates && isTwice) errors.set(`rate-${index}-area`, texts.wrong.twice);
  });
  const origin = readOrigin(draft, errors);
  const amounts = { extraCents: extraCents ?? 0, freeFromCents: free };
  const packing = { packingGrams: packingGrams ?? 0, handlingDays: handlingDays ?? 0 };
  const where = { zones: [...draft.zones], rates, except: draft.except, origin, pickup: draft.pickup };
  return { errors, input: { name, ...amounts, ...packing, ...where } };
}
