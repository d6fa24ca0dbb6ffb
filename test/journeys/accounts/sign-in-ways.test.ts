import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { mailedLink } from '../../support/journeys/outbox.ts';

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

test('[ACC-16, INV-11] a link in a mail signs in and goes back to where one was', async ({
  page,
  signUp,
  expectAccessible,
}) => {
  const person = await signUp();
  await page.goto('/profile/security');
  await subject(page, 'Email address').getByRole('button', { name: 'Send a verification link' }).click();
  await expect(page.getByText('A link is on its way to your address.')).toBeVisible();
  await page.goto(await mailedLink(page, person.email, '/verify-email'));
  await page.getByRole('button', { name: 'Verify the address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is verified.' })).toBeFocused();
  await signOut(page);
  await otherWays(page);
  await expectAccessible();
  await modal(page).getByLabel('Email Address').fill(person.email);
  await modal(page).getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(modal(page).getByRole('status')).toContainText(person.email);
  const link = await mailedLink(page, person.email, '/sign-in/link');
  await page.goto(link);
  await expectAccessible();
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(account(page, person.name)).toBeVisible();
  await expect(page).toHaveURL('/support/account-sign-in');
  await signOut(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(page.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible();
});
