import type { Page } from '@playwright/test';
import { contract } from '#domain/rooms.ts';
import type { Dashboard } from '#domain/office/model.ts';
import type { Health } from '#domain/office/health-contract.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';
import { answerCall } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { office } = contract;
const at = '2026-03-04T10:00:00.000Z';
const queue = (changes: Partial<Dashboard['queues'][number]>): Dashboard['queues'][number] => ({
  ...{ key: 'cases', waiting: 0, oldestAt: null, promised: 24, doneToday: 0, href: '/admin/cases' },
  ...changes,
});
const quiet: Dashboard = {
  ...{ at, figures: [], queues: [queue({})], waiting: 0, mailsWaiting: null },
  house: (['events', 'mail', 'refunds'] as const).map((key) => ({ key, state: 'ok', count: 0, href: '' })),
};
async function openHome(page: Page, changes: Partial<Dashboard>): Promise<void> {
  await answerCall(page, office.getDashboard, () => ({ ...quiet, ...changes }));
  await page.goto('/admin');
  await expect(page.getByText(/^Wed 4 Mar, 10:00 UTC\./)).toBeVisible();
}
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('row');
const house = (page: Page) => page.locator('.d-health-list').getByRole('listitem');

test('[OFFICE-01, UX-93] the dashboard says what is late or waits, each queue against its promise, and each figure with a week before', async ({
  page,
}) => {
  await signInAs(page, 'senior@example.com');
  for (const [changes, words] of [
    [{ waiting: 0 }, 'Dashboard'],
    [{ waiting: 1, queues: [queue({ waiting: 1 })] }, 'One thing waits for a person'],
    [{ waiting: 13, queues: [queue({ waiting: 13 })] }, '13 things wait for a person'],
    // A day is promised: to the minute it is in time.
    [
      { waiting: 1, queues: [queue({ waiting: 1, oldestAt: '2026-03-03T10:00:00.000Z' })] },
      'One thing waits for a person',
    ],
    [
      { waiting: 1, queues: [queue({ waiting: 1, oldestAt: '2026-03-03T09:59:00.000Z' })] },
      'One queue is past its time',
    ],
  ] as [Partial<Dashboard>, string][]) {
    await openHome(page, changes);
    await expect(title(page)).toHaveText(words);
  }
  await openHome(page, {
    waiting: 7,
    figures: [
      { key: 'orders', value: 1204, unit: 'count', before: 7, href: '/admin/orders?day=2026-03-04' },
      { key: 'taken', value: 123_456, unit: 'cents', before: null, href: '' },
    ],
    queues: [
      queue({
        key: 'reviews',
        waiting: 8,
        oldestAt: '2026-02-20T10:00:00.000Z',
        promised: 48,
        doneToday: 3,
        href: '/admin/reviews',
      }),
      queue({ key: 'products', waiting: 1, oldestAt: '2026-03-04T09:30:00.000Z', href: '/admin/products' }),
      queue({ key: 'messages', href: '/admin/messages' }),
      queue({ key: 'cases', waiting: 1, oldestAt: '2026-03-01T22:00:00.000Z' }),
    ],
  });
  await expect(title(page)).toHaveText('2 queues are past their time');
  const figures = page.getByRole('navigation', { name: /today/i }).locator('a, div');
  await expect(figures).toHaveText(['Orders today1,2047 a week ago by this hour', 'Taken today€1,234.56']);
  await expect(figures.nth(0)).toHaveAttribute('href', '/admin/orders?day=2026-03-04');
  await expect(page.getByText('Three of them stand in two queues')).toBeVisible();
  await expect(rows(page)).toHaveText([
    /^Queue/i,
    'Reviews waiting or reported812 days of 48 h3',
    'Listings to check1under 1 h of 24 h0',
    'Messages flagged or reported0Nothing waits0',
    'Cases160 h of 24 h0',
  ]);
  await expect(rows(page).nth(3).getByRole('link')).toHaveCount(1);
  await expect(rows(page).locator('.d-crit-t')).toHaveText(['12 days of 48 h', '60 h of 24 h']);
});

test('[OFFICE-01] the house is told part by part: well in its words, ill with how many and where they are', async ({
  page,
}) => {
  await signInAs(page, 'senior@example.com');
  await openHome(page, {});
  await expect(house(page)).toHaveText([
    'Reactionsnothing is parked',
    'Mailkept in the outbox: no mail server is set',
    'Refunds to the providernone is due',
  ]);
  await openHome(page, {
    mailsWaiting: 1204,
    house: [
      { key: 'events', state: 'critical', count: 1, href: '/admin/system-health' },
      { key: 'mail', state: 'ok', count: 0, href: '/admin/mails' },
      { key: 'refunds', state: 'high', count: 2, href: '' },
    ],
  });
  await expect(house(page)).toHaveText([
    'Reactions1 event is parked with an error',
    'Mail1,204 waiting, none failing',
    'Refunds to the provider2 are due',
  ]);
  await expect(house(page).getByRole('link')).toHaveAttribute('href', '/admin/system-health');
  await openHome(page, { mailsWaiting: 3, house: [{ key: 'mail', state: 'high', count: 2, href: '/admin/mails' }] });
  await expect(house(page)).toHaveText(['Mail2 could not be sent yet']);
});

const part = (key: string, state: Health['parts'][number]['state']) => ({
  ...{ key, label: `Part ${key}`, state, words: `words ${key}`, checkedAt: at },
});
const well: Health = {
  ...{
    checkedAt: new Date().toISOString(),
    parts: [part('a', 'ok')],
    services: [part('s', 'ok')],
    jobs: [],
    reactions: [],
  },
  queues: [],
  process: {
    version: '1.0',
    node: 'v24',
    startedAt: at,
    memoryBytes: 10_485_760,
    listeners: 3,
    calls: 1204,
    failures: 2,
    p95Ms: null,
  },
  database: { version: '18.1 x', answerMs: 1.5, connections: 4, mostConnections: 20, bytes: 1_048_576_000 },
};

test('[OFFICE-01, UX-99, ERR-08] the health of the house: what needs a look stands in its title, jobs and queues say what fails and what can be tried', async ({
  page,
}) => {
  await signInAs(page, 'cy@example.com');
  const open = async (changes: Partial<Health>): Promise<void> => {
    await answerCall(page, office.getHealth, () => ({ ...well, ...changes }));
    await page.goto('/admin/system-health');
    await expect(page.getByText('PostgreSQL 18.1')).toBeVisible();
  };
  for (const [changes, words, sub] of [
    [{}, 'The house is running', '2 parts working, 0 need a look, 0 without data.'],
    [{ services: [part('s', 'critical')] }, 'Part s: words s', '1 part working, 1 needs a look, 0 without data.'],
    [
      { parts: [part('a', 'high'), part('b', 'none')], services: [part('s', 'critical')] },
      ...(['2 parts need a look', '0 parts working, 2 need a look, 1 without data.'] as const),
    ],
  ] as [Partial<Health>, string, string][]) {
    await open(changes);
    await expect(title(page)).toHaveText(words);
    await expect(page.getByText(sub)).toBeVisible();
  }
  await expect(page.getByText('no data', { exact: true })).toBeVisible();
  await expect(page.getByText('1,204, 2 failed')).toBeVisible();
  const job = { name: 'sweep', everyMs: 30_000, state: 'ok' as const, ranAt: null, tookMs: 5, failures: 0, error: '' };
  const reaction = { name: 'mailer', behind: 0, oldestAt: null, parked: 0, tries: 0, nextAt: null, error: '' };
  const line = {
    name: 'mails',
    isReady: true,
    waiting: 0,
    active: 0,
    failing: 0,
    parked: 0,
    oldestAt: null,
    nextAt: null,
    error: '',
  };
  await open({
    jobs: [
      job,
      { ...job, name: 'late', everyMs: 120_000, state: 'failed', ranAt: at, failures: 3, error: 'No answer' },
    ],
    reactions: [
      reaction,
      { ...reaction, name: 'alerts', behind: 1000, oldestAt: at, parked: 2, tries: 5, error: 'Broken' },
    ],
    queues: [
      line,
      { ...line, name: 'texts', isReady: false, waiting: 2, active: 1, failing: 4, parked: 1, error: 'Refused' },
    ],
    process: { ...well.process, p95Ms: 12 },
  });
  await expect(page.getByText('within 12 ms')).toBeVisible();
  const row = (name: string) => rows(page).filter({ hasText: new RegExp(`^${name}`) });
  await expect(row('sweep')).toHaveText('sweepevery 30 sWent wellnot yetRun now');
  await expect(row('late')).toHaveText('lateevery 2 minFails3 times: No answerWed 4 Mar 10:00, 5 msRun now');
  await expect(row('alerts')).toHaveText(
    /^alertsmore than 1000, oldest Wed 4 Mar 10:002 parked after 5 tries: BrokenTry again$/,
  );
  await expect(row('mails')).toHaveText('mailsnothing waitsnonenone');
  await expect(row('texts')).toHaveText('texts3, kept until they can be worked on41 parked RefusedTry again');
  await expect(page.getByText('1 of 2 keep up, with nothing parked')).toBeVisible();
});
