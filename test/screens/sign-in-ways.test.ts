import type { Page } from '@playwright/test';
import { expect, test } from './screen.ts';
import { texted } from '../journeys/outbox.ts';

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
