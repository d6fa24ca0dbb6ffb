import { expect, test } from '../screen.ts';

test('[UX-17, CAT-05] who comes back sees what was viewed and the way to the cart; who is new sees no empty place for them', async ({
  page,
  addToCart,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: 'New', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Back to your cart/ })).toHaveCount(0);
  const { listingId } = await addToCart('mug', 2);
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: 'Cart, 2 pieces' })).toBeVisible();
  await page.goto(`/product/${listingId}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const viewed = () => page.evaluate(() => localStorage.getItem('recently-viewed'));
  await expect.poll(viewed).toContain(listingId);
  // Looked at twice, it is there once.
  await page.evaluate(() => localStorage.setItem('recently-viewed', localStorage.getItem('recently-viewed') + ' '));
  await page.reload();
  await expect.poll(viewed).not.toMatch(/ $/);
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link', { name: title })).toHaveAttribute('href', `/product/${listingId}`);
  await page.getByRole('link', { name: 'Back to your cart (2)' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goto('/');
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect(recent).toHaveCount(0);
});

test('[UX-09] each move gives the title of the screen and puts the focus on its heading', async ({ page }) => {
  await page.goto('/category/ceramics');
  const card = page.locator('.card').first().getByRole('link');
  const title = await card.innerText();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[()]/g, '.')}.* – .+`));
});
