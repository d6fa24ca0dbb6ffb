import { expect, test } from '../screen.ts';
import { publishMug } from '../../support/journeys/mug-listing.ts';

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

test('[UX-33] the country stands in the head and at the foot of every page, and each choice shows everywhere', async ({
  page,
}) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}`);
  const head = page.getByRole('banner');
  const foot = page.getByRole('contentinfo');
  const choice = page.getByRole('combobox', { name: 'Deliver to' });
  await head.getByRole('button', { name: /^Deliver to / }).click();
  await choice.selectOption('Japan');
  await expect(head.getByRole('button', { name: 'Deliver to Japan, €' })).toBeFocused();
  await expect(page.locator('.promise li').first()).toContainText('To Japan, postage €18.90');
  await expect(foot).toContainText('Delivering to Japan, prices in euro with VAT.');
  const atFoot = foot.getByRole('button', { name: 'Change where parcels go, now Japan' });
  await atFoot.click();
  await expect(choice).toBeFocused();
  await choice.press('Escape');
  await expect(atFoot).toBeFocused();
  await atFoot.click();
  await expect(choice).toBeFocused();
  await page.getByRole('link', { name: 'Cart, 0 pieces' }).focus();
  await expect(choice).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, 0 pieces' })).toBeFocused();
  await page.goto('/');
  await expect(head.getByRole('button', { name: 'Deliver to Japan, €' })).toBeVisible();
});

test('[CAT-03] the craft of an open piece is marked in the menu, until one goes elsewhere', async ({ page }) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}`);
  const marked = page.getByRole('navigation', { name: 'Crafts' }).locator('[aria-current]');
  await expect(marked).toHaveText(['Ceramics']);
  await expect(marked).toHaveAttribute('aria-current', 'true');
  await page.locator('.wordmark').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Made by hand');
  await expect(marked).toHaveCount(0);
});

test('[UX-34] choices are buttons: the picture, the price and the stock follow, and the choice is in the address', async ({
  page,
}) => {
  const mug = await publishMug(page, { 'Rust 250 ml': 2 });
  await page.goto(`/product/${mug.listingId}`);
  const price = page.locator('.buy-box__price');
  await expect(price).toContainText('from');
  await page.getByRole('radio', { name: 'Rust' }).click();
  await page.getByRole('radio', { name: '250 ml' }).click();
  await expect(price).toContainText('€26.00');
  await expect(page.locator('.gallery__main img')).toHaveAttribute('alt', 'Rust, from the side');
  await expect(page.locator('.buy-box__left')).toHaveText('Only 2 left');
  await expect(page).toHaveURL(/glaze=Rust&size=250\+ml/);
  await page.getByRole('radio', { name: '250 ml' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: '350 ml' })).toBeFocused();
  await expect(price).toContainText('€28.00');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Rust' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '350 ml' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '450 ml, sold out' })).toBeVisible();
});

test('[UX-05] words that stood there before another choice are found by Back, with the choice', async ({ page }) => {
  const mug = await publishMug(page);
  await page.goto(`/product/${mug.listingId}?glaze=Ink&size=350+ml`);
  const stamp = page.getByLabel('Name or date stamped on the base');
  await stamp.fill('JONAS');
  await page.getByRole('radio', { name: 'Teal' }).click();
  await expect(page).toHaveURL(/glaze=Teal/);
  await page.getByRole('link', { name: 'Visit the shop' }).click();
  await expect(page).toHaveURL(/\/shop\//);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked();
  await expect(stamp).toHaveValue('JONAS');
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
  await expectAccessible();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Teal, 250 ml');
});

test('[UX-34, CAT-03] nine values and more are a list, with what has sold out in it and a way to be told', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const sizes = Array.from({ length: 9 }, (_, step) => `${step + 1}50 ml`);
  const mug = await publishMug(page, {}, sizes);
  await signUp();
  await page.goto(`/product/${mug.listingId}?glaze=Ink`);
  const list = page.getByRole('combobox', { name: 'Size' });
  await expect(list.getByRole('option')).toHaveText(
    ['Choose one', ...sizes].map((size) => (size === '450 ml' ? '450 ml, sold out' : size)),
  );
  await expect(page.getByRole('radio', { name: /ml/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Choose size first.')).toBeVisible();
  await expect(list).toBeFocused();
  await expect(list).toHaveAttribute('aria-invalid', 'true');
  await list.selectOption('250 ml');
  await expect(page).toHaveURL(/size=250\+ml/);
  await expect(page.locator('.buy-box__price')).toContainText('€28.00');
  await page.getByRole('button', { name: 'Tell me when 450 ml is back' }).click();
  await expect(page.getByText('We will write to you when 450 ml is back.')).toBeVisible();
  await expectAccessible();
  await list.selectOption('450 ml, sold out');
  await expect(page.getByText('This choice has sold out. Others are still there.')).toBeVisible();
  await expect(page.getByText('We will write to you when Ink, 450 ml is back.')).toBeVisible();
});

test('[CAT-03] like pieces that do not come leave no row of empty places behind', async ({ page, findListing }) => {
  const { listingId } = await findListing('mug');
  await page.route('**/related', (route) => route.fulfill({ status: 404, json: { code: 'not-found' } }));
  const answered = page.waitForResponse('**/related');
  await page.goto(`/product/${listingId}`);
  await page.getByRole('heading', { name: 'Questions', exact: true }).scrollIntoViewIfNeeded();
  await answered;
  await expect(page.getByRole('heading', { name: 'More pieces like this' })).toHaveCount(0);
  await expect(page.locator('.card--skeleton')).toHaveCount(0);
});
