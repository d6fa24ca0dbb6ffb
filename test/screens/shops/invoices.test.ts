import { expect, test } from '../screen.ts';

test('[PAY-06] a maker says who sells; what is missing is said and found, and a private seller is asked for nothing more', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/invoices');
  await page.getByLabel('Name on invoices').fill('Ana Potter');
  await page.getByLabel('Street and number').fill('Rua Direita 8');
  await page.getByLabel('Postcode').fill('4750-180');
  await page.getByLabel(/^Country/).selectOption('PT');
  await page.getByLabel(/^VAT number/).fill('PT999999908');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('Name and address stand on every invoice.')).toBeVisible();
  await expect(page.getByLabel('City')).toBeFocused();
  await page.getByLabel('City').fill('Barcelos');
  await save.click();
  await expect(page.getByText('This is no VAT number of your country.')).toBeVisible();
  await expect(page.getByLabel(/^VAT number/)).toBeFocused();
  await page.getByLabel(/^VAT number/).fill('pt 999 999 907');
  await save.click();
  await expect(page.getByText('Saved. It holds for what is bought from now on.')).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByLabel(/^VAT number/)).toHaveValue('PT999999907');
  await page.getByLabel('Privately').click();
  await expect(page.getByLabel('Name on invoices')).toHaveCount(0);
});

test('[PAY-06] the cart says what VAT its total contains, shop by shop, or why there is none', async ({
  page,
  addToCart,
}) => {
  await addToCart('mug');
  await page.goto('/cart');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByText(/^VAT/)).toBeVisible();
  await summary.getByLabel('Send to').selectOption('US');
  await expect(summary).toContainText(/none, (sent outside the EU|small business|private sale)/);
  await summary.getByLabel('Send to').selectOption('DE');
  await expect(summary).toContainText(/€[\d.]+ included|none, small business|none, private sale/);
});
