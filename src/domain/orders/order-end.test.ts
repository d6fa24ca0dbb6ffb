import { expect, test } from 'vitest';
import { DELIVERED_AFTER_DAYS, MIN_RETURN_DAYS } from './order-end.ts';

test('[ORD-01, LAW-01] an order counts as delivered fourteen days after its promised day, and may go back for fourteen days at the least', () => {
  expect([DELIVERED_AFTER_DAYS, MIN_RETURN_DAYS]).toEqual([14, 14]);
});
