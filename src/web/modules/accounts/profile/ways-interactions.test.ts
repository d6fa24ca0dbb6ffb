import { beforeEach, expect, test } from 'vitest';
import { forgetAnswers, knowSettings, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { Security } from '#domain/accounts/security-contract.ts';
import { Google, Passkeys, Phone } from './ways.tsx';

const day = '2026-11-02T10:00:00.000Z';
const security = (changes: Partial<Security> = {}): Security => ({
  ...{
    email: 'ida@example.com',
    emailVerified: true,
    pendingEmail: null,
    hasPassword: true,
    phone: null,
    google: null,
  },
  ...{ factors: [], recoveryCodesLeft: 0, isProven: false, passkeys: [], sessions: [] },
  ...changes,
});
const alerts = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
/** What an act sent, what it said, and what is read anew. */
const effects = (): unknown => ({
  sent: server.sent(),
  said: server.said(),
  anew: server.readAnew(),
  alerts: alerts(),
});
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn({});
  knowSettings();
});

const both = (changes: Partial<Security>) => ({ security: security(changes) });

test('[ACC-16] passkeys are listed; removing one asks first', async () => {
  const passkeys = [
    { id: 'p1', name: 'Mac', createdAt: day, lastUsedAt: null },
    { id: 'p2', name: 'iPhone', createdAt: day, lastUsedAt: '2026-12-01T10:00:00.000Z' },
  ];
  await page.open(Passkeys, { security: security({ passkeys }) });
  const keys = page.lines();
  await page.press('Remove the passkey iPhone');
  const asks = page.lines(document.querySelector('dialog') ?? undefined);
  await page.press('Cancel');
  await page.press('Remove the passkey iPhone');
  await page.press('Remove the passkey');
  expect([keys, asks, effects()]).toEqual([
    [
      'Passkeys',
      'Your fingerprint, face or screen lock instead of a password. Nothing has to be remembered, and nothing can be stolen from us.',
      'MacAdded 2 Nov 2026[Remove the passkey Mac: Remove]',
      'iPhoneAdded 2 Nov 2026, used 1 Dec 2026[Remove the passkey iPhone: Remove]',
      '[Add a passkey]',
    ],
    [
      'Remove this passkey?',
      'iPhone will not sign you in any more. Your device may still offer it until you delete it there too.',
      '[Cancel]',
      '[Remove the passkey]',
    ],
    {
      alerts: [],
      anew: ['accounts.getSecurity', 'admin.getMe'],
      said: ['success: The passkey is removed.'],
      sent: [['accounts.removePasskey', { id: 'p2' }]],
    },
  ]);
});

test('[ACC-16] Google and the telephone are shown only where they can be used', async () => {
  expect([await page.lookAt(Phone, both({})), await page.lookAt(Google, both({}))]).toEqual([[], []]);
  knowSettings({ phoneCodes: true, googleSignIn: true });
  expect([await page.lookAt(Google, both({})), await page.lookAt(Phone, both({}))]).toEqual([
    ['Google', 'Sign in with your Google account.', '[Connect Google]'],
    [
      'Phone',
      'A number that gets a code when you want to sign in.',
      'Phone number‹tel›',
      'With its country code, like +49 170 1234567',
      '[Send me a code]',
    ],
  ]);
});

test('[ACC-16] Google is disconnected, also where it is no longer offered', async () => {
  expect(await page.lookAt(Google, both({ google: 'ida@gmail.com' }))).toEqual([
    'Google',
    'Connected with ida@gmail.com.',
    '[Disconnect Google]',
  ]);
  await page.press('Disconnect Google');
  expect(effects()).toMatchObject({
    anew: ['accounts.getSecurity'],
    said: ['success: Google is disconnected.'],
    sent: [['accounts.disconnectGoogle', {}]],
  });
});

test('[ACC-16] a telephone number is removed or changed', async () => {
  knowSettings({ phoneCodes: true });
  expect(await page.lookAt(Phone, both({ phone: '+49 1' }))).toEqual([
    ...['Phone', 'Codes to +49 1 sign you in.', '[Change the number]', '[Remove the number]'],
  ]);
  await page.press('Remove the number');
  expect(server.sent()).toEqual([['accounts.removePhone', {}]]);
  await page.press('Change the number');
  expect(page.isThere('Send me a code')).toBe(true);
  await page.press('Keep +49 1');
  expect(page.isThere('Send me a code')).toBe(false);
});

test('[ACC-02] another telephone is given by its code; then its form is closed', async () => {
  knowSettings({ phoneCodes: true });
  const props = { security: security({ phone: '+49 1' }) };
  await page.open(Phone, props);
  const first = page.lines();
  await page.press('Change the number');
  await page.type('Phone number', '+49 170 1234567');
  server.answering('accounts.requestOwnPhoneCode', () => partly({ codeId: 'k1' }));
  await page.press('Send me a code');
  await page.type('Code', '123456');
  server.refusing('accounts.confirmOwnPhone', 403, 'It is wrong.');
  await page.submit('Code');
  const refused = page.isThere('Code');
  server.answering('accounts.confirmOwnPhone', () => partly({}));
  await page.submit('Code');
  expect([refused, page.lines()]).toEqual([true, first]);
});
