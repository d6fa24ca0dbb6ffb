import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** The filters: beside the results, on a phone in their sheet. */
async function filters(page: Page, isMobile: boolean | undefined): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test('[SRCH-01, UX-21] who passes by the thumbs of the price, which stand at whole euros, leaves the cents as they are', async ({
  page,
  isMobile,
}) => {
  await page.goto('/category/ceramics?minPrice=2000&maxPrice=4999');
  const again = await filters(page, isMobile);
  await again.getByRole('slider', { name: 'Lowest price' }).focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(again.getByRole('textbox', { name: 'Price to' })).toBeFocused();
  await expect(page).toHaveURL(/minPrice=2000&maxPrice=4999$/);
});
