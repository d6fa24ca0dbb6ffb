import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { isCached, workerReady } from '../../support/journeys/worker.ts';

test.use({
  serviceWorkers: 'allow',
  complaintsAllowed:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|Loading (?:CSS )?chunk|Failed to fetch|status of 409/,
});

const STORED = 'Kept on this device, sent when you are back online.';
interface Line {
  id: string;
  title: string;
  quantity: number;
}
/** The cart as the shop has it, asked beside the page. */
const shopCart = async (context: BrowserContext): Promise<[string, number][]> => {
  const { items } = (await (await context.request.get('/api/cart')).json()) as { items: Line[] };
  return items.map(({ title, quantity }) => [title, quantity]);
};
const row = (page: Page, title: string) => page.locator('.row').filter({ hasText: title });
const count = (page: Page, text: string) =>
  expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${text}` })).toBeVisible();

test('[UX-12, RUN-07] a guest’s offline changes are shown, stored and sent once', async ({
  page,
  context,
  addToCart,
  findListing,
  expectAccessible,
}) => {
  const blanket = await addToCart('wool blanket');
  const wallet = await addToCart('wallet');
  const mug = await findListing('mug');
  await page.goto(`/product/${mug.listingId}?variant=${mug.variantId}`);
  await workerReady(page);
  await isCached(page, 'kept-everyones', mug.listingId);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  await page.goto('/cart');
  await expect(row(page, wallet.title)).toBeVisible();
  await page.goto(`/product/${mug.listingId}?variant=${mug.variantId}`);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText(STORED);
  await expect(drawer).toContainText(mug.title);
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await row(page, blanket.title).getByRole('button', { name: 'One more' }).click();
  await row(page, blanket.title).getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: `Remove ${wallet.title}` }).click();
  await count(page, '4 pieces');
  await expect(page.getByText(STORED)).toBeVisible();
  await expectAccessible();
  await page.reload();
  await count(page, '4 pieces');
  await expect(row(page, wallet.title)).toHaveCount(0);
  await expect(row(page, mug.title)).toBeVisible();
  await expect(page.getByText(STORED)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(STORED)).toHaveCount(0);
  await expect
    .poll(() => shopCart(context))
    .toEqual([
      [blanket.title, 3],
      [mug.title, 1],
    ]);
  await page.reload();
  await count(page, '4 pieces');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('waiting-')))).toEqual(
    [],
  );
});

test('[UX-12, RUN-07] two tabs that come back together send a change once', async ({ page, context, addToCart }) => {
  const blanket = await addToCart('wool blanket');
  await page.goto('/cart');
  await workerReady(page);
  const other = await context.newPage();
  await other.goto('/cart');
  for (const tab of [page, other]) await expect(row(tab, blanket.title)).toBeVisible();
  await context.setOffline(true);
  await row(page, blanket.title).getByRole('button', { name: 'One more' }).click();
  await expect(other.getByText(STORED)).toBeVisible();
  await count(other, '2 pieces');
  let sent = 0;
  await context.route('**/api/cart/items/**', async (route) => {
    sent += 1;
    // The shop makes the first one, and its answer is lost.
    const answer = await route.fetch();
    await (sent === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await context.setOffline(false);
  await expect.poll(() => sent, { timeout: 20_000 }).toBe(2);
  await expect(page.getByText(STORED)).toHaveCount(0);
  await expect(other.getByText(STORED)).toHaveCount(0);
  expect(await shopCart(context)).toEqual([[blanket.title, 2]]);
  await expect(page.getByText('turned out differently')).toHaveCount(0);
});
