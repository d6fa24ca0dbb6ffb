import { contract } from '#domain/rooms.ts';
import { bodyOf } from '../../builders/ask.ts';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../screen.ts';
import { mailed, texted } from '../../support/journeys/outbox.ts';
import { fromSomewhere, openAccount, type Person, somebody } from '../../support/journeys/people.ts';

const subject = (page: Page, name: string) => page.getByRole('region', { name });
const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|One more step/ });
const account = (page: Page, name: string) => page.getByRole('button', { name: `Your account, ${name}` });
const signOut = (page: Page) => page.request.post('/api/accounts/sign-out', { data: {} });

async function openModal(page: Page): Promise<void> {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}
async function post(page: Page, path: string, data: object = {}): Promise<unknown> {
  const answer = await page.request.post(`/api/${path}`, { data, headers: fromSomewhere() });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}
/** Verifies the address and turns an authenticator app on. */
async function protect(page: Page, { email }: Person): Promise<{ app: TOTP; recoveryCodes: string[] }> {
  await post(page, 'accounts/security/verification');
  const link = await mailed(page, email, /\/verify-email\?token=[^"\s]+/);
  await post(page, 'accounts/verify-email', { token: new URL(link, 'http://x').searchParams.get('token') });
  const { id, secret } = bodyOf(contract.accounts.startTotp, await post(page, 'accounts/security/totp'));
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = app.generate();
  const confirmed = await post(page, 'accounts/security/totp/confirm', { id, code });
  return { app, ...bodyOf(contract.accounts.confirmTotp, confirmed) };
}
async function withPassword(page: Page, { email, password }: Person): Promise<void> {
  await openModal(page);
  await modal(page).getByLabel('Email Address').fill(email);
  await modal(page).getByLabel('Password', { exact: true }).fill(password);
  await modal(page).locator('button[type=submit]').click();
}

test('[ACC-16, INV-11] whoever lost the app gets in with a recovery code, turns the lost one off and sets up another', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp();
  const { recoveryCodes } = await protect(page, person);
  await signOut(page);
  await withPassword(page, person);
  await modal(page)
    .getByLabel('Code')
    .fill(recoveryCodes[0]?.toUpperCase() ?? '');
  await modal(page).getByRole('button', { name: 'Finish signing in' }).click();
  await expect(account(page, person.name)).toBeVisible();
  await page.goto('/profile/security');
  const factor = subject(page, 'Second factor');
  await expect(factor).toContainText('9 recovery codes are left');
  await factor.getByRole('button', { name: 'Turn it off' }).click();
  await factor.getByLabel('Code, or a recovery code').fill(recoveryCodes[0] ?? '');
  await factor.getByRole('button', { name: 'Turn it off' }).click();
  await expect(factor.getByRole('alert')).toContainText('This code is not right.');
  await expectAccessible();
  await factor.getByLabel('Code, or a recovery code').fill(recoveryCodes[1] ?? '');
  await factor.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByText('The second factor is off.')).toBeVisible();
  await factor.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = ((await page.locator('.key-code').textContent()) ?? '').replace(/\s/g, '');
  const next = new TOTP({ secret: Secret.fromBase32(secret) });
  await factor.getByLabel('Code of the app').fill(next.generate());
  await factor.getByRole('button', { name: 'Turn it on' }).click();
  await expect(factor.getByText('Keep these recovery codes.')).toBeVisible();
  expect(await factor.locator('.codes code').allTextContents()).not.toContain(recoveryCodes[2]);
});

test('[ADM-05, ADM-12, INV-13] a master admin resets a lost authenticator with a reason: its owner is out everywhere, hears of it by mail and signs in without it', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  await post(page, 'accounts/sign-in', { email: 'cy@example.com', password: 'handmade' });
  const context = await browser.newContext();
  const owner = await context.newPage();
  const person = await openAccount(owner, { ...somebody(), name: 'Noa Lind' });
  const key = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
  const invited = await page.request.post('/api/admin/invitations', {
    data: { email: person.email, role: 'content_moderator', customPermissions: [] },
    ...key,
  });
  expect(invited.status()).toBe(200);
  const link = await mailed(page, person.email, /invitation=[^"\s<]+/);
  await post(owner, 'admin/accept', { invitation: new URLSearchParams(link).get('invitation') });
  await protect(owner, person);
  await owner.goto('/');
  await expect(account(owner, person.name)).toBeVisible();

  await page.goto('/admin/admins');
  const row = page.getByRole('row', { name: person.email });
  await row.getByRole('button', { name: 'Change Noa Lind' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Noa Lind' });
  await expect(dialog.getByRole('button', { name: 'Reset a lost second factor' })).toBeDisabled();
  await dialog.getByLabel('Reason, kept in the audit log').fill('the telephone was stolen, seen on a call');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Reset a lost second factor' }).click();
  await expect(page.getByText('Noa Lind sets up a new second factor at the next sign-in.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The open window learns it by itself: its event stream was closed, and it asks who is signed in.
  expect((await owner.request.get('/api/accounts/profile')).status()).toBe(401);
  await withPassword(owner, person);
  await expect(account(owner, person.name)).toBeVisible();
  await owner.goto('/profile/security');
  await expect(subject(owner, 'Second factor').getByRole('button', { name: /Set up an/ })).toBeVisible();
  expect(await mailed(page, person.email, /Your second factor was reset/)).not.toBe('');
  await page.goto('/admin/audit');
  await expect(page.getByText('the telephone was stolen, seen on a call').first()).toBeVisible();
  await context.close();
});

test('[ACC-16] another number takes the place of the old one, which signs nobody in any more', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp();
  const [old = '', next = ''] = [0, 1].map(() => `+49151${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`);
  const sent = await post(page, 'accounts/security/phone/code', { phone: old });
  const { codeId } = bodyOf(contract.accounts.requestOwnPhoneCode, sent);
  await post(page, 'accounts/security/phone', { codeId, code: await texted(page, old) });
  await page.goto('/profile/security');
  const phone = subject(page, 'Phone');
  await phone.getByRole('button', { name: 'Change the number' }).click();
  await phone.getByLabel('Phone number').fill('12');
  await phone.getByRole('button', { name: 'Send me a code' }).click();
  await expect(phone.getByRole('alert')).toContainText('Enter the number with its country code');
  await expectAccessible();
  await phone.getByLabel('Phone number').fill(next);
  await phone.getByRole('button', { name: 'Send me a code' }).click();
  await expect(phone.getByLabel('Code', { exact: true })).toBeFocused();
  await phone.getByLabel('Code', { exact: true }).fill(await texted(page, next));
  await phone.getByRole('button', { name: 'Use this number' }).click();
  await expect(phone).toContainText(`Codes to ${next} sign you in.`);
  await signOut(page);
  for (const [number, outcome] of [
    [old, 'No account found with this telephone number.'],
    [next, ''],
  ] as const) {
    await openModal(page);
    await modal(page).getByRole('button', { name: 'Other ways' }).click();
    await modal(page).getByRole('button', { name: 'A code by phone instead' }).click();
    await modal(page).getByLabel('Phone number').fill(number);
    await modal(page).getByRole('button', { name: 'Send me a code' }).click();
    await expect(modal(page).getByLabel('Code', { exact: true })).toBeFocused();
    await modal(page)
      .getByLabel('Code', { exact: true })
      .fill(await texted(page, number));
    await modal(page).getByRole('button', { name: 'Sign in with this code' }).click();
    if (outcome) await expect(modal(page).getByRole('alert')).toContainText(outcome);
  }
  await expect(account(page, person.name)).toBeVisible();
});
