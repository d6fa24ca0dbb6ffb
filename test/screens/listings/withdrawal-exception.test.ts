import sharp from 'sharp';
import { expect, test } from '../screen.ts';

test('[LAW-01, CAT-01] a maker marks what spoils or is sealed; buyers read it on the piece', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/add-listing');
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a8c72' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Choose photos').setInputFiles([{ name: 'balm.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByLabel('Description of photo 1', { exact: false })).toBeVisible();
  await page.getByLabel('Title', { exact: false }).first().fill('Hand balm');
  await page.getByLabel('Category').selectOption({ label: 'Candles and soap' });
  await page.getByLabel('Price', { exact: true }).fill('12');
  await page.getByLabel('Right of withdrawal').selectOption('sealed');
  await expectAccessible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'View in shop' }).click();
  await expect(page.getByText('Sealed for health or hygiene: only with the seal unbroken')).toHaveCount(2);
  await page.getByRole('link', { name: 'Edit this piece' }).click();
  await expect(page.getByLabel('Right of withdrawal')).toHaveValue('sealed');
});
