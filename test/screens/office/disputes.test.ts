import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[OFFICE-01, PAY-02] the demo’s disputes stand in the books; the open one is a case with evidence from its order, kept and sent once', async ({
  page,
  expectAccessible,
}) => {
  await signInAs(page, 'finance@example.com');
  await page.goto('/admin/financial?book=disputes');
  const figures = page.getByRole('navigation', { name: 'Figures of the books' });
  await expect(figures.getByRole('link', { name: /^Disputes/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Ledger check: all accounts together come to zero.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The dispute', exact: true }).first()).toBeVisible();
  await expectAccessible();

  await page.goto('/admin/cases?kind=dispute');
  await page.getByRole('link', { name: 'The dispute', exact: true }).first().click();
  await expect(heading(page, /^Dispute of AM-/)).toBeVisible();
  await expect(page.getByText('evidence is due by')).toBeVisible();
  await expect(page.getByLabel('What was bought')).toHaveValue(/Order AM-.*Paid €/);
  await expectAccessible();
  await page.getByLabel('Tracking number').fill('RR 123 456 789 PT');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('The evidence is kept.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Tracking number')).toHaveValue('RR 123 456 789 PT');
  await page.getByRole('button', { name: 'Send to the bank' }).click();
  await expect(page.getByRole('alert')).toHaveText(/once/);
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(page.getByText('The evidence is on its way to the bank.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send to the bank' })).toHaveCount(0);
  await expect(page.getByText('evidence is due by')).toHaveCount(0);
  await expect(page.getByText('RR 123 456 789 PT')).toBeVisible();
});

test('[OFFICE-01] a dispute that is not there, and who may not send evidence', async ({ page }) => {
  await signInAs(page, 'finance@example.com');
  await page.goto('/admin/cases/du_nothing');
  await expect(heading(page, 'No such dispute')).toBeVisible();
  await signInAs(page, 'analytics@example.com');
  await page.goto('/admin/financial');
  await expect(page.getByRole('navigation', { name: 'Figures of the books' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export this list as CSV' })).toHaveCount(0);
});
