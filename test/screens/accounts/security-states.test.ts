import type { Page } from '@playwright/test';
import type { Security } from '#domain/accounts/security-contract.ts';
import { contract } from '#domain/rooms.ts';
import { answerCall, Refusal } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { accounts } = contract;
const done = { done: true } as const;
const at = '2026-03-04T10:00:00.000Z';
const later = '2026-11-20T10:00:00.000Z';
const session = (id: string, device: string, more: Partial<Security['sessions'][number]> = {}) => ({
  ...{ id, device, isThis: false, way: 'password', ip: '', createdAt: at },
  ...more,
});
const chromeOnLinux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const edgeOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Edg/140.0';
const app = { id: 'f-app', kind: 'totp' as const, name: 'Authenticator', phone: null, createdAt: at };
const phone = { id: 'f-phone', kind: 'phone' as const, name: 'Work phone', phone: '+*********4711', createdAt: later };

const plain: Security = {
  email: 'marta@example.com',
  emailVerified: true,
  pendingEmail: null,
  hasPassword: true,
  phone: null,
  google: null,
  factors: [],
  recoveryCodesLeft: 0,
  isProven: false,
  passkeys: [],
  sessions: [session('s-this', chromeOnLinux, { isThis: true, ip: '10.1.2.3' })],
};

const subject = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const buttonsOf = (page: Page, name: string) => subject(page, name).getByRole('button');

/** The security tab of somebody about whom the shop says what `now` holds; what is changed in it shows when it is asked anew. */
async function openTab(page: Page, changes: Partial<Security>, query = ''): Promise<{ now: Security }> {
  const state = { now: { ...plain, ...changes } };
  await answerCall(page, accounts.getSecurity, () => state.now);
  await page.goto(`/profile/security${query}`);
  await expect(subject(page, 'Devices signed in')).toBeVisible();
  return state;
}

test('[ACC-16] the address says whether it is verified and what it changes to, and wants the password only of whoever has one', async ({
  page,
  signUp,
}) => {
  await signUp();
  const pendingEmail = 'ida@example.com';
  await openTab(page, { emailVerified: false, pendingEmail });
  const email = subject(page, 'Email address');
  await expect(email.locator('p').first()).toHaveText(
    'marta@example.com, not verified yet. A change to ida@example.com waits for both of its links.',
  );
  await expect(email.getByRole('button')).toHaveText(['Send a verification link', 'Change the address']);
  const sent = await answerCall(page, accounts.requestEmailChange, ({ password }) =>
    password === 'linen' ? done : new Refusal('accounts/wrong-password'),
  );
  await email.getByRole('button', { name: 'Change the address' }).click();
  await expect(email.getByRole('button')).toHaveText(['Show', 'Send both links', 'Keep the address']);
  await email.getByLabel('New email address').fill('ida');
  await email.getByRole('button', { name: 'Send both links' }).click();
  await expect(email.getByRole('alert')).toHaveText('Invalid email address.');
  await expect(email.getByLabel('New email address')).toBeFocused();
  expect(sent).toEqual([]);
  await email.getByLabel('New email address').fill(pendingEmail);
  await expect(email.getByRole('alert')).toHaveCount(0);
  await email.getByLabel('Your password').fill('wool');
  await email.getByRole('button', { name: 'Send both links' }).click();
  await expect(email.getByRole('alert')).toHaveText('Incorrect password.');
  await email.getByLabel('Your password').fill('linen');
  await email.getByRole('button', { name: 'Send both links' }).click();
  await expect(page.getByText('Two links are on their way: one to each address.')).toBeVisible();
  await expect(email.locator('form')).toHaveCount(0);
  expect(sent.at(-1)).toEqual({ email: pendingEmail, password: 'linen' });

  await openTab(page, { hasPassword: false });
  await expect(email.locator('p').first()).toHaveText('marta@example.com, verified.');
  await expect(email.getByRole('button')).toHaveText(['Change the address']);
  await email.getByRole('button').click();
  await expect(email.locator('label')).toHaveText(['New email address']);
  await email.getByRole('button', { name: 'Keep the address' }).click();
  await expect(email.getByRole('button')).toHaveText(['Change the address']);
});

test('[ACC-16] a password is changed with the present one, or set where there is none; a refusal leaves what was typed', async ({
  page,
  signUp,
}) => {
  await signUp();
  await openTab(page, {});
  const password = subject(page, 'Password');
  await expect(password.locator('label')).toHaveText(['Present password', 'New password']);
  await expect(password.getByText('You have no password yet')).toHaveCount(0);
  const sent = await answerCall(page, accounts.changePassword, ({ current }) =>
    current === 'linen-and-oak' ? done : new Refusal('accounts/wrong-password'),
  );
  await password.getByLabel('Present password').fill('wool');
  await password.getByLabel('New password').fill('short');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByRole('alert')).toHaveText('Password should be at least 6 characters long.');
  await expect(password.getByLabel('New password')).toBeFocused();
  expect(sent).toEqual([]);
  await password.getByLabel('New password').fill('copper-kettle');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(password.getByRole('alert')).toHaveText('Incorrect password.');
  await expect(password.getByLabel('New password')).toHaveValue('copper-kettle');
  await password.getByLabel('Present password').fill('linen-and-oak');
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed. Every other device is signed out.')).toBeVisible();
  await expect(password.getByLabel('Present password')).toHaveValue('');
  await expect(password.getByLabel('New password')).toHaveValue('');
  expect(sent.at(-1)).toEqual({ current: 'linen-and-oak', next: 'copper-kettle' });

  await openTab(page, { hasPassword: false });
  await expect(password.locator('p').first()).toHaveText('You have no password yet; you sign in another way.');
  await expect(password.locator('label')).toHaveText(['New password']);
  await expect(password.locator('button[type=submit]')).toHaveText('Set a password');
});

test('[ACC-16] every device is listed with what is known of it, and each but this one can be signed out', async ({
  page,
  signUp,
}) => {
  await signUp();
  const [own] = plain.sessions;
  if (!own) throw new Error('no session');
  const state = await openTab(page, {
    sessions: [
      own,
      session('s-edge', edgeOnWindows, { way: 'email-link', ip: '10.9.8.7', createdAt: later }),
      session('s-odd', 'curl/8.1', { way: 'something-new' }),
    ],
  });
  const devices = subject(page, 'Devices signed in');
  await expect(devices.getByRole('listitem')).toHaveText([
    'Chrome on Linux (this one)Password, 4 Mar 2026, from 10.1.2.3',
    'Edge on WindowsEmail link, 20 Nov 2026, from 10.9.8.7Sign out',
    'A browserSigned in, 4 Mar 2026Sign out',
  ]);
  const ended = await answerCall(page, accounts.signOutSession, ({ id }) => {
    state.now = { ...state.now, sessions: state.now.sessions.filter((each) => each.id !== id) };
    return done;
  });
  await devices.getByRole('button', { name: 'Sign out Edge on Windows of 20 Nov 2026' }).click();
  await expect(page.getByText('The device is signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  expect(ended).toEqual([{ id: 's-edge' }]);
  await answerCall(page, accounts.signOutOthers, () => {
    state.now = { ...state.now, sessions: [own] };
    return { ended: 1 };
  });
  await devices.getByRole('button', { name: 'Sign out every other device' }).click();
  await expect(page.getByText('Every other device is signed out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('button')).toHaveCount(0);
});

test('[ACC-16] passkeys say when they were used; one is removed after a question, and the last way to sign in stays', async ({
  page,
  signUp,
}) => {
  await signUp();
  const state = await openTab(page, {
    passkeys: [
      { id: 'p-mac', name: 'Mac', createdAt: at, lastUsedAt: later },
      { id: 'p-key', name: 'Key ring', createdAt: later, lastUsedAt: null },
    ],
  });
  const passkeys = subject(page, 'Passkeys');
  await expect(passkeys.getByRole('listitem')).toHaveText([
    'MacAdded 4 Mar 2026, used 20 Nov 2026Remove',
    'Key ringAdded 20 Nov 2026Remove',
  ]);
  let isLast = false;
  const removed = await answerCall(page, accounts.removePasskey, ({ id }) => {
    if (isLast) return new Refusal('accounts/last-way');
    state.now = { ...state.now, passkeys: state.now.passkeys.filter((each) => each.id !== id) };
    return done;
  });
  const question = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await passkeys.getByRole('button', { name: 'Remove the passkey Key ring' }).click();
  await expect(question.getByText(/^Key ring will not sign you in any more\./)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(removed).toEqual([]);
  await passkeys.getByRole('button', { name: 'Remove the passkey Key ring' }).click();
  await question.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  expect(removed).toEqual([{ id: 'p-key' }]);
  isLast = true;
  await passkeys.getByRole('button', { name: 'Remove the passkey Mac' }).click();
  await question.getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(passkeys.getByRole('alert')).toHaveText('This is your only way to sign in. Set up another one first.');
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
});

test('[ACC-16] a number and a Google account say that they sign in, and are taken away', async ({ page, signUp }) => {
  await signUp();
  const state = await openTab(page, { phone: '+49170123', google: 'marta@gmail.example' });
  const number = subject(page, 'Phone');
  await expect(number).toHaveText('PhoneCodes to +49170123 sign you in.Change the numberRemove the number');
  await number.getByRole('button', { name: 'Change the number' }).click();
  await expect(number.getByLabel('Phone number')).toBeVisible();
  await expect(number.getByRole('button', { name: 'Remove the number' })).toHaveCount(0);
  await number.getByRole('button', { name: 'Keep +49170123' }).click();
  await expect(number.getByRole('button')).toHaveText(['Change the number', 'Remove the number']);
  let isLast = true;
  await answerCall(page, accounts.removePhone, () => {
    if (isLast) return new Refusal('accounts/last-way');
    state.now = { ...state.now, phone: null };
    return done;
  });
  await number.getByRole('button', { name: 'Remove the number' }).click();
  await expect(number.getByRole('alert')).toHaveText('This is your only way to sign in. Set up another one first.');
  isLast = false;
  await number.getByRole('button', { name: 'Remove the number' }).click();
  await expect(page.getByText('The number is removed.')).toBeVisible();
  await expect(number.locator('p').first()).toHaveText('A number that gets a code when you want to sign in.');
  await expect(buttonsOf(page, 'Phone')).toHaveText(['Send me a code']);

  const google = subject(page, 'Google');
  await expect(google).toHaveText('GoogleConnected with marta@gmail.example.Disconnect Google');
  await answerCall(page, accounts.disconnectGoogle, () => {
    state.now = { ...state.now, google: null };
    return done;
  });
  await google.getByRole('button').click();
  await expect(page.getByText('Google is disconnected.')).toBeVisible();
  await expect(google).toHaveText('GoogleSign in with your Google account.Connect Google');
});

test('[ACC-16, ADM-05] the second factor in each of its states: what stands there, and what can be done', async ({
  page,
  signUp,
}) => {
  await signUp();
  const second = subject(page, 'Second factor');
  const words = second.locator('p').first();
  const states: [changes: Partial<Security>, words: string, rows: string[], buttons: string[]][] = [
    [
      {},
      'A code after the password, from an app or by text message, so that a stolen password alone opens nothing.',
      [],
      ['Set up an authenticator app', 'Use a telephone'],
    ],
    [
      { factors: [app], recoveryCodesLeft: 1 },
      'On. After the password you enter a code of your authenticator app. 1 recovery code is left.',
      ['AuthenticatorCodes of an app, since 4 Mar 2026'],
      ['Confirm this device'],
    ],
    [
      { factors: [phone], recoveryCodesLeft: 10, isProven: true },
      'On. After the password you enter a code that is texted to you. 10 recovery codes are left.',
      ['Work phoneCodes to +*********4711, since 20 Nov 2026RenameTurn it off'],
      ['Rename', 'Turn it off', 'Set up an authenticator app', 'Add another telephone', 'New recovery codes'],
    ],
    [
      { factors: [app, phone], recoveryCodesLeft: 9 },
      'On. After the password you enter a code of your authenticator app, or one that is texted to you. 9 recovery codes are left.',
      ['AuthenticatorCodes of an app, since 4 Mar 2026', 'Work phoneCodes to +*********4711, since 20 Nov 2026'],
      ['Text a code to +*********4711', 'Confirm this device'],
    ],
    [
      { factors: [1, 2, 3, 4, 5].map((n) => ({ ...phone, id: `f-${n}` })), isProven: true, recoveryCodesLeft: 9 },
      'On. After the password you enter a code that is texted to you. 9 recovery codes are left.',
      Array.from({ length: 5 }, () => 'Work phoneCodes to +*********4711, since 20 Nov 2026RenameTurn it off'),
      [
        ...Array.from({ length: 5 }, () => ['Rename', 'Turn it off']).flat(),
        'Set up an authenticator app',
        'New recovery codes',
      ],
    ],
  ];
  for (const [changes, says, rows, buttons] of states) {
    await openTab(page, changes);
    await expect(words).toHaveText(says);
    await expect(second.getByRole('listitem')).toHaveText(rows);
    await expect(second.getByRole('button')).toHaveText(buttons);
    await expect(second.getByRole('link')).toHaveCount(0);
  }
  await openTab(page, { factors: [app] }, '?for=office');
  await expect(second.getByRole('link')).toHaveCount(0);
  await openTab(page, { factors: [app], isProven: true }, '?for=office');
  await expect(second.getByRole('link', { name: 'Go to the back office' })).toHaveAttribute('href', '/admin');
});

test('[ACC-16] on a device that gave no second proof a code confirms it; names, new codes and one of two factors change as pressed', async ({
  page,
  signUp,
}) => {
  await signUp();
  const state = await openTab(page, { factors: [app, phone], recoveryCodesLeft: 2 });
  const second = subject(page, 'Second factor');
  const proven = await answerCall(page, accounts.proveSecondFactor, ({ code }) => {
    if (code === '111111') return new Refusal('accounts/code-expired');
    state.now = { ...state.now, isProven: true };
    return done;
  });
  await second.getByRole('button', { name: 'Confirm this device' }).click();
  await expect(second.getByRole('alert')).toHaveText('Fill in the code.');
  await expect(second.getByLabel('Code, or a recovery code')).toBeFocused();
  expect(proven).toEqual([]);
  await second.getByLabel('Code, or a recovery code').fill('111111');
  await expect(second.getByRole('alert')).toHaveCount(0);
  await second.getByRole('button', { name: 'Confirm this device' }).click();
  await expect(second.getByRole('alert')).toHaveText('This code is no longer valid. Ask for a new one.');
  await second.getByLabel('Code, or a recovery code').fill('222222');
  await second.getByRole('button', { name: 'Confirm this device' }).click();
  await expect(page.getByText('This device is confirmed.')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Confirm this device' })).toHaveCount(0);

  const renamed = await answerCall(page, accounts.renameFactor, () => done);
  await second.getByRole('button', { name: 'Rename Authenticator' }).click();
  await second.getByLabel('Name of this second factor').fill('  ');
  await second.getByRole('button', { name: 'Keep this name' }).click();
  await expect(second.getByRole('alert')).toHaveText('Give it a name.');
  await second.getByLabel('Name of this second factor').fill(' Tablet ');
  await second.getByRole('button', { name: 'Keep this name' }).click();
  await expect(page.getByText('The name is kept.')).toBeVisible();
  expect(renamed).toEqual([{ id: 'f-app', name: 'Tablet' }]);
  await second.getByRole('button', { name: 'Rename Work phone' }).click();
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByLabel('Name of this second factor')).toHaveCount(0);

  const renewed = await answerCall(page, accounts.renewRecoveryCodes, () => ({ recoveryCodes: ['one-1', 'two-2'] }));
  await second.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(second.getByRole('button')).toHaveText([
    'Text a code to +*********4711',
    'Make new codes',
    'Leave it as it is',
  ]);
  await second.getByLabel('Code, or a recovery code').fill('333333');
  await second.getByRole('button', { name: 'Make new codes' }).click();
  await expect(second.locator('.codes code')).toHaveText(['one-1', 'two-2']);
  expect(renewed).toEqual([{ code: '333333' }]);
  await second.getByRole('button', { name: 'I have kept them' }).click();
  await expect(second.locator('.codes')).toHaveCount(0);

  const removed = await answerCall(page, accounts.removeFactor, ({ id }) => {
    state.now = { ...state.now, factors: state.now.factors.filter((each) => each.id !== id) };
    return done;
  });
  await second.getByRole('button', { name: 'Turn it off: Work phone' }).click();
  await second.getByLabel('Code, or a recovery code').fill('444444');
  await second.getByRole('button', { name: 'Turn it off' }).click();
  await expect(page.getByText('This second factor is off.')).toBeVisible();
  expect(removed).toEqual([{ id: 'f-phone', code: '444444' }]);
  await expect(second.getByRole('listitem')).toHaveCount(1);
});
