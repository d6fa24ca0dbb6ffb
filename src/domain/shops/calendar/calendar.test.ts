import { expect, test } from 'vitest';
import { checkNotice } from './check-notice.ts';
import { daysAhead, type StoredCalendar, workingCalendarOf } from './closed-days.ts';
import { queuePausedUntil, soldAgainFrom } from './pause.ts';
import { addDeliveryDays, addShopDays, isoDay, makingDays, plainCalendar } from './working-calendar.ts';

const at = (time: string): Date => new Date(`${time}:00Z`);
const stored: StoredCalendar = {
  ...{ workingDays: [1, 2, 3, 4], lastHour: 14, keepsHolidays: true, daysOff: ['2026-12-10'] },
  ...{ minutesPerDay: 240, queueMinutes: 600, vacations: [['2026-12-23', '2027-01-03']] },
};

test.each([
  ['an order before the last hour counts today', '2026-12-07T13:59', 1, {}, '2026-12-08'],
  ['one from the last hour on counts tomorrow', '2026-12-07T14:00', 1, {}, '2026-12-09'],
  ['days off, other weekdays and holidays are left out', '2026-12-07T09:00', 2, {}, '2026-12-09'],
  ['a public holiday is no working day', '2026-12-07T09:00', 1, { holidays: ['2026-12-08'] }, '2026-12-09'],
  ['nor is a vacation', '2026-12-22T09:00', 1, {}, '2027-01-04'],
])('[ORD-06] %s', (_title, now, count, { holidays = [] }: { holidays?: string[] }, day) => {
  const calendar = workingCalendarOf(stored, { today: at('2026-12-01T00:00'), holidays });
  expect(isoDay(addShopDays(at(now), count, calendar))).toBe(day);
});

test('[ORD-06] a shop that works on holidays, and one that set nothing', () => {
  const facts = { today: at('2026-12-01T00:00'), holidays: ['2025-12-25', '2026-12-08'] };
  expect(workingCalendarOf({ ...stored, keepsHolidays: false, vacations: [] }, facts).closed).toEqual(['2026-12-10']);
  expect(workingCalendarOf(null, facts)).toEqual({ ...plainCalendar, closed: ['2026-12-08'] });
  expect(daysAhead(['2026-11-30', '2026-12-01', '2028-12-01'], facts.today)).toEqual(['2026-12-01']);
});

test('[ORD-06] a delivery comes on no weekend, no holiday of the buyer', () => {
  const day = (count: number, holidays?: string[]) => isoDay(addDeliveryDays(at('2026-12-23T09:00'), count, holidays));
  expect([day(1), day(2), day(3)]).toEqual(['2026-12-24', '2026-12-28', '2026-12-29']);
  expect(day(2, ['2026-12-28'])).toBe('2026-12-29');
});

test('[ORD-06] pieces wait for the queue by minutes of making, rounded up to days', () => {
  const calendar = workingCalendarOf(stored, { today: at('2026-12-01T00:00'), holidays: [] });
  expect([1, 120, 121, 0].map((minutes) => makingDays(calendar, minutes))).toEqual([3, 3, 4, 0]);
  expect(makingDays({ ...calendar, minutesPerDay: null }, 500)).toBe(0);
});

test.each([
  [null, null],
  [3, null],
  [2, '2026-12-02'],
  [1, '2026-12-03'],
])('[ORD-06] a queue of 3 days with a limit of %s pauses until %s', (limit, until) => {
  const calendar = workingCalendarOf(stored, { today: at('2026-12-01T00:00'), holidays: [] });
  expect(queuePausedUntil(calendar, limit, at('2026-12-01T09:00'))).toBe(until);
});

const notice = {
  firstDay: '2026-12-20',
  lastDay: '2027-01-04',
  notice: '',
  selling: 'later' as const,
  autoreply: 'Soon',
};
test.each([
  [{}, 'ok'],
  [{ lastDay: '2026-12-19' }, 'shops/notice-days'],
  [{ lastDay: '2027-12-31' }, 'shops/notice-days'],
  [{ firstDay: '2028-01-01', lastDay: '2028-01-02' }, 'shops/notice-days'],
  [{ firstDay: '2026-11-01', lastDay: '2026-11-30' }, 'shops/notice-over'],
  [{ selling: null }, 'shops/notice-empty'],
])('[DASH-04] a vacation with %o: %s', (edit, code) => {
  const checked = checkNotice({ ...notice, ...edit }, '2026-12-01');
  expect(checked.ok ? 'ok' : checked.problem.code).toBe(code);
});

test('[DASH-04] a notice alone answers nobody; a shop sells again the day after its vacation', () => {
  expect(checkNotice({ ...notice, selling: null, notice: 'Hello' }, '2026-12-01')).toMatchObject({
    value: { autoreply: '' },
  });
  expect(soldAgainFrom('2026-12-31')).toBe('2027-01-01');
});
