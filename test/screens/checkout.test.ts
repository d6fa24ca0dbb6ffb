import { expect, test } from './screen.ts';

test('[UX-53] an error appears when the field is left and goes as soon as it is right', async ({ page, addPiece }) => {
  await addPiece('wool blanket');
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
