import { expect, test } from '../journey.ts';
import { frames, quiet } from '../../support/journeys/quiet.ts';

test('[UX-05] Back brings one to the same place of the list, with everything that was loaded @both', async ({
  page,
}) => {
  await page.goto('/category/ceramics');
  const cards = page.locator('.card');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const loaded = await cards.count();
  const card = cards.nth(before + 2);
  await card.scrollIntoViewIfNeeded();
  await quiet(page);
  await frames(page);
  const index = await page.evaluate(() => scrollY);
  expect(index).toBeGreaterThan(500);
  await card.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(loaded);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - index)).toBeLessThan(41);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await page.goto('/dev/outbox');
  await page.goBack();
  await page.goBack();
  await expect(cards.first()).toBeVisible();
});
