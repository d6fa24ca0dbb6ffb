import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const heartOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `${title}, on your wishlist`, exact: true }).first();
const wishlistTitles = (page: Page) => page.locator('.wished .card__title');

/** A second tab beside the first, at the same address. */
async function secondTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

for (const who of ['guest', 'member'])
  test(`[WISH-04, UX-67] a heart pressed in one tab of a ${who} is pressed in the other`, async ({
    page,
    context,
    signUp,
    findListing,
  }) => {
    if (who === 'member') await signUp();
    const { listingId, title } = await findListing('mug');
    const path = `/search?q=${encodeURIComponent(title)}`;
    await page.goto(path);
    const other = await secondTab(context, path);
    await expect(heartOf(other, title)).toHaveAttribute('aria-pressed', 'false');
    await heartOf(page, title).click();
    await expect(heartOf(other, title)).toHaveAttribute('aria-pressed', 'true');
    await heartOf(other, title).click();
    await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/wishlist');
    await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    await other.goto(`/product/${listingId}`);
    await heartOf(other, title).click();
    await expect(wishlistTitles(page)).toHaveText([title]);
  });
