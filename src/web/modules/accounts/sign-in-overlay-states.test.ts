import { createElement, Fragment } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { forgetAnswers, knowSettings, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { PublicSession } from '#domain/core/session.ts';
import { currentSession } from '#web/platform/session.ts';
import { useStore } from '#web/platform/store.ts';
import { rememberInterrupted } from './interrupted-operation.ts';
import {
  closeSignIn,
  dismissSignIn,
  openSecondFactor,
  openSignIn,
  signInAgain,
  signInOverlay,
} from './sign-in-overlay.ts';
import { SignInModal } from './sign-in-modal.tsx';

const ida: PublicSession = {
  userId: 'ida',
  displayName: 'Ida',
  email: 'ida@example.com',
  role: 'buyer',
  shopSlug: null,
};
/** The page with the modal over it while it is open. */
const Page = () => createElement(Fragment, null, 'Page', useStore(signInOverlay) && createElement(SignInModal));
const pending = { code: 'accounts/multi-factor-auth-required', pending: 'p1' };
const alerts = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  closeSignIn();
  signIn(null);
  knowSettings();
});

test('[AUTHUI-01, AUTHUI-02] sign-in and sign-up: what stands there', async () => {
  openSignIn();
  await page.open(Page, {});
  expect([page.lines(), document.querySelector('[autofocus]')?.getAttribute('type')]).toEqual([
    [
      'Page',
      '[Close: ]',
      'Welcome Back',
      '[Sign In]',
      '[Sign Up]',
      'Email Address‹email›',
      'Password‹password›[Show password: Show]',
      '[Sign In]',
      '[Forgot your password?]',
      '[Other ways]',
    ],
    'email',
  ]);
  const wrong: [string, string][] = [];
  const submit = async (): Promise<void> => {
    await page.submit('Password');
    wrong.push([alerts().join(), page.focused()]);
  };
  await submit();
  await page.type('Email Address', 'ida@example');
  await submit();
  await page.type('Password', 'x');
  await submit();
  await page.press('Sign Up');
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      'Join Artisan Market',
      'Full Name‹text›',
      'Password‹password x›[Show password: Show]',
      '[Create Account]',
      'Every account can buy and has a shop of its own to sell in. With an account you accept the [terms of use → /terms]. The [privacy notice → /privacy] says what we store.',
    ]),
  );
  await submit();
  await page.type('Full Name', 'Ida');
  await page.type('Email Address', 'ida@example.com');
  await submit();
  expect([wrong, server.sent()]).toEqual([
    [
      ['alert: Fill in your email address.', 'Email Address'],
      ['alert: Fill in your password.', 'Password'],
      ['alert: Invalid email address.', 'Email Address'],
      ['alert: Fill in your full name.', 'Full Name'],
      ['alert: Password should be at least 6 characters long.', 'Password'],
    ],
    [],
  ]);
});

test('[AUTHUI-03, ACC-06] who signs in is greeted, the modal closes and what was refused is read again', async () => {
  openSignIn();
  await page.open(Page, {});
  await page.type('Email Address', 'ida@example.com');
  await page.type('Password', 'x');
  server.refusing('accounts.signIn', 401, 'Wrong password.', { code: 'accounts/wrong-password' });
  await page.press('Sign In', 1);
  const refused = alerts();
  await page.type('Password', 'secret');
  const typed = alerts();
  server.refusing('accounts.signIn', 418, 'Stack trace.');
  await page.press('Sign In', 1);
  expect([refused, typed, alerts()]).toEqual([
    ['alert: Wrong password.'],
    [],
    ['alert: An error occurred. Please try again.'],
  ]);
  server.sent();
  server.answering('accounts.signIn', () => partly({ session: ida }));
  await page.press('Sign In', 1);
  expect([server.sent(), page.lines(), server.said(), currentSession()]).toEqual([
    [['accounts.signIn', { email: 'ida@example.com', password: 'secret' }]],
    ['Page'],
    ['success: Signed in successfully!'],
    { displayName: 'Ida', email: 'ida@example.com', role: 'buyer', shopSlug: null, userId: 'ida' },
  ]);
});

test('[AUTHUI-05] an account is opened with the name', async () => {
  openSignIn('signup');
  await page.open(Page, {});
  await page.type('Full Name', 'Ida');
  await page.type('Email Address', 'ida@example.com');
  await page.type('Password', 'secret');
  server.answering('accounts.register', () => partly({ session: ida }));
  await page.press('Create Account');
  expect([server.sent(), page.lines(), server.said()]).toEqual([
    [
      ['accounts.register', { displayName: 'Ida', email: 'ida@example.com', password: 'secret' }],
      ['accounts.requestEmailVerification', {}],
    ],
    ['Page'],
    ['success: Account created successfully!'],
  ]);
});

test('[AUTHUI-06] a new password needs the address first; then a mail is on its way', async () => {
  openSignIn();
  await page.open(Page, {});
  await page.press('Forgot your password?');
  expect([alerts(), page.focused(), server.sent()]).toEqual([
    ['alert: Fill in your email address first, then ask for a new password.'],
    'Email Address',
    [],
  ]);
  await page.type('Email Address', 'ida@example.com');
  await page.press('Forgot your password?');
  expect([alerts(), server.sent(), server.said()]).toEqual([
    [],
    [['accounts.requestPasswordReset', { email: 'ida@example.com' }]],
    ['success: Password reset email sent!'],
  ]);
});

test('[UX-73] a slip beside the modal asks before it throws away what was typed', async () => {
  openSignIn();
  await page.open(Page, {});
  const beside = (): void => {
    document
      .querySelector('dialog')
      ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, clientX: 5, clientY: 5 }));
  };
  await page.type('Email Address', 'ida@');
  beside();
  await time.settle();
  expect([page.lines().slice(1, 5), page.focused()]).toEqual([
    ['[Close: ]', 'Welcome Back', 'Close and forget what you typed?', '[Keep typing]'],
    'Keep typing',
  ]);
  await page.press('Keep typing');
  expect([page.isThere('Keep typing'), page.focused()]).toEqual([false, 'Email Address']);
  beside();
  await time.settle();
  await page.press('Close and forget');
  expect(page.lines()).toEqual(['Page']);
  openSignIn();
  await time.settle();
  beside();
  await time.settle();
  expect(page.lines()).toEqual(['Page']);
});

test('[ACC-16] the second step: a code, or one by text; the sign-in itself may run out', async () => {
  openSignIn();
  await page.open(Page, {});
  await page.type('Email Address', 'ida@example.com');
  await page.type('Password', 'secret');
  server.refusing('accounts.signIn', 401, 'One more.', pending);
  server.answering('accounts.secondFactorWays', () => partly({ app: false, phones: [{ id: 'f1', phone: '•• 67' }] }));
  await page.press('Sign In', 1);
  expect([page.lines(), page.focused(), server.sent()]).toEqual([
    [
      'Page',
      '[Close: ]',
      'One more step',
      'Code‹text›',
      'Six digits sent to your telephone, or a recovery code',
      '[Text a code to •• 67]status:',
      '[Finish signing in]',
    ],
    'Code',
    [
      ['accounts.signIn', { email: 'ida@example.com', password: 'secret' }],
      ['accounts.secondFactorWays', { pending: 'p1' }],
    ],
  ]);
  await page.press('Finish signing in');
  expect([alerts(), page.focused(), server.sent()]).toEqual([['alert: Fill in the code.'], 'Code', []]);
  await page.press('Text a code to •• 67');
  expect([alerts(), page.focused(), server.sent(), page.lines().slice(3)]).toEqual([
    [],
    'Code',
    [['accounts.textSecondFactor', { factorId: 'f1', pending: 'p1' }]],
    [
      'Code‹text›',
      'Six digits sent to your telephone, or a recovery code',
      '[Send another code to •• 67]status: A code is on its way.',
      '[Finish signing in]',
    ],
  ]);
  server.refusing('accounts.finishSecondFactor', 401, 'Wrong code.', { code: 'accounts/invalid-code' });
  await page.type('Code', '123456');
  await page.press('Finish signing in');
  const wrong = alerts();
  server.refusing('accounts.finishSecondFactor', 401, 'Too late.', { code: 'accounts/code-expired' });
  await page.press('Finish signing in');
  expect([wrong, alerts()]).toEqual([
    ['alert: An error occurred. Please try again.'],
    ['alert: The five minutes for this step are over. Close it and sign in again.'],
  ]);
  server.sent();
  server.answering('accounts.finishSecondFactor', () => partly({ session: ida }));
  await page.press('Finish signing in');
  expect([server.sent(), page.lines(), server.said()]).toEqual([
    [['accounts.finishSecondFactor', { code: '123456', pending: 'p1' }]],
    ['Page'],
    ['success: Signed in successfully!'],
  ]);
});

/** The other ways to sign in, with an address typed before. */
async function otherWays(email = ''): Promise<void> {
  knowSettings({ phoneCodes: true, demo: true });
  openSignIn();
  await page.open(Page, {}, '/product/jug?x=1');
  await page.type('Email Address', email);
  await page.press('Other ways');
  await page.until(() => page.isThere('Use a passkey'));
}
/** A code that was sent to a telephone. */
async function codeSent(): Promise<void> {
  await otherWays();
  await page.press('A code by phone instead');
  await page.type('Phone number', '+49 170 1234567');
  server.answering('accounts.requestPhoneCode', () => partly({ codeId: 'k1' }));
  server.answering('accounts.secondFactorWays', () => partly({ app: true, phones: [] }));
  await page.press('Send me a code');
}

test('[ACC-16] a link by mail goes to an address that is one, and says that it is on its way', async () => {
  await otherWays('ida@');
  await page.press('Email me a sign-in link');
  expect([alerts(), page.focused(), server.sent()]).toEqual([['alert: Invalid email address.'], 'Email Address', []]);
  await page.type('Email Address', ' ida@example.com ');
  await page.press('Email me a sign-in link');
  expect(server.sent()).toEqual([
    ['accounts.requestEmailLink', { email: 'ida@example.com', returnTo: '/product/jug?x=1' }],
  ]);
  expect(page.lines()).toContain(
    'status: A link is on its way to ida@example.com. It works once and for 15 minutes. Open it on this device.',
  );
});

test('[ACC-16] a code by telephone needs a number with its country', async () => {
  await otherWays();
  await page.press('A code by phone instead');
  await page.press('Send me a code');
  expect([alerts(), page.focused(), server.sent()]).toEqual([
    ['alert: Enter the number with its country code, like +49 170 1234567.'],
    'Phone number',
    [],
  ]);
});

test('[ACC-16] a code that was sent has its field in focus, and another can be asked for', async () => {
  await codeSent();
  expect([server.sent(), page.focused(), page.lines().includes('Sent to +49 170 1234567')]).toEqual([
    [['accounts.requestPhoneCode', { phone: '+49 170 1234567' }]],
    'Code',
    true,
  ]);
  await page.press('Sign in with this code');
  expect(alerts()).toEqual(['alert: Fill in the code.']);
  await page.press('Another number, or another code');
  expect([page.lines().includes('Phone number‹tel +49 170 1234567›'), alerts()]).toEqual([true, []]);
});

test('[ACC-16, ACC-17] a code by telephone may ask for a second factor', async () => {
  await codeSent();
  server.sent();
  server.refusing('accounts.signInWithPhone', 401, 'One more.', pending);
  await page.type('Code', '123456');
  await page.press('Sign in with this code');
  expect([server.sent(), signInOverlay.get()]).toEqual([
    [
      ['accounts.signInWithPhone', { code: '123456', codeId: 'k1' }],
      ['accounts.secondFactorWays', { pending: 'p1' }],
    ],
    { pending: 'p1', tab: 'signin' },
  ]);
});

test.each([[['Back to the password']], [['Sign Up', 'Sign In']]])(
  '[ACC-16] the password is back after %j',
  async (presses) => {
    await otherWays();
    for (const press of presses) await page.press(press);
    expect([page.isThere('Password'), page.isThere('Use a passkey')]).toEqual([true, false]);
  },
);

test('[AUTHUI-04] Google stands there where it is switched on', async () => {
  knowSettings({ googleSignIn: true });
  openSignIn();
  await page.open(Page, {});
  expect(page.lines().slice(-2)).toEqual(['Or', '[Continue with Google]']);
  signIn({});
  await time.settle();
  expect(page.lines()).toEqual(['Page']);
});

test('[INV-13] a session that ended asks over the page, of whoever it was', async () => {
  signIn({});
  const asker = currentSession();
  signInAgain(null);
  expect(signInOverlay.get()).toBeNull();
  signInAgain(asker);
  expect(signInOverlay.get()).toEqual({ tab: 'signin' });
  openSecondFactor('p1');
  signInAgain(asker);
  expect(signInOverlay.get()).toEqual({ tab: 'signin', pending: 'p1' });
  rememberInterrupted('shops.follow', { sellerId: 'rio' });
  server.answering('accounts.getSession', () => partly({ session: null }));
  dismissSignIn();
  await time.settle();
  expect([signInOverlay.get(), currentSession()]).toEqual([null, null]);
});
