import { expect, test } from 'vitest';
import { cleanReport, kindsOf } from './clean-report.ts';
import { alertRetention, errorRetention, MAX_FRAMES, MAX_TRACE, reportsToDrop } from './limits.ts';
import type { ErrorReport } from './model.ts';

const report: ErrorReport = {
  ...{ number: '0a1b2c3d', kind: 'uncaught', name: 'TypeError', message: 'Nothing here', path: '/cart' },
  ...{ requestId: null, version: '1.2.3', isOnline: true, frames: [], breadcrumbs: [], trace: [] },
};
const secret = 'ida@example.com';

test('[ERR-11] every text of a report is cleaned and cut to its length', () => {
  expect(cleanReport(report)).toEqual(report);
  const long = (length: number) => `${secret} ${'x '.repeat(100)}`.replace(secret, '[email]').slice(0, length);
  const text = `${secret} ${'x '.repeat(100)}`;
  expect(
    cleanReport({
      ...report,
      ...{ name: text, message: text, path: '/order/AM-1?key=x', version: text, requestId: 'r', isOnline: false },
      frames: ['at f (https://example.com/assets/ab12cd34.js?v=1:2:3)', `at ${secret}`],
      breadcrumbs: [{ at: 1, kind: 'press', message: secret }],
      trace: [{ name: text, at: 2, durationMs: 3, requestId: null }],
    }),
  ).toEqual({
    ...report,
    ...{ name: long(60), message: long(200), path: '/order/:id', version: long(60), requestId: 'r', isOnline: false },
    frames: ['at f (/assets/ab12cd34.js:2:3)', 'at [email]'],
    breadcrumbs: [{ at: 1, kind: 'press', message: '[email]' }],
    trace: [{ name: long(100), at: 2, durationMs: 3, requestId: null }],
  });
});

test('[ERR-11] a part of the product that could not be loaded is that', () => {
  const message = 'Failed to fetch dynamically imported module: /assets/cart.js';
  expect(cleanReport({ ...report, message }).kind).toBe('chunk');
  expect(cleanReport({ ...report, kind: 'render' }).kind).toBe('render');
  expect(kindsOf({ name: 'TypeError', message: 'x is undefined' })).toEqual({
    type: expect.any(String) as string,
    category: expect.any(String) as string,
  });
});

test('[ERR-07] up to ten thousand reports are kept for thirty days', () => {
  expect([errorRetention, alertRetention, MAX_FRAMES, MAX_TRACE]).toEqual([
    { days: 30, most: 10_000, trimmedTo: 5000 },
    { hours: 24, most: 1000 },
    ...[10, 20],
  ]);
  expect([0, 10_000, 10_001].map(reportsToDrop)).toEqual([0, 0, 5001]);
});
