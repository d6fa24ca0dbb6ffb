import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const subject = (page: Page, name: string) => page.getByRole('region', { name });
const modal = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|One more step/ });
const signOut = (page: Page) => page.request.post('/api/accounts/sign-out', { data: {} });

async function openModal(page: Page): Promise<void> {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

test('[ACC-16, UX-77] a passkey is removed after a question, and signs nobody in any more', async ({
  page,
  signUp,
  expectAccessible,
}) => {
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
  await signUp();
  await page.goto('/profile/security');
  const keys = subject(page, 'Passkeys');
  await keys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await keys.getByRole('button', { name: /^Remove the passkey/ }).click();
  const question = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await keys.getByRole('button', { name: /^Remove the passkey/ }).click();
  await question.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(keys.getByRole('listitem')).toHaveCount(0);
  await signOut(page);
  await openModal(page);
  await modal(page).getByRole('button', { name: 'Other ways' }).click();
  await modal(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(modal(page).getByRole('alert')).toContainText('This passkey could not be used.');
});
