import { beforeEach, expect, test } from 'vitest';
import { answer, answerPages, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import { SellerAlertsPage } from './seller-alerts-page.tsx';

type Alert = CallOutput<'alerts.listAlerts'>['items'][number];
const base = '/seller-dashboard/alerts';

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({});
});
const alert = (id: string, changes: Partial<Alert> = {}): Alert =>
  ({
    ...{ id, title: `Order ${id}`, message: 'A jug was bought.', category: 'order', priority: 'high', read: false },
    ...{ createdAt: '2026-12-03T09:30:00.000Z', listedAt: '2026-12-03T09:30:00.000Z', tags: [], context: {} },
    ...{ actionUrl: '/seller-dashboard/orders/o1', actionLabel: 'Open', language: 'en', expiresAt: null },
    ...{ starred: false, snoozed: false, snoozeUntil: null, autoWokenAt: null, acknowledgedAt: null, archivedAt: null },
    ...changes,
  }) as Alert;
/** The list as it is asked for at an address. */
function know(input: Partial<CallInput<'alerts.listAlerts'>>, items: Alert[], unread = 0): void {
  answerPages(
    'alerts.listAlerts',
    partly({ view: 'active', limit: 50, ...input }),
    partly({ items, unread, unreadHere: unread, nextCursor: null }),
  );
  answer(
    'alerts.getAlertStats',
    {},
    {
      ...{ total: 9, unread, snoozed: 3, starred: 2, acknowledged: 41 },
      ...{ byCategory: { order: 4 }, byPriority: { high: 5 } },
    },
  );
  answer('alerts.getUnreadCount', partly({}), { unread });
}
const article = (): string[] => page.lines(document.querySelector('article') ?? document.body);

test('[UX-88, ALERT-01] an alert says how pressing it is, when it came', async () => {
  know({}, [alert('1', { priority: 'critical', tags: ['spring'] })], 1);
  await page.open(SellerAlertsPage, {}, base);
  const said = article().join('|');
  for (const part of [
    'Critical',
    'Order 1',
    'A jug was bought.',
    'Today 09:30',
    '[Open → /seller-dashboard/orders/o1]',
  ])
    expect(said).toContain(part);
  for (const action of ['Star', 'Snooze', 'Acknowledge', 'More for']) expect(said).toContain(`${action}: Order 1`);
  expect(said).toContain('spring');
});

test.each([
  ['', {}],
  ['?category=review&priority=high', { category: 'review', priority: 'high' }],
  ['?unread=true', { unread: 'true' }],
  ['?starred=true', { view: 'all', starred: 'true' }],
  ['?snoozed=true', { view: 'snoozed' }],
  ['?view=archived', { view: 'archived' }],
  ['?q=mug', { search: 'mug' }],
  ['?days=7', { from: '2026-11-27T00:00:00.000Z' }],
  ['?tag=spring', { tag: 'spring' }],
  ['?group=category', { order: 'category' }],
  ['?group=category&snoozed=true', { view: 'snoozed' }],
  ['?category=nonsense&days=3', {}],
] as const)('[ALERT-22] the address %s narrows the list', async (query, input) => {
  know(input, [alert('found')]);
  await page.open(SellerAlertsPage, {}, base + query);
  expect(article().join()).toContain('Order found');
});

test('[ALERT-22] ticked alerts are archived together, and Undo brings them back', async () => {
  know({}, [alert('1'), alert('2'), alert('3')], 3);
  await page.open(SellerAlertsPage, {}, base);
  server.answerCalls({ 'alerts.changeAlerts': () => ({ changed: ['1', '3'], unread: 1 }) });
  await page.press('Select: Order 1');
  await page.press('Select: Order 3');
  await page.press('Archive', 1);
  await server.pressSaid();
  expect(server.sent()).toEqual([
    ['alerts.changeAlerts', { ids: ['1', '3'], change: { kind: 'archive' } }],
    ['alerts.changeAlerts', { ids: ['1', '3'], change: { kind: 'unarchive' } }],
  ]);
});

test('[ALERT-25, UX-88] ticked alerts are deleted together and leave the list', async () => {
  know({}, [alert('1'), alert('2'), alert('3')], 3);
  await page.open(SellerAlertsPage, {}, base);
  const answer = { changed: ['1', '2'], unread: 1 };
  server.answerCalls({ 'alerts.deleteAlerts': () => answer, 'alerts.restoreAlerts': () => ({ ...answer, unread: 3 }) });
  const titles = () => [...document.querySelectorAll('article')].map((row) => row.getAttribute('aria-label'));
  await page.press('Select: Order 1');
  await page.press('Select: Order 2');
  await page.press('Delete');
  expect(titles()).toEqual(['Order 3']);
  await server.pressSaid();
  expect(titles()).toEqual(['Order 1', 'Order 2', 'Order 3']);
  expect(server.sent()).toEqual([
    ['alerts.deleteAlerts', { ids: ['1', '2'] }],
    ['alerts.restoreAlerts', { ids: ['1', '2'] }],
  ]);
});

test('[UX-88] snoozed alerts are woken together', async () => {
  know(
    { view: 'snoozed' },
    ['1', '2'].map((id) => alert(id, { snoozed: true })),
  );
  await page.open(SellerAlertsPage, {}, `${base}?snoozed=true`);
  server.answerCalls({ 'alerts.changeAlerts': () => ({ changed: ['1', '2'], unread: 2 }) });
  await page.press('Select: Order 1');
  await page.press('Select: Order 2');
  await page.press('Wake now');
  expect(server.sent()).toEqual([['alerts.changeAlerts', { ids: ['1', '2'], change: { kind: 'wake' } }]]);
  expect(document.querySelectorAll('article')).toHaveLength(0);
});

test('[ALERT-05] a tag is added and removed, and its alerts are a link away', async () => {
  know({}, [alert('1', { tags: ['spring'] })], 1);
  await page.open(SellerAlertsPage, {}, base);
  server.answerCalls({ 'alerts.changeAlerts': () => ({ changed: ['1'], unread: 1 }) });
  expect(document.querySelector('.d-alert-tag')?.getAttribute('href')).toBe(`${base}?tag=spring`);
  await page.press('More for: Order 1');
  await page.press('Tags');
  await page.type('New tag', ' fair ');
  await page.press('Add tag');
  expect(article().join()).toContain('fair');
  await page.press('Remove the tag spring');
  expect(server.sent().map(([, input]) => input)).toEqual([
    { ids: ['1'], change: { kind: 'add-tag', tag: 'fair' } },
    { ids: ['1'], change: { kind: 'remove-tag', tag: 'spring' } },
  ]);
});

test('[UX-88] a grouped list names each category once', async () => {
  know({ order: 'category' }, [alert('1'), alert('2'), alert('3', { category: 'review' })]);
  await page.open(SellerAlertsPage, {}, `${base}?group=category`);
  expect([...document.querySelectorAll('.d-alert-group')].map((head) => head.textContent)).toEqual([
    'Orders',
    'Reviews',
  ]);
});

test('[ALERT-13, UX-88] the snooze menu has the times that the alert may wait', async () => {
  know({}, [alert('1', { priority: 'critical' }), alert('2', { context: { severity: 'info' } })], 2);
  await page.open(SellerAlertsPage, {}, base);
  server.answerCalls({ 'alerts.changeAlerts': () => ({ changed: ['1'], unread: 1 }) });
  await page.press('Snooze: Order 2');
  const items = () => [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent);
  expect(items()).toHaveLength(5);
  await page.press('Snooze: Order 1');
  expect(items().slice(-2)[0]).toMatch(/^1 hour until Today 13:00$/);
  await page.press('4 hours');
  expect(server.sent()).toEqual([['alerts.changeAlerts', { ids: ['1'], change: { kind: 'snooze', hours: 4 } }]]);
});

test('[UX-88] a snoozed alert says when it wakes and is woken now', async () => {
  const snoozed = { snoozed: true, snoozeUntil: '2026-12-03T12:40:00.000Z' };
  know({ view: 'snoozed' }, [alert('1', snoozed)]);
  await page.open(SellerAlertsPage, {}, `${base}?snoozed=true`);
  server.answerCalls({ 'alerts.changeAlerts': () => ({ changed: ['1'], unread: 1 }) });
  expect(article().join()).toContain('wakes in 40 min');
  await page.press('Wake now');
  expect(server.sent()).toEqual([['alerts.changeAlerts', { ids: ['1'], change: { kind: 'wake' } }]]);
  know({}, [alert('2', { autoWokenAt: '2026-12-03T11:00:00.000Z', snoozeDurationHours: 4 })]);
  await page.open(SellerAlertsPage, {}, base);
  expect(article().join()).toContain('Snoozed by you for 4 hours');
});

test('[ALERT-22] J goes to the next alert, and S, E and H work on the one with the focus', async () => {
  know({}, [alert('1'), alert('2')], 2);
  await page.open(SellerAlertsPage, {}, base);
  server.answerCalls({ 'alerts.changeAlerts': () => ({ changed: [], unread: 1 }) });
  for (const key of ['j', 'j', 's', 'e', 'h'])
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await page.until(() => document.querySelectorAll('[role=menuitem]').length === 4);
  expect(server.sent().map(([, input]) => input)).toEqual([
    { ids: ['2'], change: { kind: 'star' } },
    { ids: ['2'], change: { kind: 'acknowledge' } },
  ]);
});

test('[ALERT-12, UX-90] following an alert reads it, and all are read at once', async () => {
  know({}, [alert('1'), alert('2', { read: true })], 1);
  await page.open(SellerAlertsPage, {}, base);
  server.answerCalls({
    'alerts.changeAlerts': () => ({ changed: ['1'], unread: 0 }),
    'alerts.markRead': () => ({ changed: ['1'], unread: 0 }),
  });
  await page.press('Mark all read');
  await page.press('Open', 1);
  await page.open(SellerAlertsPage, {}, base);
  await page.press('Open');
  expect(server.sent()).toEqual([['alerts.changeAlerts', { ids: ['1'], change: { kind: 'read' } }]]);
});

test.each([
  ['', { view: 'active' }, 'No alerts'],
  ['?unread=true', { unread: 'true' }, 'All are read'],
  ['?view=archived', { view: 'archived' }, 'The archive is empty'],
  ['?category=review', { category: 'review' }, 'No alerts match'],
] as const)('[UX-88] the empty list at %s says so', async (query, input, title) => {
  know(input, []);
  expect(await page.lookAt(SellerAlertsPage, {}, base + query)).toContain(title);
});

test('[UX-88, ERR-04] a list that could not be read says what is safe and is tried again', async () => {
  server.refusing('alerts.listAlerts', 503);
  await page.show(SellerAlertsPage, {}, base);
  expect(page.lines().join()).toContain('Alerts could not be read');
});
