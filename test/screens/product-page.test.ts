import { expect, test } from './screen.ts';
import { publishMug } from '../journeys/mug-piece.ts';

test('[UX-34] a visitor is asked to sign in first, and waits then', async ({ page, signUp, context }) => {
  const mug = await publishMug(page);
  const { email, password } = await signUp();
  await context.clearCookies();
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=450+ml`);
  await page.getByRole('button', { name: 'Tell me when Ink, 450 ml is back' }).click();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByText('We will write to you when Ink, 450 ml is back.')).toBeVisible();
});

test('[UX-36, UX-37] the stamp has a counter and a limit, and is read again in the drawer, the cart and on the way to pay', async ({
  page,
}) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
  const stamp = page.getByLabel('Name or date stamped on the base');
  await expect(page.getByText('Optional, 0 of 12')).toBeVisible();
  await stamp.fill('JONAS');
  await expect(page.getByText('Optional, 5 of 12')).toBeVisible();
  await stamp.fill('');
  await stamp.pressSequentially('Zoë & Jonas 1994');
  await expect(stamp).toHaveValue('Zoë & Jonas ');
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  const drawer = page.getByRole('dialog', { name: 'Cart' });
  await expect(drawer).toContainText('Added to your cart');
  for (const words of ['Two-tone beaker with dipped glaze', 'Ink, 350 ml', '“Zoë & Jonas”', '€28.00'])
    await expect(drawer).toContainText(words);
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await drawer.getByRole('button', { name: 'Keep shopping' }).click();
  await expect(add).toBeFocused();
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('“Zoë & Jonas”');
  await page.goto('/checkout');
  await expect(page.getByText('Zoë & Jonas').first()).toBeAttached();
});
