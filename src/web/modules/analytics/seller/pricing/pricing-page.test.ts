import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, knowSettings, shown } from '#test/support/markup/markup.ts';
import { PricingPage } from './pricing-page.tsx';
import { draftOf, readDraft } from './pricing-draft.ts';

const listing = {
  ...{ listingId: 'mug', title: 'Night mug', picture: null, priceCents: 3400, priceVaries: false, makingMinutes: 30 },
  costs: { materialCents: 400, minutes: 45, hourlyWageCents: 2000, postageCents: 100, version: 3 },
  ...{ vatPercent: 23, market: null },
};
const market = {
  ...{ category: 'mugs', categoryName: 'Mugs', day: '2026-11-28', listings: 44, shops: 5 },
  ...{ lowCents: 2600, medianCents: 3000, highCents: 3600 },
};
const at = (changes: object): string => {
  const answered = { feePercent: 6.5, vatBasis: 'taxed' as const, listing: { ...listing, ...changes }, comparable: [] };
  answer('analytics.getPricing', { listingId: 'mug' }, answered);
  return shown(PricingPage, {}, '/seller-dashboard/pricing?product=mug').join('|');
};

beforeEach(knowSettings);
afterEach(forgetAnswers);

test('[DASH-04] the result says what is left of the price', () => {
  expect(at({})).toContain('Profit | €5.43|Margin | 19.6 %|Break-even | €26.74');
});

test('[DASH-04] the recommended range covers the costs and names what it counts', () => {
  expect(at({ market })).toContain('€26.74 – €36.00');
  expect(at({ market })).toContain('44 pieces of 5 shops in Mugs');
  expect(at({ market: { ...market, highCents: 2600 } })).toContain('Yours pays off from €26.74');
});

test('[DASH-04] a piece without costs begins with the minutes of its listing', () => {
  expect(draftOf({ ...listing, costs: null })).toMatchObject({ minutes: '30', material: '0.00' });
});

test('[DASH-04] what cannot be read is named beside its field', () => {
  const { read, errors } = readDraft({ material: 'x', minutes: '1.5', wage: '2000', postage: '', price: '30' });
  expect(read).toBeNull();
  expect(Object.keys(errors)).toEqual(['minutes', 'material', 'wage']);
});
