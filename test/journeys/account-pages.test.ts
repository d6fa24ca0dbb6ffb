import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './journey.ts';
import { mailedLink } from './outbox.ts';

const subject = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name, exact: true });

test('[UX-16, SUP-02] the bar at the bottom asks once, with buttons of equal weight, and sets gdpr_consent @both', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('forgotten')) localStorage.removeItem('gdpr_consent');
    sessionStorage.setItem('forgotten', '1');
  });
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
  await page.waitForTimeout(500);
  await expect(bar).toHaveCount(0);
});

test('[ACC-17, UX-69] a picture is chosen and cut by keys, words are saved, and leaving with changes warns', async ({
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
  const dialog = page.getByRole('dialog', { name: 'Cut your picture' });
  const square = dialog.getByRole('slider', { name: 'The part that is kept' });
  await square.focus();
  const before = await square.getAttribute('aria-valuenow');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  expect(Number(await square.getAttribute('aria-valuenow'))).toBeGreaterThan(Number(before));
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByRole('img', { name: 'You, as others see you' })).toBeVisible();
  await page.getByLabel('Place').fill('Bergen');
  page.once('dialog', (asked) => void asked.dismiss());
  await nav(page, 'Settings').click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Place')).toHaveValue('Bergen');
  await subject(page, 'About you').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await nav(page, 'Settings').click();
  await expect(page).toHaveURL('/settings');
  await page.goto('/profile');
  await expect(page.getByLabel('Place')).toHaveValue('Bergen');
});

test('[ACC-17] the usual address of the book fills the checkout', async ({
  page,
  signUp,
  addPiece,
  expectAccessible,
}) => {
  await signUp();
  await page.goto('/profile/addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('Fill in street and number.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Marta Lindqvist');
  await page.getByLabel('Street and number').fill('Strandgaten 4');
  await page.getByLabel('Postcode').fill('11120');
  await page.getByLabel('Town').fill('Stockholm');
  await page.getByLabel('Country').selectOption('SE');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('Fills your checkout.')).toBeVisible();
  await addPiece();
  await page.goto('/checkout');
  await expect(page.getByLabel(/Street and number|Address/).first()).toHaveValue('Strandgaten 4');
});

test('[UX-70] theme, text size and choices are kept @both', async ({ page, signUp, expectAccessible }) => {
  await signUp();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Larger' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked();
  expect(
    await page.evaluate(() => [document.documentElement.style.zoom, document.documentElement.dataset.theme]),
  ).toEqual(['1.3', 'dark']);
  await expectAccessible();
  await page.goto('/settings/notifications');
  await page.getByRole('checkbox', { name: 'Orders of your shop, by email too' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Orders of your shop, by email too' })).toBeChecked();
  await expectAccessible();
});

test('[SUP-02, UX-77] all my data comes by mail; deletion wants the address typed and is undone with one press', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp();
  await page.goto('/settings/privacy');
  await page.getByRole('button', { name: 'Download all my data' }).click();
  await expect(page.getByText(/The newest copy was made on/)).toBeVisible({ timeout: 30_000 });
  const link = await mailedLink(page, person.email, '/my-data/');
  const copy = (await (await page.request.get(new URL(link).pathname)).json()) as { account: { email: string } };
  expect(copy.account.email).toBe(person.email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is not the email address of your account.');
  await dialog.getByLabel('Type your email address').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(subject(page, 'Delete your account')).toContainText('Your account is deleted on');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(subject(page, 'Delete your account')).toContainText('It waits 14 days first');
});
