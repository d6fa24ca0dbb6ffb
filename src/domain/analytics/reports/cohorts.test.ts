import { expect, test } from 'vitest';
import { cohortsOf, monthBefore } from './cohorts.ts';

test('[OFFICE-04] a cohort has every month until today, those without anybody as none', () => {
  expect(monthBefore('2026-01-15', 2)).toBe('2025-11-01');
  expect(
    cohortsOf(
      [{ first: '2025-11-01', size: 4 }],
      [
        { first: '2025-11-01', month: '2025-11-01', active: 4 },
        { first: '2025-11-01', month: '2026-01-01', active: 2 },
      ],
      '2026-02-03',
    ),
  ).toEqual([{ month: '2025-11-01', size: 4, active: [4, 0, 2, 0] }]);
});
