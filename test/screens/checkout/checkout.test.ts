import { expect, test } from '../screen.ts';
import { fillContact, stepButton } from '../../support/journeys/checkout-form.ts';

test('[UX-53, PAY-01] what is missing is summed up on top with links, and the title says Error', async ({
  page,
  addToCart,
  expectAccessible,
}) => {
  await addToCart('wool blanket');
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expectAccessible();
  await stepButton(page).click();
  const summary = page.locator('.summary-error');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'E-mail address: Enter an e-mail address like name@example.com.',
    'Full name: Enter the name of whoever receives the parcels.',
    'Street and number: Enter the street and number.',
    'Postcode: Enter the postcode.',
    'City: Enter the city.',
  ]);
  await expect(page).toHaveTitle(/^Error: Checkout/);
  await expectAccessible();
  await summary.getByRole('link', { name: /^City/ }).click();
  await expect(page.getByLabel('City')).toBeFocused();
  await fillContact(page);
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(/^Checkout/);
});

test('[UX-53] an error appears when the field is left and goes as soon as it is right', async ({ page, addToCart }) => {
  await addToCart('wool blanket');
  await page.goto('/checkout');
  const postcode = page.getByLabel('Postcode');
  await page.getByLabel('Country').selectOption('DE');
  await postcode.fill('12');
  await expect(page.getByText('Check the postcode')).toHaveCount(0);
  await postcode.blur();
  await expect(page.getByText('Check the postcode')).toBeVisible();
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await postcode.fill('04229');
  await expect(page.getByText('Check the postcode')).toHaveCount(0);
});

test('[PAY-01, ACC-20] what a member typed is there after a reload, and for nobody who signs in after them', async ({
  page,
  signUp,
  addToCart,
}) => {
  await signUp();
  await addToCart('wool blanket');
  await page.goto('/checkout');
  await fillContact(page);
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Jonas Weber');
  await page.request.post('/api/accounts/sign-out', { data: {} });
  await signUp();
  await addToCart('wool blanket');
  await page.goto('/checkout');
  for (const name of ['Full name', 'Street and number', 'City']) await expect(page.getByLabel(name)).toHaveValue('');
});

test('[PAY-01, UX-58] where a maker does not send to, the checkout says so by the piece and stays usable', async ({
  page,
  addToCart,
}) => {
  const { title } = await addToCart('basket');
  await page.goto('/checkout');
  await page.route('**/api/checkout/quote*', async (route) => {
    const answer = await route.fetch();
    const quote = await answer.json();
    for (const parcel of quote.parcels) Object.assign(parcel, { options: [], freeFromCents: null });
    await route.fulfill({ response: answer, json: quote });
  });
  await page.getByLabel('Country').selectOption('US');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText(/^Leaves /)).toHaveCount(0);
  await expect(summary.getByText(title)).toBeAttached();
});
