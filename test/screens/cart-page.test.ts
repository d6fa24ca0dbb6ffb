import { expect, test } from './screen.ts';

test('[UX-49, UX-44] a line is saved for later on the wishlist, can be undone, and comes back from there', async ({
  page,
  addPiece,
}) => {
  const piece = await addPiece('mug');
  await page.goto('/cart');
  await page.getByRole('button', { name: `Save for later: ${piece.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: piece.title }).first()).toBeVisible();
  await page.getByRole('button', { name: `Save for later: ${piece.title}` }).click();
  await page.getByRole('link', { name: 'Your wishlist' }).click();
  await page.getByRole('button', { name: `Move to cart: ${piece.title}` }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible();
});
