import type { Page } from '@playwright/test';
import { expect, test } from '../screen.ts';
import { mailed, texted } from '../../support/journeys/outbox.ts';
import { fromSomewhere, type Person } from '../../support/journeys/people.ts';

const subject = (page: Page, name: string) => page.getByRole('region', { name });
const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|One more step/ });
const newPhone = (): string => `+49151${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const endOf = (phone: string): string => `+*********${phone.slice(-4)}`;

/** A code that is newer than the one before. */
async function nextText(page: Page, phone: string, before: string): Promise<string> {
  await expect.poll(() => texted(page, phone)).not.toBe(before);
  return texted(page, phone);
}
async function verify(page: Page, { email }: Person): Promise<void> {
  const send = (path: string, data: object) =>
    page.request.post(`/api/accounts/${path}`, { data, headers: fromSomewhere() });
  await send('security/verification', {});
  const link = await mailed(page, email, /\/verify-email\?token=[^"\s]+/);
  const token = new URL(link, 'http://x').searchParams.get('token');
  expect((await send('verify-email', { token })).ok()).toBe(true);
}

test('[ACC-16, UX-73] a telephone becomes the second factor in the security tab, its code finishes the sign-in, and its owner is mailed at each change', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp();
  const phone = newPhone();
  await verify(page, person);
  await page.goto('/profile/security');
  const factor = subject(page, 'Second factor');
  await factor.getByRole('button', { name: 'Use a telephone' }).click();
  await factor.getByLabel('Phone number').fill('0170 12');
  await factor.getByRole('button', { name: 'Send me a code' }).click();
  await expect(factor.getByRole('alert')).toContainText('Enter the number with its country code');
  await factor.getByLabel('Phone number').fill(phone);
  await factor.getByRole('button', { name: 'Send me a code' }).click();
  await expect(factor.getByLabel('Code', { exact: true })).toBeFocused();
  const first = await texted(page, phone);
  await factor.getByLabel('Code', { exact: true }).fill(first === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(factor.getByRole('alert')).toContainText('This code is not right.');
  await expectAccessible();
  await factor.getByLabel('Code', { exact: true }).fill(first);
  await factor.getByRole('button', { name: 'Turn it on' }).click();
  await expect(factor.getByText('Keep these recovery codes.')).toBeVisible();
  await expect(factor.locator('.codes code')).toHaveCount(10);
  await factor.getByRole('button', { name: 'Copy them' }).click();
  await expect(page.getByText('The codes are copied.')).toBeVisible();
  const codes = await factor.locator('.codes code').allTextContents();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await factor.getByRole('button', { name: 'Copy them' }).click();
  await expect(factor.getByText('Your browser does not allow copying: mark it and copy it yourself.')).toBeVisible();
  await factor.getByRole('button', { name: 'I have kept them' }).click();
  await expect(factor.getByRole('listitem')).toContainText(`Codes to ${endOf(phone)}`);
  await factor.getByRole('button', { name: 'Rename Telephone' }).click();
  await factor.getByLabel('Name of this second factor').fill('Work phone');
  await factor.getByRole('button', { name: 'Keep this name' }).click();
  await expect(factor.getByRole('listitem')).toContainText('Work phone');
  await expectAccessible();
  expect(await mailed(page, person.email, /A telephone is your second factor/)).not.toBe('');

  await page.request.post('/api/accounts/sign-out', { data: {} });
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await modal(page).getByLabel('Email Address').fill(person.email);
  await modal(page).getByLabel('Password', { exact: true }).fill(person.password);
  await modal(page).locator('button[type=submit]').click();
  await modal(page)
    .getByRole('button', { name: `Text a code to ${endOf(phone)}` })
    .click();
  await expect(modal(page).getByText('A code is on its way.')).toBeVisible();
  const second = await nextText(page, phone, first);
  await modal(page).getByLabel('Code').fill(second);
  await modal(page).getByRole('button', { name: 'Finish signing in' }).click();
  await expect(page.getByRole('button', { name: `Your account, ${person.name}` })).toBeVisible();

  await page.goto('/profile/security');
  await factor.getByRole('button', { name: 'Turn it off: Work phone' }).click();
  await factor.getByRole('button', { name: `Text a code to ${endOf(phone)}` }).click();
  await expect(factor.getByText('A code is on its way.')).toBeVisible();
  await factor.getByLabel('Code, or a recovery code').fill(await nextText(page, phone, second));
  await factor.getByRole('button', { name: 'Turn it off' }).click();
  await expect(factor.getByRole('button', { name: 'Use a telephone' })).toBeVisible();
  expect(await mailed(page, person.email, /It was called Work phone/)).not.toBe('');
});

test('[ACC-16] the number that signs in is not the second factor as well, and says why', async ({ page, signUp }) => {
  const person = await signUp();
  const phone = newPhone();
  await verify(page, person);
  await page.goto('/profile/security');
  const way = subject(page, 'Phone');
  await way.getByLabel('Phone number').fill(phone);
  await way.getByRole('button', { name: 'Send me a code' }).click();
  await expect(way.getByLabel('Code', { exact: true })).toBeFocused();
  await way.getByLabel('Code', { exact: true }).fill(await texted(page, phone));
  await way.getByRole('button', { name: 'Use this number' }).click();
  await expect(way).toContainText(`Codes to ${phone} sign you in.`);
  const factor = subject(page, 'Second factor');
  await factor.getByRole('button', { name: 'Use a telephone' }).click();
  await factor.getByLabel('Phone number').fill(phone);
  await factor.getByRole('button', { name: 'Send me a code' }).click();
  await expect(factor.getByRole('alert')).toContainText('This number signs you in');
  await factor.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(factor.getByRole('alert')).toHaveCount(0);
});
