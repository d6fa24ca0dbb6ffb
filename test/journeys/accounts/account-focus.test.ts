import { expect, test } from '../journey.ts';

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
