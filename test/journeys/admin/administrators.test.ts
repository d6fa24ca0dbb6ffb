import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { mailed } from '../../support/journeys/outbox.ts';
import { openAccount } from '../../support/journeys/people.ts';
import { sweep } from '../../support/journeys/sweep.ts';
import { sideways, sidewaysOnTablet, squeezed } from '../../support/journeys/width.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const queues = ['Listings', 'Reviews', 'Messages', 'Support tickets', 'Cases', 'Reports', 'Spam', 'Second looks'];
const house = ['House messages', 'System health', 'Mails', 'Privacy', 'Compliance'];
// What the other roles may open is looked at in test/screens/admin/administrators.test.ts.
const names = [
  'Dashboard',
  ...queues,
  'Orders',
  'Users',
  'Sellers',
  'Money',
  'Analytics',
  'Left carts',
  ...house,
  'Administrators',
  'Audit log',
  'Categories',
  'Countries',
  'Settings',
];
const paths = [
  'products',
  'reviews',
  'reports',
  'messages',
  'tickets',
  'cases',
  'spam',
  'orders',
  'users',
  'sellers',
  'financial',
  'analytics',
  'carts',
  'messaging',
  'system-health',
  'mails',
  'gdpr',
  'admins',
  'compliance',
  'audit',
  'categories',
  'countries',
  'settings',
];

const menuOf = (page: Page) =>
  page.getByRole('navigation', {
    name: page.viewportSize()?.width === 360 ? 'Back office, short' : 'Back office',
    exact: true,
  });

/** One of each kind that has a record in the back office. */
async function records(page: Page, listingId: string): Promise<string[]> {
  const { items: orders } = await (await page.request.get('/api/admin/orders')).json();
  return [`products/${listingId}`, `orders/${orders[0].orderId}`];
}

test('[UX-95, UX-100, UX-11, ADM-10, ADM-13] every screen of the office is accessible and fits the window @both', async ({
  page,
  findListing,
  expectAccessible,
}) => {
  const look = async (path: string): Promise<void> => {
    await expect(page.getByText(/^You need .* permission/), path).toHaveCount(0);
    await expectAccessible();
    expect.soft(await sideways(page), path).toEqual([]);
    expect.soft(await sidewaysOnTablet(page), path).toEqual([]);
    expect.soft(await squeezed(page), path).toEqual([]);
  };
  const { listingId } = await findListing('mug');
  await signInAs(page, 'cy@example.com');
  const places = [...paths, ...(await records(page, listingId))].map((path) => `/admin/${path}`);
  await sweep(page, ['/admin', ...places], look);
  const links = (await menuOf(page).getByRole('link').allInnerTexts()).map((text) => text.replace(/\d/g, '').trim());
  const isPhone = page.viewportSize()?.width === 360;
  expect(links.filter((text) => !text.startsWith('Go to'))).toEqual(isPhone ? names.slice(0, 4) : names);
  // Rows that are still on their way are no wider than the window either.
  await page.route('**/api/admin/privacy/requests**', () => undefined);
  await page.goto('/admin/gdpr');
  await expect(page.locator('.d-skeleton').first()).toBeVisible();
  expect(await sideways(page)).toEqual([]);
  await signInAs(page, 'analytics@example.com');
  await sweep(page, ['/admin/admins'], async () => {
    await expect(page.getByText('You need admins.manage permission – ask a master admin')).toBeVisible();
    await expectAccessible();
    expect(await sideways(page)).toEqual([]);
  });
});

/** Somebody who is invited by the master admin, in a browser of their own. */
async function invited(browser: Browser | null, address: string, email: string): Promise<Page> {
  const context = await browser?.newContext({ baseURL: address });
  if (!context) throw new Error('no browser');
  const page = await context.newPage();
  await openAccount(page, { name: 'Noa Lind', email, password: 'linen-and-oak' });
  return page;
}

test('[ADM-11, ADM-05, INV-13] an invited administrator is shut out once deactivated', async ({
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
