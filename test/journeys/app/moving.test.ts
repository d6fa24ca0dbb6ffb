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
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await card.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(loaded);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(41);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await page.goto('/dev/outbox');
  await page.goBack();
  await page.goBack();
  await expect(cards.first()).toBeVisible();
});

test(
  '[SRCH-02] sort, price and words stand in the address and survive a reload and Back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/search?q=mug');
    await page.getByLabel('Price to, in euro').fill('20');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/maxPrice=2000/);
    await page.getByLabel('Sort').selectOption({ index: 1 });
    await expect(page).toHaveURL(/sort=/);
    const address = page.url();
    await page.reload();
    expect(page.url()).toBe(address);
    await expect(page.getByLabel('Price to, in euro')).toHaveValue('20');
    await expect(page.locator('.card__price').first()).toContainText('€');
    for (const price of await page.locator('.card__price').allTextContents())
      expect(Number(/€(\d+\.\d\d)/.exec(price)?.[1])).toBeLessThanOrEqual(20);
    await page
      .getByRole('link', { name: /^Remove the filter/ })
      .first()
      .click();
    await expect(page.getByLabel('Price to, in euro')).toHaveValue('');
    await page.goBack();
    await expect(page.getByLabel('Price to, in euro')).toHaveValue('20');
  },
);

test.describe('no connection', () => {
  test.use({ complaintsAllowed: /ERR_INTERNET_DISCONNECTED|fetching the script/ });

  test('[UX-12] without a connection a bar says so, and goes when it is back', async ({ page, context }) => {
    await page.goto('/');
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  });
});
