import { expect, test } from '../screen.ts';
import { publishJug } from '../../support/journeys/jug.ts';

test('[CART-06, UX-45] a choice that its maker takes out is told in cart and drawer, leads to the others, and does not hold up the rest', async ({
  page,
  addToCart,
  expectAccessible,
}) => {
  const { listingId, title, takeOut, putIntoCart } = await publishJug(page);
  await putIntoCart('Ink');
  const mug = await addToCart('mug');
  await page.goto('/cart');
  const row = page.locator('.row').filter({ hasText: title });
  await expect(row.getByRole('button', { name: 'One more' })).toBeVisible();
  await takeOut('Ink');
  await page.reload();
  await expect(row).toContainText('Ink');
  await expect(row).toContainText('This choice is no longer offered.');
  await expect(row.getByRole('button', { name: 'One more' })).toHaveCount(0);
  await expectAccessible();
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText('1 piece');
  await expect(summary).toContainText('One line cannot be bought as it stands');
  await page.goto('/checkout');
  await expect(page.getByText('This choice is no longer offered.').first()).toBeVisible();
  await page.goto('/cart');
  await row.getByRole('link', { name: /^Choose another/ }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${listingId}`));
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  const jug = drawer.locator('.drawer-line').filter({ hasText: title });
  await expect(jug.filter({ hasText: 'Straw' })).toBeVisible();
  await expect(jug.filter({ hasText: 'Ink' })).toContainText('This choice is no longer offered.');
  await drawer.getByRole('link', { name: 'View cart' }).click();
  await row
    .filter({ hasText: 'Ink' })
    .getByRole('button', { name: `Remove ${title}` })
    .click();
  await expect(page.getByText('This choice is no longer offered.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.locator('.row')).toHaveCount(2);
  await expect(page.locator('.row').filter({ hasText: mug.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check out' }).first()).toBeVisible();
});

test.describe('a shop that does not answer', () => {
  test.use({ complaintsAllowed: /Failed to load resource/ });

  test('[CART-06, UX-12] without a connection the kept cart still says that the choice is no longer offered', async ({
    page,
  }) => {
    const { title, takeOut, putIntoCart } = await publishJug(page);
    await putIntoCart('Ink');
    await takeOut('Ink');
    await page.goto('/cart');
    const row = page.locator('.row').filter({ hasText: title });
    await expect(row).toContainText('This choice is no longer offered.');
    await page.route('**/api/cart', (route) => route.abort());
    await page.route('**/api/checkout/quote**', (route) => route.abort());
    await page.getByRole('link', { name: title }).last().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(row).toContainText('This choice is no longer offered.');
  });
});
