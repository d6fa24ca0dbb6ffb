import { expect, test } from 'vitest';
import { draftOfProfile, newRate, type ProfileDraft, readProfile } from './profile-draft.ts';

const rate = (edit: object = {}) => ({ ...newRate(), first: '4.90', more: '1.20', ...edit });
const read = (edit: Partial<ProfileDraft>) => readProfile({ ...draftOfProfile(null), name: 'Fragile', ...edit });
const origin = { line1: 'Rua 1', postcode: '4000-001', city: 'Porto', country: 'PT' };

test('[DASH-04] a profile with its own rates is read from the form, and comes back into it', () => {
  const { errors, input } = read({ hasOwnRates: true, rates: [rate({ maxGrams: '2000' })], pickup: true, origin });
  expect([...errors]).toEqual([]);
  expect(input).toMatchObject({
    rates: [
      { area: 'home', way: 'standard', by: 'weight', firstCents: 490, moreCents: 120, days: [2, 4], maxGrams: 2000 },
    ],
    ...{ origin, pickup: true, extraCents: 0, freeFromCents: null, zones: ['eu', 'europe', 'world'] },
  });
  const stored = { ...input, profileId: 'p', listings: 0 } as Parameters<typeof draftOfProfile>[0];
  expect(readProfile(draftOfProfile(stored)).input).toEqual(input);
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ extra: 'x' }, ['extra']],
  [{ free: '-1' }, ['free']],
  [{ packingGrams: '30001' }, ['packing-grams']],
  [{ handlingDays: '31' }, ['handling-days']],
  [{ hasOwnRates: true, rates: [] }, ['rates']],
  [{ hasOwnRates: true, rates: [rate({ first: '' })] }, ['rate-0-first']],
  [{ hasOwnRates: true, rates: [rate({ from: '5', to: '4' })] }, ['rate-0-to']],
  [{ hasOwnRates: true, rates: [rate({ maxGrams: '0' })] }, ['rate-0-max']],
  [{ hasOwnRates: true, rates: [rate(), rate()] }, ['rate-1-area']],
  [{ pickup: true }, ['origin-line1', 'origin-postcode', 'origin-city', 'origin-country']],
  [{ origin: { ...origin, city: '' } }, ['origin-city']],
])('[DASH-04] a profile with %o is refused at its field', (edit, fields) =>
  expect([...read(edit as Partial<ProfileDraft>).errors.keys()]).toEqual(fields),
);
