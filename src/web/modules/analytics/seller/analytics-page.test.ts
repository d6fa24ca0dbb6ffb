import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, answerPages, forgetAnswers, knowSettings, shown } from '#test/support/markup/markup.ts';
import type { TrafficDay } from '#domain/analytics/contract.ts';
import { comparePeriods, sumOf } from '#domain/analytics/compare-periods.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { AnalyticsPage } from './analytics-page.tsx';
import { shiftDay } from './periods.ts';

const address = '/seller-dashboard/analytics';

/** So many days from a first one on, each alike. */
function seriesOf(from: string, count: number, each: Partial<TrafficDay>) {
  const days = Array.from({ length: count }, (_, index) => ({ ...sumOf([]), ...each, day: shiftDay(from, index) }));
  return comparePeriods(days, from);
}

const profile = {
  name: 'Rio Clay',
  place: 'Porto',
  country: 'PT',
  tagline: '',
  story: '',
  announcement: '',
  returnsDays: 14,
  packing: '',
};
const shopIn = (timeZone: string): void =>
  answer('shops.getMine', {}, {
    profile: { ...profile, timeZone },
    banner: null,
  } as unknown as CallOutput<'shops.getMine'>);

beforeEach(() => {
  forgetAnswers();
  knowSettings();
  // 28 November in Lisbon, still the 27th in New York.
  vi.useFakeTimers({ now: new Date('2026-11-28T03:00:00Z'), toFake: ['Date'] });
  shopIn('Europe/Lisbon');
});
afterEach(() => void vi.useRealTimers());

test('[DASH-03] each figure stands beside the days before and opens its line', () => {
  answer(
    'analytics.getShopSums',
    { from: '2026-11-22', to: '2026-11-28' },
    seriesOf('2026-11-22', 7, { orders: 3, visits: 100 }),
  );
  answer(
    'analytics.getShopSums',
    { from: '2026-11-15', to: '2026-11-21' },
    seriesOf('2026-11-15', 7, { orders: 2, visits: 100 }),
  );
  const lines = shown(AnalyticsPage, {}, `${address}?days=7&metric=orders`);
  expect(lines).toContain('[Orders21+50 % from 14 → /seller-dashboard/analytics?days=7&metric=orders (here)]');
  expect(lines).toContain('[Visits that buy3 %+1 from 2 % → /seller-dashboard/analytics?days=7&metric=conversion]');
});

test('[DASH-03] days are those of the shop’s zone', () => {
  shopIn('America/New_York');
  answer('analytics.getShopSums', { from: '2026-11-21', to: '2026-11-27' }, seriesOf('2026-11-21', 7, {}));
  answer('analytics.getShopSums', { from: '2026-11-14', to: '2026-11-20' }, seriesOf('2026-11-14', 7, {}));
  expect(shown(AnalyticsPage, {}, `${address}?days=7`)).toContain(
    'Sat 21 Nov – Fri 27 Nov; days begin at midnight in New York',
  );
});

test('[DASH-03] a listing opens its own days', () => {
  const sums = { ...sumOf([]), views: 40, visits: 20, units: 3, orders: 2, revenueCents: 6000 };
  answerPages(
    'analytics.listListingSums',
    { from: '2026-11-01', to: '2026-11-28', beforeFrom: '2026-10-04', sort: 'views' },
    {
      items: [
        { listingId: 'mug', title: 'Night mug', picture: null, ...sums, before: { ...sums, revenueCents: 4000 } },
      ],
      nextCursor: null,
    },
  );
  expect(shown(AnalyticsPage, {}, `${address}?view=listings`).join(' ')).toContain(
    '[Night mug → /seller-dashboard/analytics?product=mug]',
  );
});

test('[DASH-03] each figure has its seasons; of the running month as many days are compared', () => {
  answer('analytics.getShopSums', { from: '2025-12-01', to: '2026-11-28' }, seriesOf('2025-12-01', 363, { visits: 2 }));
  answer('analytics.getShopSums', { from: '2024-12-01', to: '2025-11-30' }, seriesOf('2024-12-01', 365, { visits: 1 }));
  const lines = shown(AnalyticsPage, {}, `${address}?view=seasonal&metric=visits`).join(' ');
  expect(lines).toContain('[Visits726+100 % from 363 → ');
  expect(lines).toContain('Nov 2026 | 56 | 28 | +100 %');
});
