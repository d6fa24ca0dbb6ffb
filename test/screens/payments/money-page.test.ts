import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

test('[OFFICE-01, OFFICE-02, UX-93] each figure of the money opens the list that it is the sum of, of its own time', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'finance@example.com');
  await page.goto('/admin/financial');
  const ofTime = page.getByRole('navigation', { name: 'Last 30 days' });
  await ofTime.getByRole('link', { name: /^Given back/ }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Refunds' })).toBeVisible();
  await expect(page.getByText(/^Only what was booked from .+ on \(UTC\)\./)).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Show all days' }).click();
  await expect(page.getByText(/^Only what was booked/)).toHaveCount(0);
  const adds = page.locator('aside', { hasText: 'How it adds up' }).getByRole('link');
  await adds.nth(2).click();
  await expect(page.getByText(/^Only orders paid from .+ Only those with postage\./)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Postage' })).toBeVisible();
  await page.goto('/admin/financial');
  const lies = page.getByLabel('Where the money is');
  await lies.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 3, name: 'With the card provider now' })).toBeVisible();
  await page.getByText('The same numbers as a table').click();
  await page.getByRole('table', { name: 'Money by time' }).getByRole('row').nth(1).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Takings' })).toBeVisible();
  await ofTime.getByRole('link', { name: /^Orders/ }).click();
  await expect(page.getByText(/^Only orders paid from/)).toBeVisible();
  await expectAccessible();
});

test('[OFFICE-02, UX-95] who may read figures and not the transactions sees them without a way on', async ({
  page,
}) => {
  await signInAs(page, 'analytics@example.com');
  await page.goto('/admin/financial');
  const ofTime = page.getByRole('navigation', { name: 'Last 30 days' });
  await expect(ofTime).toContainText('Taken');
  await expect(ofTime.getByRole('link', { name: /^Taken/ })).toHaveCount(0);
  await expect(page.getByLabel('Where the money is').getByRole('link')).toHaveCount(0);
});

test('[PAY-04, ADM-12] who edits settings plans another fee with its day and reason; what is no fee is said', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'cy@example.com');
  await page.goto('/admin/financial');
  const form = page.getByRole('form', { name: 'Another fee' });
  await form.getByLabel('Percent').fill('sixty');
  await form.getByRole('button', { name: 'Set the fee' }).click();
  await expect(form.getByRole('alert')).toHaveText(/from 0 to 50/);
  await form.getByLabel('Percent').fill('7,5');
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('From this day on, UTC').fill(day);
  await form.getByRole('button', { name: 'Set the fee' }).click();
  await expect(form.getByRole('alert')).toHaveText('Write why.');
  await form.getByLabel(/^Reason/).fill('Agreed with the makers');
  await form.getByRole('button', { name: 'Set the fee' }).click();
  const row = page.getByRole('table', { name: 'Fee' }).getByRole('row').filter({ hasText: '7.5 %' });
  await expect(row).toContainText('planned');
  await expectAccessible();
});
