import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, knowSettings, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { Security } from '#domain/accounts/security-contract.ts';
import { AddressesTab } from './addresses-tab.tsx';
import { SecondFactor } from './second-factor.tsx';

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
const app = { id: 'f1', kind: 'totp', name: 'My app', phone: null, createdAt: day } as const;
const phone = { id: 'f2', kind: 'phone', name: 'Old phone', phone: '•• 67', createdAt: day } as const;
/** The second factor in a state, and what was done there. */
const factor = (changes: Partial<Security> = {}, at?: string): Promise<string[]> =>
  page.lookAt(SecondFactor, { security: security(changes) }, at);
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn({});
  knowSettings();
});

test('[ACC-16] the second factor in each state: off, on, proven here or not', async () => {
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
    expect.arrayContaining([
      'On. After the password you enter a code of your authenticator app, or one that is texted to you. 1 recovery code is left.',
      'My appCodes of an app, since 2 Nov 2026[Rename My app: Rename]',
      'Old phoneCodes to •• 67, since 2 Nov 2026[Rename Old phone: Rename]',
      '[Add another telephone]',
    ]),
    expect.arrayContaining([
      'On. After the password you enter a code that is texted to you. 0 recovery codes are left.',
      '[Go to the back office → /admin]',
      'Old phoneCodes to a telephone, since 2 Nov 2026[Rename Old phone: Rename]',
      '[Set up an authenticator app]',
    ]),
    expect.arrayContaining([
      'Code, or a recovery code‹text›',
      '[Text a code to •• 67]status:',
      '[Confirm this device]',
    ]),
    expect.not.arrayContaining(['[Use a telephone]']),
  ]);
  knowSettings();
  expect((await factor()).slice(-1)).toEqual(['[Set up an authenticator app]']);
});

test('[ACC-16] an app is set up by its key and one code', async () => {
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
  expect([alerts(), server.sent(), page.focused()]).toEqual([
    ['alert: Fill in the code.'],
    [['accounts.startTotp', {}]],
    'Code of the app',
  ]);
  await page.type('Code of the app', '123456');
  server.refusing('accounts.confirmTotp', 401, 'The code is wrong.');
  await page.press('Turn it on');
  expect([alerts(), server.sent()]).toEqual([
    ['alert: The code is wrong.'],
    [['accounts.confirmTotp', { code: '123456', id: 'f1' }]],
  ]);
  server.answering('accounts.confirmTotp', () => ({ recoveryCodes: ['aaa', 'bbb'] }));
  await page.press('Turn it on');
  expect([effects(), page.lines()]).toMatchObject([
    { anew: ['accounts.getSecurity', 'admin.getMe'], said: ['success: The app is a second factor now.'] },
    [
      'Second factor',
      'status:',
      'Keep these recovery codes. Each signs you in once when your second factor is not at hand. They are shown only now.',
      ...['aaa', 'bbb', '[Copy them]', '[I have kept them]'],
    ],
  ]);
  await page.press('I have kept them');
  expect(page.lines().length).toBe(3);
});

test('[ACC-16] turning off, new recovery codes and this device each want a code', async () => {
  const on = { factors: [app, phone], recoveryCodesLeft: 3, isProven: true };
  await factor(on);
  await page.press('Turn it off: Old phone');
  expect(page.lines().slice(-3)).toEqual(['[Text a code to •• 67]status:', '[Turn it off]', '[Leave it as it is]']);
  await page.press('Text a code to •• 67');
  expect(server.sent()).toEqual([['accounts.textOwnFactor', { factorId: 'f2' }]]);
  await page.type('Code, or a recovery code', 'x1');
  await page.press('Turn it off');
  expect(effects()).toMatchObject({
    anew: ['accounts.getSecurity', 'admin.getMe'],
    said: ['success: This second factor is off.'],
    sent: [['accounts.removeFactor', { code: 'x1', id: 'f2' }]],
  });
  await page.press('New recovery codes');
  await page.press('Leave it as it is');
  await page.press('New recovery codes');
  await page.type('Code, or a recovery code', 'x2');
  server.answering('accounts.renewRecoveryCodes', () => ({ recoveryCodes: ['ccc'] }));
  await page.press('Make new codes');
  expect([server.sent(), page.lines()[3]]).toEqual([[['accounts.renewRecoveryCodes', { code: 'x2' }]], 'ccc']);
  await factor({ ...on, factors: [app] });
  await page.press('Turn it off: My app');
  await page.type('Code, or a recovery code', 'x3');
  await page.press('Turn it off');
  expect(server.said()).toEqual(['success: The second factor is off.']);
  await factor({ ...on, isProven: false });
  await page.type('Code, or a recovery code', 'x4');
  await page.press('Confirm this device');
  expect(effects()).toMatchObject({
    anew: ['accounts.getSecurity', 'admin.getMe'],
    sent: [['accounts.proveSecondFactor', { code: 'x4' }]],
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
  expect([effects(), page.isThere('Code')]).toEqual([
    {
      alerts: [],
      anew: ['accounts.getSecurity', 'admin.getMe'],
      said: ['success: The telephone is a second factor now.'],
      sent: [
        ['accounts.startPhoneFactor', { phone: '+49 170 1234567' }],
        ['accounts.addPhoneFactor', { code: '123456', codeId: 'k1', name: '' }],
      ],
    },
    false,
  ]);
  await page.press('Rename My app');
  await page.type('Name of this second factor', '  ');
  await page.press('Keep this name');
  expect([alerts(), server.sent(), page.focused()]).toEqual([
    ['alert: Give it a name.'],
    [],
    'Name of this second factor',
  ]);
  await page.type('Name of this second factor', ' Key ring ');
  await page.press('Keep this name');
  expect([server.sent(), page.isThere('Keep this name')]).toEqual([
    [['accounts.renameFactor', { id: 'f1', name: 'Key ring' }]],
    false,
  ]);
});

const town = { postcode: '1010', city: 'Wien', country: 'AT' };
const written = { name: 'Ida', line1: 'Gasse 1', line2: '', ...town, phone: '' };
const home = { ...written, id: 'a1', isDefault: true };
const addresses = [home, { ...home, id: 'a2', city: 'Graz', isDefault: false }];

test('[ACC-17] the first address is written, and checked before it is sent', async () => {
  answer('accounts.listAddresses', {}, { addresses: [] });
  await page.open(AddressesTab, {});
  expect(page.lines()).toEqual([
    'No address yet',
    'The one you use most fills the checkout for you.',
    '[Add an address]',
  ]);
  await page.press('Add an address');
  await page.press('Save the address');
  expect([server.sent(), page.focused(), page.lines().filter((line) => line.startsWith('Fill in'))]).toEqual([
    [],
    'Full name',
    ['Fill in a name.', 'Fill in street and number.', 'Fill in the postcode.', 'Fill in the town.'],
  ]);
  await page.type('Full name', 'Ida');
  await page.type('Street and number', 'Gasse 1');
  await page.type('Postcode', '1010');
  await page.type('Town', 'Wien');
  await page.type('Country', 'AT');
  await page.press('Save the address');
  expect([effects(), page.isThere('Save the address')]).toMatchObject([
    {
      anew: ['accounts.getProfile', 'accounts.listAddresses'],
      said: ['success: The address is saved.'],
      sent: [['accounts.saveAddress', { address: written, isDefault: true }]],
    },
    false,
  ]);
});

test('[ACC-17] an address is changed or taken out', async () => {
  answer('accounts.listAddresses', {}, { addresses });
  await page.open(AddressesTab, {});
  expect(page.lines()).toEqual([
    'Address book',
    'IdaGasse 1, 1010 Wien, Austria. Fills your checkout.[Change the address in Wien: Change]',
    '[Take out the address in Wien: Take out]',
    'IdaGasse 1, 1010 Graz, Austria[Change the address in Graz: Change]',
    '[Take out the address in Graz: Take out]',
    '[Add an address]',
  ]);
  await page.press('Take out the address in Graz');
  expect(server.sent()).toEqual([['accounts.removeAddress', { id: 'a2' }]]);
  await page.press('Change the address in Wien');
  await page.press('Use it when I check out');
  await page.press('Save the address');
  expect(server.sent()).toEqual([['accounts.saveAddress', { address: written, id: 'a1', isDefault: false }]]);
  await page.press('Add an address');
  expect((page.called('Use it when I check out') as HTMLInputElement).checked).toBe(false);
  await page.press('Cancel');
  expect(page.isThere('Save the address')).toBe(false);
});

test('[ACC-17] an address that is saved late closes no other form', async () => {
  answer('accounts.listAddresses', {}, { addresses });
  await page.open(AddressesTab, {});
  const saved = server.holding('accounts.saveAddress');
  await page.press('Change the address in Wien');
  await page.press('Save the address');
  await page.press('Cancel');
  await page.press('Change the address in Graz');
  await saved(partly({}));
  expect(page.isThere('Save the address')).toBe(true);
});
