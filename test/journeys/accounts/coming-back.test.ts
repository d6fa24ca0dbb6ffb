import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

async function signInAs(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Welcome Back' });
  await modal.getByLabel('Email Address').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  await modal.locator('button[type=submit]').click();
  await expect(modal).toHaveCount(0);
}

test('[ACC-20, ACC-02] a sign-out in one tab is known in the other at once', async ({ page, context, signUp }) => {
  const person = await signUp();
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeVisible();
  await signInAs(page, person);
  await page.bringToFront();
  await expect(other.getByRole('button', { name: `Your account, ${person.name}` })).toBeVisible();
});
