import sharp from 'sharp';
import { delayAnswers } from '../../support/journeys/delayed-answers.ts';
import { expect, test } from '../journey.ts';

const editor = '/seller-dashboard/add-listing';
const photo = (height = 900): Promise<Buffer> =>
  sharp({ create: { width: 1200, height, channels: 3, background: '#7a8c72' } })
    .jpeg()
    .toBuffer();

test('[CAT-01, UX-87] a photo is cropped by keys alone, keeps its words, and the listing shows the part', async ({
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

test('[CAT-01, UX-87] photos chosen together stand in the order in which they were chosen, whichever arrives first', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto(editor);
  const delayed = await delayAnswers(page, 'POST', /\/api\/files\/pictures\/taken$/);
  let others = 0;
  const arrived = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/files/pictures/taken') && ++others === 2,
  );
  const files = [600, 900, 1200].map(async (height) => ({
    name: `${height}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photo(height),
  }));
  await page.getByLabel('Choose photos').setInputFiles(await Promise.all(files));
  await Promise.all([delayed.answered, arrived]);
  await delayed.letGo();
  const shapes = (): Promise<number[]> =>
    page
      .locator('.d-photos img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ naturalHeight, naturalWidth }) => (1200 * naturalHeight) / naturalWidth),
      );
  await expect.poll(shapes).toEqual([600, 900, 1200]);
  await page.getByRole('button', { name: 'Remove photo 3' }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  const isWithin = page.locator('.d-photos').evaluate((photos) => photos.scrollWidth <= photos.clientWidth);
  expect(await isWithin, 'photos stay within their column on a phone').toBe(true);
});

test.describe('words that nothing keeps', () => {
  test.use({ complaintsAllowed: /status of 50[03]|Failed to load|net::ERR_/ });
  test('[UX-69, UX-87] where neither browser nor server keeps them, a press on a link asks first', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
    });
    await page.route('**/api/**draft**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await page.goto(editor);
    const title = page.getByLabel('Title', { exact: false }).first();
    await title.fill('Jug, nowhere kept');
    const away = page.locator('a[href="/seller-dashboard"]:visible').first();
    await away.click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(title).toHaveValue('Jug, nowhere kept');
    await away.click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/seller-dashboard$/);
  });
});
