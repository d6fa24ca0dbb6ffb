import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';

const count = (page: Page, text: string) =>
  expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${text}` })).toBeVisible();

const storedOf = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('artisan-cart') ?? '{}') as {
        items: { title: string; quantity: number }[];
        itemCount: number;
      },
  );

test('[CART-02, CART-03, UX-37, UX-47] what is added is stored under artisan-cart over a reload', async ({
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
  expect(await storedOf(page)).toMatchObject({ itemCount: 1, items: [{ title: listing.title, quantity: 1 }] });
  await page.reload();
  await count(page, '1 piece');
  await add.click();
  await expect(drawer).toContainText('Your cart, 2 pieces');
  await expect.poll(async () => (await storedOf(page)).items).toMatchObject([{ title: listing.title, quantity: 2 }]);
});

test('[CART-03, UX-47] the guest’s cart and the account’s become one at the sign-in', async ({
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
