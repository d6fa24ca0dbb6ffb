import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { isKept, workerReady } from '../../support/journeys/worker.ts';

test.use({
  serviceWorkers: 'allow',
  complaintsAllowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|Failed to fetch|status of 409/,
});

const KEPT = 'Kept on this device, sent when you are back online.';
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
  await context.setOffline(true);
  await row.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
}

async function expectTwoInTheCart(context: BrowserContext): Promise<void> {
  const { itemCount } = await (await context.request.get('/api/cart')).json();
  expect(itemCount).toBe(2);
}

test('[UX-12, WISH-04] a member saves, unsaves and moves without a connection: the list shows it, also after a reload, and the shop has it later', async ({
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
  await isKept(page, 'kept-everyones', wallet.listingId);
  await page.goto('/wishlist');
  await expect(wishlistTitles(page)).toHaveText([first]);
  await isKept(page, 'kept-own', 'wishlist.getWishlist');
  await page.goto('/search?q=mug');
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(true);
  await heartOf(page, second).click();
  await expect(page.locator('.toast', { hasText: `Saved. ${KEPT}` })).toBeVisible();
  await heartOf(page, first).click();
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => queuedNow(page)).toBe(2);
  await page.goto('/wishlist');
  await expect(wishlistTitles(page)).toHaveText([second]);
  await expect(page.getByText('Shown in full when you are back online')).toBeVisible();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expectAccessible();
  await page.goto(`/product/${wallet.listingId}`);
  await heartOf(page, wallet.title).click();
  await expect.poll(() => queuedNow(page)).toBe(3);
  await page.goto('/wishlist');
  await expect(wishlistTitles(page)).toHaveText([wallet.title, second]);
  await context.setOffline(false);
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await expect(page.getByText('Shown in full when you are back online')).toHaveCount(0);
  const { items } = await (await context.request.get('/api/wishlist')).json();
  expect(items.map(({ title }: { title: string }) => title)).toEqual([wallet.title, second]);
});

test('[INV-20, UX-12] what a person did offline waits for that person when they are signed out meanwhile, and is nobody else’s', async ({
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
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await expectAccessible();
  expect(await queuedNow(page)).toBe(1);
  await page.getByRole('button', { name: 'Sign in to send it' }).click();
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect.poll(() => queuedNow(page)).toBe(0);
  await expectTwoInTheCart(context);
});

test.describe('without the worker, which would have its own way to the shop', () => {
  test.use({ serviceWorkers: 'block' });

  test('[INV-20, UX-12] a connection that is said to be back before it is: what waits is sent when it really is', async ({
    page,
    context,
    addToCart,
  }) => {
    const blanket = await addToCart('wool blanket');
    await oneMoreOffline(page, context, blanket.title);
    await page.route('**/*', (route) => route.abort());
    // Whichever it begins with: who is signed in, or the code that sends.
    const tried = page.waitForEvent('requestfailed', (request) =>
      /\/assets\/.+js$|\/accounts\/session$/.test(request.url()),
    );
    await context.setOffline(false);
    await tried;
    await page.unroute('**/*');
    await expect.poll(() => queuedNow(page)).toBe(0);
    await expect(page.getByText(KEPT)).toHaveCount(0);
    await expectTwoInTheCart(context);
  });
});

test('[CART-06, UX-45] a piece that is gone when the connection is back is told with what to do, and the rest is made', async ({
  page,
  context,
  addToCart,
  findListing,
}) => {
  const blanket = await addToCart('wool blanket');
  const mug = await findListing('mug');
  await page.goto('/cart');
  await expect(page.locator('.row').filter({ hasText: blanket.title })).toBeVisible();
  await workerReady(page);
  await page.goto(`/product/${mug.listingId}?variant=${mug.variantId}`);
  await isKept(page, 'kept-everyones', mug.listingId);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'View cart' }).click();
  const row = page.locator('.row').filter({ hasText: blanket.title });
  await row.getByRole('button', { name: 'One more' }).click();
  await context.route('**/api/cart/items', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'cart/not-for-sale', message: 'This piece is no longer for sale. Nothing was added.' } },
    }),
  );
  await context.setOffline(false);
  const conflicts = page.getByRole('region', { name: 'One change turned out differently' });
  await expect(conflicts).toContainText('It is no longer for sale, so it was not put into your cart.');
  await expect(conflicts.getByRole('link', { name: mug.title })).toHaveAttribute('href', `/product/${mug.listingId}`);
  await expect(page.locator('.row')).toHaveCount(1);
  await expect.poll(() => queuedNow(page)).toBe(0);
  await expectTwoInTheCart(context);
  await conflicts.getByRole('button', { name: `All right: ${mug.title}` }).click();
  await expect(conflicts).toHaveCount(0);
});

test('[CART-03] a store filled by hand breaks no page, sends nothing that is no change, and opens no other’s cart', async ({
  page,
  context,
  addToCart,
}) => {
  const blanket = await addToCart('wool blanket');
  await page.goto('/');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/cart/') && request.method() !== 'GET') writes.push(request.url());
  });
  await page.evaluate(() => {
    const line = {
      id: 'x',
      quantity: -4,
      priceCents: -1,
      values: [{}],
      picture: { id: '"><img src=x onerror=alert(1)>' },
    };
    localStorage.setItem('artisan-cart', JSON.stringify({ cartId: 'cart-somebody-else', items: [line], total: 'a' }));
    for (const [index, text] of [
      '{',
      'null',
      '[]',
      '{"__proto__":{"act":{"kind":"add"}}}',
      JSON.stringify({ key: 'k', order: '1', owner: null, tried: false, act: { kind: 'add', line } }),
      JSON.stringify({ act: Array.from({ length: 5000 }, () => ({})) }),
    ].entries()) {
      localStorage.setItem(`waiting-${index}`, text);
      localStorage.setItem(`conflict-${index}`, text);
    }
  });
  for (const path of ['/cart', '/wishlist', '/']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible();
    await expect(page.getByText(KEPT)).toHaveCount(0);
    await expect(page.getByText('turned out differently')).toHaveCount(0);
  }
  expect(writes.filter((url) => !url.includes('activity'))).toEqual([]);
  const { items } = await (await context.request.get('/api/cart')).json();
  expect(items).toMatchObject([{ title: blanket.title, quantity: 1 }]);
});
