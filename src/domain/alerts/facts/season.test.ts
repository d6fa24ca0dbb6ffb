import { expect, test } from 'vitest';
import { seasonAlerts, upcomingOccasions } from './season.ts';

const prep = {
  occasion: 'christmas',
  giftDays: [{ id: 'christmas', day: '2026-12-24' }],
  countries: [{ country: 'DE', ways: [{ lastOrder: null }, { lastOrder: '2026-12-17' }] }],
  makeBy: '2026-12-15',
  toMake: [{ seasonBefore: 9, toMake: 4 }],
};

test.each([
  ['2026-11-01', []],
  ['2026-11-20', ['seasonal_opportunity']],
  ['2026-11-27', ['holiday_rush_preparation']],
  ['2026-12-11', ['holiday_rush_preparation', 'holiday_shipping_deadline']],
  ['2026-12-16', ['holiday_shipping_deadline']],
  ['2026-12-18', []],
])('[DASH-04, ALERT-26] on %s a shop is told %j of Christmas', (today, types) =>
  expect(seasonAlerts(prep, today).map(({ type }) => type)).toEqual(types),
);

test('[ALERT-26] a shop that sold nothing a year ago and has enough hears of the last day alone', () => {
  const calm = { ...prep, toMake: [{ seasonBefore: 0, toMake: 0 }] };
  expect(['2026-11-20', '2026-12-01', '2026-12-11'].flatMap((today) => seasonAlerts(calm, today))).toEqual([
    { type: 'holiday_shipping_deadline', day: '2026-12-17', days: 13, units: 0, country: 'DE', year: '2026' },
  ]);
  expect(upcomingOccasions(prep.giftDays, '2026-11-11')).toEqual([]);
});
