import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { MailsPage } from './mails-page.tsx';

const all: Permission[] = [
  ...(['cases.view', 'cases.manage', 'reviews.view', 'transactions.view', 'orders.view', 'users.view'] as const),
  ...(['sellers.view', 'finance.reports', 'messages.send', 'jobs.run', 'health.view', 'content.moderate'] as const),
  ...(['products.view', 'users.suspend', 'users.ban', 'buyers.contact', 'audit.view'] as const),
];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const pages = (items: object[]): never => partly({ items, nextCursor: null });
const mail = (key: string, state: string, changes: object = {}) => ({
  ...{
    key,
    at: at(1),
    to: 'b…@example.com',
    subject: `About ${key}`,
    kind: 'orders.placed',
    state,
    tries: 3,
    nextAt: null,
  },
  ...changes,
});
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  asAdmin(...all);
});

/** Mails of each state, two of which failed. */
async function openMails(): Promise<void> {
  answer(
    'office.getMailFigures',
    {},
    partly({
      ...{ days: 30, hasServer: true, kinds: [{ kind: 'orders.placed', sent: 1234, waiting: 0, failing: 2 }] },
      optouts: { count: 1234, newest: [{ mark: 'a1b2', at: at(2) }] },
    }),
  );
  const items = [
    mail('1', 'sent'),
    mail('2', 'waiting'),
    mail('3', 'failing', { nextAt: at(-1) }),
    mail('4', 'given up'),
  ];
  answerPages('office.listMails', partly({ view: 'all', limit: 25 }), pages(items));
  await page.open(MailsPage, {}, '/admin/mails');
}

test('[OFFICE-01] mails are counted by kind, and listed with their state', async () => {
  await openMails();
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      '[Messages of the house → /admin/messaging]',
      '[orders.placed → /admin/mails?kind=orders.placed#mails] | [1,234 → /admin/mails?view=sent&kind=orders.placed#mails] | 0 | [2 → /admin/mails?view=failing&kind=orders.placed#mails]',
      '1,234',
      'a1b2 | Today 10:00',
      '[Failing → /admin/mails?view=failing]',
      'Today 11:00 | b…@example.com | About 1orders.placed | sent | –',
      'Today 11:00 | b…@example.com | About 2orders.placed | waiting | –',
      'Today 11:00 | b…@example.com | About 3orders.placed | failing3 tries, next Today 13:00 | [Send again]',
      'Today 11:00 | b…@example.com | About 4orders.placed | given up3 tries | [Send again]',
    ]),
  );
});

test('[OFFICE-01] mails that fail are sent again by who may', async () => {
  await openMails();
  await page.press('Send again');
  expect(effects()).toEqual({
    anew: ['admin.listActs', 'office.getMailFigures', 'office.listMails'],
    said: ['success: The mail is tried again at once.'],
    sent: [['office.resendMail', { key: '3' }]],
  });
  server.refusing('office.resendMail', 409, 'It has arrived.');
  await page.press('Send again');
  expect(server.said().at(-1)).toBe('error: It has arrived.');
  asAdmin('cases.view');
  await time.settle();
  expect([page.isThere('Send again'), page.lines().slice(-2)]).toEqual([
    false,
    [
      'Today 11:00 | b…@example.com | About 3orders.placed | failing3 tries, next Today 13:00 | needs messages.send',
      'Today 11:00 | b…@example.com | About 4orders.placed | given up3 tries | needs messages.send',
    ],
  ]);
});

test('[OFFICE-01] without mails and without a mail server, that is said', async () => {
  answer(
    'office.getMailFigures',
    {},
    partly({ days: 7, hasServer: false, kinds: [], optouts: { count: 0, newest: [] } }),
  );
  answerPages('office.listMails', partly({ view: 'failing', kind: 'orders.placed', limit: 25 }), pages([]));
  expect(await page.lookAt(MailsPage, {}, '/admin/mails?view=failing&kind=orders.placed')).toEqual(
    expect.arrayContaining([
      'No mail server is set, so mails are kept in the outbox and none is sent. SMTP_URL sets one.',
      'No mail was written in this time.',
      'Nobody has unsubscribed.',
      '[Mails of every kind → /admin/mails?view=failing#mails]',
      '[Failing → /admin/mails?view=failing&kind=orders.placed (here)]',
      'No mail fails',
    ]),
  );
});
