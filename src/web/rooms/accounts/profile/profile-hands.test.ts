import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, knowSettings, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { qrCode, qrPath } from '#domain/accounts/qr-code.ts';
import { notificationKindNames } from '#domain/accounts/notification-kinds.ts';
import type { Security } from '#domain/accounts/security-contract.ts';
import { currentSession } from '#web/platform/session.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { AddressesTab } from './addresses-tab.tsx';
import { CodeForm } from './code-form.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SecurityTab } from './security-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { ShopName } from './shop-name.tsx';
import { Google, Passkeys, Phone } from './ways.tsx';

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn({});
  knowSettings();
});
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
const acts = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew(), alerts: alerts() });
const app = { id: 'f1', kind: 'totp', name: 'My app', phone: null, createdAt: day } as const;
const phone = { id: 'f2', kind: 'phone', name: 'Old phone', phone: '•• 67', createdAt: day } as const;

test('[ACC-16] devices: what each is, since when and from where; each but this one can be signed out, and all others', async () => {
  const device = (id: string, agent: string, changes: object = {}) => ({
    ...{ id, isThis: false, way: 'password', device: agent, ip: '', createdAt: day },
    ...changes,
  });
  answer(
    'accounts.getSecurity',
    {},
    security({
      sessions: [
        device('1', 'Mozilla Firefox/1 (Windows)', { isThis: true, ip: '203.0.113.7' }),
        device('2', 'Chrome/1 Safari Edg/1 Android', { way: 'unknown' }),
        device('3', 'curl'),
      ],
    }),
  );
  await page.open(SecurityTab, {});
  const all = page.lines();
  expect(all.slice(all.indexOf('Devices signed in'))).toEqual([
    'Devices signed in',
    'Firefox on Windows (this one)Password, 2 Nov 2026, from 203.0.113.7',
    'Chrome on AndroidSigned in, 2 Nov 2026[Sign out Chrome on Android of 2 Nov 2026: Sign out]',
    'A browserPassword, 2 Nov 2026[Sign out A browser of 2 Nov 2026: Sign out]',
    '[Sign out every other device]',
  ]);
  await page.press('Sign out');
  expect(acts()).toEqual({
    alerts: [],
    anew: ['accounts.getSecurity'],
    said: ['success: The device is signed out.'],
    sent: [
      [
        'accounts.signOutSession',
        {
          id: '2',
        },
      ],
    ],
  });
  server.refusing('accounts.signOutOthers', 409, 'Too often.');
  await page.press('Sign out every other device');
  expect(acts()).toEqual({
    alerts: ['alert: Too often.'],
    anew: ['accounts.getSecurity'],
    said: ['success: The device is signed out.'],
    sent: [['accounts.signOutOthers', {}]],
  });
  answer('accounts.getSecurity', {}, security({ sessions: [device('1', 'Safari/1 iPhone', { isThis: true })] }));
  await time.settle();
  expect([page.isThere('Sign out every other device'), page.lines().at(-1)]).toEqual([
    false,
    'Safari on iPhone (this one)Password, 2 Nov 2026',
  ]);
});

test('[ACC-16] another address: both get a link; it needs the password where there is one, and what was typed does not stay', async () => {
  answer('accounts.getSecurity', {}, security({ emailVerified: false, pendingEmail: 'new@example.com' }));
  await page.open(SecurityTab, {});
  expect(page.lines().slice(0, 4)).toEqual([
    'Email address',
    'ida@example.com, not verified yet. A change to new@example.com waits for both of its links.',
    '[Send a verification link]',
    '[Change the address]',
  ]);
  await page.press('Send a verification link');
  expect(acts()).toEqual({
    alerts: [],
    anew: ['accounts.getSecurity'],
    said: ['success: A link is on its way to your address.'],
    sent: [['accounts.requestEmailVerification', {}]],
  });
  await page.press('Change the address');
  await page.type('New email address', 'new@');
  await page.submit('New email address');
  expect([acts(), page.focused(), page.lines().slice(0, 8)]).toEqual([
    {
      alerts: ['alert: Invalid email address.'],
      anew: [],
      said: ['success: A link is on its way to your address.'],
      sent: [],
    },
    'New email address',
    [
      'Email address',
      'ida@example.com, not verified yet. A change to new@example.com waits for both of its links.',
      'alert: Invalid email address.',
      'New email address‹email new@›',
      'Your password‹password›[Show password: Show]',
      '[Send both links]',
      '[Keep the address]',
      'Password',
    ],
  ]);
  await page.type('New email address', 'new@example.com');
  await page.type('Your password', 'secret');
  await page.submit('New email address');
  expect([acts(), page.isThere('New email address')]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getSecurity'],
      said: [
        'success: A link is on its way to your address.',
        'success: Two links are on their way: one to each address.',
      ],
      sent: [
        [
          'accounts.requestEmailChange',
          {
            email: 'new@example.com',
            password: 'secret',
          },
        ],
      ],
    },
    false,
  ]);
  await page.press('Change the address');
  expect(page.lines().slice(2, 5)).toEqual([
    'New email address‹email›',
    'Your password‹password›[Show password: Show]',
    '[Send both links]',
  ]);
  await page.type('Your password', 'secret');
  await page.press('Keep the address');
  await page.press('Change the address');
  expect(page.lines().slice(2, 4)).toEqual([
    'New email address‹email›',
    'Your password‹password›[Show password: Show]',
  ]);
  answer('accounts.getSecurity', {}, security({ hasPassword: false }));
  await time.settle();
  expect(page.isThere('Your password')).toBe(false);
});

test('[ACC-16] another password: too short is not sent, and afterwards the fields are empty; a first one needs none before', async () => {
  answer('accounts.getSecurity', {}, security());
  await page.open(SecurityTab, {});
  await page.type('Present password', 'old');
  await page.type('New password', '12345');
  await page.submit('New password');
  expect([acts(), page.focused()]).toEqual([
    {
      alerts: ['alert: Password should be at least 6 characters long.'],
      anew: [],
      said: [],
      sent: [],
    },
    'New password',
  ]);
  await page.type('New password', '123456');
  await page.submit('New password');
  const field = (name: string): string => (page.called(name) as HTMLInputElement).value;
  expect([acts(), field('Present password'), field('New password')]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getSecurity'],
      said: ['success: Your password is changed. Every other device is signed out.'],
      sent: [
        [
          'accounts.changePassword',
          {
            current: 'old',
            next: '123456',
          },
        ],
      ],
    },
    '',
    '',
  ]);
  answer('accounts.getSecurity', {}, security({ hasPassword: false }));
  await time.settle();
  expect([
    page.isThere('Present password'),
    page.isThere('Set a password'),
    page.lines().includes('You have no password yet; you sign in another way.'),
  ]).toEqual([false, true, true]);
});

/** The second factor in a state, and what was done there. */
const factor = (changes: Partial<Security> = {}, at?: string): Promise<string[]> =>
  page.lookAt(SecondFactor, { security: security(changes) }, at);

test('[ACC-16] the second factor in each state: off, on, proven here or not, with as many as there may be', async () => {
  knowSettings({ phoneCodes: true });
  expect([
    await factor(),
    await factor({ factors: [app], recoveryCodesLeft: 8 }),
    await factor({ factors: [app, phone], recoveryCodesLeft: 1, isProven: true }),
    await factor({ factors: [{ ...phone, phone: null }], isProven: true }, '/profile/security?for=office'),
    await factor({ factors: [phone], isProven: false }, '/profile/security?for=office'),
    await factor({ factors: [1, 2, 3, 4, 5].map((id) => ({ ...phone, id: `f${id}` })), isProven: true }),
  ]).toEqual([
    [
      'Second factor',
      'A code after the password, from an app or by text message, so that a stolen password alone opens nothing.',
      '[Set up an authenticator app]',
      '[Use a telephone]',
    ],
    [
      'Second factor',
      'On. After the password you enter a code of your authenticator app. 8 recovery codes are left.',
      'My appCodes of an app, since 2 Nov 2026',
      'Code, or a recovery code‹text›',
      '[Confirm this device]',
    ],
    [
      'Second factor',
      'On. After the password you enter a code of your authenticator app, or one that is texted to you. 1 recovery code is left.',
      'My appCodes of an app, since 2 Nov 2026[Rename My app: Rename]',
      '[Turn it off: My app: Turn it off]',
      'Old phoneCodes to •• 67, since 2 Nov 2026[Rename Old phone: Rename]',
      '[Turn it off: Old phone: Turn it off]',
      '[Add another telephone]',
      '[New recovery codes]',
    ],
    [
      'Second factor',
      'On. After the password you enter a code that is texted to you. 0 recovery codes are left.',
      '[Go to the back office → /admin]',
      'Old phoneCodes to a telephone, since 2 Nov 2026[Rename Old phone: Rename]',
      '[Turn it off: Old phone: Turn it off]',
      '[Set up an authenticator app]',
      '[Use a telephone]',
      '[New recovery codes]',
    ],
    [
      'Second factor',
      'On. After the password you enter a code that is texted to you. 0 recovery codes are left.',
      'Old phoneCodes to •• 67, since 2 Nov 2026',
      'Code, or a recovery code‹text›',
      '[Text a code to •• 67]status:',
      '[Confirm this device]',
    ],
    [
      'Second factor',
      'On. After the password you enter a code that is texted to you. 0 recovery codes are left.',
      'Old phoneCodes to •• 67, since 2 Nov 2026[Rename Old phone: Rename]',
      '[Turn it off: Old phone: Turn it off]',
      'Old phoneCodes to •• 67, since 2 Nov 2026[Rename Old phone: Rename]',
      '[Turn it off: Old phone: Turn it off]',
      'Old phoneCodes to •• 67, since 2 Nov 2026[Rename Old phone: Rename]',
      '[Turn it off: Old phone: Turn it off]',
      'Old phoneCodes to •• 67, since 2 Nov 2026[Rename Old phone: Rename]',
      '[Turn it off: Old phone: Turn it off]',
      'Old phoneCodes to •• 67, since 2 Nov 2026[Rename Old phone: Rename]',
      '[Turn it off: Old phone: Turn it off]',
      '[Set up an authenticator app]',
      '[New recovery codes]',
    ],
  ]);
  knowSettings();
  expect((await factor()).slice(-1)).toEqual(['[Set up an authenticator app]']);
});

test('[ACC-16] an app is set up by its key and one code; its recovery codes are shown until one has kept them', async () => {
  await factor();
  server.answering('accounts.startTotp', () => ({ id: 'f1', secret: 'ABCDEFGHIJ', address: 'otpauth://x' }));
  await page.press('Set up an authenticator app');
  expect(page.lines()).toEqual([
    'Second factor',
    'A code after the password, from an app or by text message, so that a stolen password alone opens nothing.',
    'Scan the picture with your authenticator app, or type this key into it:',
    'ABCD EFGH IJ',
    'Code of the app‹text›',
    '[Turn it on]',
    '[Leave it as it is]',
  ]);
  await page.press('Turn it on');
  expect([acts(), page.focused()]).toEqual([
    {
      alerts: ['alert: Fill in the code.'],
      anew: ['accounts.getSecurity'],
      said: [],
      sent: [['accounts.startTotp', {}]],
    },
    'Code of the app',
  ]);
  await page.type('Code of the app', '123456');
  server.refusing('accounts.confirmTotp', 401, 'The code is wrong.');
  await page.press('Turn it on');
  expect(acts()).toEqual({
    alerts: ['alert: The code is wrong.'],
    anew: ['accounts.getSecurity'],
    said: [],
    sent: [
      [
        'accounts.confirmTotp',
        {
          code: '123456',
          id: 'f1',
        },
      ],
    ],
  });
  server.answering('accounts.confirmTotp', () => ({ recoveryCodes: ['aaa', 'bbb'] }));
  await page.press('Turn it on');
  expect([acts(), page.lines()]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getSecurity', 'admin.getMe'],
      said: ['success: The app is a second factor now.'],
      sent: [
        [
          'accounts.confirmTotp',
          {
            code: '123456',
            id: 'f1',
          },
        ],
      ],
    },
    [
      'Second factor',
      'status:',
      'Keep these recovery codes. Each signs you in once when your second factor is not at hand. They are shown only now.',
      'aaa',
      'bbb',
      '[Copy them]',
      '[I have kept them]',
    ],
  ]);
  await page.press('I have kept them');
  expect(page.lines().length).toBe(3);
});

test('[ACC-16] turning off, new recovery codes and this device each want a code; one thing at a time', async () => {
  const on = { factors: [app, phone], recoveryCodesLeft: 3, isProven: true };
  await factor(on);
  await page.press('Turn it off: Old phone');
  expect(page.lines()).toEqual([
    'Second factor',
    'On. After the password you enter a code of your authenticator app, or one that is texted to you. 3 recovery codes are left.',
    'My appCodes of an app, since 2 Nov 2026',
    'Old phoneCodes to •• 67, since 2 Nov 2026',
    'Code, or a recovery code‹text›',
    '[Text a code to •• 67]status:',
    '[Turn it off]',
    '[Leave it as it is]',
  ]);
  await page.press('Text a code to •• 67');
  expect(acts()).toEqual({
    alerts: [],
    anew: ['accounts.getSecurity'],
    said: [],
    sent: [
      [
        'accounts.textOwnFactor',
        {
          factorId: 'f2',
        },
      ],
    ],
  });
  await page.type('Code, or a recovery code', 'x1');
  await page.press('Turn it off');
  expect([acts(), page.isThere('Leave it as it is')]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getSecurity', 'admin.getMe'],
      said: ['success: This second factor is off.'],
      sent: [
        [
          'accounts.removeFactor',
          {
            code: 'x1',
            id: 'f2',
          },
        ],
      ],
    },
    false,
  ]);
  await page.press('New recovery codes');
  await page.press('Leave it as it is');
  await page.press('New recovery codes');
  await page.type('Code, or a recovery code', 'x2');
  server.answering('accounts.renewRecoveryCodes', () => ({ recoveryCodes: ['ccc'] }));
  await page.press('Make new codes');
  expect([acts(), page.lines()]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getSecurity'],
      said: ['success: This second factor is off.'],
      sent: [
        [
          'accounts.renewRecoveryCodes',
          {
            code: 'x2',
          },
        ],
      ],
    },
    [
      'Second factor',
      'status:',
      'Keep these recovery codes. Each signs you in once when your second factor is not at hand. They are shown only now.',
      'ccc',
      '[Copy them]',
      '[I have kept them]',
    ],
  ]);
  await factor({ ...on, factors: [app] });
  await page.press('Turn it off: My app');
  await page.type('Code, or a recovery code', 'x3');
  await page.press('Turn it off');
  expect(server.said()).toEqual(['success: The second factor is off.']);
  await factor({ ...on, isProven: false });
  await page.type('Code, or a recovery code', 'x4');
  await page.press('Confirm this device');
  expect(acts()).toEqual({
    alerts: [],
    anew: ['accounts.getSecurity', 'admin.getMe'],
    said: ['success: This device is confirmed.'],
    sent: [
      [
        'accounts.proveSecondFactor',
        {
          code: 'x4',
        },
      ],
    ],
  });
});

test('[ACC-16] a telephone becomes a second factor by its code; a factor gets another name', async () => {
  knowSettings({ phoneCodes: true });
  await factor({ factors: [app], isProven: true });
  await page.press('Use a telephone');
  await page.type('Phone number', '+49 170 1234567');
  server.answering('accounts.startPhoneFactor', () => partly({ codeId: 'k1' }));
  await page.press('Send me a code');
  await page.type('Code', '123456');
  server.answering('accounts.addPhoneFactor', () => ({ recoveryCodes: [] }));
  await page.press('Turn it on');
  expect([acts(), page.isThere('Code')]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getSecurity', 'admin.getMe'],
      said: ['success: The telephone is a second factor now.'],
      sent: [
        [
          'accounts.startPhoneFactor',
          {
            phone: '+49 170 1234567',
          },
        ],
        [
          'accounts.addPhoneFactor',
          {
            code: '123456',
            codeId: 'k1',
            name: '',
          },
        ],
      ],
    },
    false,
  ]);
  await page.press('Rename My app');
  await page.type('Name of this second factor', '  ');
  await page.press('Keep this name');
  expect([acts(), page.focused()]).toEqual([
    {
      alerts: ['alert: Give it a name.'],
      anew: [],
      said: ['success: The telephone is a second factor now.'],
      sent: [],
    },
    'Name of this second factor',
  ]);
  await page.type('Name of this second factor', ' Key ring ');
  await page.press('Keep this name');
  expect([acts(), page.isThere('Keep this name')]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getSecurity'],
      said: ['success: The telephone is a second factor now.', 'success: The name is kept.'],
      sent: [
        [
          'accounts.renameFactor',
          {
            id: 'f1',
            name: 'Key ring',
          },
        ],
      ],
    },
    false,
  ]);
  await page.press('Rename My app');
  await page.press('Cancel');
  expect(page.isThere('Keep this name')).toBe(false);
});

test('[ACC-16] passkeys, the telephone and Google: what is there, and each only where it can be', async () => {
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
  expect([keys, asks, acts()]).toEqual([
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
      sent: [
        [
          'accounts.removePasskey',
          {
            id: 'p2',
          },
        ],
      ],
    },
  ]);
  const both = (changes: Partial<Security>) => ({ security: security(changes) });
  const none = [await page.lookAt(Phone, both({})), await page.lookAt(Google, both({}))];
  const there = [
    await page.lookAt(Phone, both({ phone: '+49 1' })),
    await page.lookAt(Google, both({ google: 'ida@gmail.com' })),
  ];
  expect([none, there]).toEqual([
    [[], []],
    [
      ['Phone', 'Codes to +49 1 sign you in.', '[Remove the number]'],
      ['Google', 'Connected with ida@gmail.com.', '[Disconnect Google]'],
    ],
  ]);
  await page.press('Disconnect Google');
  expect(acts()).toEqual({
    alerts: [],
    anew: ['accounts.getSecurity'],
    said: ['success: Google is disconnected.'],
    sent: [['accounts.disconnectGoogle', {}]],
  });
  knowSettings({ phoneCodes: true, googleSignIn: true });
  expect([
    await page.lookAt(Google, both({})),
    await page.lookAt(Phone, both({})),
    await page.lookAt(Phone, both({ phone: '+49 1' })),
  ]).toEqual([
    ['Google', 'Sign in with your Google account.', '[Connect Google]'],
    [
      'Phone',
      'A number that gets a code when you want to sign in.',
      'Phone number‹tel›',
      'With its country code, like +49 170 1234567',
      '[Send me a code]',
    ],
    ['Phone', 'Codes to +49 1 sign you in.', '[Change the number]', '[Remove the number]'],
  ]);
  await page.press('Remove the number');
  const removed = acts();
  await page.press('Change the number');
  const changing = page.lines();
  await page.press('Keep +49 1');
  expect([removed, changing, page.lines().length]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getSecurity'],
      said: ['success: The number is removed.'],
      sent: [['accounts.removePhone', {}]],
    },
    [
      'Phone',
      'Codes to +49 1 sign you in.',
      'Phone number‹tel›',
      'With its country code, like +49 170 1234567',
      '[Send me a code]',
      '[Keep +49 1]',
    ],
    4,
  ]);
});

test('[ACC-17] the address book: none yet, one more, changed, taken out; what is missing is said at each field', async () => {
  answer('accounts.listAddresses', {}, { addresses: [] });
  await page.open(AddressesTab, {});
  const none = page.lines();
  await page.press('Add an address');
  expect([none, page.lines()]).toEqual([
    ['No address yet', 'The one you use most fills the checkout for you.', '[Add an address]'],
    [
      'New address',
      'Full name‹text›',
      'Street and number‹text›',
      'AdditionOptional‹text›',
      'Postcode‹text›',
      'Town‹text›',
      'Country',
      'Australia / Austria / Belgium / Bulgaria / Canada / Croatia / Cyprus / Czechia / Denmark / Estonia / Finland / France / *Germany / Greece / Hungary / Iceland / Ireland / Italy / Japan / Latvia / Liechtenstein / Lithuania / Luxembourg / Malta / Netherlands / New Zealand / Norway / Poland / Portugal / Romania / Slovakia / Slovenia / South Korea / Spain / Sweden / Switzerland / United Kingdom / United States /',
      'PhoneOptional‹tel›',
      '‹checkbox on›Use it when I check out',
      '[Save the address]',
      '[Cancel]',
    ],
  ]);
  await page.press('Save the address');
  expect([acts(), page.focused(), page.lines().filter((line) => !line.includes('‹') && !line.includes(' / '))]).toEqual(
    [
      {
        alerts: [],
        anew: [],
        said: [],
        sent: [],
      },
      'Full name',
      [
        'New address',
        'Fill in a name.',
        'Fill in street and number.',
        'Fill in the postcode.',
        'Fill in the town.',
        'Country',
        '[Save the address]',
        '[Cancel]',
      ],
    ],
  );
  await page.type('Full name', 'Ida');
  await page.type('Street and number', 'Gasse 1');
  await page.type('Postcode', '1010');
  await page.type('Town', 'Wien');
  await page.type('Country', 'AT');
  await page.press('Save the address');
  expect([acts(), page.isThere('Save the address')]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getProfile', 'accounts.listAddresses'],
      said: ['success: The address is saved.'],
      sent: [
        [
          'accounts.saveAddress',
          {
            address: {
              city: 'Wien',
              country: 'AT',
              line1: 'Gasse 1',
              line2: '',
              name: 'Ida',
              phone: '',
              postcode: '1010',
            },
            isDefault: true,
          },
        ],
      ],
    },
    false,
  ]);
  const home = {
    ...{ id: 'a1', name: 'Ida', line1: 'Gasse 1', line2: '', postcode: '1010', city: 'Wien', country: 'AT', phone: '' },
  };
  answer(
    'accounts.listAddresses',
    {},
    {
      addresses: [
        { ...home, isDefault: true },
        { ...home, id: 'a2', city: 'Graz', isDefault: false },
      ],
    },
  );
  await time.settle();
  const listed = page.lines();
  await page.press('Take out the address in Graz');
  const out = acts();
  await page.press('Change the address in Wien');
  await page.press('Use it when I check out');
  await page.press('Save the address');
  expect([listed, out, acts()]).toEqual([
    [
      'Address book',
      'IdaGasse 1, 1010 Wien, Austria. Fills your checkout.[Change the address in Wien: Change]',
      '[Take out the address in Wien: Take out]',
      'IdaGasse 1, 1010 Graz, Austria[Change the address in Graz: Change]',
      '[Take out the address in Graz: Take out]',
      '[Add an address]',
    ],
    {
      alerts: [],
      anew: ['accounts.getProfile', 'accounts.listAddresses'],
      said: ['success: The address is saved.', 'success: The address is taken out.'],
      sent: [
        [
          'accounts.removeAddress',
          {
            id: 'a2',
          },
        ],
      ],
    },
    {
      alerts: [],
      anew: ['accounts.getProfile', 'accounts.listAddresses'],
      said: ['success: The address is taken out.', 'success: The address is saved.'],
      sent: [
        [
          'accounts.saveAddress',
          {
            address: {
              city: 'Wien',
              country: 'AT',
              line1: 'Gasse 1',
              line2: '',
              name: 'Ida',
              phone: '',
              postcode: '1010',
            },
            id: 'a1',
            isDefault: false,
          },
        ],
      ],
    },
  ]);
  await page.press('Add an address');
  expect((page.called('Use it when I check out') as HTMLInputElement).checked).toBe(false);
  await page.press('Cancel');
  expect(page.isThere('Save the address')).toBe(false);
  // What was saved there closes no other form that is open by then.
  const saved = server.holding('accounts.saveAddress');
  await page.press('Change the address in Wien');
  await page.press('Save the address');
  await page.press('Cancel');
  await page.press('Change the address in Graz');
  await saved(partly({}));
  expect(page.isThere('Save the address')).toBe(true);
});

test('[ACC-16] a code that is missing is said until one types', async () => {
  await page.open(CodeForm, { label: 'Code', button: 'Go on', onCode: async () => undefined });
  await page.press('Go on');
  const missing = page.lines();
  await page.type('Code', '1');
  expect([missing, page.lines()]).toEqual([
    ['alert: Fill in the code.', 'Code‹text›', '[Go on]'],
    ['Code‹text 1›', '[Go on]'],
  ]);
});

test('[UX-70] what one hears of: a mail only where it is shown too; what was pressed while it was saved is still to be saved', async () => {
  const kinds = notificationKindNames.slice(0, 2);
  const choices = kinds.flatMap((kind) =>
    (['screen', 'email'] as const).map((channel) => ({ kind, channel, wanted: true })),
  );
  answer('accounts.getNotificationChoices', {}, { choices });
  await page.open(NotificationsTab, {});
  const first = page.lines();
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input')].map(
    (box) => box.getAttribute('aria-label') ?? '',
  );
  await page.press(boxes[0] ?? '');
  expect([first.length > 3, (page.called(boxes[1] ?? '') as HTMLInputElement).disabled]).toEqual([true, true]);
  const answered = server.holding('accounts.setNotificationChoices');
  await page.submit('Save');
  await page.press(boxes[2] ?? '');
  await answered(partly({}));
  expect(acts()).toEqual({
    alerts: [],
    anew: ['accounts.getNotificationChoices'],
    said: ['success: Your choices are saved.'],
    sent: [
      [
        'accounts.setNotificationChoices',
        {
          choices: [
            {
              channel: 'screen',
              kind: 'order',
              wanted: false,
            },
            {
              channel: 'email',
              kind: 'order',
              wanted: true,
            },
            {
              channel: 'screen',
              kind: 'review',
              wanted: true,
            },
            {
              channel: 'email',
              kind: 'review',
              wanted: true,
            },
          ],
        },
      ],
    ],
  });
  expect((page.called(boxes[2] ?? '') as HTMLInputElement).checked).toBe(false);
});

test('[SUP-02] a copy of one’s data: asked for, made while one looks on, ready until a day; deletion asks for the address and can be called off', async () => {
  const privacy = (changes: Partial<CallOutput<'accounts.getPrivacy'>> = {}): void =>
    answer('accounts.getPrivacy', {}, partly({ exports: [], deletionDueAt: null, ...changes }));
  privacy();
  await page.open(PrivacyTab, {});
  expect(page.lines()).toEqual([
    'What is kept in your browser',
    'You have not chosen yet. Until then only what is needed is kept.',
    'What is kept in your browser',
    '‹radio›Only what is neededYour cart, your sign-in, your settings‹radio›Reminders of a cart tooAt most three mails for a cart you left, each with a way to end them',
    'A copy of your data',
    'Everything that your account holds, as one JSON file. A mail brings the link when it is ready.',
    '[Download all my data]',
    'Delete your account',
    'It waits 14 days first, and until then it can be undone.',
    '[Delete my account]',
  ]);
  await page.press('Download all my data');
  expect(acts()).toEqual({
    alerts: [],
    anew: ['accounts.getPrivacy'],
    said: ['success: Your copy is being made.'],
    sent: [['accounts.requestExport', {}]],
  });
  const ready = { requestedAt: day, readyAt: day, expiresAt: '2026-12-09T10:00:00.000Z' };
  const older = { ...ready, requestedAt: '2026-10-01T10:00:00.000Z', expiresAt: '2026-12-04T10:00:00.000Z' };
  privacy({ exports: partly([ready, older]), deletionDueAt: '2026-12-17T10:00:00.000Z' });
  await time.settle();
  const both = page.lines().slice(5);
  await page.press('Keep my account');
  expect([both, acts()]).toEqual([
    [
      'Everything that your account holds, as one JSON file. A mail brings the link when it is ready.',
      'The newest copy was made on 2 Nov 2026; its link is in your mail and works until 9 Dec 2026.',
      '[Download all my data]',
      'Delete your account',
      'Your account is deleted on 17 Dec 2026.',
      '[Keep my account]',
    ],
    {
      alerts: [],
      anew: ['accounts.getPrivacy'],
      said: ['success: Your copy is being made.', 'success: Your account stays.'],
      sent: [['accounts.cancelDeletion', {}]],
    },
  ]);
  privacy({ exports: partly([{ ...ready, readyAt: null, expiresAt: null }, ready]) });
  await time.settle();
  expect(page.lines().slice(5)).toEqual([
    'Everything that your account holds, as one JSON file. A mail brings the link when it is ready.',
    'status: Your copy is being made.',
    'Delete your account',
    'It waits 14 days first, and until then it can be undone.',
    '[Delete my account]',
  ]);
  await page.press('Delete my account');
  const dialog = (): string[] => page.lines(document.querySelector('dialog') ?? document.createElement('i'));
  const asks = dialog();
  await page.type('Type your email address', 'x');
  server.refusing('accounts.requestDeletion', 400, 'That is not your address.');
  await page.press('Delete my account', 1);
  expect([asks, acts(), dialog()]).toEqual([
    [
      'Delete your account',
      'In 14 days your profile, addresses, ways to sign in, shop and messages are deleted. Orders stay on record without your name. A mail brings a receipt of what was deleted and kept. Until then one press undoes it.',
      'Type your email address‹text›',
      'ida@example.com',
      '[Keep my account]',
      '[Delete my account]',
    ],
    {
      alerts: ['alert: That is not your address.'],
      anew: ['accounts.getPrivacy'],
      said: ['success: Your copy is being made.', 'success: Your account stays.'],
      sent: [
        [
          'makeMyCopy',
          {
            data: {},
          },
        ],
        [
          'accounts.requestDeletion',
          {
            confirm: 'x',
          },
        ],
      ],
    },
    [
      'Delete your account',
      'In 14 days your profile, addresses, ways to sign in, shop and messages are deleted. Orders stay on record without your name. A mail brings a receipt of what was deleted and kept. Until then one press undoes it.',
      'alert: That is not your address.',
      'Type your email address‹text x›',
      'ida@example.com',
      '[Keep my account]',
      '[Delete my account]',
    ],
  ]);
  server.answering('accounts.requestDeletion', () => partly({ deletionDueAt: '2026-12-17T10:00:00.000Z' }));
  await page.press('Delete my account', 1);
  expect([acts(), dialog()]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getPrivacy'],
      said: [
        'success: Your copy is being made.',
        'success: Your account stays.',
        'success: Your account is deleted on 17 Dec 2026. Until then you can keep it.',
      ],
      sent: [
        [
          'accounts.requestDeletion',
          {
            confirm: 'x',
          },
        ],
      ],
    },
    [],
  ]);
});

test('[ACC-17, UX-69] who one is: words are saved over what stands there now, and what is too short is said', async () => {
  const profile = {
    ...{
      displayName: 'Ida Berg',
      email: 'ida@example.com',
      bio: 'Pots',
      location: 'Wien',
      photoURL: null,
      pictureId: 'pic',
    },
    ...{ createdAt: day, orders: 3, firstName: '', lastName: '' },
  };
  answer('accounts.getProfile', {}, partly(profile));
  await page.open(ProfileTab, {});
  expect(page.lines()).toEqual([
    'Picture',
    'IB',
    'Ida Berg',
    'Choose a picture‹file›',
    'About you',
    'Name‹text Ida Berg›',
    'As others see it',
    'PlaceOptional‹text Wien›',
    'A few words4 of 500',
    '‹Pots›',
    '[Save]',
    'Your account',
    'ida@example.com. Here since 2 Nov 2026; 3 orders placed.',
    '[Open your shop → /seller-dashboard]',
    '[Your orders → /orders]',
    '[Sign out]',
  ]);
  await page.type('Name', '');
  await page.submit('Name');
  expect([acts(), page.focused()]).toEqual([
    {
      alerts: ['alert: Display name contains invalid characters'],
      anew: [],
      said: [],
      sent: [],
    },
    'Name',
  ]);
  server.answering('accounts.getProfile', () => partly({ ...profile, bio: 'Changed elsewhere', location: 'Graz' }));
  server.answering('accounts.updateProfile', () => partly({ session: { userId: 'ida', displayName: 'Ida B' } }));
  await page.type('Name', 'Ida B');
  await page.submit('Name');
  expect(acts()).toEqual({
    alerts: [],
    anew: ['accounts.getProfile'],
    said: ['success: Your profile is saved.'],
    sent: [
      [
        'accounts.updateProfile',
        {
          bio: 'Pots',
          displayName: 'Ida B',
          location: 'Wien',
          pictureId: 'pic',
        },
      ],
    ],
  });
});

test('[ACC-17, UX-69] another name of one’s shop is saved over what its other words are by then; without one nothing is', async () => {
  const mine = (tagline: string) =>
    partly<CallOutput<'shops.getMine'>>({
      profile: { name: 'Rio Clay', tagline, story: `${tagline}, a story` },
      shop: { slug: 'rio' },
    });
  answer('shops.getMine', {}, mine('Before'));
  await page.open(ShopName, {});
  await page.type('Shop name', ' ');
  await page.press('Save the name');
  const none = [page.lines().find((line) => line.startsWith('alert')), server.sent()];
  server.answering('shops.getMine', () => mine('Meanwhile'));
  await page.type('Shop name', 'Rio');
  await page.press('Save the name');
  expect([none, server.sent()]).toEqual([
    ['alert: Fill in the name of your shop.', []],
    [['shops.updateMine', { name: 'Rio', tagline: 'Meanwhile', story: 'Meanwhile, a story' }]],
  ]);
});

test('[UX-70] how the shop looks here: one of each kind is chosen', async () => {
  await page.open(SettingsTab, {});
  const before = page.lines();
  await page.press('Dark');
  await page.press('Large');
  expect([before, page.lines(), { ...document.documentElement.dataset }]).toEqual([
    [
      'Appearance',
      'Appearance',
      '‹radio on›As the system says‹radio›Light‹radio›Dark',
      'Text size',
      'Text size',
      '‹radio on›Normal‹radio›Large‹radio›Larger',
      'Language',
      'Language',
      '‹radio on›English‹radio›Deutsch',
      'Single keys',
      '‹checkbox on›Use single keys in messages and queues, such as J, K and E',
      'Turn it off where you dictate, or where a screen reader has keys of its own.',
      'Appearance and text size are kept in this browser. The language is that of the shop and of your mails. Prices are in euro.',
    ],
    [
      'Appearance',
      'Appearance',
      '‹radio›As the system says‹radio›Light‹radio on›Dark',
      'Text size',
      'Text size',
      '‹radio›Normal‹radio on›Large‹radio›Larger',
      'Language',
      'Language',
      '‹radio on›English‹radio›Deutsch',
      'Single keys',
      '‹checkbox on›Use single keys in messages and queues, such as J, K and E',
      'Turn it off where you dictate, or where a screen reader has keys of its own.',
      'Appearance and text size are kept in this browser. The language is that of the shop and of your mails. Prices are in euro.',
    ],
    {
      theme: 'dark',
    },
  ]);
});

test('[UX-69] each field of the profile that is changed warns of leaving, and none that is as it was', async () => {
  const profile = {
    displayName: 'Ida Berg',
    email: 'ida@example.com',
    bio: 'Pots',
    location: 'Wien',
    photoURL: null,
    pictureId: null,
  };
  answer('accounts.getProfile', {}, partly({ ...profile, createdAt: day, orders: 0 }));
  await page.open(ProfileTab, {});
  const warns = async (name: string, words: string): Promise<boolean> => {
    await page.type(name, words);
    return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  };
  const said: boolean[] = [];
  for (const [name, was] of [
    ['Name', 'Ida Berg'],
    ['Place', 'Wien'],
    ['A few words', 'Pots'],
  ] as const)
    said.push(await warns(name, 'x'), await warns(name, was));
  expect(said).toEqual([true, false, true, false, true, false]);
});

test('[ACC-02, ACC-17] another name is that of the session at once; whoever has signed out meanwhile stays signed out', async () => {
  const profile = {
    displayName: 'Ida Berg',
    email: 'ida@example.com',
    bio: '',
    location: '',
    photoURL: null,
    pictureId: null,
  };
  const save = async (name: string): Promise<void> => {
    answer('accounts.getProfile', {}, partly({ ...profile, createdAt: day, orders: 0 }));
    await page.open(ProfileTab, {});
    server.answering('accounts.getProfile', () => partly({ ...profile, createdAt: day, orders: 0 }));
    await page.type('Name', name);
  };
  const session = { userId: 'ida', displayName: 'Ida B', email: 'ida@example.com', role: 'buyer', shopSlug: null };
  await save('Ida B');
  server.answering('accounts.updateProfile', () => partly({ session }));
  await page.submit('Name');
  expect(currentSession()?.displayName).toBe('Ida B');
  await save('Ida C');
  const answered = server.holding('accounts.updateProfile');
  await page.submit('Name');
  signIn(null);
  await answered(partly({ session }));
  expect(currentSession()).toBeNull();
});

test('[ACC-16] what is proven already is said so: an address that is verified, and a password that is changed, not set', async () => {
  answer('accounts.getSecurity', {}, security());
  const lines = await page.lookAt(SecurityTab, {});
  expect(lines.slice(0, lines.indexOf('Second factor'))).toEqual([
    'Email address',
    'ida@example.com, verified.',
    '[Change the address]',
    'Password',
    '‹text ida@example.com›',
    'Present password‹password›[Show password: Show]',
    'New password‹password›[Show password: Show]',
    'At least 6 characters',
    '[Change the password]',
  ]);
  const warns = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await page.press('Change the address');
  const states = [warns()];
  await page.type('New email address', 'n');
  states.push(warns());
  await page.press('Keep the address');
  states.push(warns());
  expect(states).toEqual([false, true, false]);
});

test('[ACC-16] the picture of a key is that of its whole address, and a code counts without the spaces around it', async () => {
  await factor();
  const address = 'otpauth://totp/Artisan%20Market:ida@example.com?secret=ABCDEFGHIJ';
  server.answering('accounts.startTotp', () => ({ id: 'f1', secret: 'ABCDEFGHIJ', address }));
  await page.press('Set up an authenticator app');
  const picture = document.querySelector('svg.qr-code');
  expect([picture?.getAttribute('role'), picture?.getAttribute('aria-label')]).toEqual([
    'img',
    'The key as a QR code; the same key stands beside it as text',
  ]);
  expect(picture?.querySelector('path')?.getAttribute('d')).toBe(qrPath(qrCode(new TextEncoder().encode(address))));
  await page.type('Code of the app', '   ');
  await page.press('Turn it on');
  expect(acts()).toMatchObject({ alerts: ['alert: Fill in the code.'], sent: [['accounts.startTotp', {}]] });
});

test('[ACC-17] of several mistakes in an address those that are left stay said while one is put right', async () => {
  answer('accounts.listAddresses', {}, { addresses: [] });
  await page.open(AddressesTab, {});
  await page.press('Add an address');
  const name = (): string | null | undefined => document.querySelector('form')?.getAttribute('aria-label');
  expect(name()).toBe('New address');
  await page.press('Save the address');
  await page.type('Full name', 'Ida');
  expect(page.lines().filter((line) => line.startsWith('Fill in'))).toEqual([
    'Fill in street and number.',
    'Fill in the postcode.',
    'Fill in the town.',
  ]);
});

test('[UX-70] a choice that is turned back is no change, and an alert is no matter of mails', async () => {
  const choices = notificationKindNames.flatMap((kind) =>
    (['screen', 'email'] as const).map((channel) => ({ kind, channel, wanted: channel === 'email' })),
  );
  answer('accounts.getNotificationChoices', {}, { choices });
  await page.open(NotificationsTab, {});
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input')];
  expect(boxes.map(({ disabled }) => disabled)).toEqual(choices.map(({ channel }) => channel === 'email'));
  expect(page.lines()[1]).toMatch(/^Mails about/);
  const name = boxes[0]?.getAttribute('aria-label') ?? '';
  const warns = async (): Promise<boolean> => {
    await page.press(name);
    return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  };
  expect([await warns(), await warns()]).toEqual([true, false]);
});

/** What a browser may fill in, and how long it may be, field by field. */
const filledIn = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[autocomplete], select[autocomplete]')].map(
    (field) => `${field.getAttribute('autocomplete')} ${field.getAttribute('maxlength') ?? ''}`,
  );

test('[UX-51] each field about oneself says to the browser what belongs into it', async () => {
  answer('accounts.listAddresses', {}, { addresses: [] });
  await page.open(AddressesTab, {});
  await page.press('Add an address');
  const address = filledIn();
  answer('accounts.getSecurity', {}, security());
  await page.open(SecurityTab, {});
  await page.press('Change the address');
  const ways = filledIn();
  answer(
    'accounts.getProfile',
    {},
    partly({ displayName: 'Ida', email: 'ida@example.com', bio: '', location: '', createdAt: day, orders: 0 }),
  );
  await page.open(ProfileTab, {});
  expect([address, ways, filledIn()]).toEqual([
    [
      ...['name 100', 'address-line1 120', 'address-line2 120', 'postal-code 16', 'address-level2 80'],
      ...['country ', 'tel 30'],
    ],
    ['email 254', 'current-password 200', 'username ', 'current-password 200', 'new-password 200'],
    ['name 50', 'address-level2 80'],
  ]);
});

test('[ACC-02, FILE-05] a picture may be chosen twice: the field lets go of it as soon as it is taken', async () => {
  const profile = { displayName: 'Ida Berg', email: 'ida@example.com', bio: '', location: '', photoURL: null };
  answer('accounts.getProfile', {}, partly({ ...profile, pictureId: null, createdAt: day, orders: 0 }));
  await page.open(ProfileTab, {});
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  const left: unknown[] = [];
  Object.defineProperty(field, 'value', {
    get: () => '',
    set(value) {
      left.push(value);
    },
  });
  Object.defineProperty(field, 'files', { value: [new File(['x'], 'me.jpg')] });
  await time.settle(() => field?.dispatchEvent(new Event('change', { bubbles: true })));
  expect(left).toEqual(['']);
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
