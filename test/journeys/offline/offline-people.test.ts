import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { isCached, workerReady } from '../../support/journeys/worker.ts';

test.use({
  serviceWorkers: 'allow',
  complaintsAllowed:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|Loading (?:CSS )?chunk|Failed to fetch|status of 409/,
});

const STORED = 'Kept on this device, sent when you are back online.';
const heartOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `${title}, on your wishlist`, exact: true }).first();
const wishlistTitles = (page: Page) => page.locator('.wished .card__title');
const queuedNow = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('waiting-')).length);

/** One piece lies in the cart; without a connection it becomes two. */
async function oneMoreOffline(page: Page, context: BrowserContext, title: string): Promise<void> {
  await page.goto('/cart');
  const row = page.locator('.row').filter({ hasText: title });
  await expect(row).toBeVisible();
  await workerReady(page);
  await context.setOffline(true);
  await row.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText(STORED)).toBeVisible();
}

async function expectTwoInTheCart(context: BrowserContext): Promise<void> {
  const { itemCount } = await (await context.request.get('/api/cart')).json();
  expect(itemCount).toBe(2);
}

test('[UX-12, WISH-04] a member’s offline wishes are shown and sent later', async ({
  page,
  context,
  signUp,
  findListing,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/search?q=mug');
  await expect(page.locator('.card__title').first()).toBeVisible();
  const [first = '', second = ''] = await page.locator('.card__title').allTextContents();
  await heartOf(page, first).click();
  await expect(page.locator('.toast', { hasText: 'Saved' })).toBeVisible();
  const wallet = await findListing('wallet');
  await page.goto(`/product/${wallet.listingId}`);
  await workerReady(page);
  await isCached(page, 'kept-everyones', wallet.listingId);
  await page.goto('/wishlist');
  await expect(wishlistTitles(page)).toHaveText([first]);
  await isCached(page, 'kept-own', 'wishlist.getWishlist');
  await page.goto('/search?q=mug');
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(true);
  await heartOf(page, second).click();
  await expect(page.locator('.toast', { hasText: `Saved. ${STORED}` })).toBeVisible();
  await heartOf(page, first).click();
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => queuedNow(page)).toBe(2);
  await page.goto('/wishlist');
  await expect(wishlistTitles(page)).toHaveText([second]);
  await expect(page.getByText('Shown in full when you are back online')).toBeVisible();
  await expect(page.getByText(STORED)).toBeVisible();
  await expectAccessible();
  await page.goto(`/product/${wallet.listingId}`);
  await heartOf(page, wallet.title).click();
  await expect.poll(() => queuedNow(page)).toBe(3);
  await page.goto('/wishlist');
  await expect(wishlistTitles(page)).toHaveText([wallet.title, second]);
  await context.setOffline(false);
  await expect(page.getByText(STORED)).toHaveCount(0);
  await expect(page.getByText('Shown in full when you are back online')).toHaveCount(0);
  const { items } = await (await context.request.get('/api/wishlist')).json();
  expect(items.map(({ title }: { title: string }) => title)).toEqual([wallet.title, second]);
});

test('[INV-20, UX-12] what a person did offline waits for that person alone', async ({
  page,
  context,
  signUp,
  addToCart,
  expectAccessible,
}) => {
  const person = await signUp();
  const blanket = await addToCart('wool blanket');
  await oneMoreOffline(page, context, blanket.title);
  await context.request.post('/api/accounts/sign-out', { data: {} });
  await context.setOffline(false);
  await expect(page.getByText('One change waits for the account that was signed in here')).toBeVisible();
  await expect(page.getByText(STORED)).toHaveCount(0);
  await expectAccessible();
  expect(await queuedNow(page)).toBe(1);
  // A read that the ended session was refused opens the dialog by itself, now and then before the button is pressed.
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('button', { name: 'Sign in to send it' }).click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect.poll(() => queuedNow(page)).toBe(0);
  await expectTwoInTheCart(context);
});
