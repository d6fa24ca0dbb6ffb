import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { signInAs } from '../../support/journeys/sign-in-as.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('[UX-97] a setting that the palette finds is scrolled to', async ({ page }) => {
  await signInAs(page, 'senior@example.com');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'What your role allows' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('listing review');
  await expect(page.getByRole('option', { name: /LISTING_REVIEW/ })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(page.getByRole('row', { name: /LISTING_REVIEW/ })).toBeInViewport();
});
