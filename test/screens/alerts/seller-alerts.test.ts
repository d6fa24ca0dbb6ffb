import type { Page } from '@playwright/test';
import type { Alert } from '#domain/alerts/model.ts';
import { contract } from '#domain/rooms.ts';
import { answerCall } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { alerts } = contract;
const base = '/seller-dashboard/alerts';
const today = `${new Date().toISOString().slice(0, 10)}T00:05:00.000Z`;
const alert = (id: string, changes: Partial<Alert> = {}): Alert => ({
  ...{ id, sellerId: 's', category: 'order', type: 'order_placed', priority: 'normal', title: `Title ${id}` },
  ...{ message: `Message ${id}.`, actionUrl: '/seller-dashboard/orders/o1', actionLabel: 'Open the order' },
  ...{ language: 'en', read: false, createdAt: '2026-03-04T10:00:00.000Z' },
  ...changes,
});
async function open(page: Page, items: Alert[], { unread = 0, unreadHere = 0, query = '' } = {}) {
  const state = { items, unread };
  const asked = await answerCall(page, alerts.listAlerts, () => ({ ...state, unreadHere, nextCursor: null }));
  await page.goto(base + query);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alerts');
  return { state, asked };
}
const rows = (page: Page) => page.getByRole('article');

test('[ALERT-01, UX-88] an alert says how pressing it is, when it was, and leads on; what was read has neither dot nor mark', async ({
  page,
  signUp,
}) => {
  await signUp();
  const { state } = await open(
    page,
    [
      alert('a', { priority: 'critical', createdAt: today }),
      alert('b', { priority: 'high', actionUrl: '', actionLabel: '' }),
      alert('c', { priority: 'low', read: true, language: 'de' }),
    ],
    { unread: 2, unreadHere: 2 },
  );
  await expect(rows(page)).toHaveText([
    'CriticalTitle aMessage a.Today 00:05Open the order',
    'HighTitle bMessage b.Wed 4 Mar',
    'LowTitle cMessage c.Wed 4 MarOpen the order',
  ]);
  await expect(page.getByText('2 are unread.')).toBeVisible();
  await expect(rows(page).getByRole('img', { name: 'Unread' })).toHaveCount(2);
  await expect(rows(page).nth(2).getByRole('button')).toHaveCount(0);
  await expect(rows(page).nth(2).locator('[lang=de]')).toHaveCount(2);
  await expect(rows(page).nth(0).getByRole('link')).toHaveAttribute('href', '/seller-dashboard/orders/o1');
  const read = await answerCall(page, alerts.markRead, ({ ids }) => {
    state.items = state.items.map((each) => ({ ...each, read: each.read || ids === 'all' || ids.includes(each.id) }));
    state.unread = state.items.filter((each) => !each.read).length;
    return { unread: state.unread };
  });
  await page.getByRole('button', { name: 'Mark as read: Title b' }).click();
  await expect(page.getByText('1 is unread.')).toBeVisible();
  await expect(rows(page).nth(1).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByText('All are read.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all read' })).toHaveCount(0);
  expect(read).toEqual([{ ids: ['b'] }, { ids: 'all' }]);
});

test('[ALERT-01, UX-88] following an alert reads it, once; its list is asked by category and by what is unread', async ({
  page,
  signUp,
}) => {
  await signUp();
  const { asked } = await open(page, [alert('a'), alert('b', { read: true })], {
    ...{ unread: 1204, unreadHere: 3, query: '?category=shipping&unread=true' },
  });
  await expect(page.getByText('1,204 are unread.')).toBeVisible();
  expect(asked).toEqual([{ category: 'shipping', unread: 'true', limit: '50' }]);
  const tabs = page.getByRole('main').getByRole('navigation').first().getByRole('link');
  await expect(tabs).toHaveText(['All', 'Unread3']);
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(tabs.nth(0)).toHaveAttribute('href', `${base}?category=shipping`);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.locator('[aria-current]')).toHaveText('Shipping');
  await expect(categories.getByRole('link', { name: 'All' })).toHaveAttribute('href', `${base}?unread=true`);
  await expect(categories.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    `${base}?category=order&unread=true`,
  );
  const read = await answerCall(page, alerts.markRead, () => ({ unread: 0 }));
  await rows(page).nth(0).getByRole('link').click();
  await expect.poll(() => read.length).toBe(1);
  await page.goto(base);
  await rows(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL('/seller-dashboard/orders/o1');
  expect(read).toEqual([{ ids: ['a'] }]);
});

test('[ALERT-01, UX-17] an empty list says of what there is none, and leads to all', async ({ page, signUp }) => {
  await signUp();
  for (const [query, words] of [
    ['', 'No alerts yet'],
    ['?unread=true', 'All are read'],
    ['?category=return', 'No alerts about returns'],
    ['?category=return&unread=true', 'No unread alerts about returns'],
    ['?category=of-nothing', 'No alerts yet'],
  ] as const) {
    await open(page, [], { query });
    await expect(page.locator('.d-empty-title')).toHaveText(words);
    const isAll = words === 'No alerts yet';
    await expect(page.getByRole('link', { name: 'See all alerts' })).toHaveCount(isAll ? 0 : 1);
    if (!isAll) await expect(page.getByRole('link', { name: 'See all alerts' })).toHaveAttribute('href', base);
  }
});
