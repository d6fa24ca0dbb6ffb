import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** By its key, as somebody without a mouse presses it. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
}

test('[UX-100, UX-73] who keeps typing goes on in the field where they were', async ({ page }) => {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const email = page.getByRole('dialog').getByLabel('Email Address');
  await email.fill('marta@example.com');
  await page.mouse.click(4, 4);
  await expect(page.getByRole('button', { name: 'Keep typing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('marta@example.com');
});

test('[UX-100, ACC-16] the security tab: what a press opens gets the focus, what is left gives it back', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/profile/security');
  await press(page, 'Change the address');
  await expect(page.getByLabel('New email address')).toBeFocused();
  await press(page, 'Send both links');
  await expect(page.getByLabel('New email address')).toBeFocused();
  await press(page, 'Keep the address');
  await expect(page.getByRole('button', { name: 'Change the address' })).toBeFocused();
  await press(page, 'Change the password');
  await expect(page.getByLabel('New password')).toBeFocused();
  await press(page, 'Use a telephone');
  const number = page.getByRole('region', { name: 'Second factor' }).getByLabel('Phone number');
  await expect(number).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Second factor' }).getByRole('alert')).toBeVisible();
  await expect(number).toBeFocused();
  await press(page, 'Leave it as it is');
  await expect(page.getByRole('button', { name: 'Use a telephone' })).toBeFocused();
  await expectAccessible();
});
