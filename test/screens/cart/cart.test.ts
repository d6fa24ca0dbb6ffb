import type { Locator, Page } from '@playwright/test';
import { delayAnswers } from '../../support/journeys/delayed-answers.ts';
import { expect, test } from '../screen.ts';

const count = (page: Page, words: string) =>
  expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${words}` })).toBeVisible();

const kept = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('artisan-cart') ?? '{}') as {
        items: { title: string; quantity: number }[];
        itemCount: number;
      },
  );

test('[CART-02, CART-03, UX-37, UX-47] what is added is confirmed, kept under artisan-cart and still there after a reload', async ({
  page,
  findListing,
  expectAccessible,
}) => {
  const listing = await findListing('wool blanket');
  await page.goto(`/product/${listing.listingId}?variant=${listing.variantId}`);
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText('Added to your cart');
  await expect(drawer).toContainText(listing.title);
  await expect(drawer.getByRole('link', { name: 'Check out' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'View cart' })).toBeVisible();
  await expectAccessible();
  await drawer.getByRole('button', { name: 'Keep shopping' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(add).toBeFocused();
  await count(page, '1 piece');
  expect(await kept(page)).toMatchObject({ itemCount: 1, items: [{ title: listing.title, quantity: 1 }] });
  await page.reload();
  await count(page, '1 piece');
  await add.click();
  await expect(drawer).toContainText('Your cart, 2 pieces');
  await expect.poll(async () => (await kept(page)).items).toMatchObject([{ title: listing.title, quantity: 2 }]);
});

test('[CART-02, UX-44] quantities change in the cart; removing asks nothing and can be undone', async ({
  page,
  addToCart,
  expectAccessible,
}) => {
  const listing = await addToCart('wool blanket');
  await page.goto('/cart');
  const row = page.getByRole('listitem').filter({ hasText: listing.title });
  await expect(row).toBeVisible();
  await expectAccessible();
  await row.getByRole('button', { name: 'One more' }).click();
  await count(page, '2 pieces');
  await expect(row).toContainText('each');
  await page.getByRole('button', { name: `Remove ${listing.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await expectAccessible();
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/cart/items') && response.ok()),
    page.getByRole('button', { name: 'Undo' }).click(),
  ]);
  await expect(row).toBeVisible();
  await count(page, '2 pieces');
  await page.reload();
  await expect(row).toContainText('each');
});

test('[UX-44] typing 0 takes the line out without a question, and Undo stands there for six seconds', async ({
  page,
  addToCart,
}) => {
  const listing = await addToCart('wool blanket', 2);
  await page.goto('/cart');
  const row = page.getByRole('listitem').filter({ hasText: listing.title });
  await row.getByRole('textbox', { name: `Quantity of ${listing.title}` }).fill('0');
  await page.keyboard.press('Enter');
  const removed = page.locator('.toast', { hasText: 'Removed' });
  await expect(removed).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await page.clock.fastForward(3000);
  await expect(removed).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(removed).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
});

test('[CART-03, UX-47] the guest’s cart and the account’s become one at the sign-in, and nothing is lost', async ({
  page,
  signUp,
  addToCart,
}) => {
  const person = await signUp();
  const blanket = await addToCart('wool blanket', 2);
  await page.request.post('/api/accounts/sign-out', { data: {} });
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await addToCart('wool blanket', 1);
  const mug = await addToCart('mug', 1);
  await page.goto('/cart');
  await count(page, '2 pieces');
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await count(page, '4 pieces');
  await page.goto('/cart');
  for (const { title } of [blanket, mug])
    await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
});

test('[CART-03] a cart that was written into the storage by hand breaks no page', async ({ page }) => {
  await page.goto('/');
  for (const broken of ['{', '"x"', '{"items":[{"id":1}],"total":"a"}', '{"items":{}}']) {
    await page.evaluate((text) => localStorage.setItem('artisan-cart', text), broken);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  }
});

test('[UX-43] the last quantity counts, though an answer to an earlier one comes after it', async ({
  page,
  addToCart,
}) => {
  const { title } = await addToCart();
  await page.goto('/cart');
  const line = /\/api\/cart\/items\/[^/]+$/;
  const earlier = await delayAnswers(page, 'PUT', line);
  await page.getByRole('button', { name: 'One more' }).click();
  await earlier.answered;
  const later = page.waitForResponse(line);
  await page.getByRole('button', { name: 'One more' }).click();
  await later;
  await earlier.letGo();
  await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('3');
  await count(page, '3 pieces');
});

test.describe('a failing server', () => {
  test.use({ complaintsAllowed: /status of 500/ });

  test('[CART-02] without an answer the cart goes back to what it was and says so', async ({ page, addToCart }) => {
    const listing = await addToCart('wool blanket');
    await page.goto('/cart');
    await expect(page.getByRole('listitem').filter({ hasText: listing.title })).toBeVisible();
    await page.route('**/api/cart/items/**', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'request/unexpected', message: 'An unexpected error occurred. Please try again.' } },
      }),
    );
    // The cart that is read afterwards would put it right too: it does not come.
    await page.route(/\/api\/cart$/, () => undefined);
    await page.getByRole('button', { name: `Remove ${listing.title}` }).click();
    await expect(page.locator('.toast--error')).toContainText('An unexpected error occurred. Please try again.');
    await expect(page.getByRole('listitem').filter({ hasText: listing.title })).toBeVisible();
    await count(page, '1 piece');
  });
});

test.describe('a line that is lost', () => {
  test.use({ complaintsAllowed: /Failed to load resource|ERR_FAILED/ });

  test('[INV-20, UX-12] what waits of one person is not sent for another who is signed in when the line is back', async ({
    page,
    signUp,
    addToCart,
  }) => {
    await signUp();
    await addToCart('wool blanket');
    await page.goto('/cart');
    await count(page, '1 piece');
    const everything = '**/api/**';
    const waits = page.getByText('Kept on this device, sent when you are back online.');
    const oneMoreThatWaits = async (): Promise<void> => {
      await page.route(everything, (route) => route.abort());
      await page.getByRole('button', { name: 'One more' }).click();
      await expect(waits).toBeVisible();
    };
    const lineIsBack = async (): Promise<void> => {
      await page.unroute(everything);
      await page.evaluate(() => dispatchEvent(new Event('online')));
    };
    // Once for themselves: the code that sends is there from now on, and loses no time.
    await oneMoreThatWaits();
    await lineIsBack();
    await expect(waits).toHaveCount(0);
    await count(page, '2 pieces');
    await oneMoreThatWaits();
    // In another tab, which this one has not heard of.
    await signUp();
    const session = await delayAnswers(page, 'GET', /\/api\/accounts\/session$/);
    await lineIsBack();
    await session.answered;
    // Time enough for what would not wait for that answer.
    await page.request.get('/api/cart');
    await session.letGo();
    await expect(page.getByText('One change waits for the account that was signed in here')).toBeVisible();
    expect((await (await page.request.get('/api/cart')).json()).itemCount).toBe(0);
  });
});

test('[UX-44] a quantity above the stock is told: on the piece and in the cart it says how many are left', async ({
  page,
  addToCart,
}) => {
  const { listingId, title } = await addToCart('wool blanket', 1);
  const tooMany = async (quantity: Locator): Promise<void> => {
    await quantity.fill('140');
    await page.keyboard.press('Enter');
    const most = Number(await quantity.inputValue());
    expect(most).toBeLessThan(140);
    await expect(page.getByText(`Only ${most} left`, { exact: true })).toBeVisible();
  };
  await page.goto(`/product/${listingId}`);
  await tooMany(page.getByRole('textbox', { name: 'Quantity' }));
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${title}` });
  await tooMany(quantity);
  await quantity.fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Only \d+ left$/)).toHaveCount(0);
});
