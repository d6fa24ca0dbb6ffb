import type { Page } from '@playwright/test';
import { expect, test } from './screen.ts';
import { mailed, texted } from '../journeys/outbox.ts';
import { fromSomewhere, type Person } from '../journeys/people.ts';

const subject = (page: Page, name: string) => page.getByRole('region', { name });
const newPhone = (): string => `+49151${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

async function verify(page: Page, { email }: Person): Promise<void> {
  const send = (path: string, data: object) =>
    page.request.post(`/api/accounts/${path}`, { data, headers: fromSomewhere() });
  await send('security/verification', {});
  const link = await mailed(page, email, /\/verify-email\?token=[^"\s]+/);
  const token = new URL(link, 'http://x').searchParams.get('token');
  expect((await send('verify-email', { token })).ok()).toBe(true);
}

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
