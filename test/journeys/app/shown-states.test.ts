import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** A piece that can no longer be bought beside one that became dearer. */
const changeCart = (page: Page, gone: string, dearer: string): Promise<unknown> =>
  page.route('**/api/cart', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const cart = await answer.json();
    for (const item of cart.items) {
      if (item.listingId === gone) Object.assign(item, { available: false, stock: 0 });
      if (item.listingId === dearer) item.addedPriceCents = item.priceCents - 100;
    }
    await route.fulfill({ response: answer, json: cart });
  });

test('[UX-100] refusals and missing pages are accessible in light and dark', async ({
  page,
  signUp,
  addToCart,
  addToWishlist,
  expectAccessible,
}) => {
  await signUp();
  const look = async (text: string | RegExp): Promise<void> => {
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessible('in both colours');
  };
  const savedListing = await addToWishlist('vase');
  await page.goto('/wishlist');
  await look(savedListing.title);
  await page.goto('/orders?state=delivered');
  await look(/No order fits|Nothing ordered|No orders/);
  await page.goto('/category/ceramics?minPrice=900000&rating=4');
  await look(/^Remove “/);
  await page.goto('/search?q=mug&readyToShip=yes&minPrice=900000');
  await look(/^No piece for “mug” fits/);

  const mug = await addToCart('mug');
  const blanket = await addToCart('blanket');
  await page.goto('/checkout');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await look('Street and number: Enter the street and number.');
  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await summary.getByText('Have a code?').click();
  await summary.getByLabel('Code', { exact: true }).fill('NO-SUCH-CODE');
  await page.keyboard.press('Enter');
  await look('No shop in your cart has this code.');
  await changeCart(page, mug.listingId, blanket.listingId);
  await page.reload();
  await expect(page.getByText(/^Price changed since you added it/)).toBeVisible();
  await look('No longer for sale. Remove it to go on.');
  await page.unroute('**/api/cart');
  for (const { title } of [mug, blanket]) await page.getByRole('button', { name: `Remove ${title}` }).click();
  await look('Nothing in it yet');
});
