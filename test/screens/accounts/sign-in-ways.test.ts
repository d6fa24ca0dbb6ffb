import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../screen.ts';
import { mailedLink, texted } from '../../support/journeys/outbox.ts';

/** Mails name the address that the shop is told to have, which is not where the tests reach it. */
const pathOf = (link: string): string => new URL(link).pathname + new URL(link).search;
const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|One more step/ });
const signOut = (page: Page) => page.request.post('/api/accounts/sign-out', { data: {} });
async function openModal(page: Page): Promise<void> {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}
async function otherWays(page: Page): Promise<void> {
  await openModal(page);
  await modal(page).getByRole('button', { name: 'Other ways' }).click();
}
const subject = (page: Page, name: string) => page.getByRole('region', { name });
const account = (page: Page, name: string) => page.getByRole('button', { name: `Your account, ${name}` });

test('[ACC-16] the authenticator app is set up, asked for, and a recovery code stands in', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp();
  await page.goto('/profile/security');
  await subject(page, 'Second factor').getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(subject(page, 'Second factor').getByRole('alert')).toContainText('Verify your email address first.');
  await subject(page, 'Email address').getByRole('button', { name: 'Send a verification link' }).click();
  await expect(page.getByText('A link is on its way to your address.')).toBeVisible();
  await page.goto(pathOf(await mailedLink(page, person.email, '/verify-email')));
  await page.getByRole('button', { name: 'Verify the address' }).click();
  await page.getByRole('heading', { name: 'Your address is verified.' }).waitFor();
  await page.goto('/profile/security');
  await subject(page, 'Second factor').getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible();
  const secret = ((await page.locator('.key-code').textContent()) ?? '').replace(/\s/g, '');
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Code of the app').fill(app.generate());
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Keep these recovery codes.')).toBeVisible();
  const [first = ''] = await page.locator('.codes code').allTextContents();
  await expectAccessible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(subject(page, 'Second factor')).toContainText('10 recovery codes are left');
  // The code of now is used up; the next one is taken already, as clocks differ.
  for (const code of [app.generate({ timestamp: Date.now() + 30_000 }), first]) {
    await signOut(page);
    await openModal(page);
    await modal(page).getByLabel('Email Address').fill(person.email);
    await modal(page).getByLabel('Password', { exact: true }).fill(person.password);
    await modal(page).locator('button[type=submit]').click();
    await expect(modal(page).getByLabel('Code')).toBeFocused();
    await modal(page).getByLabel('Code').fill('000000');
    await modal(page).getByRole('button', { name: 'Finish signing in' }).click();
    await expect(modal(page).getByRole('alert')).toContainText('This code is not right.');
    await expectAccessible();
    await modal(page).getByLabel('Code').fill(code);
    await modal(page).getByRole('button', { name: 'Finish signing in' }).click();
    await expect(account(page, person.name)).toBeVisible();
  }
});

test('[ACC-16] a code by telephone signs in', async ({ page, signUp, expectAccessible }) => {
  const person = await signUp();
  const phone = `+49170${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  await page.goto('/profile/security');
  await subject(page, 'Phone').getByLabel('Phone number').fill(phone);
  await subject(page, 'Phone').getByRole('button', { name: 'Send me a code' }).click();
  await subject(page, 'Phone').getByLabel('Code', { exact: true }).waitFor();
  await subject(page, 'Phone')
    .getByLabel('Code', { exact: true })
    .fill(await texted(page, phone));
  await subject(page, 'Phone').getByRole('button', { name: 'Use this number' }).click();
  await expect(subject(page, 'Phone')).toContainText(`Codes to ${phone} sign you in.`);
  await signOut(page);
  await otherWays(page);
  await modal(page).getByRole('button', { name: 'A code by phone instead' }).click();
  await modal(page).getByLabel('Phone number').fill(phone);
  await expectAccessible();
  await modal(page).getByRole('button', { name: 'Send me a code' }).click();
  await expect(modal(page).getByLabel('Code', { exact: true })).toBeFocused();
  await modal(page)
    .getByLabel('Code', { exact: true })
    .fill(await texted(page, phone));
  await modal(page).getByRole('button', { name: 'Sign in with this code' }).click();
  await expect(account(page, person.name)).toBeVisible();
});

test('[ACC-16, INV-13] another device is listed and signed out from here', async ({ page, signUp, browser }) => {
  const person = await signUp();
  const context = await browser.newContext();
  const other = await context.newPage();
  const { email, password } = person;
  await other.request.post('/api/accounts/sign-in', {
    data: { email, password },
  });
  await page.goto('/profile/security');
  await expect(subject(page, 'Devices signed in').getByRole('listitem')).toHaveCount(2);
  await subject(page, 'Devices signed in')
    .getByRole('button', { name: /^Sign out .* of/ })
    .click();
  await expect(subject(page, 'Devices signed in').getByRole('listitem')).toHaveCount(1);
  const session = await other.request.get('/api/accounts/session');
  expect(((await session.json()) as { session: unknown }).session).toBeNull();
  await context.close();
});
