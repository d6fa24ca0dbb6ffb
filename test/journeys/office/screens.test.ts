import { expect, test } from '../journey.ts';
import { sideways } from '../../support/journeys/width.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

test('[SHELL-08, OFFICE-01, UX-92] the money of thirty days is a chart, a table and a file @both', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, 'finance@example.com');
  await page.goto('/admin/financial');
  await expect(page.getByRole('img', { name: /^€[\d,.]+ taken and €[\d,.]+ given back in 30 days\./ })).toBeVisible();
  await expect(page.getByText(/payments brought the same sum|came too late have no orders/)).toBeVisible();
  await page.getByText('The same numbers as a table').click();
  const periods = page.getByRole('table').first().getByRole('row').filter({ hasText: '€' });
  await expect(periods).toHaveCount(30);
  await expectAccessible();
  expect(await sideways(page)).toEqual([]);
  await page.getByLabel('Time').selectOption('Last 12 months');
  await expect(periods).toHaveCount(12);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#payments').getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^payments-all-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('link', { name: 'Do not fit' }).click();
  await expect(page.getByText('Every payment fits its orders')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('view')).toBe('mismatched');
});
