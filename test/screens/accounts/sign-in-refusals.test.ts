import type { Page } from '@playwright/test';
import { contract } from '#domain/rooms.ts';
import { answerCall, Refusal, withSettings } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { accounts } = contract;
const modal = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => modal(page).getByRole('alert');
const press = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true }).click();

async function openModal(page: Page): Promise<void> {
  await page.goto('/support/account-sign-in');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(modal(page).getByRole('heading')).toHaveText('Welcome Back');
}
async function withPassword(page: Page): Promise<void> {
  await openModal(page);
  await modal(page).getByLabel('Email Address').fill('marta@example.com');
  await modal(page).getByLabel('Password', { exact: true }).fill('linen');
  await modal(page).locator('button[type=submit]').click();
}
const wantsSecond = () => new Refusal('accounts/multi-factor-auth-required', { pending: 'p-1' });

test('[ACC-16, UX-73] the second step says which codes it takes, what is wrong with one, and when its time is over', async ({
  page,
}) => {
  // A short password is no mistake where one signs in: it may be from before.
  await answerCall(page, accounts.signIn, wantsSecond);
  const phones = [{ id: 'f-1', phone: '+*********4711' }];
  for (const [ways, hint, texts] of [
    [{ app: true, phones: [] }, 'Six digits of your authenticator app, or a recovery code', []],
    [
      { app: false, phones },
      'Six digits sent to your telephone, or a recovery code',
      ['Text a code to +*********4711'],
    ],
    [
      { app: true, phones },
      'Six digits of your authenticator app or sent to your telephone, or a recovery code',
      ['Text a code to +*********4711'],
    ],
  ] as const) {
    await answerCall(page, accounts.secondFactorWays, () => ({ ...ways, phones: [...ways.phones] }));
    await withPassword(page);
    await expect(modal(page).getByRole('heading')).toHaveText('One more step');
    await expect(modal(page).getByText(hint, { exact: true })).toBeVisible();
    await expect(modal(page).locator('form').getByRole('button')).toHaveText([...texts, 'Finish signing in']);
  }
  let code = 'accounts/code-expired';
  const sent = await answerCall(page, accounts.finishSecondFactor, () => new Refusal(code));
  await press(page, 'Finish signing in');
  await expect(box(page)).toHaveText('Fill in the code.');
  expect(sent).toEqual([]);
  await modal(page).getByLabel('Code').fill('123456');
  await expect(box(page)).toHaveCount(0);
  await press(page, 'Finish signing in');
  await expect(box(page)).toHaveText('The five minutes for this step are over. Close it and sign in again.');
  code = 'accounts/wrong-code';
  await press(page, 'Finish signing in');
  await expect(box(page)).toHaveText('This code is not right. Check it and try again.');
  expect(sent.at(-1)).toEqual({ pending: 'p-1', code: '123456' });

  let isCarried = false;
  const asked = await answerCall(page, accounts.textSecondFactor, () =>
    isCarried ? { sentTo: '+*********4711' } : new Refusal('accounts/not-there'),
  );
  await press(page, 'Text a code to +*********4711');
  await expect(box(page)).toHaveText('This is not there any more.');
  await expect(modal(page).getByText('A code is on its way.')).toHaveCount(0);
  isCarried = true;
  await press(page, 'Text a code to +*********4711');
  await expect(modal(page).getByText('A code is on its way.')).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await expect(modal(page).locator('.texted').getByRole('button')).toHaveText(['Send another code to +*********4711']);
  await expect(modal(page).getByRole('link', { name: '/dev/texts' })).toBeVisible();
  await expect(modal(page).getByLabel('Code')).toBeFocused();
  expect(asked).toEqual([1, 2].map(() => ({ pending: 'p-1', factorId: 'f-1' })));
});

test.describe('an answer that is no sentence of the accounts', () => {
  test.use({ complaintsAllowed: /status of 503|Failed to load resource/ });

  test('[ACC-06, ERR-12] a server that fails has the general sentence, a lost connection its own', async ({ page }) => {
    await page.route('**/api/accounts/sign-in', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'request/unexpected', message: 'Database is gone' } } }),
    );
    await withPassword(page);
    await expect(box(page)).toHaveText('An error occurred. Please try again.');
    await page.route('**/api/accounts/sign-in', (route) => route.abort());
    await modal(page).locator('button[type=submit]').click();
    await expect(box(page)).toHaveText(/connection/);
    await expect(modal(page).getByLabel('Password', { exact: true })).toHaveValue('linen');
  });
});

test('[ACC-16] a link by mail goes to the address that is said and leads back here; a code by telephone is asked for anew', async ({
  page,
}) => {
  await openModal(page);
  await modal(page).getByLabel('Email Address').fill('marta');
  await press(page, 'Other ways');
  await expect(modal(page).getByLabel('Email Address')).toHaveValue('marta');
  const links = await answerCall(page, accounts.requestEmailLink, () => ({ sent: true as const }));
  await press(page, 'Email me a sign-in link');
  await expect(box(page)).toHaveText('Invalid email address.');
  expect(links).toEqual([]);
  await modal(page).getByLabel('Email Address').fill('marta@example.com');
  await press(page, 'Email me a sign-in link');
  await expect(modal(page).getByRole('status')).toHaveText(
    'A link is on its way to marta@example.com. It works once and for 15 minutes. Open it on this device.',
  );
  expect(links).toEqual([{ email: 'marta@example.com', returnTo: '/support/account-sign-in' }]);

  await press(page, 'A code by phone instead');
  let count = 0;
  await answerCall(page, accounts.requestPhoneCode, () => ({ codeId: `c-${(count += 1)}` }));
  await modal(page).getByLabel('Phone number').fill('+49 170 1234567');
  await press(page, 'Send me a code');
  await expect(modal(page).getByText('Sent to +49 170 1234567')).toBeVisible();
  await press(page, 'Sign in with this code');
  await expect(box(page)).toHaveText('Fill in the code.');
  await press(page, 'Another number, or another code');
  await expect(box(page)).toHaveCount(0);
  await expect(modal(page).getByLabel('Phone number')).toHaveValue('+49 170 1234567');
  await press(page, 'Send me a code');
  await expect(modal(page).getByLabel('Code', { exact: true })).toHaveValue('');
  const given = await answerCall(page, accounts.signInWithPhone, wantsSecond);
  await modal(page).getByLabel('Code', { exact: true }).fill('123456');
  await press(page, 'Sign in with this code');
  await expect(modal(page).getByRole('heading')).toHaveText('One more step');
  expect(given).toEqual([{ codeId: 'c-2', code: '123456' }]);

  await openModal(page);
  await press(page, 'Other ways');
  await press(page, 'A code by phone instead');
  await press(page, 'A link by email instead');
  await expect(modal(page).getByLabel('Email Address')).toHaveValue('');
  await press(page, 'Back to the password');
  await expect(modal(page).locator('label')).toHaveText(['Email Address', 'Password']);
});

test('[ACC-16] who closes the browser’s own window for a passkey has not failed; a browser that knows none has', async ({
  page,
}) => {
  await openModal(page);
  await press(page, 'Other ways');
  await press(page, 'Use a passkey');
  await expect(box(page)).toHaveText('An error occurred. Please try again.');
  await page.evaluate(() => {
    const get = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));
    Object.assign(window, { PublicKeyCredential: function PublicKeyCredential() {}, closed: 0 });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  });
  await press(page, 'Use a passkey');
  await expect(box(page)).toHaveCount(0);
  await expect(modal(page).getByRole('button', { name: 'Use a passkey' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('[ACC-16] where codes reach no telephone and Google is not set up, neither is offered', async ({ page }) => {
  await withSettings(page, { phoneCodes: false, googleSignIn: false, demo: false });
  await openModal(page);
  await expect(modal(page).getByRole('button')).toHaveText([
    ...['', 'Show', 'Sign In', 'Forgot your password?', 'Other ways'],
  ]);
  await press(page, 'Other ways');
  await expect(modal(page).locator('.way-list').getByRole('button')).toHaveText(['Back to the password']);
});

/** The window of the identity provider, which says at its end how it went. */
async function standInForGoogle(page: Page, isBlocked = false): Promise<void> {
  await page.evaluate((blocked) => {
    const opened: string[] = [];
    const shown = { closed: false };
    Object.assign(window, {
      ...{ opened, shown },
      open: (address: string) => {
        opened.push(address);
        return blocked ? null : shown;
      },
    });
  }, isBlocked);
}
const end = (page: Page, outcome: object) =>
  page.evaluate((given) => {
    const { opened } = window as unknown as { opened: string[] };
    const attempt = new URL(opened.at(-1) ?? '', location.href).searchParams.get('attempt');
    const channel = new BroadcastChannel('sign-in-window');
    channel.postMessage({ attempt: 'of another tab', kind: 'problem', code: 'accounts/user-mismatch' });
    channel.postMessage({ attempt, ...given });
  }, outcome);
const toast = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words });

test('[ACC-05, AUTHUI-04] each way in which Google’s window ends is said in its words', async ({ page }) => {
  const attempt = async (): Promise<void> => {
    await openModal(page);
    await standInForGoogle(page);
    await press(page, 'Continue with Google');
    await expect(modal(page)).toHaveCount(0);
  };
  await openModal(page);
  await standInForGoogle(page, true);
  await press(page, 'Continue with Google');
  await expect(
    toast(page, 'The browser blocked the sign-in window. Allow pop-ups for this site and try again.'),
  ).toBeVisible();

  await attempt();
  await end(page, { kind: 'problem', code: 'accounts/account-exists' });
  await expect(toast(page, 'Sign in with its password, then connect Google in your profile.')).toBeVisible();
  await expect(toast(page, 'This Google account belongs to another account here.')).toHaveCount(0);

  await attempt();
  await end(page, { kind: 'problem', code: 'accounts/of-later' });
  await expect(toast(page, 'An error occurred. Please try again.')).toBeVisible();

  await attempt();
  await page.evaluate(() => Object.assign((window as unknown as { shown: object }).shown, { closed: true }));
  // It was looked at twice, and its last word may still be on the way.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)));
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.evaluate(() => {
    const at = Date.now();
    Date.now = () => at + 8000;
  });
  await expect(toast(page, 'The sign-in window was closed before you were signed in.')).toBeVisible();

  await attempt();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await press(page, 'Continue with Google');
  await expect(toast(page, 'The sign-in was cancelled.')).toBeVisible();
  await end(page, { kind: 'second-factor', pending: 'p-2' });
  await expect(modal(page).getByRole('heading')).toHaveText('One more step');
});

test('[ACC-05, ACC-16] Google is connected in the profile, and a refusal is said', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/profile/security');
  await standInForGoogle(page);
  await page.getByRole('button', { name: 'Connect Google' }).click();
  expect(await page.evaluate(() => (window as unknown as { opened: string[] }).opened[0])).toMatch(
    /^\/sign-in\/google\?attempt=[\w-]+&connect=1$/,
  );
  await end(page, { kind: 'problem', code: 'accounts/user-mismatch' });
  await expect(toast(page, 'This Google account belongs to another account here.')).toBeVisible();
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await end(page, { kind: 'connected' });
  await expect(toast(page, 'Google is connected.')).toBeVisible();
});
