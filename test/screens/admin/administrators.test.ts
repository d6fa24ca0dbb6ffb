import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const queues = ['Listings', 'Reviews', 'Messages', 'Support tickets', 'Cases', 'Reports', 'Spam', 'Second looks'];
const house = ['House messages', 'System health', 'Mails', 'Privacy', 'Compliance'];
const ofSafety = queues.filter((name) => name !== 'Support tickets');
// The master admin's way through all of them is a journey: test/journeys/admin/administrators.test.ts.
const roles: [email: string, role: string, names: string[]][] = [
  [
    'senior@example.com',
    'Senior admin',
    [
      'Dashboard',
      ...queues,
      'Orders',
      'Users',
      'Sellers',
      'Money',
      'Analytics',
      'Left carts',
      ...house,
      'Audit log',
      'Categories',
      'Countries',
      'Settings',
    ],
  ],
  [
    'service@example.com',
    'Customer service',
    ['Dashboard', 'Support tickets', 'Cases', 'Orders', 'Users', 'House messages', 'Mails'],
  ],
  ['content@example.com', 'Content moderator', ['Dashboard', 'Listings', 'Reviews', 'Messages', 'Reports', 'Spam']],
  ['finance@example.com', 'Financial admin', ['Dashboard', 'Cases', 'Second looks', 'Orders', 'Money']],
  ['analytics@example.com', 'Analytics admin', ['Dashboard', 'Reports', 'Money', 'Analytics', 'Left carts']],
  ['success@example.com', 'Seller success manager', ['Dashboard', 'Listings', 'Sellers', 'House messages', 'Mails']],
  ['safety@example.com', 'Trust and safety', ['Dashboard', ...ofSafety, 'Users', 'Sellers', 'System health']],
  [
    'custom@example.com',
    'Custom',
    ['Dashboard', 'Orders', 'Users', 'Audit log', 'Categories', 'Countries', 'Settings'],
  ],
];
const sections: Record<string, [path: string, permission: string]> = {
  Listings: ['products', 'products.view'],
  Reviews: ['reviews', 'reviews.view'],
  Cases: ['cases', 'cases.view'],
  Messages: ['messages', 'spam.view'],
  'Support tickets': ['tickets', 'tickets.view'],
  Spam: ['spam', 'spam.view'],
  Orders: ['orders', 'orders.view'],
  Users: ['users', 'users.view'],
  Sellers: ['sellers', 'sellers.view'],
  Money: ['financial', 'finance.reports'],
  Reports: ['reports', 'reports.view'],
  Analytics: ['analytics', 'analytics.view'],
  'Left carts': ['carts', 'analytics.view'],
  'House messages': ['messaging', 'messages.view'],
  Mails: ['mails', 'messages.view'],
  'System health': ['system-health', 'health.view'],
  Privacy: ['gdpr', 'gdpr.view'],
  Administrators: ['admins', 'admins.manage'],
  Compliance: ['compliance', 'compliance.view'],
  'Audit log': ['audit', 'audit.view'],
  Categories: ['categories', 'settings.view'],
  Countries: ['countries', 'settings.view'],
  Settings: ['settings', 'settings.view'],
};

const phone = { width: 360, height: 800 };
async function linksOf(page: Page, menu: string): Promise<string[]> {
  const navigation = page.getByRole('navigation', { name: menu, exact: true });
  const links = (await navigation.getByRole('link').allInnerTexts()).map((text) => text.replace(/\d/g, '').trim());
  return links.filter((text) => !text.startsWith('Go to'));
}

/** To an address of the app without loading it anew, as the buttons of the browser do. */
const moveTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const [turn, [email, role, names]] of roles.entries()) {
  test(`[UX-95, ADM-10, ADM-13] ${role}: the menu has what it may open and nothing else opens`, async ({
    page,
    expectAccessible,
  }) => {
    await signInAs(page, email);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'What your role allows' })).toBeVisible();
    await expectAccessible();
    expect(await linksOf(page, 'Back office')).toEqual(names);
    await page.setViewportSize(phone);
    expect(await linksOf(page, 'Back office, short')).toEqual(names.slice(0, 4));
    // What it may open is opened by the smoke test of each address; here stands what it may not, and one that it may.
    const opened = Object.entries(sections).filter(([name], at) => !names.includes(name) || at === turn);
    for (const [at, [name, [path, permission]]] of opened.entries()) {
      // Each address is opened anew by some roles and walked to by the others.
      if ((turn + at) % 3 === 0) await page.goto(`/admin/${path}`);
      else await moveTo(page, `/admin/${path}`);
      await page.waitForLoadState('networkidle');
      const mayOpen = names.includes(name);
      await expect(page.getByText(`You need ${permission} permission – ask a master admin`), name).toHaveCount(
        mayOpen ? 0 : 1,
      );
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
    }
  });
}
