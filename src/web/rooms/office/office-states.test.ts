import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import type { Case } from '#domain/office/cases-contract.ts';
import type { DisputeRecord } from '#domain/office/dispute-contract.ts';
import { CasesPage } from './cases/cases-page.tsx';
import { DisputePage } from './cases/dispute-page.tsx';
import { PendingModerationPage } from './cases/pending-moderation-page.tsx';
import { ErrorList } from './health/errors/error-list.tsx';
import { ErrorPage } from './health/errors/error-page.tsx';
import { SecurityAlerts } from './health/errors/security-alerts.tsx';
import { HealthPage } from './health/health-page.tsx';
import { TryAgain } from './health/try-again.tsx';
import { LastActs } from './last-acts.tsx';
import { MailsPage } from './mails/mails-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { PersonPage } from './people/person-page.tsx';
import { PrivacyPage } from './privacy/privacy-page.tsx';
import { SettingsPage } from './settings-page.tsx';
import { AdminHomePage } from './admin-home-page.tsx';

const all: Permission[] = [
  ...(['cases.view', 'cases.manage', 'reviews.view', 'transactions.view', 'orders.view', 'users.view'] as const),
  ...(['sellers.view', 'finance.reports', 'messages.send', 'jobs.run', 'health.view', 'content.moderate'] as const),
  ...(['products.view', 'users.suspend', 'users.ban', 'buyers.contact', 'audit.view'] as const),
];
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  asAdmin(...all);
});
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const acts = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const errors = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
const pages = (items: object[]): never => partly({ items, nextCursor: null });

const one = (id: string, kind: Case['kind'], changes: Partial<Case> = {}): Case => ({
  ...{ id, kind, title: `Title ${id}`, detail: `Detail ${id}`, quote: '', since: at(1), person: 'Bo' },
  ...{ personId: 'bo', email: null, ...changes },
});

test('[OFFICE-01] cases: since when, of whom, where each is decided, for who may go there', async () => {
  const items = [
    one('dispute-d1', 'dispute', { since: at(49) }),
    one('report-1', 'report', { quote: 'It is rude.' }),
    one('refund-1', 'refund', { person: '', personId: null }),
    one('late-o1', 'late', { personId: null }),
    one('letter-H-1', 'letter', { email: 'bo@example.com' }),
  ];
  answerPages('office.listCases', { limit: 25 }, pages(items));
  expect(await page.lookAt(CasesPage, {}, '/admin/cases')).toEqual([
    'Cases',
    'What went wrong between people, the oldest first. We promise an answer within 48 hours.',
    '[All → /admin/cases (here)]',
    '[Disputes → /admin/cases?kind=dispute]',
    '[Reported → /admin/cases?kind=report]',
    '[Late parcels → /admin/cases?kind=late]',
    '[Money to give back → /admin/cases?kind=refund]',
    '[Letters → /admin/cases?kind=letter]',
    'Cases',
    'Case | Person | Open | Where it is decided',
    'Title dispute-d1Detail dispute-d1',
    '| [Bo → /admin/users/bo] | 49 h of 48 h | [The dispute → /admin/cases/d1]',
    'Title report-1Detail report-1',
    'It is rude.',
    '| [Bo → /admin/users/bo] | 1 h of 48 h | [Reviews → /admin/reviews]',
    'Title refund-1Detail refund-1',
    '| – | 1 h of 48 h | [Payments → /admin/financial?view=late]',
    'Title late-o1Detail late-o1',
    '| Bo | 1 h of 48 h | [The order → /admin/orders/o1]',
    'Title letter-H-1Detail letter-H-1',
    '| [Bo → /admin/users/bo] | 1 h of 48 h | [Answer bo@example.com → mailto:bo@example.com?subject=Re%3A%20your%20message%20H-1]',
    '[It is answered: letter H-1: It is answered]',
  ]);
  asAdmin('cases.view');
  await page.close();
  expect(
    (await page.lookAt(CasesPage, {}, '/admin/cases')).filter((line) => /^Title|needs|Answer|Detail|Bo/.test(line)),
  ).toEqual([
    'Title dispute-d1Detail dispute-d1',
    '| Bo | 49 h of 48 h | [The dispute → /admin/cases/d1]',
    'Title report-1Detail report-1',
    '| Bo | 1 h of 48 h | needs reviews.view',
    'Title refund-1Detail refund-1',
    '| – | 1 h of 48 h | needs transactions.view',
    'Title late-o1Detail late-o1',
    '| Bo | 1 h of 48 h | needs orders.view',
    'Title letter-H-1Detail letter-H-1',
    '| Bo | 1 h of 48 h | [Answer bo@example.com → mailto:bo@example.com?subject=Re%3A%20your%20message%20H-1]',
  ]);
  answerPages('office.listCases', { limit: 25, kind: 'report' }, pages([]));
  expect((await page.lookAt(CasesPage, {}, '/admin/cases?kind=report')).slice(-4)).toEqual([
    '[Letters → /admin/cases?kind=letter]',
    'No case is open',
    'Reports of reviews, parcels that should have left two days ago, payments that should have gone back and letters to the support centre come here by themselves.',
    '[Go to the dashboard → /admin]',
  ]);
});

test('[OFFICE-01] a letter that is answered is put away, which can be taken back; what failed is said', async () => {
  answerPages('office.listCases', { limit: 25 }, pages([one('letter-H-12', 'letter', { email: 'bo@example.com' })]));
  await page.open(CasesPage, {}, '/admin/cases');
  await page.press('It is answered: letter H-12');
  const put = acts();
  await server.pressSaid();
  expect([put, acts()]).toEqual([
    {
      anew: ['admin.listActs', 'office.listCases'],
      said: ['success: Letter H-12 is answered. [Undo]'],
      sent: [
        [
          'office.moveLetter',
          {
            isOpen: false,
            number: 'H-12',
          },
        ],
      ],
    },
    {
      anew: ['admin.listActs', 'office.listCases'],
      said: ['success: Letter H-12 is answered. [Undo]', 'info: Letter H-12 is open again.'],
      sent: [
        [
          'office.moveLetter',
          {
            isOpen: true,
            number: 'H-12',
          },
        ],
      ],
    },
  ]);
  server.refusing('office.moveLetter', 404, 'There is no such letter.');
  await page.press('It is answered: letter H-12');
  expect(acts()).toEqual({
    anew: ['admin.listActs', 'office.listCases'],
    said: [
      'success: Letter H-12 is answered. [Undo]',
      'info: Letter H-12 is open again.',
      'error: There is no such letter.',
    ],
    sent: [
      [
        'office.moveLetter',
        {
          isOpen: false,
          number: 'H-12',
        },
      ],
    ],
  });
});

const dispute = (changes: Partial<DisputeRecord> = {}): DisputeRecord =>
  ({
    ...{ disputeId: 'd1', status: 'needs_response', reason: 'fraudulent', amountCents: 8950, takenCents: 10_450 },
    ...{ openedAt: at(24), dueAt: '2026-12-10T12:00:00.000Z', submittedAt: null, answeredAt: null, closedAt: null },
    ...{ buyerName: 'Bo', orderNumbers: ['AM-1', 'AM-2'], isDraft: true },
    ...{ evidence: { product_description: 'A jug', customer_name: 'Bo' } },
    orders: [
      {
        orderId: 'o1',
        number: 'AM-1',
        shopName: 'Rio',
        amountCents: 4000,
        withheldCents: 4000,
        explanation: 'Half of it.',
      },
      { orderId: 'o2', number: 'AM-2', shopName: 'Ana', amountCents: 4950, withheldCents: 4950, explanation: '' },
    ],
    ...changes,
  }) as DisputeRecord;
const disputePage = async (changes: Partial<DisputeRecord> = {}): Promise<string[]> => {
  await page.close();
  answer('office.getDispute', { disputeId: 'd1' }, dispute(changes));
  return page.lookAt(DisputePage, { disputeId: 'd1' }, '/admin/cases/d1');
};

test('[OFFICE-01, PAY-02] a dispute: what it is about, whose money is held back, until when, and how it ended', async () => {
  const open = await disputePage();
  expect(open.slice(0, 26)).toEqual([
    '[Cases → /admin/cases]',
    'Dispute of AM-1, AM-2',
    '€89.50 · Needs evidence · evidence is due by Thu 10 Dec',
    'Facts',
    'Why | The cardholder says that they did not buy it',
    'Buyer | Bo',
    'Opened | Wed 2 Dec 12:00',
    'Evidence | not sent',
    'Rio | [AM-1 → /admin/orders/o1]',
    'Ana | [AM-2 → /admin/orders/o2]',
    'Figures',
    'Disputed | €89.50',
    'Taken, with the provider’s fee | [€104.50 → /admin/financial?book=disputes#books]',
    'Held back from Rio | €40.00',
    'Held back from Ana | €49.50',
    'Rio: Half of it.',
    'Evidence',
    'As the orders tell it. Read it, and add what you know',
    'What was bought',
    '‹A jug›',
    'Buyer‹text Bo›',
    'E-mail address of the buyer‹text›',
    'Billing address‹text›',
    'Delivery address‹text›',
    'Delivery‹text›',
    'Tracking number‹text›',
  ]);
  expect(
    (
      await disputePage({
        status: 'lost',
        closedAt: at(1),
        submittedAt: at(2),
        buyerName: '',
        orderNumbers: [],
        orders: [],
      })
    ).slice(0, 24),
  ).toEqual([
    '[Cases → /admin/cases]',
    'Dispute of a payment without orders',
    '€89.50 · Lost',
    'Facts',
    'Why | The cardholder says that they did not buy it',
    'Buyer | –',
    'Opened | Wed 2 Dec 12:00',
    'Evidence | sent Today 10:00',
    'Decided | Today 11:00',
    'Figures',
    'Disputed | €89.50',
    'Taken, with the provider’s fee | [€104.50 → /admin/financial?book=disputes#books]',
    'Evidence',
    'What was bought | A jug',
    'Buyer | Bo',
  ]);
  const lost = await disputePage({ status: 'lost', closedAt: at(1) });
  expect(lost.filter((line) => /Rio|Ana|Evidence|due/.test(line))).toEqual([
    'Evidence | not sent',
    'Rio | [AM-1 → /admin/orders/o1]',
    'Ana | [AM-2 → /admin/orders/o2]',
    'Borne by Rio | €40.00',
    'Borne by Ana | €49.50',
    'Rio: Half of it.',
    'Evidence',
  ]);
  asAdmin('cases.view');
  expect((await disputePage()).slice(-4)).toEqual([
    'Evidence',
    'Writing and sending evidence needs cases.manage, which these roles have: Master admin, Senior admin, Customer service, Financial admin, Trust and safety, Custom, where its record lists it.',
    'What was bought | A jug',
    'Buyer | Bo',
  ]);
  forgetAnswers();
  asAdmin(...all);
  server.forget();
  await page.close();
  server.refusing('office.getDispute', 404);
  await page.show(DisputePage, { disputeId: 'd1' }, '/admin/cases/d1');
  expect(page.lines()).toEqual([
    '[Cases → /admin/cases]',
    'No such dispute',
    'There is no dispute with this id',
    'The address may be mistyped. Every dispute stands in the list of the money.',
    '[Go to the cases → /admin/cases]',
  ]);
});

test('[PAY-02] evidence is kept as often as one likes and sent once, after a question', async () => {
  await disputePage();
  const field = [...document.querySelectorAll('label')].map((label) => label.textContent ?? '')[0] ?? '';
  await page.type(field, 'A blue jug');
  await page.press('Keep it');
  const saved = acts() as { sent: [string, { evidence: object }][] };
  expect(Object.values(saved.sent[0]?.[1].evidence ?? {})).toContain('A blue jug');
  expect({ ...saved, sent: saved.sent.length }).toEqual({
    anew: ['office.getDispute'],
    said: ['success: The evidence is kept.'],
    sent: 1,
  });
  await page.press('Send to the bank');
  expect([errors(), page.isThere('Keep it'), server.sent()]).toEqual([
    ['alert: The bank reads it once. After that nothing can be added.'],
    false,
    [],
  ]);
  await page.press('Not yet');
  await page.press('Send to the bank');
  server.refusing('office.submitDisputeEvidence', 409, 'It was sent.');
  await page.press('Send it now');
  const refused = acts() as { sent: unknown[] };
  server.answering('office.submitDisputeEvidence', () => partly({}));
  await page.press('Send it now');
  const done = acts() as { sent: unknown[] };
  expect([
    { ...refused, sent: refused.sent.length },
    { ...done, sent: done.sent.length },
  ]).toEqual([
    {
      anew: ['office.getDispute', 'office.listCases', 'office.listDisputes'],
      said: ['success: The evidence is kept.', 'error: It was sent.'],
      sent: 1,
    },
    {
      anew: ['office.getDispute', 'office.listCases', 'office.listDisputes'],
      said: [
        'success: The evidence is kept.',
        'error: It was sent.',
        'success: The evidence is on its way to the bank.',
      ],
      sent: 1,
    },
  ]);
});

test('[OFFICE-01] what is held back: with its signs, who wrote it, and the queue that decides it', async () => {
  const pending = (id: string, kind: 'advertising' | 'review' | 'question' | 'listing', changes: object = {}) => ({
    ...{ id, kind, title: `Jug ${id}`, listingId: 'jug', words: '', who: 'Bo', whoId: 'bo', since: at(1), signs: [] },
    ...changes,
  });
  const items = [
    pending('1', 'advertising', { signs: ['link', 'telephone'], words: 'Call me' }),
    pending('2', 'review'),
    pending('3', 'question'),
    pending('4', 'listing'),
  ];
  answerPages('office.listPendingModeration', { limit: 25 }, pages(items));
  expect(await page.lookAt(PendingModerationPage, {}, '/admin/spam')).toEqual([
    'Spam',
    'What is held back or reported as advertising, the oldest first. Signs are hints; a person decides in the queue.',
    '[Messages that look like spam → /admin/messages]',
    '[All → /admin/spam (here)]',
    '[Reported as advertising → /admin/spam?kind=advertising]',
    '[Reviews held → /admin/spam?kind=review]',
    '[Questions held → /admin/spam?kind=question]',
    '[Listings held → /admin/spam?kind=listing]',
    'Held things',
    'What | By | Signs | Since | Where it is decided',
    '[Jug 1 → /product/jug]',
    'Call me',
    '| [Bo → /admin/users/bo] | a link, a telephone number | Today 11:00 | [Reviews → /admin/reviews]',
    '[Jug 2 → /product/jug] | [Bo → /admin/users/bo] | none | Today 11:00 | [Reviews → /admin/reviews]',
    '[Jug 3 → /product/jug] | [Bo → /admin/users/bo] | none | Today 11:00 | [Questions → /admin/reviews?what=questions]',
    '[Jug 4 → /product/jug] | [Bo → /admin/users/bo] | none | Today 11:00 | [Listings → /admin/products]',
  ]);
  asAdmin('cases.view');
  await page.close();
  expect((await page.lookAt(PendingModerationPage, {}, '/admin/spam')).filter((line) => line.includes('|'))).toEqual([
    'What | By | Signs | Since | Where it is decided',
    '| Bo | a link, a telephone number | Today 11:00 | needs reviews.view',
    '[Jug 2 → /product/jug] | Bo | none | Today 11:00 | needs reviews.view',
    '[Jug 3 → /product/jug] | Bo | none | Today 11:00 | needs content.moderate',
    '[Jug 4 → /product/jug] | Bo | none | Today 11:00 | needs products.view',
  ]);
  answerPages('office.listPendingModeration', { limit: 25, kind: 'listing' }, pages([]));
  expect((await page.lookAt(PendingModerationPage, {}, '/admin/spam?kind=listing')).slice(-4)).toEqual([
    '[Listings held → /admin/spam?kind=listing (here)]',
    'Nothing is held back',
    'Reviews that people report as advertising come here, and what the settings REVIEW_MODERATION and LISTING_REVIEW hold back until somebody has seen it.',
    '[Go to the dashboard → /admin]',
  ]);
});

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

test('[OFFICE-01] mails by kind and state; those that fail can be sent again by who may', async () => {
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
  await page.open(MailsPage, {}, '/admin/messaging');
  expect(page.lines()).toEqual([
    'Mails',
    'What the marketplace writes to people. Their words are for whom they were written to.',
    '[Messages of the house → /admin/house-messages]',
    'By kind',
    'Written in the last 30 days',
    'Mails by kind',
    'Kind | Sent | Waiting | Failing',
    '[orders.placed → /admin/messaging?kind=orders.placed#mails] | [1,234 → /admin/messaging?view=sent&kind=orders.placed#mails] | 0 | [2 → /admin/messaging?view=failing&kind=orders.placed#mails]',
    'Want no mail about carts',
    '1,234',
    'a1b2 | Today 10:00',
    'Only a hash of each address is kept; its first letters stand here.',
    'One by one',
    'Newest first, addresses masked',
    '[All → /admin/messaging#mails (here)]',
    '[Failing → /admin/messaging?view=failing#mails]',
    '[Waiting → /admin/messaging?view=waiting#mails]',
    '[Sent → /admin/messaging?view=sent#mails]',
    'Mails',
    'When | To | About | State | Acts',
    'Today 11:00 | b…@example.com | About 1orders.placed | sent | –',
    'Today 11:00 | b…@example.com | About 2orders.placed | waiting | –',
    'Today 11:00 | b…@example.com | About 3orders.placed | failing3 tries, next Today 13:00 | [Send again]',
    'Today 11:00 | b…@example.com | About 4orders.placed | given up3 tries | [Send again]',
  ]);
  await page.press('Send again');
  const sent = acts();
  server.refusing('office.resendMail', 409, 'It has arrived.');
  await page.press('Send again');
  expect([sent, acts()]).toEqual([
    {
      anew: ['admin.listActs', 'office.getMailFigures', 'office.listMails'],
      said: ['success: The mail is tried again at once.'],
      sent: [
        [
          'office.resendMail',
          {
            key: '3',
          },
        ],
      ],
    },
    {
      anew: ['office.listMails'],
      said: ['success: The mail is tried again at once.', 'error: It has arrived.'],
      sent: [
        [
          'office.resendMail',
          {
            key: '3',
          },
        ],
      ],
    },
  ]);
  asAdmin('cases.view');
  await time.settle();
  expect([page.isThere('Send again'), page.lines().slice(-2)]).toEqual([
    false,
    [
      'Today 11:00 | b…@example.com | About 3orders.placed | failing3 tries, next Today 13:00 | needs messages.send',
      'Today 11:00 | b…@example.com | About 4orders.placed | given up3 tries | needs messages.send',
    ],
  ]);
  answer(
    'office.getMailFigures',
    {},
    partly({
      days: 7,
      hasServer: false,
      kinds: [],
      optouts: { count: 0, newest: [] },
    }),
  );
  answerPages('office.listMails', partly({ view: 'failing', kind: 'orders.placed', limit: 25 }), pages([]));
  expect(await page.lookAt(MailsPage, {}, '/admin/messaging?view=failing&kind=orders.placed')).toEqual([
    'Mails',
    'No mail server is set, so mails are kept in the outbox and none is sent. SMTP_URL sets one.',
    '[Messages of the house → /admin/house-messages]',
    'By kind',
    'Written in the last 7 days',
    'No mail was written in this time.',
    'Want no mail about carts',
    '0',
    'Nobody has unsubscribed.',
    'Only a hash of each address is kept; its first letters stand here.',
    'orders.placed',
    'Written in the last 7 days',
    '[Mails of every kind → /admin/messaging?view=failing#mails]',
    '[All → /admin/messaging?kind=orders.placed#mails]',
    '[Failing → /admin/messaging?view=failing&kind=orders.placed#mails (here)]',
    '[Waiting → /admin/messaging?view=waiting&kind=orders.placed#mails]',
    '[Sent → /admin/messaging?view=sent&kind=orders.placed#mails]',
    'No mail fails',
    'A mail that cannot be sent is tried ten times, ever further apart; after that it waits for somebody here.',
  ]);
});

test('[OFFICE-01] wishes of people about their data: how long there is left, and what was agreed to', async () => {
  answer(
    'office.getPrivacyFigures',
    {},
    {
      ...{
        at: at(0),
        copiesWaiting: 1,
        copiesReady: 2,
        deletionsWaiting: 3,
        deletedLately: 1234,
        people: 5678,
        cartMailRefused: 4,
      },
      choices: [
        { kind: 'order', channel: 'email', on: 0, off: 7 },
        { kind: 'gone', channel: 'screen', on: 1, off: 2 },
      ],
    },
  );
  const request = (id: string, kind: string, state: string, hours: number) => ({
    ...{ id, kind, state, userId: 'bo', name: 'Bo', requestedAt: at(30), dueAt: at(-hours) },
  });
  const items = [
    request('1', 'copy', 'waiting', 24),
    request('2', 'copy', 'ready', 25),
    request('3', 'deletion', 'held', 1),
    request('4', 'deletion', 'waiting', 300),
  ];
  answerPages('office.listPrivacyRequests', { limit: 25 }, pages(items));
  expect(await page.lookAt(PrivacyPage, {}, '/admin/gdpr')).toEqual([
    'Privacy',
    'Copies are made and accounts deleted by themselves when their day has come. Looked at Today 12:00 UTC.',
    'Copies being made | 1the law gives 30 days',
    'Copies to fetch | 2their links work for some days',
    'Deletions waiting | 314 days to change one’s mind',
    'Deleted in 30 days | 1,2345,678 people are here',
    'Wishes',
    'What is due first stands first',
    '[All → /admin/gdpr (here)]',
    '[Copies → /admin/gdpr?kind=copy]',
    '[Deletions → /admin/gdpr?kind=deletion]',
    'Wishes',
    'Person | Wish | Asked for | Time left | State',
    '[Bo → /admin/users/bo] | A copy of their data | Wed 2 Dec 06:00 | 1 dayby 4 Dec 2026 | Being made',
    '[Bo → /admin/users/bo] | A copy of their data | Wed 2 Dec 06:00 | doneby 4 Dec 2026 | Can be fetched',
    '[Bo → /admin/users/bo] | Delete the account | Wed 2 Dec 06:00 | 1 dayby 3 Dec 2026 | Held: a parcel is under way',
    '[Bo → /admin/users/bo] | Delete the account | Wed 2 Dec 06:00 | 13 daysby 16 Dec 2026 | Waits, can be undone',
    'What people agreed to',
    'Choices that somebody made; all others have the defaults',
    'Orders of your shop, by mail | 0 want it, 7 do not',
    'gone, on the screen | 1 want it, 2 do not',
    'Mails about left carts | 4 addresses refused them',
  ]);
  answerPages('office.listPrivacyRequests', { limit: 25, kind: 'copy' }, pages([]));
  asAdmin('cases.view');
  expect((await page.lookAt(PrivacyPage, {}, '/admin/gdpr?kind=copy')).slice(-9, -6)).toEqual([
    '[Copies → /admin/gdpr?kind=copy (here)]',
    '[Deletions → /admin/gdpr?kind=deletion]',
    'No wish is open',
  ]);
});

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

test('[ERR-05] errors in groups: open, come again, resolved; a number that somebody saw opens its report', async () => {
  const items = [
    group('a1'),
    group('b2', { recurrences: 2, name: '', message: '' }),
    group('c3', { resolvedAt: at(2) }),
  ];
  answerPages('errors.listErrorGroups', partly({ view: 'open', q: '', limit: 25 }), pages(items));
  await page.open(ErrorList, {}, '/admin/system-health');
  expect(page.lines()).toEqual([
    'Errors',
    'Kept 30 days, without addresses, numbers, keys or links',
    '[Open → /admin/system-health (here)]',
    '[Resolved → /admin/system-health?errors=resolved]',
    '[All → /admin/system-health?errors=all]',
    '‹search Words or number›',
    'Errors',
    'Error | Kind | Times | Last seen | State',
    '[TypeError: x is not a function a1 → /admin/system-health/a1]/cart | In a browservalidation | 1,234 | Today 11:00first Tue 1 Dec 10:00 | Open',
    '[Without words → /admin/system-health/b2]/cart | In a browservalidation | 1,234 | Today 11:00first Tue 1 Dec 10:00 | Came again',
    '[TypeError: x is not a function c3 → /admin/system-health/c3]/cart | In a browservalidation | 1,234 | Today 11:00first Tue 1 Dec 10:00 | Resolved',
  ]);
  await page.type('Words or number', '12ab-34cd');
  await page.until(() => page.address().includes('q='));
  expect([page.address(), server.asked()]).toEqual([
    '/admin/system-health?q=12ab-34cd',
    [
      [
        'errors.listErrorGroups',
        {
          limit: 25,
          q: '12ab-34cd',
          view: 'all',
        },
      ],
    ],
  ]);
  answerPages('errors.listErrorGroups', partly({ view: 'all', q: '12AB-34CD', limit: 25 }), pages([group('a1')]));
  expect(
    (await page.lookAt(ErrorList, {}, '/admin/system-health?errors=resolved&q=12AB-34CD')).filter(
      (line) => line.includes('number=') || line.includes('(here)'),
    ),
  ).toEqual([
    '[All → /admin/system-health?errors=all (here)]',
    '[TypeError: x is not a function a1 → /admin/system-health/a1?number=12ab34cd]/cart | In a browservalidation | 1,234 | Today 11:00first Tue 1 Dec 10:00 | Open',
  ]);
  const none: string[][] = [];
  for (const [view, q] of [
    ['open', ''],
    ['resolved', ''],
    ['all', 'zz'],
  ]) {
    answerPages('errors.listErrorGroups', partly({ view, q, limit: 25 }), pages([]));
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

test('[ERR-05] one error: its newest reports with what went before; resolved and opened again', async () => {
  const sample = {
    ...{
      number: '12ab34cd',
      at: NOON.toISOString(),
      message: 'x is not a function',
      path: '/cart',
      frames: ['at buy'],
    },
    ...{
      breadcrumbs: [{ at: NOON.getTime() - 1234, kind: 'click', message: 'Buy' }],
      requestId: 'r-1',
      version: '1.2',
      isOnline: false,
    },
    trace: [
      { at: NOON.getTime() - 500, name: 'cart.getCart', durationMs: 12, requestId: 'r-1' },
      { at: NOON.getTime() - 100, name: 'cart.addItem', durationMs: 8, requestId: '' },
    ],
  };
  const bare = {
    ...sample,
    number: '99',
    frames: [],
    breadcrumbs: [],
    trace: [],
    requestId: '',
    version: '',
    isOnline: true,
  };
  const error = (changes: object, samples: object[]): void =>
    answer('errors.getErrorGroup', { fingerprint: 'a1' }, partly({ group: group('a1', changes), samples }));
  error({}, [sample, bare]);
  await page.open(ErrorPage, { fingerprint: 'a1' }, '/admin/system-health/a1?number=nonsense');
  expect(page.lines()).toEqual([
    '[System health → /admin/system-health]',
    'TypeError: x is not a function a1',
    'Open.',
    '[Mark as resolved]',
    'Reports',
    'The newest 2 of 1,234',
    'Report 12ab34cd, Today 12:00',
    'x is not a function',
    'At /cart, request r-1, version 1.2, without a connection',
    'Where it arose',
    'at buy',
    'What went before',
    'What went before 12ab34cd',
    'Before | Kind | What',
    '−1.2 s | click | Buy',
    'Calls, step by step',
    'Calls before 12ab34cd',
    'Before | Call | Took | Request',
    '−0.5 s | cart.getCart | 12 ms | r-1',
    '−0.1 s | cart.addItem | 8 ms | no answer',
    'Report 99, Today 12:00',
    'x is not a function',
    'At /cart',
    'Facts',
    'Where | Browser',
    'Kind | In a browser',
    'Type | TypeError',
    'Category | validation',
    'At | /cart',
    'Figures',
    'Times | 1,234',
    'First seen | Tue 1 Dec 10:00',
    'Last seen | Today 11:00',
  ]);
  await page.press('Mark as resolved');
  const resolved = acts();
  error({ resolvedAt: at(1), reports: 0, name: '', message: '' }, []);
  await time.settle();
  const after = page.lines().slice(0, 8);
  server.refusing('errors.reopenErrorGroup', 409, 'It is open.');
  await page.press('Open again');
  const refused = errors();
  server.answering('errors.reopenErrorGroup', () => partly({}));
  await page.press('Open again');
  expect([resolved, after, refused, acts(), errors()]).toEqual([
    {
      anew: ['admin.listActs', 'errors.getErrorGroup', 'errors.listErrorGroups'],
      said: ['success: The error is marked as resolved.'],
      sent: [
        [
          'errors.resolveErrorGroup',
          {
            fingerprint: 'a1',
          },
        ],
      ],
    },
    [
      '[System health → /admin/system-health]',
      'An error without words',
      'Resolved Today 11:00. It opens again by itself if it comes again.',
      '[Open again]',
      'Reports',
      'Its reports were cleared away to make room for newer ones.',
      'Facts',
      'Where | Browser',
    ],
    ['alert: It is open.'],
    {
      anew: ['admin.listActs', 'errors.getErrorGroup', 'errors.listErrorGroups'],
      said: ['success: The error is marked as resolved.', 'success: The error is open again.'],
      sent: [
        [
          'errors.reopenErrorGroup',
          {
            fingerprint: 'a1',
          },
        ],
        [
          'errors.reopenErrorGroup',
          {
            fingerprint: 'a1',
          },
        ],
      ],
    },
    [],
  ]);
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

const health = (changes: object = {}) =>
  partly<CallOutput<'office.getHealth'>>({
    ...{ checkedAt: at(0), services: [], jobs: [], queues: [], reactions: [] },
    parts: [{ key: 'db', label: 'Database', state: 'ok', words: 'answers', checkedAt: at(0) }],
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

test('[UX-99, OFFICE-01] the health of the house: what needs a look is its title, and who may tries again', async () => {
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
    return (await page.lookAt(HealthPage, {}, '/admin/system-health')).slice(0, 2);
  };
  expect([
    await titled({}),
    await titled({ parts: [part('a', 'high')] }),
    await titled({ parts: [part('a', 'high')], services: [part('b', 'critical')] }),
    await titled({ parts: [part('a', 'none')] }),
  ]).toEqual([
    [
      'The house is running',
      '1 part working, 0 need a look, 0 without data. Checked 0 s ago, again every 10 s. Times are UTC.',
    ],
    [
      'Part a: is high',
      '0 parts working, 1 needs a look, 0 without data. Checked 0 s ago, again every 10 s. Times are UTC.',
    ],
    [
      '2 parts need a look',
      '0 parts working, 2 need a look, 0 without data. Checked 0 s ago, again every 10 s. Times are UTC.',
    ],
    [
      'The house is running',
      '0 parts working, 0 need a look, 1 without data. Checked 0 s ago, again every 10 s. Times are UTC.',
    ],
  ]);
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
  await page.close();
  const lines = await page.lookAt(HealthPage, {}, '/admin/system-health');
  expect(lines.slice(3, lines.indexOf('Errors'))).toEqual([
    'Parts',
    'Parts',
    'Part | State | Now | Checked',
    'Database | Working | answers | 0 s ago',
    'This process',
    'Version | 1.2, Node 20.1',
    'Running since | Wed 2 Dec 06:00',
    'Memory | 100 MB',
    'Open streams | 3',
    'Calls | 1,000, 2 failed',
    '95 of 100 | no data',
    'Database | PostgreSQL 16.2',
    'Answers in | 1.5 ms',
    'Connections | 3 of 100',
    'Size | 2,000 MB',
    'Every figure for machines lies at /api/metrics, open to the server itself alone.',
    'Jobs',
    'Work that runs by itself, in one process at a time',
    'Jobs',
    'Job | State | Ran | Acts',
    'sweepevery 30 s | Went well | 36 s ago, 12 ms | [Run now: sweep: Run now]',
    'payevery 10 min | Fails3 times: no answer | not yet | [Run now: pay: Run now]',
    'Delivery queues',
    'Single items, each tried later and later until it is done or parked',
    'Delivery queues',
    'Queue | Waiting | Failed, tried again | Parked | Acts',
    'mails | nothing waits | none | none',
    'texts | 3, 1 in hand, oldest 60 min ago | 1,234 | 4 parked gone | [Try again: texts: Try again]',
    'copies | 2, kept until they can be worked on | none | none',
    'Services outside',
    'One that fails again and again is left alone for a minute, then tried with care',
    'Services outside',
    'Service | State | Now | Last asked',
    'Reactions',
    'What follows from events, each in order; one that fails is parked and tried again',
    'Reactions',
    'Reaction | Behind | Parked | Acts',
    'mail.send | 3, oldest Today 09:00 | 2 parked after 5 tries: no | [Try again: mail.send: Try again]',
    'cart.clean | nothing waits | 1 parked after 1 try: x | [Try again: cart.clean: Try again]',
    'shop.count | 1, oldest 60 min ago | none',
    '1 of 4 keep up, with nothing parked',
    'search.index',
    'Encryption',
    'status: Loading the alerts of the encryption',
  ]);
  // Pressed, it keeps the focus while it looks.
  page.called('Check now').focus();
  await page.press('Check now');
  expect([
    server.asked().some(([name]) => name === 'office.getHealth'),
    page.called('Check now').matches(':disabled'),
  ]).toEqual([true, false]);
  asAdmin('health.view');
  await time.settle();
  expect(['Run it now: sweep', 'Run now'].some(page.isThere)).toBe(false);
});

test('[UX-96] a second try wants a reason of three letters; it is told, and the health read anew', async () => {
  let closed = 0;
  const each: unknown[] = [];
  for (const call of ['office.runJob', 'office.retryReaction', 'office.retryQueue'] as const) {
    each.push(await page.lookAt(TryAgain, { call, name: 'mails', onClose: () => void (closed += 1) }));
    await page.type('Reason, kept in the audit log', ' ab ');
    each.push(page.lines().at(-1));
    await page.type('Reason, kept in the audit log', 'It is over');
    await page.submit('Reason, kept in the audit log');
    each.push(acts());
  }
  expect([each, closed]).toEqual([
    [
      [
        'Run mails now',
        'It would be tried again by itself later; this only brings that forward.',
        'Reason, kept in the audit log',
        '‹›',
        '[Cancel]',
        '[Run it now – off]',
      ],
      '[Run it now – off]',
      {
        anew: ['admin.listActs', 'office.getHealth'],
        said: ['success: mails runs now.'],
        sent: [
          [
            'office.runJob',
            {
              name: 'mails',
              reason: 'It is over',
            },
          ],
        ],
      },
      [
        'Try the events of mails again',
        'It would be tried again by itself later; this only brings that forward.',
        'Reason, kept in the audit log',
        '‹›',
        '[Cancel]',
        '[Try again now – off]',
      ],
      '[Try again now – off]',
      {
        anew: ['admin.listActs', 'office.getHealth'],
        said: ['success: The events of mails are tried again.'],
        sent: [
          [
            'office.retryReaction',
            {
              name: 'mails',
              reason: 'It is over',
            },
          ],
        ],
      },
      [
        'Try the parked items of mails again',
        'They would stay parked: each is tried again as often as a new one.',
        'Reason, kept in the audit log',
        '‹›',
        '[Cancel]',
        '[Try again now – off]',
      ],
      '[Try again now – off]',
      {
        anew: ['admin.listActs', 'office.getHealth'],
        said: ['success: The parked items of mails are tried again.'],
        sent: [
          [
            'office.retryQueue',
            {
              name: 'mails',
              reason: 'It is over',
            },
          ],
        ],
      },
    ],
    3,
  ]);
  await page.open(TryAgain, { call: 'office.runJob', name: 'mails', onClose: () => void (closed += 1) });
  server.refusing('office.runJob', 409, 'It runs.');
  await page.type('Reason, kept in the audit log', 'It is over');
  await page.submit('Reason, kept in the audit log');
  expect([errors(), closed]).toEqual([['alert: It runs.'], 3]);
});

test('[ADM-12] what administrators did last, and where it leads', async () => {
  const act = (seq: number, subjectKind: string, subjectName: string) => ({
    ...{
      seq,
      at: at(seq),
      actorId: 'cy',
      actorName: 'Cy',
      act: 'office.suspendPerson',
      subjectKind,
      subjectId: 's1',
      subjectName,
    },
  });
  answer(
    'admin.listActs',
    { limit: 5 },
    partly({
      items: [act(1, 'person', 'Bo'), act(2, 'listing', ''), act(3, 'other', '')],
    }),
  );
  const some = await page.lookAt(LastActs, {});
  answer('admin.listActs', { limit: 5 }, partly({ items: [] }));
  expect([some, await page.lookAt(LastActs, {})]).toEqual([
    [
      'Last acts',
      '[Audit log → /admin/audit]',
      'Today 11:00Suspended somebody Cy[Bo → /admin/users/s1]',
      'Today 10:00Suspended somebody Cy[s1 → /admin/products/s1]',
      'Today 09:00Suspended somebody Cy',
    ],
    ['Last acts', '[Audit log → /admin/audit]', 'No administrator has done anything yet.'],
  ]);
});

test('[OFFICE-01, UX-93] the dashboard: what is late is its title, figures lead on, and the house says what is wrong', async () => {
  const queue = (key: string, waiting: number, hours: number | null) => ({
    ...{
      key,
      waiting,
      promised: 48,
      doneToday: 1234,
      href: `/admin/${key}`,
      oldestAt: hours === null ? null : at(hours),
    },
  });
  const dashboard = (changes: object): void =>
    answer(
      'office.getDashboard',
      {},
      partly({
        ...{ at: at(0), waiting: 0, mailsWaiting: 2, figures: [], queues: [], house: [] },
        ...changes,
      }),
    );
  const shownWith = async (changes: object): Promise<string[]> => {
    await page.close();
    dashboard(changes);
    return page.lookAt(AdminHomePage, {}, '/admin');
  };
  expect(
    await shownWith({
      waiting: 1200,
      figures: [
        { key: 'orders', value: 1234, unit: 'count', before: 1000, href: '/admin/orders' },
        { key: 'taken', value: 123_456, unit: 'cents', before: null, href: '' },
      ],
      queues: [queue('products', 1201, 49), queue('reviews', 0, null)],
      house: [
        { key: 'events', state: 'critical', count: 2, href: '/admin/system-health' },
        { key: 'mail', state: 'ok', count: 0, href: '' },
        { key: 'refunds', state: 'high', count: 1, href: '' },
      ],
    }),
  ).toEqual([
    'One queue is past its time',
    'Thu 3 Dec, 12:00 UTC. Exactly the permissions that its record lists.',
    '[Orders today1,2341,000 a week ago by this hour → /admin/orders]',
    'Taken today€1,234.56',
    'Waiting for a person',
    'Oldest against the time we promise. One of them stands in two queues',
    'Queues',
    'Queue | Waiting | Oldest | Done today',
    '[Listings to check → /admin/products] | [Listings to check: 1,201: 1,201 → /admin/products] | 49 h of 48 h | 1,234',
    '[Reviews waiting or reported → /admin/reviews] | 0 | Nothing waits | 1,234',
    'House',
    'Reactions',
    '[2 events are parked with an error → /admin/system-health]',
    'Mail',
    '2 waiting, none failing',
    'Refunds to the provider',
    '1 is due',
    'Last acts',
    '[Audit log → /admin/audit]',
    'What your role allows: 17 permissions',
    'cases | view, manage',
    'reviews | view',
    'transactions | view',
    'orders | view',
    'users | view, suspend, ban',
    'sellers | view',
    'finance | reports',
    'messages | send',
    'jobs | run',
    'health | view',
    'content | moderate',
    'products | view',
    'buyers | contact',
    'audit | view',
  ]);
  expect([
    (await shownWith({ waiting: 2, queues: [queue('products', 2, 48)] })).slice(0, 4),
    (await shownWith({ mailsWaiting: null, house: [{ key: 'mail', state: 'ok', count: 0, href: '' }] })).slice(0, 6),
  ]).toEqual([
    [
      'Two things wait for a person',
      'Thu 3 Dec, 12:00 UTC. Exactly the permissions that its record lists.',
      'Waiting for a person',
      'Oldest against the time we promise',
    ],
    [
      'Dashboard',
      'Thu 3 Dec, 12:00 UTC. Exactly the permissions that its record lists.',
      'House',
      'Mail',
      'kept in the outbox: no mail server is set',
      'Last acts',
    ],
  ]);
});

const person = (changes: object = {}) => ({
  ...{
    userId: 'bo',
    displayName: 'Bo Ek',
    email: 'bo@example.com',
    standing: 'active',
    adminRole: null,
    shopName: null,
  },
  ...{ shopSlug: null, listings: 0, purchases: 0, joinedAt: at(300), lastSeenAt: null, standingUntil: null },
  ...{ emailVerified: false, place: '', sessions: 0, timeline: [] },
  figures: { boughtCents: 0, soldOrders: 0, soldCents: 0, refundedOrders: 0, reviewsWritten: 0, reviewsHidden: 0 },
  ...changes,
});

test('[OFFICE-01] people: what they are here, how they stand; words, part, standing and day live in the address', async () => {
  const rows = [
    person({ shopName: 'Rio Clay', listings: 3, lastSeenAt: at(1) }),
    person({ userId: '2', shopName: 'Empty', listings: 0, purchases: 2, standing: 'suspended' }),
    person({ userId: '3', adminRole: 'senior_admin', standing: 'banned' }),
    person({ userId: '4', adminRole: 'nonsense' }),
  ];
  answerPages('office.listPeople', partly({ limit: 50 }), pages(rows));
  await page.open(PeoplePage, { kind: 'users' }, '/admin/users');
  expect(page.lines()).toEqual([
    'Users',
    'Everybody with an account, newest first. Times are UTC.',
    '[Everybody → /admin/users (here)]',
    '[Makers → /admin/users?part=makers]',
    '[Buyers → /admin/users?part=buyers]',
    '[Administrators → /admin/users?part=administrators]',
    '‹search Words›',
    '*Any standing / Active / Suspended / Banned /',
    'Users',
    'Name | Part | Standing | Joined | Last seen',
    '[Bo Ek → /admin/users/bo]bo@example.com | Rio Clay3 for sale | Active | Sat 21 Nov | Today 11:00',
    '[Bo Ek → /admin/users/2]bo@example.com | Buyer2 bought | Suspended | Sat 21 Nov | Never',
    '[Bo Ek → /admin/users/3]bo@example.com | Senior adminno orders yet | Banned | Sat 21 Nov | Never',
    '[Bo Ek → /admin/users/4]bo@example.com | Buyerno orders yet | Active | Sat 21 Nov | Never',
  ]);
  await page.type('Standing', 'banned');
  expect(page.address()).toBe('/admin/users?standing=banned');
  answerPages('office.listSellers', partly({ limit: 50, day: '2026-12-01', q: 'zz' }), pages([]));
  expect(await page.lookAt(PeoplePage, { kind: 'sellers' }, '/admin/sellers?day=2026-12-01&q=zz')).toEqual([
    'Sellers',
    'Everybody who sells, newest first. Times are UTC.',
    '‹search Words zz›',
    '*Any standing / Active / Suspended / Banned /',
    'Only those who joined on Tue 1 Dec (UTC). [Show everybody → /admin/sellers]',
    'Nobody fits',
    'Parts of a name, of an address or of a shop’s name are enough.',
    '[Show everybody → /admin/sellers]',
  ]);
});

const personPage = async (changes: object = {}): Promise<string[]> => {
  await page.close();
  answer('office.getPerson', { userId: 'bo' }, partly(person(changes)));
  return page.lookAt(PersonPage, { userId: 'bo', kind: 'users' }, '/admin/users/bo');
};

test('[UX-96] a person: facts and figures, and only the acts that fit how they stand', async () => {
  expect(await personPage()).toEqual([
    'BE',
    '[Users → /admin/users]',
    'Bo Ek',
    'Active',
    'Facts',
    'User id | bo',
    'E-mail | bo@example.com',
    'E-mail state | Not confirmed',
    'Administrator | No',
    'Joined | Sat 21 Nov',
    'Last seen | Never',
    'Signed in | Nowhere',
    'Figures',
    'Bought | 0, €0.00',
    'Sold | 0, €0.00',
    'Refunded | 0 of 0',
    'For sale | 0',
    'Reviews written | 0',
    'Reviews hidden | 0',
    'Timeline',
    '[All (on)]',
    '[Acts by us]',
    'No administrator has done anything here.',
    'Acts',
    '[Write to Bo Ek]',
    'Suspend or ban',
    'Every session ends at once, signing in is refused, and pieces leave the shop until it is lifted. Orders stay.',
    'Reason, kept in the audit log',
    '‹›',
    'Until',
    '‹radio on›7 days‹radio›30 days‹radio›Open',
    '[Suspend Bo Ek – off]',
    '[Ban Bo Ek – off]',
    'Write the reason first.',
  ]);
  const rich = await personPage({
    ...{
      standing: 'suspended',
      standingUntil: at(-48),
      adminRole: 'senior_admin',
      emailVerified: true,
      sessions: 2,
      lastSeenAt: at(1),
    },
    ...{ shopName: 'Rio Clay', shopSlug: 'rio', listings: 1234, place: 'Porto', purchases: 2 },
    figures: {
      boughtCents: 100,
      soldOrders: 4,
      soldCents: 200,
      refundedOrders: 1,
      reviewsWritten: 3,
      reviewsHidden: 1,
    },
  });
  expect(rich).toEqual([
    'BE',
    '[Users → /admin/users]',
    'Bo Ek',
    'Rio Clay, Porto · Suspended',
    'Facts',
    'User id | bo',
    'E-mail | bo@example.com',
    'E-mail state | Confirmed',
    'Administrator | Senior admin',
    'Joined | Sat 21 Nov',
    'Last seen | Today 11:00',
    'Signed in | In 2 browsers',
    'Shop | [Rio Clay → /shop/rio]',
    'Place | Porto',
    'Suspended until | Sat 5 Dec 12:00',
    'Figures',
    'Bought | 2, €1.00',
    'Sold | 4, €2.00',
    'Refunded | 1 of 4',
    'For sale | 1,234',
    'Reviews written | 3',
    'Reviews hidden | 1',
    'Timeline',
    '[All (on)]',
    '[Acts by us]',
    'No administrator has done anything here.',
    'Acts',
    '[Write to Bo Ek]',
    'Suspended',
    'Signing in is refused now.',
    'Reason, kept in the audit log',
    '‹›',
    '[Ban Bo Ek – off]',
    '[Lift the suspension – off]',
    'Write the reason first.',
  ]);
  const banned = await personPage({ standing: 'banned' });
  asAdmin('users.view', 'users.ban');
  const onlyBan = await personPage({ standing: 'suspended' });
  asAdmin('users.view');
  const none = await personPage();
  const actsOf = (lines: string[]): string[] => lines.slice(lines.indexOf('Acts'));
  expect([actsOf(banned), actsOf(onlyBan), actsOf(none)]).toEqual([
    [
      'Acts',
      '[Write to Bo Ek]',
      'Banned',
      'Signing in is refused now.',
      'Reason, kept in the audit log',
      '‹›',
      '[Lift the ban – off]',
      'Write the reason first.',
    ],
    [
      'Acts',
      'Writing needs buyers.contact, which these roles have: Master admin, Senior admin, Customer service, Custom, where its record lists it.',
      'Suspended',
      'Signing in is refused now.',
      'Reason, kept in the audit log',
      '‹›',
      '[Ban Bo Ek – off]',
      'Write the reason first.',
    ],
    [
      'Acts',
      'Writing needs buyers.contact, which these roles have: Master admin, Senior admin, Customer service, Custom, where its record lists it.',
      'Suspending needs users.suspend, which these roles have: Master admin, Senior admin, Trust and safety, Custom, where its record lists it.',
      'Banning needs users.ban, which these roles have: Master admin, Senior admin, Trust and safety, Custom, where its record lists it.',
    ],
  ]);
});

test('[UX-96, ADM-13] makers have rights of their own: who may write to buyers, suspend or ban them may not therefore do it to makers', async () => {
  const seller = async (...permissions: Permission[]): Promise<string[]> => {
    await page.close();
    asAdmin('sellers.view', ...permissions);
    answer('office.getSeller', { userId: 'bo' }, partly(person()));
    const lines = await page.lookAt(PersonPage, { userId: 'bo', kind: 'sellers' }, '/admin/sellers/bo');
    return ['Write to Bo Ek', 'Suspend Bo Ek', 'Ban Bo Ek'].filter((act) =>
      lines.some((line) => line.startsWith(`[${act}`)),
    );
  };
  expect([
    await seller('buyers.contact', 'users.suspend', 'users.ban'),
    await seller('sellers.contact'),
    await seller('sellers.suspend'),
    await seller('sellers.ban'),
  ]).toEqual([[], ['Write to Bo Ek'], ['Suspend Bo Ek'], ['Ban Bo Ek']]);
});

test('[UX-96] suspending, banning and lifting want a reason; each is told, read anew, and the reason begins empty', async () => {
  await personPage();
  const reason = 'Reason, kept in the audit log';
  await page.type(reason, 'ab ');
  const off = page.lines().filter((line) => line.includes('– off'));
  await page.type(reason, 'Sold fakes');
  await page.press('30 days');
  await page.press('Suspend Bo Ek');
  expect([off, acts(), (page.called(reason) as HTMLTextAreaElement).value]).toEqual([
    ['[Suspend Bo Ek – off]', '[Ban Bo Ek – off]'],
    {
      anew: ['admin.listActs', 'office.getPerson', 'office.listPeople'],
      said: ['success: Bo Ek is suspended.'],
      sent: [
        [
          'office.suspendPerson',
          {
            days: 30,
            reason: 'Sold fakes',
            userId: 'bo',
          },
        ],
      ],
    },
    '',
  ]);
  await page.type(reason, 'Sold fakes');
  server.refusing('office.banPerson', 409, 'That is you.');
  await page.press('Ban Bo Ek');
  expect([errors(), (page.called(reason) as HTMLTextAreaElement).value]).toEqual([
    ['alert: That is you.'],
    'Sold fakes',
  ]);
  server.sent();
  await personPage({ standing: 'suspended' });
  await page.type(reason, 'It was a mistake');
  await page.press('Lift the suspension');
  expect(acts()).toEqual({
    anew: ['admin.listActs', 'office.getPerson', 'office.listPeople'],
    said: ['success: Bo Ek can sign in again.'],
    sent: [
      [
        'office.liftSuspension',
        {
          reason: 'It was a mistake',
          userId: 'bo',
        },
      ],
    ],
  });
});

test('[OFFICE-01] a mail in the name of the marketplace: sent, told, and kept open where it was refused', async () => {
  await personPage();
  await page.press('Write to Bo Ek');
  const dialog = page.lines(document.querySelector('dialog') ?? undefined);
  await page.type('Subject', 'Your jug');
  await page.type('Message', 'It is here.');
  server.refusing('office.contactPerson', 429, 'Too many mails.');
  await page.press('Send the mail');
  await new Promise((resolve) => setTimeout(resolve, 10));
  const refused = errors();
  server.answering('office.contactPerson', () => partly({}));
  await page.press('Send the mail');
  expect([dialog, refused, acts(), document.querySelector('dialog')]).toEqual([
    [
      'Write to Bo Ek',
      'A mail to bo@example.com in the name of the marketplace. Its words stand in the audit log.',
      'Subject‹text›',
      'Message',
      '‹›',
      '[Cancel]',
      '[Send the mail]',
    ],
    ['alert: Too many mails.'],
    {
      anew: ['admin.listActs', 'office.getPerson'],
      said: ['success: The mail to Bo Ek is on its way.'],
      sent: [
        [
          'office.contactPerson',
          {
            message: 'It is here.',
            subject: 'Your jug',
            userId: 'bo',
          },
        ],
        [
          'office.contactPerson',
          {
            message: 'It is here.',
            subject: 'Your jug',
            userId: 'bo',
          },
        ],
      ],
    },
    null,
  ]);
});

test('[SHELL-16] every setting: what it does, what is in force and where that comes from', async () => {
  const items = [
    { name: 'DATABASE_URL', meaning: 'Where data lies.', value: '', isSecret: true, isDefault: true },
    { name: 'PORT', meaning: 'Where it listens.', value: '4000', isSecret: false, isDefault: true },
    { name: 'KEY', meaning: 'A key.', value: '***', isSecret: true, isDefault: false },
    { name: 'NAME', meaning: 'Its name.', value: 'Shop', isSecret: false, isDefault: false },
  ];
  answer('office.listSettings', {}, { items });
  expect(await page.lookAt(SettingsPage, {}, '/admin/settings#PORT')).toEqual([
    'Settings',
    'They come from the environment of the server and hold from its start on. Secrets are shown only as set or not.',
    'Settings',
    'Setting | What it does | In force',
    'DATABASE_URL | Where data lies. | not setsecret',
    'PORT | Where it listens. | 4000as by default',
    'KEY | A key. | ***secret',
    'NAME | Its name. | Shopset by you',
  ]);
  expect(document.querySelector('.d-wanted')?.id).toBe('PORT');
});
