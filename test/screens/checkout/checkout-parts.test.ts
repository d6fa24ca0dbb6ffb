import { expect, test } from '../screen.ts';
import { fillAddress, fillContact, payButton, stepButton } from '../../support/journeys/checkout-form.ts';
import { buy } from '../../support/journeys/buying.ts';
import { delayAnswers } from '../../support/journeys/delayed-answers.ts';
import { somebody } from '../../support/journeys/people.ts';

test('[UX-51, UX-54] seven fields stand open, each says in words whether it is required, and the phone says why', async ({
  page,
  addToCart,
}) => {
  await addToCart('wool blanket');
  await page.goto('/checkout');
  const labels = page.locator('.checkout-form__form .label').filter({ visible: true });
  await expect(labels).toHaveText([
    'E-mail addressRequired',
    'Full nameRequired',
    'CountryRequired',
    'Street and numberRequired',
    'PostcodeRequired',
    'CityRequired',
    'PhoneOptional',
  ]);
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'Only for the driver, if nobody answers the door.',
  );
  await fillAddress(page);
  await expect(labels).toHaveText([
    'Card numberRequired',
    /^Expiry, MM\/YY\s*Required$/,
    'Security codeRequired',
    'Note to the makersOptional',
  ]);
  await expect(page.getByLabel('Billing address is the delivery address')).toBeChecked();
});

test('[UX-58, UX-56] the button says the sum, also after another way of sending is chosen', async ({
  page,
  addToCart,
}) => {
  await addToCart('wool blanket');
  await page.goto('/checkout');
  await fillContact(page);
  await stepButton(page).click();
  const total = page
    .getByRole('complementary', { name: 'Order summary' })
    .locator('.checkout-form__sumline b, .price-sums .total dd');
  await expect(page.getByRole('radio').first()).toBeVisible();
  const before = await total.filter({ visible: true }).first().textContent();
  const [quote] = await Promise.all([
    page.waitForResponse(/checkout\/quote\?.*delivery=/),
    page.getByRole('radio').nth(1).check(),
  ]);
  const sum = `€${((await quote.json()).totalCents / 100).toFixed(2)}`;
  expect(sum).not.toBe(before);
  await expect(total.filter({ visible: true }).first()).toHaveText(sum);
  await stepButton(page).click();
  await expect(payButton(page)).toHaveText(`Pay ${sum}`);
  // [LAW-03] Right above it: the whole sum, when it arrives, who sells, and what follows from that.
  const beforePaying = page.getByRole('region', { name: 'Before you pay' });
  await expect(beforePaying).toContainText(`All in all, with taxes and postage: ${sum}`);
  await expect(beforePaying.getByRole('listitem').first()).toHaveText(
    /Arrives .*(Sold by a trader: you may withdraw|Sold privately: the rights of consumers)/,
  );
});

test('[UX-50] after an order as a guest a password opens an account, and two presses open one', async ({
  page,
  addToCart,
}) => {
  await addToCart('wool blanket');
  const { confirmation } = await buy(page);
  await page.goto(confirmation);
  await page.getByRole('button', { name: 'Wrong address? Change it' }).click();
  await page.getByLabel('E-mail address for this order').fill(somebody().email);
  await page.getByRole('button', { name: 'Change and send again' }).click();
  const offer = page.getByRole('button', { name: 'Create Account' });
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('blue-glaze');
  const registered = await delayAnswers(page, 'POST', /\/api\/accounts\/register/);
  await password.press('Enter');
  await password.press('Enter');
  await registered.answered;
  await registered.letGo();
  await expect(offer).toHaveCount(0);
  expect(registered.count()).toBe(1);
});

test('[PAY-05] the number of an order is copied by one press; where the browser forbids it, the page says so', async ({
  page,
  addToCart,
}) => {
  await addToCart('wool blanket');
  const { confirmation, number } = await buy(page);
  await page.goto(confirmation);
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByText('Your browser does not allow copying: mark it and copy it yourself.')).toBeVisible();
});
