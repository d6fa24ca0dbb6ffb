import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { frames, openWhole, quiet } from '../../support/journeys/quiet.ts';

/** The filters: beside the results, on a phone in their sheet. */
async function filters(page: Page, isMobile: boolean | undefined): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

const total = async (page: Page): Promise<number> =>
  Number(
    (
      await page
        .getByRole('status')
        .filter({ hasText: /result/ })
        .first()
        .innerText()
    )
      .replace(/ from .*/, '')
      .replace(/\D/g, ''),
  );

test('[UX-23] price by its thumbs narrows the results, and colours show theirs @both', async ({ page, isMobile }) => {
  await page.goto('/category/ceramics');
  const all = await total(page);
  const box = await filters(page, isMobile);
  await expect(
    box.getByRole('group', { name: 'Colour' }).locator('.check i, .check .swatch, .check svg').first(),
  ).toBeAttached();
  const low = box.getByRole('slider', { name: 'Lowest price' });
  await low.focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/minPrice=\d+00/);
  await expect.poll(() => total(page)).toBeLessThan(all);
});

test(
  '[UX-24] on a phone the filters fill the height, and their button counts along',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/category/ceramics');
    const sheet = await filters(page, true);
    const box = await sheet.boundingBox();
    expect([box?.y, box?.height]).toEqual([0, 800]);
    const show = sheet.getByRole('button', { name: /^Show \d+ results?$/ });
    await expect(show).toBeInViewport();
    const before = await show.innerText();
    await sheet.getByRole('group', { name: 'Colour' }).locator('.check').first().click();
    await expect(show).not.toHaveText(before);
    const text = await show.innerText();
    await show.click();
    await expect(sheet).toHaveCount(0);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /result/ })
        .first(),
    ).toContainText(text.replace('Show ', ''));
  },
);

test('[UX-25, UX-29] results come 24 at a time by a button @both', async ({ page }) => {
  await page.goto('/category/ceramics');
  const all = await total(page);
  expect(all).toBeGreaterThan(24);
  await expect(page.locator('.card')).toHaveCount(24);
  await expect(page.getByText(`24 of ${all}`)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await frames(page);
  await quiet(page);
  await expect(page.locator('.card')).toHaveCount(24);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.locator('.card')).toHaveCount(Math.min(48, all));
  await expect(page.getByText(`${Math.min(48, all)} of ${all}`)).toBeVisible();
});

test('[UX-29] while results load, bones of the same size hold their place @both', async ({ page }) => {
  await openWhole(page, '/');
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/search\?/, async (route) => {
    await slow;
    await route.continue();
  });
  const find = page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).first();
  await find.fill('vase');
  await find.press('Enter');
  const skeleton = page.locator('.card--skeleton').first();
  await expect(skeleton).toBeVisible();
  const delayed = await skeleton.locator('.picture').boundingBox();
  const reserved = await skeleton.boundingBox();
  release();
  const card = page.locator('.card:not(.card--skeleton)').first();
  await expect(card).toBeVisible();
  await expect.poll(async () => (await card.locator('.picture').boundingBox())?.y).toBe(delayed?.y);
  const shown = await card.locator('.picture').boundingBox();
  expect([shown?.x, shown?.width, shown?.height]).toEqual([delayed?.x, delayed?.width, delayed?.height]);
  // The first has one line of title and stars, as most have: what others have more or less is told by the answer alone.
  const height = (await card.boundingBox())?.height ?? 0;
  expect(Math.abs(height - (reserved?.height ?? 0))).toBeLessThan(1);
});

test('[UX-27] sorted anew, the list begins at its top', async ({ page }) => {
  await page.goto('/category/ceramics?readyToShip=yes');
  await expect(page.locator('.card').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByLabel('Sort').selectOption('price');
  await expect(page).toHaveURL(/readyToShip=yes.*sort=price/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
