import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { PeoplePage } from './people-page.tsx';
import { PersonPage } from './person-page.tsx';

const all: Permission[] = [
  ...(['cases.view', 'cases.manage', 'reviews.view', 'transactions.view', 'orders.view', 'users.view'] as const),
  ...(['sellers.view', 'finance.reports', 'messages.send', 'jobs.run', 'health.view', 'content.moderate'] as const),
  ...(['products.view', 'users.suspend', 'users.ban', 'buyers.contact', 'audit.view'] as const),
];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const errors = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
const pages = (items: object[]): never => partly({ items, nextCursor: null });
const person = (changes: object = {}) => ({
  ...{
    userId: 'bo',
    displayName: 'Bo Ek',
    email: 'bo@example.com',
    accountStatus: 'active',
    adminRole: null,
    shopName: null,
  },
  ...{ shopSlug: null, listings: 0, purchases: 0, joinedAt: at(300), lastSeenAt: null, accountStatusUntil: null },
  ...{ emailVerified: false, place: '', sessions: 0, timeline: [] },
  figures: { boughtCents: 0, soldOrders: 0, soldCents: 0, refundedOrders: 0, reviewsWritten: 0, reviewsHidden: 0 },
  ...changes,
});
const personPage = async (changes: object = {}): Promise<string[]> => {
  await page.close();
  answer('office.getPerson', { userId: 'bo' }, partly(person(changes)));
  return page.lookAt(PersonPage, { userId: 'bo', kind: 'users' }, '/admin/users/bo');
};
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  asAdmin(...all);
});

test('[OFFICE-01] people: what they are here, how they stand', async () => {
  const rows = [
    person({ shopName: 'Rio Clay', listings: 3, lastSeenAt: at(1) }),
    person({ userId: '2', shopName: 'Empty', listings: 0, purchases: 2, accountStatus: 'suspended' }),
    person({ userId: '3', adminRole: 'senior_admin', accountStatus: 'banned' }),
    person({ userId: '4', adminRole: 'nonsense' }),
  ];
  answerPages('office.listPeople', partly({ limit: 50 }), pages(rows));
  await page.open(PeoplePage, { kind: 'users' }, '/admin/users');
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      '[Everybody → /admin/users (here)]',
      '*Any standing / Active / Suspended / Banned /',
      '[Bo Ek → /admin/users/bo]bo@example.com | Rio Clay3 for sale | Active | Sat 21 Nov | Today 11:00',
      '[Bo Ek → /admin/users/2]bo@example.com | Buyer2 bought | Suspended | Sat 21 Nov | Never',
      '[Bo Ek → /admin/users/3]bo@example.com | Senior adminno orders yet | Banned | Sat 21 Nov | Never',
      '[Bo Ek → /admin/users/4]bo@example.com | Buyerno orders yet | Active | Sat 21 Nov | Never',
    ]),
  );
  await page.type('Standing', 'banned');
  expect(page.address()).toBe('/admin/users?standing=banned');
  answerPages('office.listSellers', partly({ limit: 50, day: '2026-12-01', q: 'zz' }), pages([]));
  expect(await page.lookAt(PeoplePage, { kind: 'sellers' }, '/admin/sellers?day=2026-12-01&q=zz')).toEqual(
    expect.arrayContaining([
      '*Any standing / Active / Suspended / Banned /',
      'Only those who joined on Tue 1 Dec (UTC). [Show everybody → /admin/sellers]',
      '[Show everybody → /admin/sellers]',
    ]),
  );
});

test('[UX-96, DASH-04] a purchase that is collected is called so in the timeline of its buyer', async () => {
  const sold = { kind: 'purchase', what: 'AM-1', state: 'shipped', cents: 100, at: at(1), href: '', isAct: false };
  const timeline = [
    { ...sold, deliveryId: 'pickup' },
    { ...sold, deliveryId: 'standard' },
  ];
  const shown = (await personPage({ timeline })).join();
  expect([shown.includes('Ready to collect'), shown.includes('On its way')]).toEqual([true, true]);
});

test('[UX-96] a person of whom little is known: facts, figures and acts', async () => {
  expect(await personPage()).toEqual([
    'BE',
    '[Users → /admin/users]',
    'Bo Ek',
    'Active',
    'Facts',
    'User id | bo',
    'E-mail | bo@example.com [Show: E-mail: Show]',
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
    'Changing names needs users.edit, which these roles have: Master admin, Senior admin, Custom, where its record lists it.',
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
});

test('[UX-96] the figures of a person lead on to what they count', async () => {
  const rich = await personPage({
    ...{
      accountStatus: 'suspended',
      accountStatusUntil: at(-48),
      adminRole: 'senior_admin',
      emailVerified: true,
      sessions: 2,
      lastSeenAt: at(1),
    },
    ...{ shopName: 'Rio Clay', shopSlug: 'rio', listings: 1234, place: 'Porto', purchases: 2 },
    figures: {
      ...{ boughtCents: 100, soldOrders: 4, soldCents: 200 },
      ...{ refundedOrders: 1, reviewsWritten: 3, reviewsHidden: 1 },
    },
  });
  expect(rich).toEqual(
    expect.arrayContaining([
      'Rio Clay, Porto · Suspended',
      ...['E-mail state | Confirmed', 'Administrator | Senior admin', 'Last seen | Today 11:00'],
      ...['Signed in | In 2 browsers', 'Shop | [Rio Clay → /shop/rio]', 'Suspended until | Sat 5 Dec 12:00'],
      ...['Bought | [2, €1.00 → /admin/orders?buyer=bo]', 'Sold | [4, €2.00 → /admin/orders?seller=bo]'],
      ...['Refunded | [1 of 4 → /admin/orders?seller=bo&state=refunded]', 'For sale | [1,234 → /shop/rio]'],
      ...['Reviews written | 3', 'Reviews hidden | 1', '[Ban Bo Ek – off]', '[Lift the suspension – off]'],
    ]),
  );
});

test('[UX-96] who may has the acts of a person; the others are named with what they need', async () => {
  const banned = await personPage({ accountStatus: 'banned' });
  asAdmin('users.view', 'users.ban');
  const onlyBan = await personPage({ accountStatus: 'suspended' });
  asAdmin('users.view');
  const none = await personPage();
  const actionsOf = (lines: string[]): string[] => lines.slice(lines.indexOf('Acts'));
  const needs = (lines: string[]): string[] =>
    actionsOf(lines).flatMap((line) => /^\[.*(?=\])|(?<=needs )[a-z.]+/.exec(line)?.[0] ?? []);
  expect([needs(banned), needs(onlyBan), needs(none)]).toEqual([
    ['[Write to Bo Ek', 'users.edit', '[Lift the ban – off'],
    ['buyers.contact', 'users.edit', '[Ban Bo Ek – off'],
    ['buyers.contact', 'users.edit', 'users.suspend', 'users.ban'],
  ]);
});

test('[UX-96, ADM-13] makers have rights of their own', async () => {
  const seller = async (...permissions: Permission[]): Promise<string[]> => {
    await page.close();
    asAdmin('sellers.view', ...permissions);
    answer('office.getSeller', { userId: 'bo' }, partly(person()));
    const lines = await page.lookAt(PersonPage, { userId: 'bo', kind: 'sellers' }, '/admin/sellers/bo');
    return ['Write to Bo Ek', 'Suspend Bo Ek', 'Ban Bo Ek'].filter((action) =>
      lines.some((line) => line.startsWith(`[${action}`)),
    );
  };
  expect([
    await seller('buyers.contact', 'users.suspend', 'users.ban'),
    await seller('sellers.contact'),
    await seller('sellers.suspend'),
    await seller('sellers.ban'),
  ]).toEqual([[], ['Write to Bo Ek'], ['Suspend Bo Ek'], ['Ban Bo Ek']]);
});

test('[UX-96] suspending, banning and lifting want a reason', async () => {
  await personPage();
  const reason = 'Reason, kept in the audit log';
  await page.type(reason, 'ab ');
  const off = page.lines().filter((line) => line.includes('– off'));
  await page.type(reason, 'Sold fakes');
  await page.press('30 days');
  await page.press('Suspend Bo Ek');
  expect([off, effects(), (page.called(reason) as HTMLTextAreaElement).value]).toEqual([
    ['[Suspend Bo Ek – off]', '[Ban Bo Ek – off]'],
    {
      anew: ['admin.listActs', 'office.getPerson', 'office.listPeople'],
      said: ['success: Bo Ek is suspended.'],
      sent: [['office.suspendPerson', { days: 30, reason: 'Sold fakes', userId: 'bo' }]],
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
  await personPage({ accountStatus: 'suspended' });
  await page.type(reason, 'It was a mistake');
  await page.press('Lift the suspension');
  expect(effects()).toEqual({
    anew: ['admin.listActs', 'office.getPerson', 'office.listPeople'],
    said: ['success: Bo Ek can sign in again.'],
    sent: [['office.liftSuspension', { reason: 'It was a mistake', userId: 'bo' }]],
  });
});

test('[OFFICE-01] a mail in the name of the marketplace: sent, told', async () => {
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
  expect([dialog, refused, effects(), document.querySelector('dialog')]).toEqual([
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
        ['office.contactPerson', { message: 'It is here.', subject: 'Your jug', userId: 'bo' }],
        ['office.contactPerson', { message: 'It is here.', subject: 'Your jug', userId: 'bo' }],
      ],
    },
    null,
  ]);
});
