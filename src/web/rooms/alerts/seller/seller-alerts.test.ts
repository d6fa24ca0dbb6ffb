import { beforeEach, expect, test } from 'vitest';
import { answerPages, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { SellerAlertsPage } from './seller-alerts-page.tsx';

type Alert = CallOutput<'alerts.listAlerts'>['items'][number];

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({});
});
const alert = (id: string, changes: Partial<Alert> = {}): Alert =>
  ({
    ...{ id, title: `Order ${id}`, message: 'A jug was bought.', category: 'order', priority: 'high', read: false },
    ...{
      createdAt: '2026-12-03T09:30:00.000Z',
      actionUrl: '/seller-dashboard/orders/o1',
      actionLabel: 'Open',
      language: 'en',
    },
    ...changes,
  }) as Alert;
/** The list as it is asked for at this address. */
const know = (
  input: object,
  items: Alert[],
  unread = items.filter(({ read }) => !read).length,
  unreadHere = unread,
): void =>
  answerPages(
    'alerts.listAlerts',
    partly({ limit: 50, ...input }),
    partly({ items, unread, unreadHere, nextCursor: null }),
  );
const listed = (): string[] => page.lines().slice(page.lines().findIndex((line) => line.startsWith('[Analytics')) + 1);

test('[UX-88, ALERT-01] alerts with what is unread, how pressing each is, when it came and where it leads', async () => {
  know(
    {},
    [
      alert('1'),
      alert('2', partly({ priority: 'critical', createdAt: '2026-12-02T09:30:00.000Z', actionUrl: '' })),
      alert('3', { read: true, priority: 'low' }),
    ],
    1234,
    1200,
  );
  expect(await page.lookAt(SellerAlertsPage, {}, '/seller-dashboard/alerts')).toEqual([
    'Alerts',
    '1,234 are unread.',
    '[Mark all read]',
    '[All → /seller-dashboard/alerts (here)]',
    '[Unread1,200 → /seller-dashboard/alerts?unread=true]',
    'Category',
    '[All → /seller-dashboard/alerts (here)]',
    '[Orders → /seller-dashboard/alerts?category=order]',
    '[Payments → /seller-dashboard/alerts?category=payment]',
    '[Shipping → /seller-dashboard/alerts?category=shipping]',
    '[Inventory → /seller-dashboard/alerts?category=inventory]',
    '[Returns → /seller-dashboard/alerts?category=return]',
    '[Messages → /seller-dashboard/alerts?category=message]',
    '[Performance → /seller-dashboard/alerts?category=performance]',
    '[System → /seller-dashboard/alerts?category=system]',
    '[Promotions → /seller-dashboard/alerts?category=promotion]',
    '[Reviews → /seller-dashboard/alerts?category=review]',
    '[Processing → /seller-dashboard/alerts?category=processing]',
    '[Analytics → /seller-dashboard/alerts?category=analytics]',
    'High',
    'Order 1',
    'A jug was bought.',
    'Today 09:30',
    '[Open → /seller-dashboard/orders/o1]',
    '[Mark as read: Order 1: ]',
    'Critical',
    'Order 2',
    'A jug was bought.',
    'Wed 2 Dec',
    '[Mark as read: Order 2: ]',
    'Low',
    'Order 3',
    'A jug was bought.',
    'Today 09:30',
    '[Open → /seller-dashboard/orders/o1]',
  ]);
});

test('[ALERT-01] one or all are marked as read; counts and list are read anew, also where it failed', async () => {
  know({}, [alert('1'), alert('2', { read: true })]);
  await page.open(SellerAlertsPage, {}, '/seller-dashboard/alerts');
  const acts = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
  await page.press('Mark as read: Order 1');
  const one = acts();
  await page.press('Mark all read');
  const all = acts();
  await page.press('Open', 1);
  const again = acts();
  await page.press('Open');
  const opened = acts();
  server.refusing('alerts.markRead', 503, 'Not now.');
  await page.press('Mark as read: Order 1');
  expect([one, all, again, opened, acts()]).toEqual([
    {
      anew: ['alerts.getUnreadCount', 'alerts.listAlerts'],
      said: [],
      sent: [
        [
          'alerts.markRead',
          {
            ids: ['1'],
          },
        ],
      ],
    },
    {
      anew: ['alerts.getUnreadCount', 'alerts.listAlerts'],
      said: [],
      sent: [
        [
          'alerts.markRead',
          {
            ids: 'all',
          },
        ],
      ],
    },
    {
      anew: [],
      said: [],
      sent: [],
    },
    {
      anew: ['alerts.getUnreadCount', 'alerts.listAlerts'],
      said: [],
      sent: [
        [
          'alerts.markRead',
          {
            ids: ['1'],
          },
        ],
      ],
    },
    {
      anew: ['alerts.getUnreadCount', 'alerts.listAlerts'],
      said: ['error: Not now.'],
      sent: [
        [
          'alerts.markRead',
          {
            ids: ['1'],
          },
        ],
      ],
    },
  ]);
});

test('[UX-88] none: at all, about something, unread; with the way to all, and nothing to mark', async () => {
  const none = async (at: string, input: object): Promise<string[]> => {
    await page.close();
    know(input, [], 0);
    return page.lookAt(SellerAlertsPage, {}, `/seller-dashboard/alerts${at}`);
  };
  const all = await none('', {});
  expect(all.slice(0, 5)).toEqual([
    'Alerts',
    'All are read.',
    '[All → /seller-dashboard/alerts (here)]',
    '[Unread0 → /seller-dashboard/alerts?unread=true]',
    'Category',
  ]);
  const each = [listed()];
  const ways: string[] = [];
  for (const [at, input] of [
    ['?category=review', { category: 'review' }],
    ['?category=review&unread=true', { category: 'review', unread: 'true' }],
    ['?unread=true', { unread: 'true' }],
    ['?category=nonsense&unread=1', {}],
  ] as const) {
    const [, ofAny] = (await none(at, input)).filter((line) => line.startsWith('[All'));
    ways.push(ofAny ?? '');
    each.push(listed());
  }
  expect(each).toEqual([
    ['No alerts yet', 'A new order rings here the moment it is paid.'],
    [
      'No alerts about reviews',
      'A new order rings here the moment it is paid.',
      '[See all alerts → /seller-dashboard/alerts]',
    ],
    [
      'No unread alerts about reviews',
      'A new order rings here the moment it is paid.',
      '[See all alerts → /seller-dashboard/alerts]',
    ],
    ['All are read', 'A new order rings here the moment it is paid.', '[See all alerts → /seller-dashboard/alerts]'],
    ['No alerts yet', 'A new order rings here the moment it is paid.'],
  ]);
  expect(ways).toEqual([
    '[All → /seller-dashboard/alerts]',
    '[All → /seller-dashboard/alerts?unread=true]',
    '[All → /seller-dashboard/alerts?unread=true (here)]',
    '[All → /seller-dashboard/alerts (here)]',
  ]);
  server.refusing('alerts.listAlerts', 503);
  forgetAnswers();
  await page.close();
  await page.show(SellerAlertsPage, {}, '/seller-dashboard/alerts?category=order');
  expect([page.lines().slice(0, 6), listed()]).toEqual([
    [
      'Alerts',
      '[All → /seller-dashboard/alerts?category=order (here)]',
      '[Unread → /seller-dashboard/alerts?category=order&unread=true]',
      'Category',
      '[All → /seller-dashboard/alerts]',
      '[Orders → /seller-dashboard/alerts?category=order (here)]',
    ],
    ['alert:', 'Alerts could not be readNothing is lost, only this list is missing', 'Not now.', '[Try again]'],
  ]);
});

test('[UX-88, ERR-04] alerts that are there stay where the next ones, or the same anew, could not be read', async () => {
  answerPages('alerts.listAlerts', partly({ limit: 50 }), partly({ items: [alert('1')], unread: 1, nextCursor: 'c' }));
  await page.open(SellerAlertsPage, {}, '/seller-dashboard/alerts');
  const before = listed();
  server.refusing('alerts.listAlerts', 503);
  await page.press('Mark as read: Order 1');
  const anew = listed();
  await page.press(before.at(-1)?.slice(1, -1) ?? '');
  expect([before.slice(0, 2), anew.slice(0, 2), listed().slice(0, 2)]).toEqual([
    ['High', 'Order 1'],
    ['High', 'Order 1'],
    ['High', 'Order 1'],
  ]);
});
