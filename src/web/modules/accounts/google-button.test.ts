import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { GoogleButton } from './google-button.tsx';
import { rememberInterrupted, returnAddress } from './interrupted-operation.ts';
import { openSignIn, signInOverlay } from './sign-in-overlay.ts';

const seen = vi.hoisted(() => ({ outcome: {} as object }));
vi.mock('./google-window.ts', () => ({ openGoogleWindow: async () => seen.outcome }));
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn(null);
});

test('[AUTHUI-04] the modal closes when Google is asked', async () => {
  const ended = async (outcome: object): Promise<unknown> => {
    seen.outcome = outcome;
    openSignIn();
    await page.open(GoogleButton, {}, '/shop/rio');
    rememberInterrupted('shops.follow', { sellerId: 'rio' }, '#begun');
    server.answering('accounts.getSession', () => partly({ session: null }));
    await page.press('Continue with Google');
    return [server.said(), signInOverlay.get(), returnAddress(), server.requestsSent().length];
  };
  expect([
    await ended({ kind: 'signed-in' }),
    await ended({ kind: 'second-factor', pending: 'p1' }),
    await ended({ kind: 'problem', code: 'accounts/popup-blocked' }),
    await ended({ kind: 'problem', code: 'accounts/cancelled-popup-request' }),
    await ended({ kind: 'problem' }),
    await ended({ kind: 'problem', code: 'nonsense' }),
  ]).toEqual([
    [['success: Signed in successfully!'], null, '/shop/rio#begun', 1],
    [[], { pending: 'p1', tab: 'signin' }, '/shop/rio#begun', 0],
    [
      ['error: The browser blocked the sign-in window. Allow pop-ups for this site and try again.'],
      null,
      '/shop/rio',
      0,
    ],
    [['info: The sign-in was cancelled.'], null, '/shop/rio', 0],
    [['info: The sign-in was cancelled.'], null, '/shop/rio', 0],
    [['error: An error occurred. Please try again.'], null, '/shop/rio', 0],
  ]);
});
