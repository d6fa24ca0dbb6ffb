import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { HealthPage } from './health-page.tsx';
import { TryAgain } from './try-again.tsx';

const all: Permission[] = [
  ...(['cases.view', 'cases.manage', 'reviews.view', 'transactions.view', 'orders.view', 'users.view'] as const),
  ...(['sellers.view', 'finance.reports', 'messages.send', 'jobs.run', 'health.view', 'content.moderate'] as const),
  ...(['products.view', 'users.suspend', 'users.ban', 'buyers.contact', 'audit.view'] as const),
];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const errors = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
const health = (changes: object = {}) =>
  partly<CallOutput<'office.getHealth'>>({
    ...{ checkedAt: at(0), services: [], jobs: [], queues: [], reactions: [] },
    parts: [{ key: 'db', label: 'Database', state: 'ok', words: 'answers', advice: '', checkedAt: at(0) }],
    process: {
      version: '1.2',
      node: 'v20.1',
      startedAt: at(30),
      memoryBytes: 104_857_600,
      listeners: 3,
      calls: 1000,
      failures: 2,
      p95Ms: null,
    },
    database: { version: '16.2 (x)', answerMs: 1.5, connections: 3, mostConnections: 100, bytes: 2_097_152_000 },
    ...changes,
  });
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  asAdmin(...all);
});

test('[UX-99, OFFICE-01] the title of the system health is what needs a look', async () => {
  const part = (key: string, state: string) => ({
    key,
    label: `Part ${key}`,
    state,
    words: `is ${state}`,
    checkedAt: at(0),
  });
  const titled = async (changes: object): Promise<string[]> => {
    await page.close();
    answer('office.getHealth', {}, health(changes));
    return (await page.lookAt(HealthPage, {}, '/admin/system-health'))
      .slice(0, 2)
      .map((line) => line.split('. ')[0] ?? '');
  };
  expect([
    await titled({}),
    await titled({ parts: [part('a', 'high')] }),
    await titled({ parts: [part('a', 'high')], services: [part('b', 'critical')] }),
    await titled({ parts: [part('a', 'none')] }),
  ]).toEqual([
    ['The house is running', '1 part working, 0 need a look, 0 without data'],
    ['Part a: is high', '0 parts working, 1 needs a look, 0 without data'],
    ['2 parts need a look', '0 parts working, 2 need a look, 0 without data'],
    ['The house is running', '0 parts working, 0 need a look, 1 without data'],
  ]);
});

test('[UX-99, OFFICE-01] jobs, queues and reactions are shown with what waits and fails', async () => {
  const busy = {
    jobs: [
      { name: 'sweep', everyMs: 30_000, state: 'ok', error: '', failures: 0, ranAt: at(0.01), tookMs: 12 },
      { name: 'pay', everyMs: 600_000, state: 'failed', error: 'no answer', failures: 3, ranAt: null, tookMs: 0 },
    ],
    queues: [
      { name: 'mails', waiting: 0, active: 0, failing: 0, parked: 0, error: '', isReady: true, oldestAt: null },
      { name: 'texts', waiting: 2, active: 1, failing: 1234, parked: 4, error: 'gone', isReady: true, oldestAt: at(1) },
      { name: 'copies', waiting: 2, active: 0, failing: 0, parked: 0, error: '', isReady: false, oldestAt: at(1) },
    ],
    reactions: [
      { name: 'search.index', behind: 0, parked: 0, tries: 0, error: '', oldestAt: null },
      { name: 'mail.send', behind: 3, parked: 2, tries: 5, error: 'no', oldestAt: at(3) },
      { name: 'cart.clean', behind: 0, parked: 1, tries: 1, error: 'x', oldestAt: null },
      { name: 'shop.count', behind: 1, parked: 0, tries: 0, error: '', oldestAt: at(1) },
    ],
  };
  answer('office.getHealth', {}, health(busy));
  const lines = await page.lookAt(HealthPage, {}, '/admin/system-health');
  expect(lines.slice(3, lines.indexOf('Errors'))).toEqual(
    expect.arrayContaining([
      'Database | Working | answers | 0 s ago',
      'Open streams | 3',
      'Calls | 1,000, 2 failed',
      'sweepevery 30 s | Went well | 36 s ago, 12 ms | [Run now: sweep: Run now]',
      'payevery 10 min | Fails3 times: no answer | not yet | [Run now: pay: Run now]',
      'mails | nothing waits | none | none',
      'texts | 3, 1 in hand, oldest 60 min ago | 1,234 | 4 parked gone | [Try again: texts: Try again]',
      'copies | 2, kept until they can be worked on | none | none',
      'mail.send | 3, oldest Today 09:00 | 2 parked after 5 tries: no | [Try again: mail.send: Try again]',
      'cart.clean | nothing waits | 1 parked after 1 try: x | [Try again: cart.clean: Try again]',
      'shop.count | 1, oldest 60 min ago | none',
      '1 of 4 keep up, with nothing parked',
      'search.index',
      'status: Loading the alerts of the encryption',
    ]),
  );
});

test('[UX-96] who may looks at once and runs a job; others read alone', async () => {
  const jobs = [{ name: 'sweep', everyMs: 30_000, state: 'ok', error: '', failures: 0, ranAt: at(1), tookMs: 12 }];
  answer('office.getHealth', {}, health({ jobs }));
  await page.open(HealthPage, {}, '/admin/system-health');
  // Pressed, it keeps the focus while it looks.
  page.called('Check now').focus();
  await page.press('Check now');
  expect([
    server.requestsSent().some(([name]) => name === 'office.getHealth'),
    page.called('Check now').matches(':disabled'),
  ]).toEqual([true, false]);
  asAdmin('health.view');
  await time.settle();
  expect(['Run it now: sweep', 'Run now'].some(page.isThere)).toBe(false);
});

test('[UX-96] a second try wants a reason of three letters', async () => {
  let closed = 0;
  const said: string[][] = [];
  for (const call of ['office.runJob', 'office.retryReaction', 'office.retryQueue'] as const) {
    const [title = '', note = ''] = await page.lookAt(TryAgain, {
      call,
      name: 'mails',
      onClose: () => void (closed += 1),
    });
    await page.type('Reason, kept in the audit log', ' ab ');
    expect(page.lines().at(-1)).toContain('– off');
    await page.type('Reason, kept in the audit log', 'It is over');
    await page.submit('Reason, kept in the audit log');
    expect(effects()).toMatchObject({
      anew: ['admin.listActs', 'office.getHealth'],
      sent: [[call, { name: 'mails', reason: 'It is over' }]],
    });
    said.push([title, note, ...server.said()]);
  }
  const soon = 'It would be tried again by itself later; this only brings that forward.';
  expect([said, closed]).toEqual([
    [
      ['Run mails now', soon, 'success: mails runs now.'],
      ['Try the events of mails again', soon, 'success: The events of mails are tried again.'],
      [
        'Try the parked items of mails again',
        'They would stay parked: each is tried again as often as a new one.',
        'success: The parked items of mails are tried again.',
      ],
    ],
    3,
  ]);
  await page.open(TryAgain, { call: 'office.runJob', name: 'mails', onClose: () => void (closed += 1) });
  server.refusing('office.runJob', 409, 'It runs.');
  await page.type('Reason, kept in the audit log', 'It is over');
  await page.submit('Reason, kept in the audit log');
  expect([errors(), closed]).toEqual([['alert: It runs.'], 3]);
});
