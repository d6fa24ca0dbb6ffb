import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { ErrorList } from './error-list.tsx';
import { ErrorPage } from './error-page.tsx';
import { SecurityAlerts } from './security-alerts.tsx';

const all: Permission[] = [
  ...(['cases.view', 'cases.manage', 'reviews.view', 'transactions.view', 'orders.view', 'users.view'] as const),
  ...(['sellers.view', 'finance.reports', 'messages.send', 'jobs.run', 'health.view', 'content.moderate'] as const),
  ...(['products.view', 'users.suspend', 'users.ban', 'buyers.contact', 'audit.view'] as const),
];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const errors = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
const pages = (items: object[]): never => partly({ items, nextCursor: null });
const group = (fingerprint: string, changes: object = {}) => ({
  ...{
    fingerprint,
    name: 'TypeError',
    message: `x is not a function ${fingerprint}`,
    path: '/cart',
    kind: 'uncaught',
    category: 'validation',
  },
  ...{
    origin: 'browser',
    type: 'TypeError',
    reports: 1234,
    firstSeen: at(50),
    lastSeen: at(1),
    resolvedAt: null,
    recurrences: 0,
  },
  ...changes,
});
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  asAdmin(...all);
});

test('[ERR-05] errors in groups: open, come again, resolved', async () => {
  const items = [
    group('a1'),
    group('b2', { recurrences: 2, name: '', message: '' }),
    group('c3', { resolvedAt: at(2) }),
  ];
  answerPages('errors.listErrorGroups', partly({ view: 'open', limit: 25 }), pages(items));
  await page.open(ErrorList, {}, '/admin/system-health');
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      '[Open → /admin/system-health (here)]',
      '‹checkbox Choose TypeError: x is not a function a1› | [TypeError: x is not a function a1 → /admin/system-health/a1]/cart | In a browservalidation | 1,234 | Today 11:00first Tue 1 Dec 10:00 | Open',
      '‹checkbox Choose Without words› | [Without words → /admin/system-health/b2]/cart | In a browservalidation | 1,234 | Today 11:00first Tue 1 Dec 10:00 | Came again',
      '‹checkbox Choose TypeError: x is not a function c3› | [TypeError: x is not a function c3 → /admin/system-health/c3]/cart | In a browservalidation | 1,234 | Today 11:00first Tue 1 Dec 10:00 | Resolved',
    ]),
  );
  await page.type('Words or number', '12ab-34cd');
  await page.until(() => page.address().includes('q='));
  expect([page.address(), server.requestsSent()]).toEqual([
    '/admin/system-health?q=12ab-34cd',
    expect.arrayContaining([['errors.listErrorGroups', { limit: 25, q: '12ab-34cd', view: 'all' }]]),
  ]);
  answerPages('errors.listErrorGroups', partly({ view: 'all', q: '12AB-34CD', limit: 25 }), pages([group('a1')]));
  expect(
    (await page.lookAt(ErrorList, {}, '/admin/system-health?errors=resolved&q=12AB-34CD')).filter(
      (line) => line.includes('number=') || line.includes('(here)'),
    ),
  ).toEqual([
    '[All → /admin/system-health?errors=all (here)]',
    '‹checkbox Choose TypeError: x is not a function a1› | [TypeError: x is not a function a1 → /admin/system-health/a1?number=12ab34cd]/cart | In a browservalidation | 1,234 | Today 11:00first Tue 1 Dec 10:00 | Open',
  ]);
  const none: string[][] = [];
  for (const [view, q] of [
    ['open', ''],
    ['resolved', ''],
    ['all', 'zz'],
  ]) {
    answerPages('errors.listErrorGroups', partly({ view, ...(q && { q }), limit: 25 }), pages([]));
    none.push((await page.lookAt(ErrorList, {}, `/admin/system-health?errors=${view}&q=${q}`)).slice(-2));
  }
  expect(none).toEqual([
    ['No error is open', 'What fails in a browser or in the server is reported here by itself.'],
    ['No error is resolved', 'What fails in a browser or in the server is reported here by itself.'],
    [
      'No error has these words or this number',
      'A number has eight letters and digits, as the screen showed it. Reports older than 30 days are gone.',
    ],
  ]);
});

const sample = {
  ...{ number: '12ab34cd', at: NOON.toISOString(), message: 'x is not a function', path: '/cart', frames: ['at buy'] },
  ...{ requestId: 'r-1', version: '1.2', isOnline: false },
  breadcrumbs: [{ at: NOON.getTime() - 1234, kind: 'click', message: 'Buy' }],
  trace: [
    { at: NOON.getTime() - 500, name: 'cart.getCart', durationMs: 12, requestId: 'r-1' },
    { at: NOON.getTime() - 100, name: 'cart.addItem', durationMs: 8, requestId: '' },
  ],
};
const error = (changes: object, samples: object[]): void =>
  answer('errors.getErrorGroup', { fingerprint: 'a1' }, partly({ group: group('a1', changes), samples }));

test('[ERR-05] one error: its newest reports with what went before', async () => {
  const bare = { ...sample, number: '99', frames: [], breadcrumbs: [], trace: [], requestId: '', version: '' };
  error({}, [sample, { ...bare, isOnline: true }]);
  await page.open(ErrorPage, { fingerprint: 'a1' }, '/admin/system-health/a1?number=nonsense');
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      'TypeError: x is not a function a1',
      'Open.',
      '[Mark as resolved]',
      'The newest 2 of 1,234',
      'At /cart, request r-1, version 1.2, without a connection',
      '−1.2 s | click | Buy',
      '−0.5 s | cart.getCart | 12 ms | r-1',
      '−0.1 s | cart.addItem | 8 ms | no answer',
      'At /cart',
    ]),
  );
});

test('[ERR-05] an error is marked as resolved, and opened again', async () => {
  error({}, [sample]);
  await page.open(ErrorPage, { fingerprint: 'a1' }, '/admin/system-health/a1');
  await page.press('Mark as resolved');
  error({ resolvedAt: at(1), reports: 0, name: '', message: '' }, []);
  await time.settle();
  const after = page.lines().slice(0, 8);
  server.refusing('errors.reopenErrorGroup', 409, 'It is open.');
  await page.press('Open again');
  const refused = errors();
  server.answering('errors.reopenErrorGroup', () => partly({}));
  await page.press('Open again');
  expect([after.slice(1, 4), after[5], refused, errors()]).toEqual([
    ['An error without words', 'Resolved Today 11:00. It opens again by itself if it comes again.', '[Open again]'],
    'Its reports were cleared away to make room for newer ones.',
    ['alert: It is open.'],
    [],
  ]);
  expect(effects()).toMatchObject({
    said: ['success: The error is marked as resolved.', 'success: The error is open again.'],
    sent: [
      ['errors.resolveErrorGroup', { fingerprint: 'a1' }],
      ['errors.reopenErrorGroup', { fingerprint: 'a1' }],
      ['errors.reopenErrorGroup', { fingerprint: 'a1' }],
    ],
  });
  error({ recurrences: 2 }, [sample]);
  await time.settle();
  expect(page.lines()[2]).toEqual('Open: it came again 2 times after it was marked as resolved.');
});

test('[ERR-07] what looked like an attack: how many are shown of how many', async () => {
  const items = [{ id: '1', at: at(1), kind: 'sql', words: "' OR 1=1" }];
  answer('errors.listSecurityAlerts', {}, partly({ items, count: 1 }));
  const few = await page.lookAt(SecurityAlerts, {});
  answer('errors.listSecurityAlerts', {}, partly({ items, count: 1300 }));
  const many = await page.lookAt(SecurityAlerts, {});
  answer('errors.listSecurityAlerts', {}, partly({ items: [], count: 0 }));
  expect([few, many.slice(0, 2), await page.lookAt(SecurityAlerts, {})]).toEqual([
    [
      'Security alerts',
      'Of the last 24 hours',
      'Security alerts',
      'When | What | In words',
      "Today 11:00 | sql | ' OR 1=1",
    ],
    ['Security alerts', 'The newest 1 of 1,300 in 24 hours'],
    ['Security alerts', 'Of the last 24 hours', 'None in the last 24 hours.'],
  ]);
});
