import { createElement as h, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { key, press } from '#test/support/markup/interactions.ts';
import { button, find, focused } from '#test/support/markup/read.ts';
import { fail, forgetAnswers, knowSettings, shown, signIn } from '#test/support/markup/markup.ts';
import type { CallName } from '#web/platform/calls.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { callKey } from '#web/platform/use-call.ts';
import { Params } from '#web/platform/router/params.ts';
import { AdminPage } from './admin/admin-page.tsx';
import { DashboardPage } from './seller/dashboard-page.tsx';
import { UnknownSectionPage } from './seller/unknown-section-page.tsx';
import { SellerFrame } from './seller/seller-frame.tsx';
import { ShortBar, shortCount } from './short-bar.tsx';

const now = vi.hoisted(() => ({ live: [] as unknown[] }));
// Its code comes at the first press; here it is there already.
vi.mock('./late-account-menu.ts', async () => ({
  AccountMenu: (await import('../shell/account-menu.tsx')).AccountMenu,
}));
vi.mock('./admin/admin-modules.ts', () => {
  const section = (path: string, group: string, needs: string | null) => ({
    ...{ path, name: `Section ${path || 'home'}`, icon: 'box', group, needs },
    render: (id: string) => `The screen of ${path} ${id}`,
  });
  return {
    adminSections: [
      section('', 'top', null),
      { ...section('moderation', 'Queues', 'messages.moderate'), also: ['flagged'] },
      section('users', 'Records', 'users.view'),
      section('orders', 'Records', 'orders.view'),
      section('financial', 'Figures', 'finance.reports'),
    ],
  };
});
vi.mock('./seller/seller-modules.ts', async () => {
  const { pathMatcher } = await import('#web/platform/router/match-path.ts');
  const screens = [
    { path: '', render: () => 'overview' },
    { path: 'orders', render: () => 'orders' },
    { path: 'orders/:orderId', under: 'orders', render: ({ orderId }: { orderId: string }) => `order ${orderId}` },
  ];
  const entry = (path: string, group: string, count?: string) => ({
    path,
    name: `Of ${path}`,
    icon: 'box',
    group,
    count,
  });
  return {
    sellerModules: [{ live: [{ 'orders.placed': () => undefined }] }, { live: undefined }],
    matchSellerScreen: pathMatcher(screens),
    sellerMenu: [
      entry('', 'today'),
      entry('listings', 'shop'),
      entry('orders', 'today', 'toShip'),
      entry('messages', 'today', 'messages'),
      entry('payouts', 'shop'),
      entry('alerts', 'today', 'unread'),
    ],
  };
});
vi.mock('#web/platform/live.ts', () => ({ useLive: (all: unknown[]) => void now.live.push(all) }));
vi.mock('#web/ui/lazy/lazy-dialog.tsx', () => ({
  lazyDialog:
    () =>
    ({ onClose }: { onClose: () => void }) =>
      h('button', { onClick: onClose }, 'The palette'),
}));

const answered = (name: CallName, output: object): void => void queryClient.setQueryData(callKey(name), output);
beforeEach(() => {
  forgetAnswers();
  knowSettings();
  signIn({ userId: 'ana', displayName: 'Ana Reis' });
});

const entry = (name: string, count = 0, isCurrent = false) =>
  ({ href: `/${name}`, name, icon: 'box', count, isCurrent }) as const;

test('[SHELL-09] the menu of a phone: four places with what waits there', async () => {
  expect([0, 99, 100, 1200].map(shortCount)).toEqual(['0', '99', '99+', '99+']);
  const onFind = vi.fn();
  const entries = [entry('a', 0, true), entry('b', 100), entry('c', 99), entry('d'), entry('e', 100), entry('f')];
  const { place, lines } = await mount(ShortBar, { label: 'Short', entries, onFind });
  const closed = ['[a → /a (here)]', '[99+b → /b]', '[99c → /c]', '[d → /d]', '[More]'];
  expect([lines(), place.querySelector('nav')?.getAttribute('aria-label')]).toEqual([closed, 'Short']);
  await press(button('More'));
  const opened = [...closed, '[Find]', '[e100 → /e]', '[f → /f]'];
  expect([lines(), focused(), button('More').getAttribute('aria-expanded')]).toEqual([opened, 'Find', 'true']);
  await press(find('a', 'f'));
  expect(lines()).toEqual(closed);
  await press(button('More'));
  await press(button('Find'));
  expect([lines(), onFind.mock.calls.length]).toEqual([closed, 1]);
  await press(button('More'));
  await press(find('a', 'd'));
  expect(lines()).toEqual(closed);
  await press(button('More'));
  await key('Escape');
  expect([lines(), focused()]).toEqual([closed, 'More']);
  // Where one is, is behind the fifth.
  expect(
    shown(ShortBar, { label: 'Short', entries: [entry('a'), entry('b'), entry('c'), entry('d'), entry('e', 0, true)] }),
  ).toContain('[More (here)]');
  const other = await mount(ShortBar, { label: 'S', entries: [...entries.slice(1, 5), entry('g', 0, true)] });
  await press([...other.place.querySelectorAll('button')].at(-1) as HTMLElement);
  expect(other.lines().slice(-2)).toEqual(['[More (here)]', '[g → /g (here)]']);
});

const shop = { shop: { name: 'Rio Clay', slug: 'rio-clay', place: 'Porto' }, profile: { country: 'PT' } };
const waiting = (toShip: number, late: number, unread: number, messages: number): void => {
  answered('orders.getOverview', { toShip, late, days: [] });
  answered('alerts.getUnreadCount', { unread });
  answered('messages.getInbox', {
    folders: [
      { folder: 'all', count: 9 },
      { folder: 'unread', count: messages },
    ],
  });
};
const frame = (current = 'orders'): string[] => shown(SellerFrame, { current, children: 'The screen' });

test('[SHELL-09, UX-93] the seller’s menu counts what waits beside its section', () => {
  waiting(1003, 1, 1120, 1);
  answered('shops.getMine', shop);
  expect(frame()).toEqual([
    '[Artisan MarketSeller → /]',
    ...['[Find an order, buyer, piece or section', 'Ctrl K', ']', '[Find an order, buyer, piece or section: ]'],
    '[Help: → /supportcenter]',
    '[Alerts, 99+ unread: 99+ → /seller-dashboard/alerts?unread=true]',
    '[AR, your account: AR]',
    'Rio ClayPorto',
    '[Of → /seller-dashboard]',
    '[Of orders → /seller-dashboard/orders (here)]',
    '[1,003 to ship: 1,003 → /seller-dashboard/orders?state=to_ship]',
    '[Of messages → /seller-dashboard/messages]',
    '[1 unread conversation: 1 → /seller-dashboard/messages?folder=unread]',
    '[Of alerts → /seller-dashboard/alerts]',
    '[1,120 unread alerts: 1,120 → /seller-dashboard/alerts?unread=true]',
    'Shop',
    '[Of listings → /seller-dashboard/listings]',
    '[Of payouts → /seller-dashboard/payouts]',
    '[View shop → /shop/rio-clay]',
    'The screen',
    '[Support centre → /supportcenter] or write to [help@example.com → mailto:help@example.com]',
    '[Of → /seller-dashboard]',
    '[99+Of orders → /seller-dashboard/orders?state=to_ship (here)]',
    '[1Of messages → /seller-dashboard/messages?folder=unread]',
    '[99+Of alerts → /seller-dashboard/alerts?unread=true]',
    '[More]',
  ]);
  waiting(0, 0, 0, 0);
  knowSettings({ testMode: true });
  answered('shops.getMine', { ...shop, shop: { ...shop.shop, place: '' } });
  expect(frame('')).toEqual([
    '[Artisan MarketSeller → /]',
    ...['[Find an order, buyer, piece or section', 'Ctrl K', ']'],
    '[Find an order, buyer, piece or section: ]Test mode – no money moves[Help: → /supportcenter]',
    '[Alerts, 0 unread: → /seller-dashboard/alerts]',
    '[AR, your account: AR]',
    'Rio ClayYour shop',
    '[Of → /seller-dashboard (here)]',
    '[Of orders → /seller-dashboard/orders]',
    '[Of messages → /seller-dashboard/messages]',
    '[Of alerts → /seller-dashboard/alerts]',
    ...['Shop', '[Of listings → /seller-dashboard/listings]', '[Of payouts → /seller-dashboard/payouts]'],
    '[View shop → /shop/rio-clay]',
    'The screen',
    '[Support centre → /supportcenter] or write to [help@example.com → mailto:help@example.com]',
    '[Of → /seller-dashboard (here)]',
    '[Of orders → /seller-dashboard/orders]',
    '[Of messages → /seller-dashboard/messages]',
    '[Of alerts → /seller-dashboard/alerts]',
    '[More]',
  ]);
  forgetAnswers();
  expect(frame('').filter((line) => /Shop|shop\/|Rio|Alerts/.test(line))).toEqual([
    '[Alerts, 0 unread: → /seller-dashboard/alerts]',
    'Shop',
  ]);
  signIn(null);
  expect(frame()).toEqual([]);
});

const at = (component: () => ReactNode, rest: string, path = '/'): string[] =>
  shown(() => h(Params, { value: { rest } }, h(component)), {}, path);

test('[SHELL-09] each address of the dashboard has its screen under its section', () => {
  waiting(0, 0, 0, 0);
  const screenAt = (rest: string): unknown[] => {
    const lines = at(DashboardPage, rest);
    return [
      lines.find((line) => /^(overview|orders|order .*)$/.test(line)),
      lines.filter((line) => line.includes('(here)'))[0],
    ];
  };
  expect([screenAt(''), screenAt('orders'), screenAt('orders/o1')]).toEqual([
    ['overview', '[Of → /seller-dashboard (here)]'],
    ['orders', '[Of orders → /seller-dashboard/orders (here)]'],
    ['order o1', '[Of orders → /seller-dashboard/orders (here)]'],
  ]);
  expect(screenAt('listings/x')[1]).toBe('[Of listings → /seller-dashboard/listings (here)]');
  expect((now.live[0] as object[]).map((listener) => Object.keys(listener))).toEqual([['orders.placed']]);
});

test('[SHELL-09] an address that no section has says so and leads back', () => {
  expect(at(UnknownSectionPage, 'nowhere')).toEqual([
    '[Overview → /seller-dashboard]',
    'No such page in the dashboard',
    'The address may be mistyped.',
    'Everything of your shop is in the menu',
    'Orders, alerts, listings and the shop page.',
    '[Go to the overview → /seller-dashboard]',
  ]);
});

const me = (changes: object = {}): void =>
  answered('admin.getMe', {
    ...{ role: 'custom', status: 'active', permissions: ['users.view'], seenAs: null, secondFactorNeeded: false },
    ...changes,
  });
const counted = (queues: object[]): void => answered('office.getDashboard', { queues });
const admin = (rest = ''): string[] => at(AdminPage, rest, `/admin/${rest}`);

test('[ADM-10, UX-95] the back office shows what one may open, what waits there', () => {
  me({ permissions: ['users.view', 'messages.moderate'] });
  counted([
    { key: 'moderation', waiting: 100 },
    { key: 'users', waiting: 0 },
  ]);
  expect(admin('users/u1')).toEqual(
    expect.arrayContaining([
      '[Find a person, order, listing or setting',
      'Ctrl K',
      'ARAna ReisCustom',
      '[Section home → /admin]',
      '[Section moderation100 → /admin/moderation]',
      '[Section users → /admin/users (here)]',
      'The screen of users u1',
      '[99+Section moderation → /admin/moderation]',
    ]),
  );
  expect(admin('flagged/c1').filter((line) => /screen of|here/.test(line))).toEqual([
    '[Section moderation100 → /admin/moderation (here)]',
    'The screen of moderation c1',
    '[99+Section moderation → /admin/moderation (here)]',
  ]);
  me({ seenAs: 'customer_service' });
  knowSettings({ testMode: true });
  expect(admin('').slice(0, 6)).toEqual([
    'status: You see the back office as customer service, read only. Opening and leaving it stand in the audit log.[Leave this view]',
    '[Artisan MarketBack office → /]',
    ...['[Find a person, order, listing or setting', 'Ctrl K', ']'],
    'Test mode – no money moves[Help: → /supportcenter]',
  ]);
});

test('[ADM-10, UX-95] who may not: without a record, with one that is off, without a second proof', () => {
  const head = (rest = ''): string[] => admin(rest).filter((line) => !/^\[|^Section|Ana Reis/.test(line));
  const states: Record<string, string[]> = {};
  me({ role: null });
  states.stranger = head();
  me({ status: 'inactive' });
  states.inactive = head();
  me({ secondFactorNeeded: true });
  states.proof = head();
  me();
  counted([]);
  states.refused = head('orders');
  states.unknown = head('nowhere');
  forgetAnswers();
  fail('admin.getMe', {}, 503, 'Being mended.');
  states.failed = head();
  forgetAnswers();
  states.loading = head();
  signIn(null);
  states.guest = head();
  const forbidden = ['403', 'This part of the house is for administrators'];
  const none = [...forbidden, 'Your account has no administrator record', 'A master admin can send you an invitation.'];
  expect(states).toEqual({
    stranger: none,
    guest: none,
    inactive: [...forbidden, 'Your administrator record is inactive', 'A master admin can make it active again.'],
    proof: [
      '403',
      'Set up a second factor',
      'Administrators sign in with two proofs',
      'An authenticator app or a passkey beside the password. If you have one already, give its code there once, or sign in again with your passkey. Lost it? Use a recovery code, or ask a master admin to reset it.',
    ],
    refused: [
      ...['Ctrl K', ']', 'Records'],
      'You need orders.view permission – ask a master admin',
      'Roles that have it: Master admin, Senior admin, Customer service, Financial admin, Custom, where its record lists it. Nothing was opened or changed.',
    ],
    unknown: [
      ...['Ctrl K', ']', 'Records'],
      'No such place in the back office',
      'The menu has everything that is there',
      'The address may be mistyped, or its part is not in this installation.',
    ],
    failed: [
      'Back office',
      'alert:',
      'Your administrator record could not be readNothing was changed',
      'Being mended.',
    ],
    loading: [],
  });
});

test('[UX-97] the palette opens by its keys and by a press, wherever one is', async () => {
  me();
  counted([]);
  const { lines } = await mount(() => h(Params, { value: { rest: '' } }, h(AdminPage)), {});
  const isOpen = (): boolean => document.body.textContent.includes('The palette');
  const opens = async (name: string, facts: KeyboardEventInit): Promise<boolean[]> => {
    const isLeft = await key(name, facts);
    const opened = isOpen();
    if (opened) await press(button('The palette'));
    return [opened, isLeft];
  };
  expect([
    await opens('k', { ctrlKey: true }),
    await opens('K', { metaKey: true }),
    await opens('k', {}),
    await opens('k', { ctrlKey: true, shiftKey: true }),
    await opens('k', { ctrlKey: true, altKey: true }),
    await opens('j', { ctrlKey: true }),
    isOpen(),
  ]).toEqual([[true, false], [true, false], [false, true], [false, true], [false, true], [false, true], false]);
  await press(find('.d-find'));
  expect(isOpen()).toBe(true);
  await press(button('The palette'));
  await press(button('AR, your account'));
  expect(lines()).toContain('Signed in as Ana Reis');
  await press(button('AR, your account'));
  expect(lines()).not.toContain('Signed in as Ana Reis');
});
