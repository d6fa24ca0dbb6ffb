import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { mailedLink } from '../../support/journeys/outbox.ts';

const subject = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('[ACC-17] the usual address of the book fills the checkout', async ({
  page,
  signUp,
  addToCart,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/profile/addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('Fill in street and number.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Marta Lindqvist');
  await expect(page.getByText('Fill in a name.')).toHaveCount(0);
  await expect(page.getByText('Fill in street and number.')).toBeVisible();
  await page.getByLabel('Street and number').fill('Strandgaten 4');
  await page.getByLabel('Postcode').fill('11120');
  await page.getByLabel('Town').fill('Stockholm');
  await page.getByLabel('Country').selectOption('SE');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('Fills your checkout.')).toBeVisible();
  await addToCart();
  await page.goto('/checkout');
  await expect(page.getByLabel(/Street and number|Address/).first()).toHaveValue('Strandgaten 4');
});

test('[UX-70] theme, text size and choices are kept', async ({ page, signUp, expectAccessible }) => {
  await signUp();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Larger' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked();
  expect(
    await page.evaluate(() => [document.documentElement.style.zoom, document.documentElement.dataset.theme]),
  ).toEqual(['1.3', 'dark']);
  await expectAccessible();
  await page.goto('/settings/notifications');
  await page.getByRole('checkbox', { name: 'Orders of your shop, by email too' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Orders of your shop, by email too' })).toBeChecked();
  await expectAccessible();
});

test('[SUP-02, UX-77] all my data comes by mail; deletion wants the address typed and is undone with one press', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp();
  await page.goto('/settings/privacy');
  await page.getByRole('button', { name: 'Download all my data' }).click();
  await expect(page.getByText(/The newest copy was made on/)).toBeVisible({ timeout: 30_000 });
  const link = await mailedLink(page, person.email, '/my-data/');
  const copy = (await (await page.request.get(new URL(link).pathname)).json()) as { account: { email: string } };
  expect(copy.account.email).toBe(person.email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is not the email address of your account.');
  await dialog.getByLabel('Type your email address').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(subject(page, 'Delete your account')).toContainText('Your account is deleted on');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(subject(page, 'Delete your account')).toContainText('It waits 14 days first');
});
