import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { isKept, workerReady } from '../../support/journeys/worker.ts';

test.use({
  serviceWorkers: 'allow',
  complaintsAllowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|Failed to fetch|status of 409/,
});

const KEPT = 'Kept on this device, sent when you are back online.';
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
const count = (page: Page, words: string) =>
  expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${words}` })).toBeVisible();

test('[UX-12, RUN-07] a guest adds, changes and removes without a connection: shown at once, there after a reload, sent once', async ({
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
  await isKept(page, 'kept-everyones', mug.listingId);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  await page.goto('/cart');
  await expect(row(page, wallet.title)).toBeVisible();
  await page.goto(`/product/${mug.listingId}?variant=${mug.variantId}`);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText(KEPT);
  await expect(drawer).toContainText(mug.title);
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await row(page, blanket.title).getByRole('button', { name: 'One more' }).click();
  await row(page, blanket.title).getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: `Remove ${wallet.title}` }).click();
  await count(page, '4 pieces');
  await expect(page.getByText(KEPT)).toBeVisible();
  await expectAccessible();
  await page.reload();
  await count(page, '4 pieces');
  await expect(row(page, wallet.title)).toHaveCount(0);
  await expect(row(page, mug.title)).toBeVisible();
  await expect(page.getByText(KEPT)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(KEPT)).toHaveCount(0);
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

test('[UX-12, RUN-07] two tabs that come back at the same moment send a change once, and a lost answer adds nothing twice', async ({
  page,
  context,
  addToCart,
}) => {
  const blanket = await addToCart('wool blanket');
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  for (const tab of [page, other]) await expect(row(tab, blanket.title)).toBeVisible();
  await context.setOffline(true);
  await row(page, blanket.title).getByRole('button', { name: 'One more' }).click();
  await expect(other.getByText(KEPT)).toBeVisible();
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
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await expect(other.getByText(KEPT)).toHaveCount(0);
  expect(await shopCart(context)).toEqual([[blanket.title, 2]]);
  await expect(page.getByText('turned out differently')).toHaveCount(0);
});

test('[UX-12, UX-45] what another device changed meanwhile is shown line by line, with what was kept and what to do', async ({
  page,
  context,
  addToCart,
  expectAccessible,
}) => {
  const blanket = await addToCart('wool blanket', 2);
  const wallet = await addToCart('wallet');
  await page.goto('/cart');
  await expect(row(page, blanket.title)).toBeVisible();
  const { items } = (await (await context.request.get('/api/cart')).json()) as { items: Line[] };
  const lineOf = (title: string): string => items.find((line) => line.title === title)?.id ?? '';
  await context.setOffline(true);
  await row(page, blanket.title).getByRole('button', { name: 'One more' }).click();
  await row(page, wallet.title).getByRole('button', { name: 'One more' }).click();
  await context.request.put(`/api/cart/items/${lineOf(blanket.title)}`, { data: { quantity: 5 } });
  await context.request.delete(`/api/cart/items/${lineOf(wallet.title)}`);
  await context.setOffline(false);
  const conflicts = page.getByRole('region', { name: 'Some changes turned out differently' });
  await expect(conflicts).toContainText('You chose 3 here, and on another device it was set to 5. 5 was kept.');
  await expect(conflicts).toContainText(
    'You chose 2 here, and on another device it was removed. It is not in your cart.',
  );
  await expectAccessible();
  await page.reload();
  await conflicts.getByRole('button', { name: `Make it 3: ${blanket.title}` }).click();
  await page.getByRole('button', { name: `Put it back: ${wallet.title}` }).click();
  await expect(page.getByText('turned out differently')).toHaveCount(0);
  await expect
    .poll(() => shopCart(context))
    .toEqual([
      [blanket.title, 3],
      [wallet.title, 2],
    ]);
});

test('[CART-03, UX-47] an answer that breaks off in the middle empties no cart', async ({ page, addToCart }) => {
  const listing = await addToCart('wool blanket');
  await page.goto('/cart');
  await expect(page.locator('.row').filter({ hasText: listing.title })).toBeVisible();
  await page.route('**/api/cart', (route) => route.fulfill({ contentType: 'application/json', body: '{"items":[' }));
  await page.reload();
  await expect(page.getByText('This is how the cart looked last')).toBeVisible();
  await expect(page.locator('.row').filter({ hasText: listing.title })).toBeVisible();
  await page.unroute('**/api/cart');
  await page.reload();
  await expect(page.locator('.row').filter({ hasText: listing.title })).toBeVisible();
  await expect(page.getByText('This is how the cart looked last')).toHaveCount(0);
});
