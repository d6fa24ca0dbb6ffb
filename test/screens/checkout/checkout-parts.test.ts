import { expect, test } from '../screen.ts';
import { fillAddress } from '../../support/journeys/checkout-form.ts';

test('[UX-51, UX-54] seven fields stand open, each says in words whether it is required', async ({
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
