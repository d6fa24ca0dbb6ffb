import { expect, test } from '../journey.ts';

test('[SHELL-05] a product page opens by a direct visit, and its sections scroll into view @both', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('a[href^="/product/"]').first().getAttribute('href');
  for (const section of ['questions', 'reviews']) {
    expect((await page.goto('about:blank'))?.status()).toBeUndefined();
    expect((await page.goto(`${address}#${section}`))?.status()).toBe(200);
    await expect(page.locator(`#${section}`).getByRole('heading', { level: 2 }).first()).toBeInViewport();
    await page.reload();
    await expect(page.locator(`#${section}`).getByRole('heading', { level: 2 }).first()).toBeInViewport();
  }
});
