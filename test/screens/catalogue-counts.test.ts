import type { Locator, Page } from '@playwright/test';
import { expect, test } from './screen.ts';

const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });

test('[UX-21] what would show nothing stands in its place and is off: crafts, stars, ranges of the price', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/search');
  const crafts = filters(page).locator('.tree').getByRole('link');
  const named = async (): Promise<string[]> =>
    (await crafts.allInnerTexts()).map((text) => text.replace(/[\d,\s]+$/, ''));
  await expect(crafts.first()).toBeVisible();
  const all = await named();
  expect(all).toContain('Leather');
  await page.goto('/search?q=mug');
  const box = filters(page);
  await expect(crafts.first()).toBeVisible();
  expect(await named()).toEqual(all);
  const leather = box.getByRole('link', { name: 'Leather 0', exact: true });
  await expect(leather).toBeDisabled();
  await expect(leather).not.toHaveAttribute('href');
  await expect(box.getByRole('link', { name: /^Ceramics [1-9]/ })).toHaveAttribute('href', /category=ceramics/);
  await expectAccessible();

  await page.goto('/category/ceramics?minPrice=900000&rating=4');
  const stars = filters(page).getByRole('group', { name: 'Rating' }).getByRole('checkbox');
  await expect(stars).toHaveCount(4);
  for (const other of [1, 2, 3]) await expect(stars.nth(other)).toBeDisabled();
  await expect(stars.nth(0)).toBeChecked();
  await stars.nth(0).click();
  await expect(page).not.toHaveURL(/rating/);
  await expect(stars).toHaveCount(4);
  await expect(stars.nth(0)).toBeDisabled();
});
