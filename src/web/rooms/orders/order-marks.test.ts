import { expect, test, vi } from 'vitest';
import { markupOf, NOON, shown } from '#test/support/markup/markup.ts';
import { orderStateSchema } from '#domain/orders/model.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DueMark, StateMark } from './order-marks.tsx';

test('[UX-89] until a parcel has left it counts down, then only its day stands there', () => {
  const leavesBy = '2026-12-04';
  const marks = Object.fromEntries(
    orderStateSchema.options.map((state) => [
      state,
      [shown(StateMark, { state }), shown(DueMark, { state, leavesBy })].flat().join(' | '),
    ]),
  );
  expect(marks).toEqual({
    cancelled: 'Cancelled | Fri 4 Dec',
    completed: 'Completed | Fri 4 Dec',
    confirmed: 'Confirmed | On time, 36 h 0 min leftFri 4 Dec',
    delivered: 'Delivered | Fri 4 Dec',
    pending_payment: 'Waiting for payment | Fri 4 Dec',
    processing: 'Being made | On time, 36 h 0 min leftFri 4 Dec',
    refunded: 'Refunded | Fri 4 Dec',
    shipped: 'On its way | Fri 4 Dec',
  });
  vi.setSystemTime('2026-12-05T01:30:00.000Z');
  expect(shown(DueMark, { state: 'processing', leavesBy })).toEqual(['Overdue 1 h 30 minFri 4 Dec']);
  vi.setSystemTime('2026-12-04T21:00:00.000Z');
  expect(shown(DueMark, { state: 'confirmed', leavesBy })).toEqual(['At risk, 3 h 0 min leftFri 4 Dec']);
  expect(shown(DueMark, { state: 'shipped', leavesBy })).toEqual(['Fri 4 Dec']);
  // A sign beside the words where it is late or nearly so, and none where it is on time.
  const drawn = (at: string): string => {
    vi.setSystemTime(at);
    return /<svg.*<\/svg>/s.exec(markupOf(DueMark, { state: 'confirmed', leavesBy }))?.[0] ?? '';
  };
  const [late, nearly, inTime] = ['2026-12-05T01:30:00.000Z', '2026-12-04T21:00:00.000Z', NOON.toISOString()].map(
    drawn,
  );
  const signs = (['critical', 'high'] as const).map((name) => markupOf(DeskIcon, { name }));
  expect([late, nearly, inTime]).toEqual([...signs, '']);
  vi.setSystemTime(NOON);
});
