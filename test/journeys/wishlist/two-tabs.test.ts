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
  test(`[WISH-04, UX-67] a heart pressed in one tab of a ${who} is pressed in the other, and taken back there too`, async ({
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

test('[WISH-10] a collection begun, filled and deleted in one tab shows in the other, which falls back to the whole list', async ({
  page,
  context,
  signUp,
  addToWishlist,
}) => {
  await signUp();
  const { title } = await addToWishlist();
  await page.goto('/wishlist');
  const other = await secondTab(context, '/wishlist');
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name of the collection' }).fill('Kitchen');
  await page.keyboard.press('Enter');
  const chip = other.getByRole('button', { name: 'Kitchen', exact: true });
  await chip.click();
  await expect(other.getByRole('heading', { name: 'Nothing in this collection yet' })).toBeVisible();
  await page.getByLabel(`Collection of ${title}`).selectOption('Kitchen');
  await expect(wishlistTitles(other)).toHaveText([title]);
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(chip).toHaveCount(0);
  await expect(wishlistTitles(other)).toHaveText([title]);
});

test('[WISH-10, CART-02] two tabs move the same piece to the cart at once: it lies there once and is off both lists', async ({
  page,
  context,
  signUp,
  addToWishlist,
}) => {
  await signUp();
  const { title } = await addToWishlist();
  await page.goto('/wishlist');
  const other = await secondTab(context, '/wishlist');
  const move = (tab: Page) => tab.getByRole('button', { name: `Move to cart: ${title}` });
  await Promise.all([page, other].map((tab) => expect(move(tab)).toBeVisible()));
  await Promise.all([page, other].map((tab) => move(tab).evaluate((button: HTMLButtonElement) => button.click())));
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  expect((await (await page.request.get('/api/cart')).json()).itemCount).toBe(1);
  await expect(other.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible();
});
