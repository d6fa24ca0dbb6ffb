import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';

const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#8a6a52' } })
    .jpeg()
    .toBuffer();
const place = (page: Page, name: string) => page.getByRole('group', { name });
const choose = async (page: Page, name: string, buffer: Buffer): Promise<void> =>
  place(page, name)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }]);

test('[CAT-05] a maker puts photo and banner on the shop page, cropped and described; both are taken away again', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/seller-dashboard/shop');
  await expect(place(page, 'Banner').getByText('No banner yet')).toBeVisible();
  for (const [name, width, height] of [
    ['Photo of the maker', 900, 1200],
    ['Banner', 1800, 1200],
  ] as const) {
    await choose(page, name, await photo(width, height));
    const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
    await expect(dialog.getByText(name === 'Banner' ? '1800 × 600 px' : '900 × 900 px')).toBeVisible();
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(page.getByText(`${name} is on your shop page.`)).toBeVisible();
    await place(page, name)
      .getByLabel(/Description, read aloud/)
      .fill(`${name} in the workshop`);
    await place(page, name).getByRole('button', { name: 'Save description' }).click();
    await expect(place(page, name).getByRole('button', { name: 'Save description' })).toHaveCount(0);
  }
  await expectAccessible();
  await page.getByRole('link', { name: 'Open shop page' }).click();
  const banner = page.getByRole('img', { name: 'Banner in the workshop' });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo of the maker in the workshop' })).toBeVisible();
  const box = await banner.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3, 1);
  await expectAccessible();
  const preview = await page.request.get(page.url()).then((answer) => answer.text());
  const id = /\/pictures\/([^/]+)\//.exec((await banner.getAttribute('src')) ?? '')?.[1] ?? 'none';
  expect(preview).toMatch(new RegExp(`property="og:image"[^>]*${id}`));

  await page.goto('/seller-dashboard/shop');
  for (const name of ['Photo of the maker', 'Banner']) {
    await place(page, name).getByRole('button', { name: 'Remove' }).click();
    await expect(place(page, name).getByRole('button', { name: 'Remove' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Open shop page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /in the workshop/ })).toHaveCount(0);
});
