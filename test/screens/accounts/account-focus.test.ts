import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

/** By its key, as somebody without a mouse presses it. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
}

test('[UX-100, UX-73] the modal opens on the address; the first mistake gets the focus, and another way and the way back keep it inside', async ({
  page,
}) => {
  await page.goto('/support/account-sign-in');
  const opener = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  const email = modal.getByLabel('Email Address');
  // One is where one came to type, and not on the way out.
  await expect(email).toBeFocused();
  await press(page, 'Sign In');
  await expect(modal.getByRole('alert')).toHaveText('Fill in your email address.');
  await expect(email).toBeFocused();
  await page.keyboard.type('marta@example.com');
  await page.keyboard.press('Enter');
  await expect(modal.getByLabel('Password', { exact: true })).toBeFocused();
  await email.fill('');
  await press(page, 'Forgot your password?');
  await expect(email).toBeFocused();
  await press(page, 'Other ways');
  await expect(modal.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await press(page, 'Email me a sign-in link');
  await expect(modal.getByLabel('Email Address')).toBeFocused();
  await press(page, 'A code by phone instead');
  await press(page, 'Send me a code');
  await expect(modal.getByLabel('Phone number')).toBeFocused();
  await press(page, 'Back to the password');
  await expect(modal.getByRole('button', { name: 'Other ways' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[UX-100, ACC-17] an address is added, changed and taken out by keys, and the focus is never lost', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/profile/addresses');
  await press(page, 'Add an address');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await press(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Marta Lindqvist');
  await press(page, 'Save the address');
  await expect(page.getByLabel('Street and number')).toBeFocused();
  await page.keyboard.type('Hauptstraße 1');
  await page.getByLabel('Postcode').fill('10115');
  await page.getByLabel('Town').fill('Berlin');
  await page.getByLabel('Town').press('Enter');
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused();
  await press(page, 'Change the address in Berlin');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change the address in Berlin' })).toBeFocused();
  await press(page, 'Take out the address in Berlin');
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused();
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
