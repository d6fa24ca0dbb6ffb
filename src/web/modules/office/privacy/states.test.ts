import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { PrivacyPage } from './privacy-page.tsx';

const all: Permission[] = [
  ...(['cases.view', 'cases.manage', 'reviews.view', 'transactions.view', 'orders.view', 'users.view'] as const),
  ...(['sellers.view', 'finance.reports', 'messages.send', 'jobs.run', 'health.view', 'content.moderate'] as const),
  ...(['products.view', 'users.suspend', 'users.ban', 'buyers.contact', 'audit.view'] as const),
];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const pages = (items: object[]): never => partly({ items, nextCursor: null });
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  asAdmin(...all);
});

test('[OFFICE-01] wishes of people about their data: how long there is left', async () => {
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
    request('3', 'deletion', 'on-hold', 1),
    request('4', 'deletion', 'waiting', 300),
  ];
  answerPages('office.listPrivacyRequests', { limit: 25 }, pages(items));
  expect(await page.lookAt(PrivacyPage, {}, '/admin/gdpr')).toEqual(
    expect.arrayContaining([
      '[Copies being made1the law gives 30 days → /admin/gdpr?kind=copy&state=waiting#requests]',
      '[Copies to fetch2their links work for some days → /admin/gdpr?kind=copy&state=ready#requests]',
      '[Deletions waiting314 days to change one’s mind → /admin/gdpr?kind=deletion#requests]',
      '[Deleted in 30 days1,2345,678 people are here → /admin/gdpr?erased=30#erasures]',
      '[Bo → /admin/users/bo] | A copy of their data | Wed 2 Dec 06:00 | 1 dayby 4 Dec 2026 | Being made',
      '[Bo → /admin/users/bo] | A copy of their data | Wed 2 Dec 06:00 | doneby 4 Dec 2026 | Can be fetched',
      '[Bo → /admin/users/bo] | Delete the account | Wed 2 Dec 06:00 | 1 dayby 3 Dec 2026 | Held: a parcel is under way',
      '[Bo → /admin/users/bo] | Delete the account | Wed 2 Dec 06:00 | 13 daysby 16 Dec 2026 | Waits, can be undone',
      'Orders, by mail | 0 want it, 7 do not',
      'gone, on the screen | 1 want it, 2 do not',
      'Mails about left carts | 4 addresses refused them',
    ]),
  );
  answerPages('office.listPrivacyRequests', { limit: 25, kind: 'copy' }, pages([]));
  asAdmin('cases.view');
  expect(await page.lookAt(PrivacyPage, {}, '/admin/gdpr?kind=copy')).toEqual(
    expect.arrayContaining(['[Copies → /admin/gdpr?kind=copy (here)]', 'No wish is open']),
  );
});
