import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { publishJug } from '../../support/journeys/jug.ts';
import type { Person } from '../../support/journeys/people.ts';
import { expect, test } from '../screen.ts';

const editor = '/seller-dashboard/add-listing';
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7a8c72' } })
    .jpeg()
    .toBuffer();
const saved = (page: Page) =>
  page
    .getByRole('region', { name: 'Saving' })
    .getByRole('status')
    .filter({ hasText: /Saved \d\d:\d\d/ });

/** The same person at another device, where nothing is kept. */
async function otherDevice(browser: Browser, { email, password }: Person): Promise<Page> {
  const page = await browser.newPage();
  const answer = await page.request.post('/api/accounts/sign-in', { data: { email, password } });
  if (!answer.ok()) throw new Error(await answer.text());
  return page;
}

test('[DASH-02, UX-87] half a listing saves itself, opens again on another device, and is gone when discarded', async ({
  page,
  browser,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp();
  await page.goto(editor);
  await page.getByLabel('Title', { exact: false }).first().fill('Jug, half written');
  await page.getByLabel('Price', { exact: true }).fill('4');
  await expect(saved(page)).toBeVisible();
  await expectAccessible();
  const other = await otherDevice(browser, person);
  await other.goto(editor);
  await expect(other.getByLabel('Title', { exact: false }).first()).toHaveValue('Jug, half written');
  await expect(other.getByLabel('Price', { exact: true })).toHaveValue('4');
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(other.getByLabel('Title', { exact: false }).first()).toHaveValue('');
  await other.context().close();
});

test('[UX-87] what was typed over a piece that was changed since on another device says so, and gives way when it is discarded', async ({
  page,
  browser,
  signUp,
}) => {
  const person = await signUp();
  const jug = await publishJug(page, {}, await photo(), page.request);
  const title = (where: Page) => where.getByLabel('Title', { exact: false }).first();
  const note = page.getByRole('note').filter({ hasText: 'This piece was changed after you typed this.' });
  await page.goto(`${editor}?edit=${jug.listingId}`);
  await title(page).fill('Jug, typed here');
  await expect(saved(page)).toBeVisible();
  await expect(note).toHaveCount(0);
  const other = await otherDevice(browser, person);
  await other.goto(`${editor}?edit=${jug.listingId}`);
  await title(other).fill('Jug, changed there');
  await other.getByRole('button', { name: 'Save listing' }).click();
  await expect(other.getByText('Jug, changed there is in your shop.')).toBeVisible();
  await other.context().close();
  await page.reload();
  await expect(title(page)).toHaveValue('Jug, typed here');
  await expect(note).toContainText('Saving puts yours in its place. Discard yours to see the piece as it is now.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(title(page)).toHaveValue('Jug, changed there');
  await expect(note).toHaveCount(0);
});

test('[CAT-01] the matrix is filled at once, for all combinations or for one value, and personalisation is tried out', async ({
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
  await expect(page.getByLabel('Description of photo 1', { exact: false })).toBeVisible();
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

test('[UX-69, UX-87] leaving in the middle of a word asks nothing: it is there again', async ({ page, signUp }) => {
  await signUp();
  await page.goto(editor);
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.getByLabel('Title', { exact: false }).first().fill('Jug, a word too l');
  await page.locator('a[href="/seller-dashboard"]:visible').first().click();
  await expect(page).toHaveURL(/\/seller-dashboard$/);
  await page.goto(editor);
  await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue('Jug, a word too l');
  expect(asked).toBe(0);
});

test('[UX-87] a listing is duplicated: the new one begins as it is, without its stock-keeping number, and writes over nothing that was begun', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto(editor);
  await page
    .getByLabel('Choose photos')
    .setInputFiles([{ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
  await expect(page.getByLabel('Description of photo 1', { exact: false })).toBeVisible();
  const title = page.getByLabel('Title', { exact: false }).first();
  await title.fill('Bowl, sand');
  await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
  await page.getByLabel('Price', { exact: true }).fill('30');
  await page.getByLabel('SKU', { exact: true }).fill('B-1');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Duplicate Bowl, sand' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Duplicate a listing' })).toBeVisible();
  await expect(title).toHaveValue('Bowl, sand');
  await expect(page.getByLabel('SKU', { exact: true })).toHaveValue('');
  await expectAccessible();
  await title.fill('Bowl, slate');
  await expect(saved(page)).toBeVisible();
  await page.goto('/seller-dashboard/listings');
  await page.getByRole('link', { name: 'Duplicate Bowl, sand' }).click();
  await expect(page.getByText('You have a new listing that is not finished')).toBeVisible();
  await page.getByRole('link', { name: 'Go on with it' }).click();
  await expect(title).toHaveValue('Bowl, slate');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Bowl, slate is in your shop.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Duplicate Bowl/ })).toHaveCount(2);
});

test.describe('photos under way', () => {
  test.use({ complaintsAllowed: /status of 415/ });

  test('[UX-87, FILE-02] publishing while a photo is on its way waits for it and goes on by itself; one that stopped is named first', async ({
    page,
    signUp,
    expectAccessible,
  }) => {
    await signUp();
    await page.goto(editor);
    const choose = page.getByLabel('Choose photos');
    const jpeg = { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/v0\/b\//, async (route) => {
      await arrived;
      await route.fallback();
    });
    await choose.setInputFiles([jpeg]);
    await page.getByLabel('Title', { exact: false }).first().fill('Bowl in a hurry');
    await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
    await page.getByLabel('Price', { exact: true }).fill('30');
    await page.getByRole('button', { name: 'Publish' }).click();
    const bar = page.getByRole('region', { name: 'Saving' });
    await expect(bar.getByRole('status')).toHaveText('1 photo is on the way. It goes on by itself then.');
    await expect(page.getByText('Add at least one picture before you publish.')).toHaveCount(0);
    await expectAccessible();
    arrive();
    await expect(page.getByRole('status').filter({ hasText: 'Bowl in a hurry is in your shop.' })).toBeVisible();

    await page.goto(editor);
    await choose.setInputFiles([jpeg]);
    await expect(page.getByLabel('Description of photo 1', { exact: false })).toBeVisible();
    await page.getByLabel('Title', { exact: false }).first().fill('Bowl of two photos');
    await page.getByLabel('Category').selectOption({ label: 'Ceramics' });
    await page.getByLabel('Price', { exact: true }).fill('30');
    await choose.setInputFiles([{ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }]);
    await expect(page.getByRole('group', { name: /broken.jpg/ }).getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(bar.getByRole('status')).toContainText('A photo has not arrived.');
    await page.getByRole('button', { name: /^Put away.*broken.jpg/ }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Bowl of two photos is in your shop.' })).toBeVisible();
  });
});

test('[DASH-02, CAT-01] of two windows with one piece the later one is told before it replaces what the other saved', async ({
  page,
  browser,
  signUp,
}) => {
  const person = await signUp();
  const { listingId } = await publishJug(page, {}, undefined, page.request);
  const other = await otherDevice(browser, person);
  for (const window of [page, other]) {
    await window.goto(`${editor}?edit=${listingId}`);
    await expect(window.getByLabel('Title', { exact: false }).first()).toHaveValue('Jug with a short spout');
  }
  const save = async (window: Page, title: string): Promise<void> => {
    await window.getByLabel('Title', { exact: false }).first().fill(title);
    await window.getByRole('button', { name: /^Save/ }).click();
  };
  await save(page, 'Jug of the first window');
  await expect(page.getByText('Jug of the first window is in your shop.')).toBeVisible();
  await save(other, 'Jug of the second window');
  await expect(other.getByText(/changed meanwhile, in another window perhaps/)).toBeVisible();
  expect((await (await page.request.get(`/api/listings/${listingId}`)).json()).title).toBe('Jug of the first window');
  await expect(other.getByLabel('Title', { exact: false }).first()).toHaveValue('Jug of the second window');
  await other.getByRole('button', { name: /^Save/ }).click();
  await expect(other.getByText('Jug of the second window is in your shop.')).toBeVisible();
  await other.context().close();
});
