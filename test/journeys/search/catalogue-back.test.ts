import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { frames, openWhole, quiet } from '../../support/journeys/quiet.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Opens a piece from three windows down and comes back. */
async function awayAndBack(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await quiet(page);
  await frames(page);
  const index = await scrolled(page);
  await link.click();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled(page)) - index)).toBeLessThan(41);
}

test('[UX-05] Back finds home where it was, with what was typed into the search', async ({ page }) => {
  await openWhole(page, '/');
  const field = page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).first();
  await field.fill('something half typ');
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await awayAndBack(
    page,
    page.getByRole('heading', { name: 'Popular now' }).locator('xpath=ancestor::section').locator('.card a').last(),
  );
  await expect(field).toHaveValue('something half typ');
});

test('[UX-05] Back finds the results with filters, order and opened lists @both', async ({ page, isMobile }) => {
  await openWhole(page, '/search');
  const more = page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name: /^\d+ more$/ });
  if (!isMobile) await expect(more.first()).toBeVisible();
  const closed = await more.count();
  if (!isMobile) {
    await more.first().click();
    await expect(more).toHaveCount(closed - 1);
  }
  await Promise.all([page.waitForResponse(/api\/search\?.*sort=price/), page.getByLabel('Sort').selectOption('price')]);
  await expect(page).toHaveURL('/search?sort=price');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await awayAndBack(page, page.locator('.card a').nth(17));
  await expect(page.getByLabel('Sort')).toHaveValue('price');
  if (!isMobile) await expect(more).toHaveCount(closed - 1);
});
