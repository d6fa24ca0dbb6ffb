import sharp from 'sharp';
import { delayAnswers } from '../../support/journeys/delayed-answers.ts';
import { expect, test } from '../screen.ts';

test('[ACC-17] an address that is still being saved does not close the form of another', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/profile/addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Full name').fill('Marta Lindqvist');
  await page.getByLabel('Street and number').fill('Strandgaten 4');
  await page.getByLabel('Postcode').fill('11120');
  await page.getByLabel('Town').fill('Stockholm');
  await page.getByLabel('Country').selectOption('SE');
  const saved = await delayAnswers(page, 'POST', /\/api\/accounts\/addresses$/);
  await page.getByRole('button', { name: 'Save the address' }).click();
  await saved.answered;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Full name').fill('Ida Sommer');
  await saved.letGo();
  await expect(page.getByText('The address is saved.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ida Sommer');
});

test('[UX-69] a picture that was not kept after all stays the old one', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/profile');
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a5532d' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' });
  const cut = await delayAnswers(page, 'POST', /\/crop$/);
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await cut.answered;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await cut.letGo();
  await expect(page.getByRole('img', { name: 'You, as others see you' })).toHaveCount(0);
});

test('[UX-70] a choice that is made while others are saved is not lost', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings/notifications');
  const boxes = page.getByRole('checkbox', { checked: false, disabled: false });
  const [first, second] = [
    await boxes.nth(0).getAttribute('aria-label'),
    await boxes.nth(1).getAttribute('aria-label'),
  ];
  await page.getByRole('checkbox', { name: first ?? '' }).check();
  const saved = await delayAnswers(page, 'PUT', /\/api\/accounts\/notifications$/);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved.answered;
  await page.getByRole('checkbox', { name: second ?? '' }).check();
  await saved.letGo();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('checkbox', { name: first ?? '' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: second ?? '' })).toBeChecked();
});

test('[ACC-01] a profile that is still being saved brings nobody back who has signed out', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/profile');
  await page.getByLabel('Place').fill('Bergen');
  const saved = await delayAnswers(page, 'PUT', /\/api\/accounts\/profile$/);
  await page.getByRole('region', { name: 'About you' }).getByRole('button', { name: 'Save' }).click();
  await saved.answered;
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out successfully!')).toBeVisible();
  await saved.letGo();
  await expect(page.getByRole('button', { name: /^Your account/ })).toHaveCount(0);
});
