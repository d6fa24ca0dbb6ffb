import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

const built = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>;

const fileOf = (module: string): string => `**/${built[`src/web/${module}`]?.file ?? `none for ${module}`}`;

/** Until it is asked back, the file of a module cannot be fetched. */
async function lose(page: Page, module: string): Promise<() => Promise<void>> {
  await page.route(fileOf(module), (route) => route.abort());
  return () => page.unroute(fileOf(module));
}
const notice = (page: Page, name: string) => page.getByRole('dialog', { name: `${name} could not be loaded` });

test.use({ complaintsAllowed: /Failed to (load|fetch)/ });

test('[UX-12] a dialog whose code cannot be fetched says so in its place; what was typed on the page stays, and another try opens it', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  const giveBack = await lose(page, 'rooms/listings/seller/postage/profile-dialog.tsx');
  await page.goto('/seller-dashboard/add-listing');
  await page.getByLabel('Title', { exact: false }).first().fill('Thin bowl');
  await page.getByRole('button', { name: 'New profile' }).click();
  const missing = notice(page, 'The shipping profile');
  await expect(missing.getByRole('alert')).toContainText('with all that you typed');
  await expectAccessible();
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing.getByRole('alert')).toContainText('with all that you typed');
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toHaveCount(0);
  await page.getByRole('button', { name: 'New profile' }).click();
  await giveBack();
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'New shipping profile' })).toBeVisible();
  await expect(missing).toHaveCount(0);
  await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue('Thin bowl');
});

test('[ERR-06, UX-12] sign-in whose code is gone leaves the page as it is, also one that asks for it by itself', async ({
  page,
}) => {
  const giveBack = await lose(page, 'rooms/accounts/sign-in-modal.tsx');
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(notice(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Signing in to your account' })).toBeVisible();
  await page.goto('/orders');
  await expect(notice(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeVisible();
  await giveBack();
  await notice(page, 'Sign in').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});

test('[UX-12, ACC-16] the other ways to sign in could not be fetched: the address that was typed stays', async ({
  page,
}) => {
  await lose(page, 'rooms/accounts/other-ways.tsx');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Welcome Back' });
  await modal.getByLabel('Email').fill('marta@example.com');
  await modal.getByRole('button', { name: 'Other ways' }).click();
  await notice(page, 'Other ways').getByRole('button', { name: 'Close' }).click();
  await expect(modal.getByLabel('Email')).toHaveValue('marta@example.com');
  await expect(modal.getByLabel('Email')).toBeFocused();
});

test('[UX-12] the menu of the account, which could not be fetched, opens at another try', async ({ page, signUp }) => {
  await signUp();
  const giveBack = await lose(page, 'app/shell/account-menu.tsx');
  await page.goto('/');
  const account = page.getByRole('button', { name: /^Your account/ });
  await account.click();
  await notice(page, 'The menu').getByRole('button', { name: 'Close' }).click();
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  await giveBack();
  await account.click();
  await expect(page.getByRole('link', { name: 'Your orders' })).toBeVisible();
});

test('[UX-12, UX-20] a search whose suggestions could not be fetched is a search all the same', async ({ page }) => {
  await lose(page, 'rooms/search/suggest-list.tsx');
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search' }).first();
  for (const words of ['mug', 'bowl']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  }
});

test('[UX-12, UX-04] a dialog whose code takes its time says so until it is there', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(fileOf('rooms/accounts/sign-in-modal.tsx'), async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/support/account-sign-in');
  const onItsWay = page.getByRole('status').filter({ hasText: 'Loading: Sign in' });
  await expect(onItsWay).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(onItsWay).toBeVisible();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(onItsWay).toHaveCount(0);
});

test('[UX-12] without its own notice a dialog that cannot be fetched is closed, and a message says it', async ({
  page,
}) => {
  await lose(page, 'ui/lazy/not-loaded.tsx');
  await lose(page, 'rooms/accounts/sign-in-modal.tsx');
  await page.goto('/orders');
  await expect(page.locator('.toast--error')).toContainText('Sign in could not be loaded');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeVisible();
});
