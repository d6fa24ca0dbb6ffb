import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { holdAnswers } from './held.ts';
import { expect, test } from './journey.ts';

const editor = '/seller-dashboard/add-listing';
const photo = (height = 900): Promise<Buffer> =>
  sharp({ create: { width: 1200, height, channels: 3, background: '#7a8c72' } })
    .jpeg()
    .toBuffer();
const saved = (page: Page) =>
  page
    .getByRole('region', { name: 'Saving' })
    .getByRole('status')
    .filter({ hasText: /Saved \d\d:\d\d/ });

/** The same person at another device: the same session, nothing kept in the browser. */
async function otherDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  return context.newPage();
}

test('[DASH-02, UX-87] half a listing saves itself, opens again on another device, and is gone when discarded', async ({
  page,
  browser,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto(editor);
  await page.getByLabel('Title', { exact: false }).first().fill('Jug, half written');
  await page.getByLabel('Price', { exact: true }).fill('4');
  await expect(saved(page)).toBeVisible();
  await expectAccessible();
  const other = await otherDevice(browser, page);
  await other.goto(editor);
  await expect(other.getByLabel('Title', { exact: false }).first()).toHaveValue('Jug, half written');
  await expect(other.getByLabel('Price', { exact: true })).toHaveValue('4');
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(other.getByLabel('Title', { exact: false }).first()).toHaveValue('');
  await other.context().close();
});

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
  const held = await holdAnswers(page, 'POST', /\/api\/files\/pictures$/);
  let others = 0;
  const arrived = page.waitForResponse((answer) => answer.url().endsWith('/api/files/pictures') && ++others === 2);
  const files = [600, 900, 1200].map(async (height) => ({
    name: `${height}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photo(height),
  }));
  await page.getByLabel('Choose photos').setInputFiles(await Promise.all(files));
  await Promise.all([held.answered, arrived]);
  await held.letGo();
  const shapes = (): Promise<number[]> =>
    page
      .locator('.d-photos img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ naturalHeight, naturalWidth }) => (1200 * naturalHeight) / naturalWidth),
      );
  await expect.poll(shapes).toEqual([600, 900, 1200]);
});

test('[CAT-01] the matrix is filled at once, for all combinations or for one value, and personalisation is tried out @both', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto(editor);
  const add = async (index: number, name: string, values: string): Promise<void> => {
    await page.getByRole('button', { name: index === 0 ? /^Add an option/ : /^Add another option/ }).click();
    await page.getByLabel(`Option ${index + 1}`, { exact: true }).fill(name);
    await page
      .getByLabel(/^Values, with commas/)
      .nth(index)
      .fill(values);
    await page
      .getByLabel(/^Values, with commas/)
      .nth(index)
      .blur();
  };
  await add(0, 'Glaze', 'Ink, Moss');
  await add(1, 'Size', 'S, L');
  const fill = page.getByRole('group', { name: 'Fill in at once' });
  await fill.getByLabel('Price for all of them').fill('30');
  await fill.getByLabel('Stock for all of them').fill('4');
  await fill.getByRole('button', { name: 'Fill 4' }).click();
  await fill.getByLabel('Which combinations').selectOption('Size: L');
  await fill.getByLabel('Price for all of them').fill('38.50');
  await fill.getByRole('button', { name: 'Fill 2' }).click();
  await expect(page.getByLabel('Price, Ink, S')).toHaveValue('30');
  await expect(page.getByLabel('Price, Moss, L')).toHaveValue('38.50');
  await expect(page.getByLabel('Stock, Moss, L')).toHaveValue('4');
  await page.getByText('Buyers can have it personalised').click();
  await page.getByLabel('What do you ask the buyer').fill('Initials');
  await page.getByLabel('Longest, letters').fill('3');
  await page.getByRole('textbox', { name: /^Initials/ }).pressSequentially('ABCD');
  await expect(page.getByRole('textbox', { name: /^Initials/ })).toHaveValue('ABC');
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove option Glaze' }).click();
  await expect(page.getByLabel('Option 1', { exact: true })).toHaveValue('Size');
  await expect(page.getByLabel(/^Values, with commas/)).toHaveValue('S, L');
  await expect(page.getByLabel(/^Price, /)).toHaveCount(2);
});

test('[CAT-01] a shipping profile is written in place, taken by the listing, and buyers read what it means', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto(editor);
  await page
    .getByLabel('Choose photos')
    .setInputFiles([{ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
  await page.getByLabel('Title', { exact: false }).first().fill('Thin bowl');
  await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
  await page.getByLabel('Price', { exact: true }).fill('30');
  await page.getByRole('button', { name: 'New profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'New shipping profile' });
  await dialog.getByRole('button', { name: 'Save profile' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Name the profile');
  await dialog.getByLabel(/^Name/).fill('Fragile');
  await dialog.getByLabel(/^Packing/).fill('3.50');
  await dialog.getByLabel(/^Free from/).fill('60');
  await expectAccessible();
  await dialog.getByLabel(/^Free from/).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Shipping profile')).toHaveValue(/.+/);
  await expect(page.getByText('€3.50 packing a parcel, tracked post free from €60.00.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thin bowl is in your shop.' })).toBeVisible();
  await page.getByRole('button', { name: 'View in shop' }).click();
  await expect(page.getByText(/postage €[\d.]+, free from €60\.00/)).toBeVisible();
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
    const answers = ['dismiss', 'accept'] as const;
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      const answer = answers[said.length] ?? 'accept';
      said.push(dialog.message());
      void dialog[answer]();
    });
    const away = page.locator('a[href="/seller-dashboard"]:visible').first();
    await away.click();
    await expect(title).toHaveValue('Jug, nowhere kept');
    await expect.poll(() => said).toEqual(['What you changed here is not saved. Leave anyway?']);
    await away.click();
    await expect(page).toHaveURL(/\/seller-dashboard$/);
    await expect.poll(() => said).toHaveLength(2);
  });
});
