import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

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

test('[CART-02, CART-03, UX-37, UX-47] what is added is confirmed, kept under artisan-cart and still there after a reload @both', async ({
  page,
  findPiece,
  expectAccessible,
}) => {
  const piece = await findPiece('wool blanket');
  await page.goto(`/product/${piece.listingId}?variant=${piece.variantId}`);
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText('Added to your cart');
  await expect(drawer).toContainText(piece.title);
  await expect(drawer.getByRole('link', { name: 'Check out' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'View cart' })).toBeVisible();
  await expectAccessible();
  await drawer.getByRole('button', { name: 'Keep shopping' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(add).toBeFocused();
  await count(page, '1 piece');
  expect(await kept(page)).toMatchObject({ itemCount: 1, items: [{ title: piece.title, quantity: 1 }] });
  await page.reload();
  await count(page, '1 piece');
  await add.click();
  await expect(drawer).toContainText('Your cart, 2 pieces');
  await expect.poll(async () => (await kept(page)).items).toMatchObject([{ title: piece.title, quantity: 2 }]);
});

test('[UX-47] another tab shows the change at once', async ({ page, context, addPiece }) => {
  const piece = await addPiece('wool blanket');
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/');
  await count(other, '1 piece');
  await page.getByRole('button', { name: `Remove ${piece.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await count(other, '0 pieces');
});
