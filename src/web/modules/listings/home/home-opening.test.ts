import { expect, test, vi } from 'vitest';
import { shown } from '#test/support/markup/markup.ts';
import { listingSlots } from '../slots.ts';
import { Opening } from './home-opening.tsx';

listingSlots.BackToCart = () => null;

/** What the home page says at noon of a day about having something by the 24th. */
function datesOn(day: string): string[] {
  vi.setSystemTime(new Date(`${day}T12:00:00.000Z`));
  const lines = shown(Opening, { home: undefined });
  const from = lines.findIndex((line) => line.startsWith('Order by'));
  return from < 0 ? [] : lines.slice(from, from + 4);
}

test('[ORD-06] the home page says by when to order to have it on 24 December', () => {
  expect(datesOn('2026-11-26')).toEqual([
    'Order by, to have it on 24 December',
    'Personalised pieces | Tue 1 Dec',
    'Made to order | Sun 6 Dec',
    'Ready to ship | Mon 14 Dec',
  ]);
  expect(datesOn('2026-12-12')).toEqual(['Order by, to have it on 24 December', 'Ready to ship | Mon 14 Dec']);
  expect(datesOn('2026-10-23')).not.toEqual([]);
  expect(datesOn('2026-10-23')[0]).toBe('Order by, to have it on 24 December');
  for (const day of ['2026-10-22', '2026-12-23', '2026-12-25', '2026-08-01'])
    expect([day, datesOn(day)]).toEqual([day, []]);
});
