import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { RecentAuditLog } from './recent-audit-log.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { AdminHomePage } from './admin-home-page.tsx';

const all: Permission[] = [
  ...(['cases.view', 'cases.manage', 'reviews.view', 'transactions.view', 'orders.view', 'users.view'] as const),
  ...(['sellers.view', 'finance.reports', 'messages.send', 'jobs.run', 'health.view', 'content.moderate'] as const),
  ...(['products.view', 'users.suspend', 'users.ban', 'buyers.contact', 'audit.view'] as const),
];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  asAdmin(...all);
});

test('[ADM-12] what administrators did last, and where it leads', async () => {
  const operation = (seq: number, subjectKind: string, subjectName: string) => ({
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
    partly({ items: [operation(1, 'person', 'Bo'), operation(2, 'listing', ''), operation(3, 'other', '')] }),
  );
  const some = await page.lookAt(RecentAuditLog, {});
  answer('admin.listActs', { limit: 5 }, partly({ items: [] }));
  expect([some, await page.lookAt(RecentAuditLog, {})]).toEqual([
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

const queue = (key: string, waiting: number, hours: number | null) => ({
  ...{ key, waiting, promised: 48, doneToday: 1234, href: `/admin/${key}` },
  oldestAt: hours === null ? null : at(hours),
});
const shownWith = async (changes: object): Promise<string[]> => {
  await page.close();
  const nothing = { at: at(0), waiting: 0, mailsWaiting: 2, figures: [], queues: [], house: [] };
  answer('office.getDashboard', {}, partly({ ...nothing, ...changes }));
  return page.lookAt(AdminHomePage, {}, '/admin');
};

test('[OFFICE-01, UX-93] the dashboard: what is late is its title, figures lead on', async () => {
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
  ).toEqual(
    expect.arrayContaining([
      'One queue is past its time',
      'Thu 3 Dec, 12:00 UTC. Exactly the permissions that its record lists.',
      '[Orders today1,2341,000 a week ago by this hour → /admin/orders]',
      'Taken today€1,234.56',
      '[Listings to check → /admin/products] | [Listings to check: 1,201: 1,201 → /admin/products] | 49 h of 48 h | 1,234',
      '[Reviews waiting or reported → /admin/reviews] | 0 | Nothing waits | 1,234',
      '[2 events are parked with an error → /admin/system-health]',
      '2 waiting, none failing',
      '1 is due',
      'What your role allows: 17 permissions',
    ]),
  );
});

test('[OFFICE-01, UX-93] the title of the dashboard is what waits, or its name', async () => {
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

const untouched = { form: null, environmentValue: '', version: 0, changed: null };

test('[SHELL-16] every setting: what it does, what is in force and where that comes from', async () => {
  const items = [
    { ...untouched, name: 'DATABASE_URL', meaning: 'Where data lies.', value: '', isSecret: true, isDefault: true },
    { ...untouched, name: 'PORT', meaning: 'Where it listens.', value: '4000', isSecret: false, isDefault: true },
    { ...untouched, name: 'KEY', meaning: 'A key.', value: '***', isSecret: true, isDefault: false },
    { ...untouched, name: 'NAME', meaning: 'Its name.', value: 'Shop', isSecret: false, isDefault: false },
  ];
  answer('office.listSettings', {}, { items });
  expect(await page.lookAt(SettingsPage, {}, '/admin/settings#PORT')).toEqual(
    expect.arrayContaining([
      'DATABASE_URL | Where data lies. | not setsecret, environment only',
      'PORT | Where it listens. | 4000default',
      'KEY | A key. | ***secret, environment only',
      'NAME | Its name. | Shopfrom the environment',
    ]),
  );
  expect(document.querySelector('.d-wanted')?.id).toBe('PORT');
});
