import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

test.use({ complaintsAllowed: /status of 401|Failed to load resource/ });

const modal = (page: Page) => page.getByRole('dialog', { name: 'Welcome Back' });

test('[INV-13, UX-74] whose session has ended signs in again over the page: what was typed stays, and what was refused is read', async ({
  page,
  signUp,
}) => {
  const { email, password } = await signUp();
  await page.goto('/profile');
  const about = page.getByRole('textbox', { name: /A few words/ });
  await about.fill('I weave at night.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(modal(page)).toBeVisible();
  await modal(page).getByLabel('Email Address').fill(email);
  await modal(page).getByLabel('Password', { exact: true }).fill(password);
  await modal(page).locator('button[type=submit]').click();
  await expect(modal(page)).toHaveCount(0);
  await expect(about).toHaveValue('I weave at night.');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Authentication required')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(modal(page)).toBeVisible();
  await modal(page).getByLabel('Email Address').fill(email);
  await modal(page).getByLabel('Password', { exact: true }).fill(password);
  await modal(page).locator('button[type=submit]').click();
  await expect(page.getByRole('button', { name: 'Download all my data' })).toBeVisible();
});

test('[INV-13] who does not sign in again is shown to be signed out', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/profile');
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Your account/ })).toHaveCount(0);
});
