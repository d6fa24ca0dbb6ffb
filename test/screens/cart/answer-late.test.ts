import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

/** Holds what is sent to a path back until it is let go. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const delayed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${path}`, async (route) => {
    await delayed;
    await route.continue();
  });
  return letGo;
}

const itemCount = async (page: Page): Promise<number> => (await (await page.request.get('/api/cart')).json()).itemCount;
const wishlistTitles = async (page: Page): Promise<string[]> =>
  (await (await page.request.get('/api/wishlist')).json()).items.map(({ id }: { id: string }) => id);

/** A line that was removed and brought back, whose addition the server has not answered yet. */
async function broughtBack(page: Page, title: string): Promise<() => void> {
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  const letGo = await holdBack(page, '/api/cart/items');
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/cart/items'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await asked;
  return letGo;
}

test('[UX-44, UX-49] a line brought back and saved for later before the server knows of it is on the list, and in the cart no more', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  const { listingId, title } = await addToCart();
  const letGo = await broughtBack(page, title);
  await page.getByRole('button', { name: `Save for later: ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  letGo();
  await expect(page.locator('.toast', { hasText: 'Saved on your wishlist.' })).toBeVisible();
  expect(await itemCount(page)).toBe(0);
  expect(await wishlistTitles(page)).toEqual([listingId]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
});

test('[CART-02, INV-20] what was on its way to the server when the page was left is sent by the next page, once', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  const { title } = await addToCart();
  const letGo = await broughtBack(page, title);
  await page.goto('/');
  letGo();
  await expect.poll(() => itemCount(page)).toBe(1);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible();
  expect(await itemCount(page)).toBe(1);
});

test('[WISH-04, INV-20] a heart whose press was on its way when the page was left is on the list all the same', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  const { listingId } = await addToCart();
  await page.goto(`/product/${listingId}`);
  const letGo = await holdBack(page, '/api/user/favorites');
  const asked = page.waitForRequest((request) => request.url().endsWith('/user/favorites'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/ })
    .first()
    .click();
  await asked;
  await page.goto('/');
  letGo();
  await expect.poll(() => wishlistTitles(page)).toEqual([listingId]);
});

test('[UX-44, UX-49] the same where the server answers while the list is still being written', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  const { listingId, title } = await addToCart();
  const letGo = await broughtBack(page, title);
  const letWishlistGo = await holdBack(page, '/api/user/favorites');
  await page.getByRole('button', { name: `Save for later: ${title}` }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/cart/items'));
  letGo();
  await answered;
  expect(await itemCount(page)).toBe(1);
  letWishlistGo();
  await expect(page.locator('.toast', { hasText: 'Saved on your wishlist.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  expect(await itemCount(page)).toBe(0);
  expect(await wishlistTitles(page)).toEqual([listingId]);
});

test('[UX-43, UX-44] a line brought back takes another quantity before the server knows of it', async ({
  page,
  addToCart,
}) => {
  const { title } = await addToCart();
  const letGo = await broughtBack(page, title);
  const changed = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'One more' }).click();
  letGo();
  expect((await changed).status()).toBe(200);
  expect(await itemCount(page)).toBe(2);
  await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('2');
});

test.describe('a lost answer', () => {
  test.use({ complaintsAllowed: /net::ERR_FAILED/ });
  test('[UX-12, RUN-07] a quantity whose answer was lost is sent again word for word, and is no conflict', async ({
    page,
    addToCart,
  }) => {
    const { title } = await addToCart();
    await page.goto('/cart');
    const sent: [string | null, string | undefined][] = [];
    await page.route('**/api/cart/items/*', async (route) => {
      sent.push([route.request().postData(), route.request().headers()['idempotency-key']]);
      const answer = await route.fetch();
      await (sent.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await page.getByRole('button', { name: 'One more' }).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toEqual(sent[0]);
    await expect(page.getByRole('textbox', { name: `Quantity of ${title}` })).toHaveValue('2');
    await expect(page.getByText('turned out differently')).toHaveCount(0);
    expect(await itemCount(page)).toBe(2);
  });
});
