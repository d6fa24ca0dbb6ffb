import { expect, test } from 'vitest';
import type { Way } from '../listings/delivery/ways.ts';
import { MIN_RETURN_DAYS } from '../shops/return-days.ts';
import type { OrderParcel } from './parcels/model.ts';
import { canHaveArrived, DELIVERED_AFTER_DAYS } from './order-end.ts';

test('[ORD-01, LAW-01] an order counts as delivered fourteen days after its promised day', () => {
  expect([DELIVERED_AFTER_DAYS, MIN_RETURN_DAYS]).toEqual([14, 14]);
});

const sentAt = '2026-12-01T22:30:00.000Z';
const parcel = (changes: Partial<OrderParcel> = {}): OrderParcel => ({
  ...{ parcelId: 'p1', state: 'sent', carrier: '', tracking: '', packedAt: sentAt, sentAt, deliveredAt: null },
  ...{ expectedOn: null, lines: [], events: [], ...changes },
});
const atDoor = { kind: 'out_for_delivery' as const, at: sentAt, location: '' };
test.each<[string, Way, OrderParcel[], string, boolean]>([
  ['on the day it was sent', 'standard', [parcel()], '2026-12-01T22:45:00Z', false],
  ['on the next day of the shop', 'standard', [parcel()], '2026-12-01T23:15:00Z', true],
  ['at the door', 'standard', [parcel({ events: [atDoor] })], '2026-12-01T22:45:00Z', true],
  ['in part', 'standard', [parcel({ events: [atDoor] }), parcel()], '2026-12-01T22:45:00Z', false],
  ['collected', 'pickup', [], '2026-12-01T22:45:00Z', true],
])('[ORD-01] whether an order can have arrived: %s', (_name, deliveryId, parcels, now, expected) => {
  const timeline = [{ state: 'shipped' as const, at: sentAt, by: 'maker' }];
  expect(canHaveArrived({ timeZone: 'Europe/Berlin', deliveryId, timeline, parcels }, new Date(now))).toBe(expected);
});
