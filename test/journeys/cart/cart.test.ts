import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const count = (page: Page, text: string) =>
  expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${text}` })).toBeVisible();

test('[UX-47] another tab shows the change at once', async ({ page, context, addToCart }) => {
  const listing = await addToCart('wool blanket');
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/');
  await count(other, '1 piece');
  await page.getByRole('button', { name: `Remove ${listing.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await count(other, '0 pieces');
});
