import { expect, test, vi } from 'vitest';
import { markupOf, NOON, shown } from '#test/support/markup/markup.ts';
import { orderStateSchema } from '#domain/orders/model.ts';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { DueMark, StateMark } from './order-marks.tsx';

test('[UX-89] until a parcel has left it counts down, then only its day stands there', () => {
  const [leavesBy, timeZone] = ['2026-12-04', 'UTC'];
  const marks = Object.fromEntries(
    orderStateSchema.options.map((state) => [
      state,
      [shown(StateMark, { state, deliveryId: 'standard' }), shown(DueMark, { state, leavesBy, timeZone })]
        .flat()
        .join(' | '),
    ]),
  );
  expect(marks).toEqual({
    cancelled: 'Cancelled',
    completed: 'Completed | Fri 4 Dec',
    confirmed: 'Confirmed | On time, 36 h 0 min leftFri 4 Dec',
    delivered: 'Delivered | Fri 4 Dec',
    pending_payment: 'Waiting for payment | Fri 4 Dec',
    processing: 'Being made | On time, 36 h 0 min leftFri 4 Dec',
    refunded: 'Refunded',
    shipped: 'On its way | Fri 4 Dec',
  });
  vi.setSystemTime('2026-12-05T01:30:00.000Z');
  expect(shown(DueMark, { state: 'processing', leavesBy, timeZone })).toEqual(['Overdue 1 h 30 minFri 4 Dec']);
  vi.setSystemTime('2026-12-04T21:00:00.000Z');
  expect(shown(DueMark, { state: 'confirmed', leavesBy, timeZone })).toEqual(['At risk, 3 h 0 min leftFri 4 Dec']);
  expect(shown(DueMark, { state: 'shipped', leavesBy, timeZone })).toEqual(['Fri 4 Dec']);
  // The shop's clock counts, whatever the reader's shows.
  vi.setSystemTime('2026-12-04T23:30:00.000Z');
  const abroad = { state: 'processing', leavesBy, timeZone: 'Europe/Berlin' } as const;
  expect(shown(DueMark, abroad)).toEqual(['Overdue 30 minFri 4 Dec']);
  // A sign beside the words where it is late or nearly so, and none where it is on time.
  const drawn = (at: string): string => {
    vi.setSystemTime(at);
    return /<svg.*<\/svg>/s.exec(markupOf(DueMark, { state: 'confirmed', leavesBy, timeZone }))?.[0] ?? '';
  };
  const [late, nearly, inTime] = ['2026-12-05T01:30:00.000Z', '2026-12-04T21:00:00.000Z', NOON.toISOString()].map(
    drawn,
  );
  const signs = (['critical', 'high'] as const).map((name) => markupOf(DeskIcon, { name }));
  expect([late, nearly, inTime]).toEqual([...signs, '']);
  vi.setSystemTime(NOON);
});

test('[DASH-04] what is collected is ready, and then collected', () => {
  const mark = (state: 'shipped' | 'delivered' | 'processing') => shown(StateMark, { state, deliveryId: 'pickup' });
  expect([mark('processing'), mark('shipped'), mark('delivered')].flat()).toEqual([
    ...['Being made', 'Ready to collect', 'Collected'],
  ]);
});
