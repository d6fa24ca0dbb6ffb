import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

async function signInAs(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Welcome Back' });
  await modal.getByLabel('Email Address').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  await modal.locator('button[type=submit]').click();
  await expect(modal).toHaveCount(0);
}

test('[AUTHUI-07] a guarded address asks for the sign-in and then shows itself', async ({ page, signUp }) => {
  const person = await signUp();
  await page.request.post('/api/accounts/sign-out', { data: {} });
  await page.goto('/orders');
  await signInAs(page, person);
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
});

test('[AUTHUI-07, UX-55] signing in at the checkout keeps what was typed', async ({ page, signUp, addToCart }) => {
  const person = await signUp();
  await page.request.post('/api/accounts/sign-out', { data: {} });
  await addToCart();
  await page.goto('/checkout');
  await page.getByLabel('Full name').fill('Jonas Weber');
  await page.getByLabel('City').fill('Leipzig');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signInAs(page, person);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('Full name')).toHaveValue('Jonas Weber');
  await expect(page.getByLabel('City')).toHaveValue('Leipzig');
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email);
});
