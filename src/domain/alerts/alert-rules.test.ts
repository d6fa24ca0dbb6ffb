import { expect, test } from 'vitest';
import { isQueued, summaryOf } from './batching.ts';
import { csvField, csvHead, linkToken } from './export-csv.ts';
import { alertLimits } from './limits.ts';
import { processingAlertType, slaStatus } from './processing-alert.ts';
import { sanitiseTags } from './sanitise-alert.ts';
import { isExpiringSoon, sharedSnoozeOptions, snoozeOptions } from './snooze.ts';
import { alertProblems, checkAlert } from './validate-alert.ts';

const whole = {
  ...{ sellerId: 's', type: 't', category: 'order', priority: 'low', title: 'T', message: 'M', status: 'active' },
  source: 'system',
};

test.each([
  [{}, []],
  [{ title: '', status: '' }, ['Missing required field: title', 'Missing required field: status']],
  [{ title: 'x'.repeat(201) }, ['Title too long (max 200 characters)']],
  [{ message: 'x'.repeat(1001) }, ['Message too long (max 1000 characters)']],
  [{ tags: Array.from({ length: 11 }, String) }, ['Too many tags (max 10)']],
  [{ context: { metadata: { a: 'ö'.repeat(5120) } } }, ['Context too large (max 10240 bytes)']],
  [{ source: 'robot' }, ['Invalid source: robot']],
])('[ALERT-10] %j is refused for %j', (changes, problems) => {
  expect(alertProblems({ ...whole, ...changes })).toEqual(problems);
  if (problems.length > 0) expect(() => checkAlert({ ...whole, ...changes })).toThrow('Validation failed.');
});

test('[ALERT-11] tags are escaped, and empty ones and repeats dropped', () => {
  expect(sanitiseTags([' a/b ', '', '  ', 'a/b', '<x>'])).toEqual(['a&#x2F;b', '&lt;x&gt;']);
});

test('[ALERT-13] critical alerts wait 4 hours at most, those of severity info up to a month', () => {
  const critical = { priority: 'critical', context: {} } as const;
  const info = { priority: 'low', context: { severity: 'info' } } as const;
  const plain = { priority: 'high', context: { severity: 'warn' } } as const;
  expect([critical, info, plain].map(snoozeOptions)).toEqual([
    [1, 4],
    [1, 4, 24, 168, 720],
    [1, 4, 24, 168],
  ]);
  expect(sharedSnoozeOptions([info, plain])).toEqual([1, 4, 24, 168]);
});

test('[ALERT-13] expiring soon is within the hour', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const at = ['2026-03-01T10:00:00Z', '2026-03-01T10:00:01Z', '2026-03-01T11:00:00Z', '2026-03-01T11:00:01Z', null];
  expect(at.map((end) => isExpiringSoon(end, now))).toEqual([false, true, true, false, false]);
});

test('[ALERT-14] overdue below zero hours, at risk at four or fewer', () => {
  expect([-0.1, 0, 4, 4.1].map((hours) => [processingAlertType(hours), slaStatus(hours)])).toEqual([
    ['overdue', 'overdue'],
    ['approaching', 'at_risk'],
    ['approaching', 'at_risk'],
    ['approaching', 'on_time'],
  ]);
});

test('[ALERT-15] only low-priority alerts of shops wait', () => {
  const actionUrl = '/seller-dashboard/orders';
  expect((['critical', 'high', 'normal', 'low'] as const).map((priority) => isQueued({ priority, actionUrl }))).toEqual(
    [...[false, false, false], true],
  );
  expect(isQueued({ priority: 'low', actionUrl: '/order-history/1' })).toBe(false);
});

test('[ALERT-15] a summary leads to its category and repeats nobody’s words', () => {
  const waiting = [
    { id: 'a', title: 'Cart left', isQuoting: false },
    { id: 'b', title: 'Bo wrote', isQuoting: true },
  ];
  expect(summaryOf('analytics', waiting, 'en')).toMatchObject({
    type: 'feature_update',
    priority: 'normal',
    title: '2 updates about analytics',
    message: 'Cart left · and 1 more',
    actionUrl: '/seller-dashboard/alerts?category=analytics',
    metadata: { summarised: ['a', 'b'] },
  });
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['\t=1', `"'=1"`],
  ['\r@x', `"'@x"`],
  ['a\nb\u0007c', '"abc"'],
  ['say "hi"', '"say ""hi"""'],
  ['x'.repeat(1500), `"${'x'.repeat(1000)}"`],
  [Number.POSITIVE_INFINITY, '"0"'],
  [-2.5, '"-2.5"'],
  [null, '""'],
])('[ALERT-19] %j becomes %s', (value, field) => expect(csvField(value)).toBe(field));

test('[ALERT-19, ALERT-20] every field of the head is quoted, and a token has 16 upper-case characters', () => {
  expect(csvHead).toMatch(/^\uFEFF("\w+",)+"\w+"\r\n$/);
  expect(linkToken(Uint8Array.from({ length: 16 }, (_, byte) => byte * 16))).toMatch(/^[A-Z2-7]{16}$/);
  expect(alertLimits.linkLength).toBe(16);
});
