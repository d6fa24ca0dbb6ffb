import { beforeEach, expect, test } from 'vitest';
import { answer, fail, forgetAnswers, shown } from '#test/support/markup/markup.ts';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, sentNow } from '#test/support/markup/shop.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { ShippingPage } from './shipping-page.tsx';

beforeEach(forgetAnswers);

const at = (query = ''): string[] => shown(ShippingPage, {}, `/seller-dashboard/shipping-settings${query}`).slice(7);
const profile: CallOutput<'listings.listProfiles'>['profiles'][number] = {
  ...{ profileId: 'p1', name: 'Wool', extraCents: 150, freeFromCents: 5000, zones: ['eu'], listings: 3 },
  rates: [{ area: 'DE', way: 'letter', by: 'item', firstCents: 200, moreCents: 50, days: [2, 4], maxGrams: null }],
  ...{ except: [], packingGrams: 0, handlingDays: 0, origin: null, pickup: false },
};
const calendar = (edit: Partial<CallOutput<'shops.getCalendar'>> = {}): CallOutput<'shops.getCalendar'> => ({
  settings: {
    ...{ workingDays: [1, 2], lastHour: 15, keepsHolidays: true, daysOff: ['2026-12-28'], minutesPerDay: 60 },
    maxQueueDays: 2,
  },
  calendar: { workingDays: [1, 2], lastHour: 15, closed: [], minutesPerDay: 60, queueMinutes: 150 },
  ...{ timeZone: 'Europe/Lisbon', country: 'PT', holidays: ['2026-12-08'], queueDays: 3, pausedUntil: '2026-12-09' },
  notices: [],
  ...edit,
});

test('[DASH-04] profiles say their rates, how many listings use them', () => {
  answer('listings.listProfiles', {}, { profiles: [profile] });
  const lines = at().join(' | ');
  for (const part of [
    'Wool',
    'Own rates to Germany · €1.50 packing · free from €50.00',
    '[Duplicate Wool]',
    '[Assign Wool]',
  ])
    expect(lines).toContain(part);
});

test('[DASH-04, UX-100] without profiles the plain rates are named', () => {
  answer('listings.listProfiles', {}, { profiles: [] });
  expect(at().join()).toContain('All listings use the plain rates');
  forgetAnswers();
  fail('listings.listProfiles', {}, 503);
  expect(at().join()).toContain('Your rates still apply as you saved them.');
});

test('[DASH-04] the table of prices says what each country pays and when it comes', () => {
  answer('listings.listMine', { limit: 100 }, {
    ...{ items: [{ listingId: 'l1', title: 'Mug' }], nextCursor: null, counts: {}, low: 0 },
  } as unknown as CallOutput<'listings.listMine'>);
  answer(
    'listings.previewDelivery',
    { listingId: 'l1', quantity: 1 },
    {
      ...{ leavesBy: '2026-12-01', timeZone: 'Europe/Lisbon' },
      countries: [
        { country: 'US', options: [] },
        {
          country: 'DE',
          options: [{ id: 'letter', priceCents: 200, arrivesFrom: '2026-12-03', arrivesTo: '2026-12-07' }],
        },
      ],
    },
  );
  expect(
    at('?tab=prices')
      .slice(-4)
      .map((line) => line.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Country | Letter',
    expect.stringContaining('Germany | €2.00'),
    expect.stringContaining('Thu 3 Dec'),
    'United States | Not sent',
  ]);
});

test('[ORD-06] working days name the zone of the shop, its holidays ahead', () => {
  answer('shops.getCalendar', {}, calendar());
  const lines = at('?tab=days').join(' | ').replaceAll('\u00a0', ' ');
  for (const part of [
    'in Lisbon time',
    'Tue 8 Dec',
    '150 minutes of making wait: 3 working days. Pieces made to order are paused until Wed 9 Dec.',
  ])
    expect(lines).toContain(part);
});

test('[DASH-04] a vacation is planned with days, selling and autoreply', async () => {
  answerCalls({ 'shops.addNotice': () => ({}) });
  const draft = { firstDay: '', lastDay: '', notice: '', selling: 'later' as const, autoreply: '' };
  const part = await openPart(NoticeDialog, { draft, noticeId: null, city: 'Lisbon', onClose: () => undefined });
  sentNow();
  await part.press('Save');
  expect([part.lines().join().includes('Choose the first and the last day.'), sentNow()]).toEqual([true, []]);
  await part.fill('First day', '2026-12-20');
  await part.fill('Last day', '2027-01-03');
  await part.press('Save');
  expect(sentNow()[0]).toEqual(['shops.addNotice', { ...draft, firstDay: '2026-12-20', lastDay: '2027-01-03' }]);
});
