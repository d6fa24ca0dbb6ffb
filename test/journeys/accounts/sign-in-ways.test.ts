import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

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

test('[ACC-16] a passkey is made and signs in without a password', async ({ page, signUp }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = await signUp();
  await page.goto('/profile/security');
  await subject(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(subject(page, 'Passkeys').getByRole('listitem')).toHaveCount(1);
  await signOut(page);
  await otherWays(page);
  await modal(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(account(page, person.name)).toBeVisible();
  await page.goto('/profile/security');
  await expect(subject(page, 'Devices signed in')).toContainText('Passkey');
});
