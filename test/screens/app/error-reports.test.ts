import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const reported = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/errors/reports') && answer.ok());

test.describe('an answer that a screen cannot show', () => {
  test.use({ complaintsAllowed: /TypeError|undefined|is not (iterable|a function)/ });
  test('[ERR-05, ERR-07, VAULT-07] an error’s number on the recovery screen is found in system health', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.route('**/api/home*', (route) => route.fulfill({ json: {} }));
    await page.route('**/api/search?*', (route) => route.fulfill({ json: {} }));
    const sent = reported(page);
    await page
      .getByRole('banner')
      .getByRole('searchbox')
      .or(page.getByRole('banner').getByRole('combobox'))
      .first()
      .fill('lamp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    await expectAccessible();
    const text = (await page.getByText(/name report/).innerText()) ?? '';
    const number = /report ([0-9a-f]{8})\./.exec(text)?.[1] ?? '';
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.+Report%20${number}$`),
    );
    await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await sent;
    await page.unrouteAll();

    await signInAs(page, 'safety@example.com');
    await page.goto(`/admin/system-health?q=${number}`);
    const errors = page.getByRole('table', { name: 'Errors' });
    const row = errors.getByRole('row').filter({ hasText: 'A screen' });
    await expect(row).toContainText('/search');
    await row.getByRole('link').first().click();
    const sample = page.getByRole('group').filter({ hasText: `Report ${number}` });
    await expect(sample).toContainText('/api/search 200');
    await expect(page.getByRole('table', { name: `Calls before ${number}` })).toContainText('ms');
    await expectAccessible();
    await page.getByRole('button', { name: 'Mark as resolved' }).click();
    await expect(page.getByText(/^Resolved .* It opens again by itself/)).toBeVisible();
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect(page.getByRole('button', { name: 'Mark as resolved' })).toBeVisible();
  });
});
