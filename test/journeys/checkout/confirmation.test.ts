import { expect, test } from '../journey.ts';
import { confirmedOrders, fillAddress, fillCard, payButton } from '../../support/journeys/checkout-form.ts';

test('[UX-50, UX-61, PAY-05] a guest’s confirmation corrects the address and offers an account @both', async ({
  page,
  addToCart,
  expectAccessible,
}) => {
  const unique = crypto.randomUUID().slice(0, 12);
  await addToCart('wool blanket');
  await addToCart('mug');
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'Continue as a guest' })).toHaveClass(/button--ink/);
  await fillAddress(page, `jonas.${unique}@example.con`);
  await fillCard(page);
  await payButton(page).click();
  const numbers = await confirmedOrders(page);
  expect(numbers).toHaveLength(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Jonas. Both makers have your order.');
  await expect(page.getByRole('button', { name: 'Copy numbers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /^Arrives / })).toHaveCount(2);
  await expect(page.getByText(/at the latest\. We write to you when it does$/)).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('link', { name: /Add to cart|Buy/ })).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="/product/"]')).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: 'Wrong address? Change it' }).click();
  const email = page.getByLabel('E-mail address for this order');
  await email.fill('jonas');
  await page.getByRole('button', { name: 'Change and send again' }).click();
  await expect(page.getByText('Enter an e-mail address like name@example.com.')).toBeVisible();
  await expectAccessible();
  await email.fill(`jonas.${unique}@example.com`);
  await page.getByRole('button', { name: 'Change and send again' }).click();
  await expect(page.getByText(`We wrote again, to jonas.${unique}@example.com.`)).toBeVisible();
  await page.reload();
  expect(await confirmedOrders(page)).toEqual(numbers);
  await expect(page.getByText(`We wrote to jonas.${unique}@example.com.`)).toBeVisible();
  const address = page.url();
  await page.getByRole('link', { name: 'Track this parcel' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${numbers[0]}`);
  await page.goto(address);
  const offer = page.getByRole('main').locator('.panel');
  await expect(offer.getByRole('textbox')).toHaveCount(1);
  await offer.getByLabel('Password', { exact: true }).fill('linen-and-oak');
  await offer.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('link', { name: 'Your orders' })).toBeVisible();
});
