import { expect, test } from 'vitest';
import { decideLabel } from './decide-label.ts';

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
