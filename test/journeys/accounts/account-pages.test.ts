import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';
import { quiet } from '../../support/journeys/quiet.ts';

const subject = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name, exact: true });

test.describe('a first visit', () => {
  test.use({ isFirstVisit: true });

  test('[SUP-02, UX-16] the bar is painted with the document, before any code of ours is there', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const bar = page.getByRole('region', { name: 'What may be kept in your browser' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(bar).toBeVisible();
    await page.evaluate(() => localStorage.setItem('gdpr_consent', 'false'));
    await page.goto('/cart', { waitUntil: 'commit' });
    await page.locator('.site-header').waitFor();
    await expect(bar).toBeHidden();
  });

  test('[UX-16, SUP-02] the consent bar asks once and sets gdpr_consent @both', async ({ page, expectAccessible }) => {
    await page.goto('/');
    const bar = page.getByRole('region', { name: 'What may be kept in your browser' });
    const [least, more] = [
      bar.getByRole('button', { name: 'Only what is needed' }),
      bar.getByRole('button', { name: 'Remind me too' }),
    ];
    await expect(bar).toBeVisible();
    await expectAccessible();
    const [one, two] = [await least.boundingBox(), await more.boundingBox()];
    expect(Math.abs((one?.width ?? 0) - (two?.width ?? 1))).toBeLessThan(2);
    expect(await least.getAttribute('class')).toBe(await more.getAttribute('class'));
    await least.click();
    await expect(bar).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('gdpr_consent'))).toBe('false');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet(page);
    await expect(bar).toHaveCount(0);
  });
});

test('[ACC-17, UX-69] a profile picture is cropped by keys and leaving warns', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/profile');
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a5532d' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: bytes });
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  const square = dialog.getByRole('button', { name: /^The part that is kept/ });
  await expect(square).toBeFocused();
  const before = await square.boundingBox();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  expect((await square.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByRole('img', { name: 'You, as others see you' })).toBeVisible();
  await page.getByLabel('Place').fill('Bergen');
  await nav(page, 'Settings').click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Place')).toHaveValue('Bergen');
  await subject(page, 'About you').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await nav(page, 'Settings').click();
  await expect(page).toHaveURL('/settings');
  await nav(page, 'Profile').click();
  const position = page.getByLabel('Place');
  await expect(position).toHaveValue('Bergen');
  await position.fill('Voss');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(position).toHaveValue('Voss');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goForward();
  await expect(position).toHaveValue('Bergen');
});
