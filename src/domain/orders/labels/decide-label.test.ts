import { expect, test } from 'vitest';
import { chooseRate, daysAllowed, decideLabel } from './decide-label.ts';

const seller = {
  ...{ sellsAs: 'registered' as const, legalName: 'Ana', vatNumber: '', usesOss: false },
  ...{ line1: 'Rua 1', postcode: '4000-001', city: 'Porto', country: 'PT' },
};

test.each([
  ['standard', true],
  ['pickup', false],
] as const)('[ORD-03, DASH-04] whether a label is bought for an order that goes by %s: %s', (deliveryId, isBought) => {
  const order = { state: 'confirmed' as const, disputes: [], seller, deliveryId };
  expect(decideLabel(order, { weightGrams: 300, box: 'small' }).ok).toBe(isBought);
});

const rate = (service: string, cents: number, days: number | null) => ({ carrier: 'Post', service, cents, days });
const rates = [rate('Letter', 400, 9), rate('Parcel', 900, 6), rate('Express', 2400, 2)];

test.each([
  [9, 'Letter'],
  [6, 'Parcel'],
  [3, 'Express'],
  [1, 'Express'],
])('[ORD-03, ORD-06] of the labels that arrive within %d days the cheapest is bought: %s', (within, service) =>
  expect(chooseRate(rates, { wanted: null, within })?.service).toBe(service),
);

test('[ORD-03] labels of which no days are known are chosen by price', () =>
  expect(chooseRate([rate('A', 500, null), rate('B', 400, null)], { wanted: null, within: 3 })?.service).toBe('B'));

test.each([
  ['2026-12-01', 7],
  ['2026-12-09', 4],
])('[ORD-06] sent on %s, an order promised for 4 to 10 December may take %d days', (today, days) =>
  // Between 4 and 10 December lie four delivery days.
  expect(daysAllowed({ leavesBy: '2026-12-04', arrivesTo: '2026-12-10' }, today)).toBe(days),
);
