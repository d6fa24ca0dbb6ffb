import { expect, test } from '../screen.ts';

test('[SRCH-04] a maker asks why a piece stands where it does for some words, and is told plainly', async ({
  page,
  expectAccessible,
}) => {
  await page.request.post('/api/accounts/sign-in', { data: { email: 'ana@example.com', password: 'handmade' } });
  await page.goto('/seller-dashboard/listings?state=active');
  const row = page.getByRole('row').filter({ hasText: 'Tall mug' }).first();
  await row.getByRole('button', { name: 'Tall mug in the search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tall mug in the search' });
  await dialog.getByRole('searchbox', { name: 'Words a buyer types' }).fill('rust mug zebra');
  await dialog.getByRole('button', { name: 'Look' }).click();
  await expect(dialog.getByText(/^Place \d+ of \d+/)).toBeVisible();
  await expect(dialog.getByText(/“mug” was found in the title/)).toBeVisible();
  await expect(dialog.getByText(/“zebra” is nowhere in this listing/)).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
