import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';
import { isKept, workerReady } from '../../support/journeys/worker.ts';

test.use({
  serviceWorkers: 'allow',
  complaintsAllowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|Failed to fetch|status of 409/,
});

const REASON = 'Checking out needs a connection. Your cart is kept until you are back online.';
const checkOut = (page: Page) => page.getByRole('link', { name: 'Check out' });

test('[UX-12, UX-43] without a connection “Check out” can be reached, says why it leads nowhere, and leads on once it is back', async ({
  page,
  context,
  addToCart,
  expectAccessible,
}) => {
  await addToCart('wool blanket');
  await page.goto('/cart');
  await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'false');
  await context.setOffline(true);
  await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(checkOut(page)).toHaveAccessibleDescription(REASON);
  await checkOut(page).focus();
  await expect(checkOut(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await checkOut(page).click({ force: true });
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(REASON)).toBeVisible();
  await expectAccessible();
  await context.setOffline(false);
  await expect(page.getByText(REASON)).toHaveCount(0);
  await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'false');
  await checkOut(page).click();
  await expect(page).toHaveURL(/\/checkout/);
});

test('[UX-12, WISH-10] without a connection a member’s collections still filter, and what the shop alone can do says so', async ({
  page,
  context,
  signUp,
  addToWishlist,
  expectAccessible,
}) => {
  await signUp();
  const wallet = await addToWishlist('wallet');
  await addToWishlist('wool blanket');
  await page.goto('/wishlist');
  await workerReady(page);
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByLabel('Name of the collection').fill('Birthday');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel(`Collection of ${wallet.title}`).selectOption({ label: 'Birthday' });
  const shown = page.locator('.wished .card__title');
  const birthday = page.getByRole('button', { name: 'Birthday' });
  await birthday.click();
  await expect(shown).toHaveText([wallet.title]);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(shown).toHaveCount(2);
  await birthday.click();
  await expect(shown).toHaveText([wallet.title]);
  for (const name of ['New collection', 'Share the list', 'Delete this collection']) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Collections and sharing need a connection/);
    await button.click({ force: true });
  }
  await expect(page.getByLabel('Name of the collection')).toHaveCount(0);
  await expectAccessible();
  await context.setOffline(false);
  await expect(page.getByText('Collections and sharing need a connection')).toHaveCount(0);
  await expect(birthday).toBeVisible();
});

test('[UX-12, WISH-10] somebody’s shared list says without a connection that it needs one, and comes with it', async ({
  page,
  context,
  signUp,
  addToWishlist,
}) => {
  await signUp();
  const wallet = await addToWishlist('wallet');
  const { token } = (await (await page.request.post('/api/wishlist/share', { data: {} })).json()) as { token: string };
  await page.goto(`/wishlist/shared/${token}`);
  await workerReady(page);
  await expect(page.locator('.wished .card__title')).toHaveText([wallet.title]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This list needs a connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.wished .card__title')).toHaveText([wallet.title]);
});

test('[UX-12, UX-45] a change that waited for a piece whose shop has closed meanwhile is told, with what is left of it', async ({
  page,
  context,
}) => {
  const mug = await publishMug(page);
  const listing = (await (await page.request.get(`/api/listings/${mug.listingId}`)).json()) as {
    title: string;
    variants: { id: string; stock: number }[];
  };
  const [one, two] = listing.variants.filter(({ stock }) => stock > 3);
  await page.request.post('/api/cart/items', {
    data: { listingId: mug.listingId, variantId: one?.id, quantity: 2, personalisation: '' },
  });
  await page.goto(`/product/${mug.listingId}?variant=${two?.id}`);
  await workerReady(page);
  await isKept(page, 'kept-everyones', mug.listingId);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  await page.goto('/cart');
  await expect(page.locator('.row')).toHaveCount(1);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText(/^Kept on this device/)).toBeVisible();
  await page.goto(`/product/${mug.listingId}?variant=${two?.id}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'View cart' }).click();
  await expect(page.locator('.row')).toHaveCount(2);
  const closed = await mug.maker.post(`/api/seller/listings/${mug.listingId}/state`, {
    data: { listingId: mug.listingId, state: 'inactive' },
  });
  expect(closed.status()).toBe(200);
  await context.setOffline(false);
  const conflicts = page.getByRole('region', { name: 'Some changes turned out differently' });
  await expect(conflicts).toContainText('It is no longer for sale, so it was not put into your cart.');
  await expect(conflicts).toContainText('Your cart still holds 2 pieces of it, which cannot be bought now.');
  await expect(page.locator('.row')).toHaveCount(1);
  await conflicts.getByRole('button', { name: `Remove it: ${listing.title}` }).click();
  await expect(page.locator('.row')).toHaveCount(0);
});
