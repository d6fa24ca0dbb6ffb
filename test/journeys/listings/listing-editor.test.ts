import sharp from 'sharp';
import { expect, test } from '../journey.ts';

const editor = '/seller-dashboard/add-listing';
const photo = (height = 900): Promise<Buffer> =>
  sharp({ create: { width: 1200, height, channels: 3, background: '#7a8c72' } })
    .jpeg()
    .toBuffer();

test('[CAT-01, UX-87] a photo is cropped by keys alone and the listing shows the part', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto(editor);
  await page
    .getByLabel('Choose photos')
    .setInputFiles([{ name: 'jug.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
  await page.getByLabel(/Description of photo 1/).fill('A green jug');
  await page.getByRole('button', { name: 'Crop photo 1' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  await expect(dialog.getByRole('button', { name: /^The part that is kept/ })).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('720 × 900 px');
  await expectAccessible();
  await dialog.getByRole('radio', { name: 'Square' }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('status')).toHaveText('900 × 900 px');
  await dialog.getByRole('button', { name: /^The part that is kept/ }).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText('780 × 780 px');
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(/Description of photo 1/)).toHaveValue('A green jug');
  await page.getByLabel('Title', { exact: false }).first().fill('Cropped jug');
  await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
  await page.getByLabel('Price', { exact: true }).fill('48');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cropped jug is in your shop.' })).toBeVisible();
  const { items } = await (await page.request.get('/api/seller/listings')).json();
  expect(items[0].picture).toMatchObject({ width: 780, height: 780, alt: 'A green jug' });
});
