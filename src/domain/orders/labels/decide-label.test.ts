import { expect, test } from 'vitest';
import { shownOrder } from '#test/builders/shown-order.ts';
import { decideLabel } from './decide-label.ts';

test('[ORD-03, DASH-04] no label is bought for an order that is collected at the workshop', () => {
  const order = shownOrder({ state: 'confirmed' });
  const parcel = { weightGrams: 300, box: 'small' } as const;
  expect(decideLabel({ ...order, deliveryId: 'standard' }, parcel)).not.toMatchObject({
    problem: { code: 'orders/label-order-over' },
  });
  expect(decideLabel({ ...order, deliveryId: 'pickup' }, parcel)).toMatchObject({
    problem: { code: 'orders/label-order-over' },
  });
});
