import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/journeys/accessible.ts';
import { expect, test } from '../journey.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join Artisan Market/ });
async function openWindow(page: Page): Promise<Page> {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    modal(page).getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  return shown;
}

test('[AUTHUI-04, ACC-05, ACC-18] a window signs in with the provider', async ({ page }) => {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const shown = await openWindow(page);
  await expect(modal(page)).toHaveCount(0);
  await expect(shown.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(await violationsOf(shown)).toEqual([]);
  const email = `ines.${crypto.randomUUID().slice(0, 8)}@gmail.example`;
  await shown.getByLabel('Email address').fill(email);
  await shown.getByLabel('Name').fill('Ines Ruiz');
  await Promise.all([shown.waitForEvent('close'), shown.getByRole('button', { name: 'Continue' }).click()]);
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account, Ines Ruiz' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText(email);
});

test('[ACC-20] a second tab hears of the sign-in at once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  const shown = await openWindow(page);
  await Promise.all([shown.waitForEvent('close'), shown.getByRole('button', { name: /Tilda Example/ }).click()]);
  await expect(other.getByRole('button', { name: 'Your account, Tilda Example' })).toBeVisible({ timeout: 3000 });
});
