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
import { forgetAct, rememberAct, returnAddress } from './interrupted-act.ts';
import { MailLinkPage } from './mail-link-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import {
  closeSignIn,
  dismissSignIn,
  openSecondFactor,
  openSignIn,
  signInAgain,
  signInOverlay,
} from './sign-in-overlay.ts';
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

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  closeSignIn();
  signIn(null);
  knowSettings();
});
const pending = { code: 'accounts/multi-factor-auth-required', pending: 'p1' };
const alerts = (): string[] => page.lines().filter((line) => line.startsWith('alert'));

/** A screen gives way to the next one. */
const LinkPage = () => (useLocation().path === '/sign-in/link' ? createElement(MailLinkPage) : null);

test('[AUTHUI-01, AUTHUI-02] sign-in and sign-up: what stands there, and each field that is missing is named and has the focus', async () => {
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
  expect(page.lines()).toEqual([
    'Page',
    '[Close: ]',
    'Join Artisan Market',
    '[Sign In]',
    '[Sign Up]',
    'Full Name‹text›',
    'Email Address‹email ida@example›',
    'Password‹password x›[Show password: Show]',
    'At least 6 characters',
    '[Create Account]',
    'Every account can buy and has a shop of its own to sell in.',
  ]);
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

test('[AUTHUI-03, ACC-06] who signs in is greeted, the modal closes and what was refused is read again; a refusal is said until one types', async () => {
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
    [
      [
        'accounts.signIn',
        {
          email: 'ida@example.com',
          password: 'secret',
        },
      ],
    ],
    ['Page'],
    ['success: Signed in successfully!'],
    {
      displayName: 'Ida',
      email: 'ida@example.com',
      role: 'buyer',
      shopSlug: null,
      userId: 'ida',
    },
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
      [
        'accounts.register',
        {
          displayName: 'Ida',
          email: 'ida@example.com',
          password: 'secret',
        },
      ],
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
    [
      [
        'accounts.requestPasswordReset',
        {
          email: 'ida@example.com',
        },
      ],
    ],
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
      [
        'accounts.signIn',
        {
          email: 'ida@example.com',
          password: 'secret',
        },
      ],
      [
        'accounts.secondFactorWays',
        {
          pending: 'p1',
        },
      ],
    ],
  ]);
  await page.press('Finish signing in');
  expect([alerts(), page.focused(), server.sent()]).toEqual([['alert: Fill in the code.'], 'Code', []]);
  await page.press('Text a code to •• 67');
  expect([alerts(), page.focused(), server.sent(), page.lines().slice(3)]).toEqual([
    [],
    'Code',
    [
      [
        'accounts.textSecondFactor',
        {
          factorId: 'f1',
          pending: 'p1',
        },
      ],
    ],
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
    [
      [
        'accounts.finishSecondFactor',
        {
          code: '123456',
          pending: 'p1',
        },
      ],
    ],
    ['Page'],
    ['success: Signed in successfully!'],
  ]);
});

test('[ACC-16] other ways: a link by mail, a code by telephone, and back to the password', async () => {
  knowSettings({ phoneCodes: true, demo: true });
  openSignIn();
  await page.open(Page, {}, '/product/jug?x=1');
  await page.type('Email Address', 'ida@');
  await page.press('Other ways');
  await page.until(() => page.isThere('Use a passkey'));
  expect(page.lines()).toEqual([
    'Page',
    '[Close: ]',
    'Welcome Back',
    '[Sign In]',
    '[Sign Up]',
    '[Use a passkey]',
    'Or',
    'Email Address‹email ida@›',
    '[Email me a sign-in link]',
    '[A code by phone instead]',
    '[Back to the password]',
  ]);
  await page.press('Email me a sign-in link');
  expect([alerts(), page.focused(), server.sent()]).toEqual([['alert: Invalid email address.'], 'Email Address', []]);
  await page.type('Email Address', ' ida@example.com ');
  await page.press('Email me a sign-in link');
  expect([server.sent(), page.lines().slice(5, 8)]).toEqual([
    [
      [
        'accounts.requestEmailLink',
        {
          email: 'ida@example.com',
          returnTo: '/product/jug?x=1',
        },
      ],
    ],
    [
      '[Use a passkey]',
      'Or',
      'status: A link is on its way to ida@example.com. It works once and for 15 minutes. Open it on this device.',
    ],
  ]);
  await page.press('A code by phone instead');
  await page.press('Send me a code');
  expect([alerts(), page.focused(), server.sent()]).toEqual([
    ['alert: Enter the number with its country code, like +49 170 1234567.'],
    'Phone number',
    [],
  ]);
  await page.type('Phone number', '+49 170 1234567');
  server.answering('accounts.requestPhoneCode', () => partly({ codeId: 'k1' }));
  server.answering('accounts.secondFactorWays', () => partly({ app: true, phones: [] }));
  await page.press('Send me a code');
  expect([server.sent(), page.lines().slice(5), page.focused()]).toEqual([
    [
      [
        'accounts.requestPhoneCode',
        {
          phone: '+49 170 1234567',
        },
      ],
    ],
    [
      '[Use a passkey]',
      'Or',
      'Code‹text›',
      'Sent to +49 170 1234567',
      '[Sign in with this code]',
      '[Another number, or another code]',
      'In this demo the message lies at [/dev/texts → /dev/texts].',
      '[A link by email instead]',
      '[Back to the password]',
    ],
    'Code',
  ]);
  await page.press('Sign in with this code');
  expect(alerts()).toEqual(['alert: Fill in the code.']);
  await page.type('Code', '12');
  expect(alerts()).toEqual([]);
  await page.press('Another number, or another code');
  expect([page.lines().slice(5), alerts()]).toEqual([
    [
      '[Use a passkey]',
      'Or',
      'Phone number‹tel +49 170 1234567›',
      'With its country code, like +49 170 1234567',
      '[Send me a code]',
      '[A link by email instead]',
      '[Back to the password]',
    ],
    [],
  ]);
  await page.press('Send me a code');
  expect(page.lines()).toContain('Code‹text›');
  server.sent();
  server.refusing('accounts.signInWithPhone', 401, 'One more.', pending);
  await page.type('Code', '123456');
  await page.press('Sign in with this code');
  expect([server.sent(), signInOverlay.get()]).toEqual([
    [
      [
        'accounts.signInWithPhone',
        {
          code: '123456',
          codeId: 'k1',
        },
      ],
      [
        'accounts.secondFactorWays',
        {
          pending: 'p1',
        },
      ],
    ],
    {
      pending: 'p1',
      tab: 'signin',
    },
  ]);
  openSignIn();
  await page.open(Page, {});
  await page.press('Other ways');
  await page.until(() => page.isThere('Use a passkey'));
  await page.press('Back to the password');
  expect([page.isThere('Password'), page.isThere('Use a passkey')]).toEqual([true, false]);
  await page.press('Other ways');
  await page.press('Sign Up');
  await page.press('Sign In');
  expect([page.isThere('Password'), page.isThere('Use a passkey')]).toEqual([true, false]);
});

test('[AUTHUI-04] Google stands there where it is switched on, and another tab’s sign-in closes the modal', async () => {
  knowSettings({ googleSignIn: true });
  openSignIn();
  await page.open(Page, {});
  expect(page.lines().slice(-2)).toEqual(['Or', '[Continue with Google]']);
  signIn({});
  await time.settle();
  expect(page.lines()).toEqual(['Page']);
});

test('[INV-13] a session that ended asks over the page, of whoever it was; closed, what was begun does not go on', async () => {
  signIn({});
  const asker = currentSession();
  signInAgain(null);
  expect(signInOverlay.get()).toBeNull();
  signInAgain(asker);
  expect(signInOverlay.get()).toEqual({ tab: 'signin' });
  openSecondFactor('p1');
  signInAgain(asker);
  expect(signInOverlay.get()).toEqual({ tab: 'signin', pending: 'p1' });
  rememberAct('shops.follow', { sellerId: 'rio' });
  server.answering('accounts.getSession', () => partly({ session: null }));
  dismissSignIn();
  await time.settle();
  expect([signInOverlay.get(), currentSession()]).toEqual([null, null]);
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

test('[INV-11] a link of a mail uses nothing up before its button; each says what it did, or why not', async () => {
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
    ['Sign in', 'The link in your mail works once. Press the button to sign in on this device.', '[Sign in now]'],
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
  const noted = [page.lines(), server.sent(), server.asked()];
  await open('/change-email?token=t');
  server.answering('accounts.confirmEmailChange', () => partly({ changed: true }));
  await page.press(page.lines().at(-1)?.slice(1, -1) ?? '');
  expect([noted, page.lines()]).toEqual([
    [
      ['Noted. The change is made when the other address says yes too.', '[Go to your profile → /profile/security]'],
      [
        [
          'accounts.confirmEmailChange',
          {
            token: 't',
          },
        ],
      ],
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
      [
        [
          'accounts.verifyEmail',
          {
            token: 't',
          },
        ],
      ],
      ['Your address is verified.', '[Go to your profile → /profile/security]'],
    ],
    ['alert:', 'An error occurred. Please try again.', '[Sign in]'],
  ]);
});

test('[ACC-16] the link to sign in leads to where one came from, never elsewhere; a password that was removed is told', async () => {
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
    [
      [
        [
          'accounts.signInWithLink',
          {
            token: 't',
          },
        ],
      ],
      '/product/jug',
      ['success: Signed in successfully!'],
    ],
    [
      [
        [
          'accounts.signInWithLink',
          {
            token: 't',
          },
        ],
      ],
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
    {
      pending: 'p1',
      tab: 'signin',
    },
    '/sign-in/link?token=t&return=/cart',
  ]);
  signIn({});
  await time.settle();
  expect(page.address()).toBe('/cart');
});

test('[INV-11] a new password: too short is said at its field, used links say so, and afterwards one signs in', async () => {
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
    [
      [
        'accounts.resetPassword',
        {
          password: '123456',
          token: 't',
        },
      ],
    ],
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

test('[UX-74] what was begun is there for the link by mail once it is on its way, and goes on after a second factor too', async () => {
  const isStored = (): boolean => localStorage.getItem('interrupted-act') !== null;
  openSignIn();
  rememberAct('reviews.helpful', { reviewId: 'r1' }, '#reviews');
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
  forgetAct();
  await page.open(LinkPage, {}, '/sign-in/link?token=t&return=/product/jug');
  server.refusing('accounts.signInWithLink', 401, 'One more.', pending);
  await page.press(page.lines().at(-1)?.slice(1, -1) ?? '');
  signIn({});
  await time.settle();
  expect([page.address(), returnAddress(), isStored()]).toEqual(['/product/jug', '/product/jug#reviews', false]);
});
