import { expect, test } from '../journey.ts';
import { cardField, fillAddress } from '../../support/journeys/checkout-form.ts';

test('[UX-58] @desktop the summary stays in view', async ({ page, addToCart }) => {
  await addToCart('wool blanket');
  await page.goto('/checkout');
  await expect(page.locator('.checkout-form__side > div')).toHaveCSS('position', 'sticky');
  await expect(page.locator('.checkout-form__sumline')).toBeHidden();
});

test('[UX-58] @phone the summary is folded to its total and opens', async ({ page, addToCart }) => {
  const listing = await addToCart('wool blanket');
  await page.goto('/checkout');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const line = summary.getByRole('button', { name: /^Your order, 1 piece/ });
  await expect(line).toContainText(/€\d/);
  await expect(summary.getByText(listing.title)).toBeHidden();
  await line.click();
  await expect(summary.getByText(listing.title)).toBeVisible();
});

test('[UX-60, UX-57] test mode says that no money moves and names its cards', async ({ page, addToCart }) => {
  await addToCart('wool blanket');
  await page.goto('/checkout');
  await expect(page.getByText('Test mode – no money moves')).toBeVisible();
  await expect(page.getByText('4242 4242 4242 4242').first()).toBeVisible();
  await fillAddress(page);
  await page.getByText('Test card numbers').click();
  await expect(page.getByText('4000 0000 0000 0002')).toBeVisible();
  await cardField(page, 0).fill('4242424242424242');
  await expect(cardField(page, 0)).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByText('Visa', { exact: true })).toBeVisible();
  await expect(page.getByText('3 digits on the back')).toBeVisible();
});
