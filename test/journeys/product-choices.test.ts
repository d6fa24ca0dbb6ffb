import { expect, test } from './journey.ts';
import { publishMug } from './mug-piece.ts';

test.describe('a small laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 }, isMobile: false });

  test('[UX-32, UX-31] everything needed to buy is seen without scrolling, and the size stands in centimetres and inches @desktop', async ({
    page,
    expectAccessible,
  }) => {
    const mug = await publishMug(page);
    await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
    const needed = [
      page.getByRole('heading', { level: 1, name: 'Two-tone beaker' }),
      page.locator('.buy__price b'),
      page.getByText('VAT included'),
      page.getByRole('link', { name: 'No reviews yet' }),
      page.getByRole('radio', { name: 'Ink' }),
      page.getByRole('radio', { name: '350 ml' }),
      page.getByLabel('Name or date stamped on the base'),
      page.getByRole('textbox', { name: 'Quantity' }),
      page.getByRole('button', { name: 'Add to cart' }).first(),
      page.locator('.promise').getByText('Arrives'),
      page.getByText(/postage €/).first(),
      page.locator('.promise').getByText(/Leaves the workshop by/),
    ];
    for (const part of needed) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByText('9 cm high, 8.5 cm across, 12 cm deep (3½ × 3⅜ × 4¾ in). Holds 350 ml.').first(),
    ).toBeVisible();
    await expectAccessible();
  });
});

test('[UX-33] the country is changed in place: date and postage follow, are remembered, and the focus stays', async ({
  page,
}) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}`);
  const promise = page.locator('.promise li').first();
  const before = await promise.innerText();
  await page.getByRole('button', { name: /^Change the country/ }).click();
  const choice = page.getByRole('combobox', { name: 'Deliver to' });
  await expect(choice).toBeFocused();
  await choice.selectOption('Japan');
  await expect(promise).toContainText(/Arrives\s\w{3}\s\d+\s\w{3}/);
  await expect(promise).toContainText('To Japan, postage €18.90');
  expect(await promise.innerText()).not.toBe(before);
  await expect(page.getByRole('button', { name: 'Change the country, now Japan' })).toBeFocused();
  await expect(page.getByText(/^Tracked, €18.90/)).toBeVisible();
  await page.reload();
  await expect(promise).toContainText('To Japan');
});

test('[UX-34] choices are buttons: the picture, the price and the stock follow, and the choice is in the address', async ({
  page,
}) => {
  const mug = await publishMug(page, { 'Rust 250 ml': 2 });
  await page.goto(`/product/${mug.listingId}`);
  const price = page.locator('.buy__price');
  await expect(price).toContainText('from');
  await page.getByRole('radio', { name: 'Rust' }).click();
  await page.getByRole('radio', { name: '250 ml' }).click();
  await expect(price).toContainText('€26.00');
  await expect(page.locator('.gallery__main img')).toHaveAttribute('alt', 'Rust, from the side');
  await expect(page.getByText('Only 2 left')).toBeVisible();
  await expect(page).toHaveURL(/glaze=Rust&size=250\+ml/);
  await page.getByRole('radio', { name: '250 ml' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: '350 ml' })).toBeFocused();
  await expect(price).toContainText('€28.00');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Rust' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '350 ml' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '450 ml, sold out' })).toBeVisible();
});

test('[UX-35] Add without a choice goes to what is missing and marks it, and is never grey', async ({
  page,
  expectAccessible,
}) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}?glaze=Teal`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Choose size first.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '250 ml' })).toBeFocused();
  await expect(page.getByRole('radio', { name: '250 ml' })).toBeInViewport({ ratio: 1 });
  await expectAccessible();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Teal, 250 ml');
});
