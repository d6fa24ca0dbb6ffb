import type { Browser, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { mailed } from './outbox.ts';
import { openAccount } from './people.ts';
import { openWhole } from './quiet.ts';

const queues = ['Listings', 'Reviews', 'Cases', 'Spam'];
const house = ['Mails', 'System health', 'Privacy'];
const roles: [email: string, role: string, names: string[]][] = [
  [
    'cy@example.com',
    'Master admin',
    [
      'Dashboard',
      ...queues,
      'Orders',
      'Users',
      'Sellers',
      'Money',
      'Left carts',
      ...house,
      'Administrators',
      'Audit log',
      'Settings',
    ],
  ],
  [
    'senior@example.com',
    'Senior admin',
    ['Dashboard', ...queues, 'Orders', 'Users', 'Sellers', 'Money', 'Left carts', ...house, 'Audit log', 'Settings'],
  ],
  ['service@example.com', 'Customer service', ['Dashboard', 'Cases', 'Orders', 'Users', 'Mails']],
  ['content@example.com', 'Content moderator', ['Dashboard', 'Listings', 'Reviews', 'Spam']],
  ['finance@example.com', 'Financial admin', ['Dashboard', 'Cases', 'Orders', 'Money']],
  ['analytics@example.com', 'Analytics admin', ['Dashboard', 'Money', 'Left carts']],
  ['success@example.com', 'Seller success manager', ['Dashboard', 'Listings', 'Sellers', 'Mails']],
  ['safety@example.com', 'Trust and safety', ['Dashboard', ...queues, 'Users', 'Sellers', 'System health']],
  ['custom@example.com', 'Custom', ['Dashboard', 'Orders', 'Users', 'Audit log', 'Settings']],
];
const sections: Record<string, [path: string, permission: string]> = {
  Listings: ['products', 'products.view'],
  Reviews: ['reviews', 'reviews.view'],
  Cases: ['cases', 'cases.view'],
  Spam: ['spam', 'spam.view'],
  Orders: ['orders', 'orders.view'],
  Users: ['users', 'users.view'],
  Sellers: ['sellers', 'sellers.view'],
  Money: ['financial', 'finance.reports'],
  'Left carts': ['reports', 'analytics.view'],
  Mails: ['messaging', 'messages.view'],
  'System health': ['system-health', 'health.view'],
  Privacy: ['gdpr', 'gdpr.view'],
  Administrators: ['admins', 'admins.manage'],
  'Audit log': ['compliance', 'audit.view'],
  Settings: ['settings', 'settings.view'],
};

async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/accounts/sign-in', { data: { email, password: 'handmade' } });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
}
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const menuOf = (page: Page) =>
  page.getByRole('navigation', {
    name: page.viewportSize()?.width === 360 ? 'Back office, short' : 'Back office',
    exact: true,
  });

// The others are looked at in test/screens/administrators.test.ts.
const looked = roles.filter(([, role]) => role === 'Master admin' || role === 'Analytics admin');
for (const [email, role, names] of looked) {
  test(`[UX-95, ADM-10, ADM-13] ${role}: the menu has what it may open, every other address names the missing permission @both`, async ({
    page,
    expectAccessible,
  }) => {
    test.setTimeout(300_000);
    await signInAs(page, email);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'What your role allows' })).toBeVisible();
    await expectAccessible();
    const isPhone = page.viewportSize()?.width === 360;
    const links = (await menuOf(page).getByRole('link').allInnerTexts()).map((text) => text.replace(/\d/g, '').trim());
    expect(links.filter((text) => !text.startsWith('Go to'))).toEqual(isPhone ? names.slice(0, 4) : names);
    for (const [name, [path, permission]] of Object.entries(sections)) {
      await openWhole(page, `/admin/${path}`);
      const mayOpen = names.includes(name);
      await expect(page.getByText(`You need ${permission} permission – ask a master admin`), name).toHaveCount(
        mayOpen ? 0 : 1,
      );
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
      // Every screen is looked at once with the eyes of axe, by who may open all of them; a refusal looks the same everywhere.
      if (role === 'Master admin' || (role === 'Analytics admin' && path === 'admins')) await expectAccessible();
      expect(await scrollsSideways(page), name).toBeLessThanOrEqual(0);
    }
  });
}

/** Somebody who is invited by the master admin, in a browser of their own. */
async function invited(browser: Browser | null, address: string, email: string): Promise<Page> {
  const context = await browser?.newContext({ baseURL: address });
  if (!context) throw new Error('no browser');
  const page = await context.newPage();
  await openAccount(page, { name: 'Noa Lind', email, password: 'linen-and-oak' });
  return page;
}

test('[ADM-11, ADM-05, INV-13] a master admin invites by mail, the link is accepted once, and deactivating shuts the back office to the open window at once', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'cy@example.com');
  await page.goto('/admin/admins');
  const email = `noa.${crypto.randomUUID().slice(0, 10)}@example.com`;
  await page.getByRole('button', { name: 'Invite an administrator' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByLabel('Role').selectOption({ label: 'Custom' });
  await dialog.getByLabel('audit.view').check();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('button', { name: `Withdraw the invitation of ${email}` })).toBeVisible();
  const noa = await invited(page.context().browser(), new URL(page.url()).origin, email);
  await noa.goto(`/activate-admin?${await mailed(page, email, /invitation=[^"\s<]+/)}`);
  await noa.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(noa.getByText('You are custom now')).toBeVisible();
  await noa.getByRole('link', { name: 'Open the back office' }).click();
  await noa.goto('/admin/audit');
  await expect(noa.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(noa.getByRole('cell', { name: 'Accepted an invitation' }).first()).toBeVisible();

  await page.reload();
  await page.getByRole('row', { name: email }).getByRole('button', { name: 'Change Noa Lind' }).click();
  await page.getByRole('dialog').getByLabel('Reason, kept in the audit log').fill('the audit is over');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate Noa Lind' }).click();
  await expect(page.getByRole('row', { name: email })).toContainText('Inactive');
  expect((await noa.request.get('/api/admin/audit')).status()).toBe(403);
  // The back office is lost, the account is not.
  const { session } = (await (await noa.request.get('/api/accounts/session')).json()) as { session: unknown };
  expect(session).not.toBeNull();
  await noa.context().close();
});

test('[UX-97] Ctrl K opens the palette: typing finds people, the keys choose, Enter goes there, and it is remembered', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'cy@example.com');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'What your role allows' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectAccessible();
  await field.fill('lena hu');
  await expect(page.getByRole('option', { name: /Lena Huber/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lena Huber' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /Lena Huber.*Recent/ })).toBeVisible();
  await page.getByRole('combobox').fill('settings');
  await expect(page.getByRole('option', { name: /Settings/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
