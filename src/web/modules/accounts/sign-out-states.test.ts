import { createElement, Fragment } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { forgetAnswers, knowSettings, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { PublicSession } from '#domain/core/session.ts';
import { useLocation } from '#web/platform/router/navigation.ts';
import { currentSession } from '#web/platform/session.ts';
import { useStore } from '#web/platform/store.ts';
import { forgetInterrupted, rememberInterrupted, returnAddress } from './interrupted-operation.ts';
import { MailLinkPage } from './mail-link-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { closeSignIn, openSignIn, signInOverlay } from './sign-in-overlay.ts';
import { SignInModal } from './sign-in-modal.tsx';
import { signOut } from './sign-out.ts';

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
/** A screen gives way to the next one. */
const LinkPage = () => (useLocation().path === '/sign-in/link' ? createElement(MailLinkPage) : null);
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  closeSignIn();
  signIn(null);
  knowSettings();
});

test('[ACC-07] signing out leads home and is said; where it fails one stays signed in', async () => {
  signIn({});
  await page.open(Page, {}, '/profile');
  server.refusing('accounts.signOut', 503);
  await signOut();
  await time.settle();
  expect([server.said(), currentSession()?.userId, page.address()]).toEqual([
    ['error: An error occurred. Please try again.'],
    'ida',
    '/profile',
  ]);
  server.answering('accounts.signOut', () => partly({}));
  await signOut();
  await time.settle();
  expect([server.said().at(-1), currentSession(), page.address()]).toEqual([
    'success: Signed out successfully!',
    null,
    '/',
  ]);
});

test('[UX-74] what was begun is there for the link by mail once it is on its way', async () => {
  const isStored = (): boolean => localStorage.getItem('interrupted-act') !== null;
  openSignIn();
  rememberInterrupted('reviews.helpful', { reviewId: 'r1' }, '#reviews');
  await page.open(Page, {}, '/product/jug');
  await page.type('Email Address', 'ida@example.com');
  await page.press('Other ways');
  await page.until(() => page.isThere('Email me a sign-in link'));
  server.refusing('accounts.requestEmailLink', 403);
  await page.press('Email me a sign-in link');
  const refused = [alerts(), isStored()];
  server.answering('accounts.requestEmailLink', () => partly({}));
  await page.press('Email me a sign-in link');
  const stored = [alerts(), isStored()];
  expect([refused, stored]).toEqual([
    [['alert: An error occurred. Please try again.'], false],
    [[], true],
  ]);
  // The link is opened in a tab of its own.
  forgetInterrupted();
  await page.open(LinkPage, {}, '/sign-in/link?token=t&return=/product/jug');
  server.refusing('accounts.signInWithLink', 401, 'One more.', pending);
  await page.press(page.lines().at(-1)?.slice(1, -1) ?? '');
  signIn({});
  await time.settle();
  expect([page.address(), returnAddress(), isStored()]).toEqual(['/product/jug', '/product/jug#reviews', false]);
});

test('[INV-11] a new password: too short is said at its field, used links say so', async () => {
  expect(await page.lookAt(ResetPasswordPage, {}, '/reset-password')).toEqual([
    'This link is not whole',
    'Open it from the mail again, or ask for a new one where you sign in.',
    '[Sign in]',
  ]);
  await page.open(ResetPasswordPage, {}, '/reset-password?token=t');
  await page.type('New password', '12345');
  await page.submit('New password');
  const short = [page.lines(), page.focused(), server.sent()];
  await page.type('New password', '123456');
  expect(page.lines()).not.toContain('Password should be at least 6 characters long.');
  server.refusing('accounts.resetPassword', 410, 'This link was used.');
  await page.submit('New password');
  expect([short, page.lines(), server.sent()]).toEqual([
    [
      [
        'Choose a new password',
        'New password‹password 12345›[Show password: Show]',
        'Password should be at least 6 characters long.',
        '[Change the password]',
      ],
      'New password',
      [],
    ],
    [
      'Choose a new password',
      'New password‹password 123456›[Show password: Show]',
      'This link was used.',
      '[Change the password]',
    ],
    [['accounts.resetPassword', { password: '123456', token: 't' }]],
  ]);
  server.answering('accounts.resetPassword', () => partly({}));
  await page.type('New password', '1234567');
  await page.submit('New password');
  expect(page.lines()).toEqual([
    'Your password is changed',
    'Every device that was signed in has been signed out.',
    '[Sign in]',
  ]);
  await page.press('Sign in');
  expect(signInOverlay.get()).toEqual({ tab: 'signin' });
});

test('[INV-11] a link of a mail uses nothing up before its button', async () => {
  const open = async (at: string): Promise<string[]> => {
    await page.open(MailLinkPage, {}, at);
    server.answering('accounts.getSession', () => partly({ session: null }));
    return page.lines();
  };
  expect([
    await open('/sign-in/link?token=t'),
    await open('/verify-email?token=t'),
    await open('/change-email?token=t'),
  ]).toEqual([
    [
      'Sign in',
      'The link in your mail works once. Press the button to sign in on this device.',
      expect.stringContaining('you accept the [terms of use → /terms]'),
      '[Sign in now]',
    ],
    ['Verify your email address', 'Press the button to show that this address is yours.', '[Verify the address]'],
    [
      'Your new email address',
      'Both addresses have got a link; the change is made when both were opened.',
      '[Say yes to the change]',
    ],
  ]);
  expect(server.sent()).toEqual([]);
  server.answering('accounts.confirmEmailChange', () => partly({ changed: false }));
  await page.press(page.lines().at(-1)?.slice(1, -1) ?? '');
  const noted = [page.lines(), server.sent(), server.requestsSent()];
  await open('/change-email?token=t');
  server.answering('accounts.confirmEmailChange', () => partly({ changed: true }));
  await page.press(page.lines().at(-1)?.slice(1, -1) ?? '');
  expect([noted, page.lines()]).toEqual([
    [
      ['Noted. The change is made when the other address says yes too.', '[Go to your profile → /profile/security]'],
      [['accounts.confirmEmailChange', { token: 't' }]],
      [['accounts.getSession', {}]],
    ],
    ['Your address is changed. Sign in with the new one from now on.', '[Go to your profile → /profile/security]'],
  ]);
  await open('/verify-email?token=t');
  await page.press(page.lines().at(-1)?.slice(1, -1) ?? '');
  const verified = [server.sent(), page.lines()];
  await open('/verify-email?token=t');
  server.refusing('accounts.verifyEmail', 410, 'This link was used.', { code: 'accounts/invalid-action-code' });
  await page.press(page.lines().at(-1)?.slice(1, -1) ?? '');
  expect([verified, page.lines()]).toEqual([
    [
      [['accounts.verifyEmail', { token: 't' }]],
      ['Your address is verified.', '[Go to your profile → /profile/security]'],
    ],
    ['alert:', 'An error occurred. Please try again.', '[Sign in]'],
  ]);
});

test('[ACC-16] the link to sign in leads to where one came from, never elsewhere', async () => {
  const press = async (at: string, passwordRemoved = false): Promise<unknown[]> => {
    signIn(null);
    await page.open(MailLinkPage, {}, at);
    server.answering('accounts.signInWithLink', () => partly({ session: ida, passwordRemoved }));
    await page.press(page.lines().at(-1)?.slice(1, -1) ?? '');
    return [server.sent(), page.address(), server.said()];
  };
  expect([
    await press('/sign-in/link?token=t&return=/product/jug'),
    await press('/sign-in/link?token=t&return=//evil.test', true),
  ]).toEqual([
    [[['accounts.signInWithLink', { token: 't' }]], '/product/jug', ['success: Signed in successfully!']],
    [
      [['accounts.signInWithLink', { token: 't' }]],
      '/',
      [
        'success: Signed in successfully!',
        'warning: Your address is verified now. The password that was set before it was is removed; choose a new one in your profile.',
      ],
    ],
  ]);
  signIn(null);
  await page.open(LinkPage, {}, '/sign-in/link?token=t&return=/cart');
  server.refusing('accounts.signInWithLink', 401, 'One more.', pending);
  await page.press(page.lines().at(-1)?.slice(1, -1) ?? '');
  expect([signInOverlay.get(), page.address()]).toEqual([
    { pending: 'p1', tab: 'signin' },
    '/sign-in/link?token=t&return=/cart',
  ]);
  signIn({});
  await time.settle();
  expect(page.address()).toBe('/cart');
});
