import { expect, test } from '../journey.ts';

test('[SHELL-05, CAT-05, PAY-01, PAY-05] a visitor finds a mug and buys it as a guest @both', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made by hand, sold by the person who made it.');
  const search = page.getByRole('combobox', { name: 'Search' }).filter({ visible: true });
  await search.fill('mug');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '“mug”' })).toBeVisible();
  await page.getByRole('link', { name: 'Two-tone mug' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-tone mug');
  await page.getByRole('radio', { name: 'Rust' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Added to your cart');
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByLabel('E-mail address').fill('guest@example.com');
  await page.getByLabel('Full name').fill('Jonas Weber');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Street and number').fill('Karl-Heine-Straße 48');
  await page.getByLabel('Postcode').fill('04229');
  await page.getByLabel('City').fill('Leipzig');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const frames = page.locator('.stripe-field iframe');
  await frames.nth(0).contentFrame().locator('input').fill('4242424242424242');
  await frames.nth(1).contentFrame().locator('input').fill('1230');
  await frames.nth(2).contentFrame().locator('input').fill('123');
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await expect(page.getByText(/AM-\d{4}-\d{6}/).first()).toBeVisible();
  const number = await page
    .getByText(/^AM-\d{4}-\d{6}$/)
    .first()
    .textContent();
  await page.reload();
  await expect(page.getByText(number ?? '').first()).toBeVisible();
});
