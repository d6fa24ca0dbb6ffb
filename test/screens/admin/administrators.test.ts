import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { openAccount } from '../../support/journeys/people.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const queues = ['Listings', 'Reviews', 'Reports', 'Messages', 'Cases', 'Spam'];
const house = ['House messages', 'Mails', 'System health', 'Privacy'];
// The master admin's way through all of them is a journey: test/journeys/admin/administrators.test.ts.
const roles: [email: string, role: string, names: string[]][] = [
  [
    'senior@example.com',
    'Senior admin',
    ['Dashboard', ...queues, 'Orders', 'Users', 'Sellers', 'Money', 'Left carts', ...house, 'Audit log', 'Settings'],
  ],
  ['service@example.com', 'Customer service', ['Dashboard', 'Cases', 'Orders', 'Users', 'House messages', 'Mails']],
  ['content@example.com', 'Content moderator', ['Dashboard', 'Listings', 'Reviews', 'Reports', 'Messages', 'Spam']],
  ['finance@example.com', 'Financial admin', ['Dashboard', 'Cases', 'Orders', 'Money']],
  ['analytics@example.com', 'Analytics admin', ['Dashboard', 'Reports', 'Money', 'Left carts']],
  ['success@example.com', 'Seller success manager', ['Dashboard', 'Listings', 'Sellers', 'House messages', 'Mails']],
  ['safety@example.com', 'Trust and safety', ['Dashboard', ...queues, 'Users', 'Sellers', 'System health']],
  ['custom@example.com', 'Custom', ['Dashboard', 'Orders', 'Users', 'Audit log', 'Settings']],
];
const sections: Record<string, [path: string, permission: string]> = {
  Listings: ['products', 'products.view'],
  Reviews: ['reviews', 'reviews.view'],
  Cases: ['cases', 'cases.view'],
  Messages: ['messages', 'spam.view'],
  Spam: ['spam', 'spam.view'],
  Orders: ['orders', 'orders.view'],
  Users: ['users', 'users.view'],
  Sellers: ['sellers', 'sellers.view'],
  Money: ['financial', 'finance.reports'],
  Reports: ['reports', 'reports.view'],
  'Left carts': ['carts', 'analytics.view'],
  'House messages': ['house-messages', 'messages.view'],
  Mails: ['messaging', 'messages.view'],
  'System health': ['system-health', 'health.view'],
  Privacy: ['gdpr', 'gdpr.view'],
  Administrators: ['admins', 'admins.manage'],
  'Audit log': ['compliance', 'audit.view'],
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
  test(`[UX-95, ADM-10, ADM-13] ${role}: the menu has what it may open, every other address names the missing permission`, async ({
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
    for (const [at, [name, [path, permission]]] of Object.entries(sections).entries()) {
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

/** Somebody who is invited by the master admin, in a browser of their own. */
async function invited(browser: Browser, email: string): Promise<Page> {
  const page = await browser.newPage();
  await openAccount(page, { name: 'Noa Lind', email, password: 'linen-and-oak' });
  return page;
}

test.describe('what fails', () => {
  test.use({ complaintsAllowed: /^admin\.deactivate failed: admin\/[a-z-]+ [0-9a-f-]+$/ });
  test('[ADM-09, ADM-05] an act on administrators that fails changes nothing, says why in its place, and stands in the log', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await signInAs(page, 'cy@example.com');
    await page.goto('/admin/admins');
    const own = page.getByRole('row', { name: 'cy@example.com' });
    await own.getByRole('button', { name: /^Change / }).click();
    await page.getByRole('dialog').getByLabel('Reason, kept in the audit log').fill('a holiday');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Deactivate / })
      .click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Cannot deactivate yourself');
    expect(logged.filter((text) => text.startsWith('admin.deactivate failed'))).toHaveLength(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(own).toContainText('Active');
  });
});

test('[UX-96, OFFICE-01] trust and safety suspends somebody with a reason: their window is signed out, and the act stands on the record and in the log', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await signInAs(page, 'safety@example.com');
  await page.goto('/admin/users');
  const email = `eve.${crypto.randomUUID().slice(0, 10)}@example.com`;
  const eve = await invited(browser, email);
  await page.getByRole('searchbox', { name: 'Words' }).fill(email);
  await page.getByRole('row', { name: email }).getByRole('link', { name: 'Noa Lind' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noa Lind' })).toBeVisible();
  await expect(page.getByText('Writing needs buyers.contact')).toBeVisible();
  await expectAccessible();
  await expect(page.getByRole('button', { name: 'Suspend Noa Lind' })).toBeDisabled();
  await page.getByLabel('Reason, kept in the audit log').fill('three chargebacks in a week');
  await page.getByLabel('30 days').check();
  await page.getByRole('button', { name: 'Suspend Noa Lind' }).click();
  await expect(page.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
  await expect(page.getByText('three chargebacks in a week')).toBeVisible();
  expect((await eve.request.get('/api/accounts/profile')).status()).toBe(401);
  await eve.goto('/');
  const refused = await eve.request.post('/api/accounts/sign-in', { data: { email, password: 'linen-and-oak' } });
  const { message } = (await refused.json()).error;
  expect([refused.status(), message]).toEqual([403, expect.stringContaining('suspended')]);
  await eve.goto('/support/account-sign-in');
  await eve.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const modal = eve.getByRole('dialog');
  await modal.getByLabel('Email Address').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill('linen-and-oak');
  await modal.locator('button[type=submit]').click();
  await expect(modal.getByRole('alert')).toHaveText(message);
  await expectAccessible();
  await eve.context().close();
});

test('[ADM-13] a master admin sees the back office as a role, cannot change anything meanwhile, and leaves it', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'cy@example.com');
  await page.goto('/admin/admins');
  await page.getByRole('button', { name: 'See as content moderator' }).click();
  await expect(page.getByText('You see the back office as content moderator, read only.')).toBeVisible();
  await expect(page.getByText('You need admins.manage permission – ask a master admin')).toBeVisible();
  await expectAccessible();
  const refused = await page.request.post('/api/admin/see-as', { data: { role: 'custom' } });
  expect([refused.status(), (await refused.json()).error.code]).toEqual([403, 'request/read-only-view']);
  await page.getByRole('button', { name: 'Leave this view' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Administrators' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite an administrator' })).toBeVisible();
});

test('[REC-12, UX-92] left carts are shown as a chart and as a table, for the time that is chosen', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'analytics@example.com');
  const days = Array.from({ length: 8 }, (_, index) => ({
    day: `2026-11-${14 + index}`,
    carts: index,
    emails: index * 2,
    recovered: index > 3 ? 1 : 0,
    recoveredCents: index > 3 ? 2800 : 0,
  }));
  await page.route('**/api/admin/cart-recovery?days=7', (route) =>
    route.fulfill({ json: { carts: 28, emails: 56, recovered: 4, rate: 14.3, recoveredCents: 11_200, days } }),
  );
  await page.goto('/admin/carts');
  await page.getByLabel('Time').selectOption('7');
  const chart = page.getByRole('img', { name: '28 carts left in 8 days, 4 came back. The table below has every day.' });
  await expect(chart).toBeVisible();
  // The day with most of them is as high as the chart, its head free; the others and what came back are measured by it.
  const heights = (bars: string): Promise<number[]> =>
    chart.locator(bars).evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('height'))));
  const most = 128;
  expect(await heights('rect:not(.is-back)')).toEqual(days.map(({ carts }) => (most * carts) / 7));
  expect(await heights('rect.is-back')).toEqual(days.map(({ recovered }) => (most * recovered) / 7));
  await expect(page.getByText('14.3 %')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('€28.00');
  await expectAccessible();
});
