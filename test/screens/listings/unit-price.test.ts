import sharp from 'sharp';
import { expect, test } from '../screen.ts';

test('[LAW-04, CAT-01] a maker writes what is in a piece, and buyers read the price of a kilogram beside its price', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/add-listing');
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a8c72' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Choose photos').setInputFiles([{ name: 'soap.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByLabel('Description of photo 1', { exact: false })).toBeVisible();
  await page.getByLabel('Title', { exact: false }).first().fill('Hay soap');
  await page.getByLabel('Category').selectOption({ label: 'Candles and soap' });
  await page.getByLabel('Price', { exact: true }).fill('12');
  const contents = page.getByLabel('Contents', { exact: true });
  await contents.fill('a bar');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Write the contents as an amount, like 180 g, 0.75 l or 2 m.').first()).toBeVisible();
  await expect(contents).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await contents.fill('0.18 kg');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'View in shop' }).click();
  await expect(page.locator('.buy-box__price')).toContainText('€12.00180 g, €66.67/kg');
  await page.getByRole('link', { name: 'Edit this piece' }).click();
  await expect(page.getByLabel('Contents', { exact: true })).toHaveValue('180 g');
});
