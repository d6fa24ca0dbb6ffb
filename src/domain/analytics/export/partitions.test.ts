import { expect, test } from 'vitest';
import { isDayClosed, partitionFile } from './partitions.ts';

test('[WH-01] a day is closed once it is over everywhere, and an hour later', () => {
  expect(isDayClosed('2026-11-28', new Date('2026-11-29T12:59:59Z'))).toBe(false);
  expect(isDayClosed('2026-11-28', new Date('2026-11-29T13:00:00Z'))).toBe(true);
});

test('[WH-01] files are named by data set, day and part', () => {
  expect(partitionFile('orders', '2026-11-28', 7)).toBe('orders/day=2026-11-28/part-00007.parquet');
});
