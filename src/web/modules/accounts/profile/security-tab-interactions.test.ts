import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, knowSettings, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { Security } from '#domain/accounts/security-contract.ts';
import { currentSession } from '#web/platform/session.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { ShopName } from './shop-name.tsx';

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

test('[ACC-16] devices: what each is, since when and from where', async () => {
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
  expect(effects()).toEqual({
    alerts: [],
    anew: ['accounts.getSecurity'],
    said: ['success: The device is signed out.'],
    sent: [['accounts.signOutSession', { id: '2' }]],
  });
  server.refusing('accounts.signOutOthers', 409, 'Too often.');
  await page.press('Sign out every other device');
  expect(effects()).toEqual({
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

test('[ACC-16] another address: both get a link', async () => {
  answer('accounts.getSecurity', {}, security({ emailVerified: false, pendingEmail: 'new@example.com' }));
  await page.open(SecurityTab, {});
  expect(page.lines().slice(0, 4)).toEqual([
    'Email address',
    'ida@example.com, not verified yet. A change to new@example.com waits for both of its links.',
    '[Send a verification link]',
    '[Change the address]',
  ]);
  await page.press('Send a verification link');
  expect(effects()).toMatchObject({
    said: ['success: A link is on its way to your address.'],
    sent: [['accounts.requestEmailVerification', {}]],
  });
  await page.press('Change the address');
  await page.type('New email address', 'new@');
  await page.submit('New email address');
  expect([alerts(), server.sent(), page.focused()]).toEqual([
    ['alert: Invalid email address.'],
    [],
    'New email address',
  ]);
  await page.type('New email address', 'new@example.com');
  await page.type('Your password', 'secret');
  await page.submit('New email address');
  expect([server.said().at(-1), server.sent(), page.isThere('New email address')]).toEqual([
    'success: Two links are on their way: one to each address.',
    [['accounts.requestEmailChange', { email: 'new@example.com', password: 'secret' }]],
    false,
  ]);
  await page.press('Change the address');
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

test('[ACC-16] another password: too short is not sent, and afterwards the fields are empty', async () => {
  answer('accounts.getSecurity', {}, security());
  await page.open(SecurityTab, {});
  await page.type('Present password', 'old');
  await page.type('New password', '12345');
  await page.submit('New password');
  expect([alerts(), server.sent(), page.focused()]).toEqual([
    ['alert: Password should be at least 6 characters long.'],
    [],
    'New password',
  ]);
  await page.type('New password', '123456');
  await page.submit('New password');
  const field = (name: string): string => (page.called(name) as HTMLInputElement).value;
  expect(effects()).toMatchObject({
    anew: ['accounts.getSecurity'],
    said: ['success: Your password is changed. Every other device is signed out.'],
    sent: [['accounts.changePassword', { current: 'old', next: '123456' }]],
  });
  expect([field('Present password'), field('New password')]).toEqual(['', '']);
  answer('accounts.getSecurity', {}, security({ hasPassword: false }));
  await time.settle();
  expect([page.isThere('Present password'), page.isThere('Set a password')]).toEqual([false, true]);
});

test('[UX-70] how the shop looks here: one of each kind is chosen', async () => {
  await page.open(SettingsTab, {});
  const before = page.lines();
  await page.press('Dark');
  await page.press('Large');
  expect(before).toContain('‹radio on›As the system says‹radio›Light‹radio›Dark');
  expect([page.lines()[2], page.lines()[5], { ...document.documentElement.dataset }]).toEqual([
    '‹radio›As the system says‹radio›Light‹radio on›Dark',
    '‹radio›Normal‹radio on›Large‹radio›Larger',
    { theme: 'dark' },
  ]);
});

test('[ACC-17, UX-69] another name of one’s shop is saved over what its other words are by then', async () => {
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

test('[ACC-17, UX-69] who one is: words are saved over what stands there now', async () => {
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
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      'Ida Berg',
      'Name‹text Ida Berg›',
      'As others see it',
      'PlaceOptional‹text Wien›',
      'A few words4 of 500',
      'ida@example.com. Here since 2 Nov 2026; 3 orders placed.',
    ]),
  );
  await page.type('Name', '');
  await page.submit('Name');
  expect([effects(), page.focused()]).toEqual([
    { alerts: ['alert: Display name contains invalid characters'], anew: [], said: [], sent: [] },
    'Name',
  ]);
  server.answering('accounts.getProfile', () => partly({ ...profile, bio: 'Changed elsewhere', location: 'Graz' }));
  server.answering('accounts.updateProfile', () => partly({ session: { userId: 'ida', displayName: 'Ida B' } }));
  await page.type('Name', 'Ida B');
  await page.submit('Name');
  expect(effects()).toEqual({
    alerts: [],
    anew: ['accounts.getProfile'],
    said: ['success: Your profile is saved.'],
    sent: [['accounts.updateProfile', { bio: 'Pots', displayName: 'Ida B', location: 'Wien', pictureId: 'pic' }]],
  });
});

test('[ACC-02, ACC-17] another name is that of the session at once', async () => {
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

const privacy = (changes: Partial<CallOutput<'accounts.getPrivacy'>> = {}): void =>
  answer('accounts.getPrivacy', {}, partly({ exports: [], deletionDueAt: null, ...changes }));
const ready = { requestedAt: day, readyAt: day, expiresAt: '2026-12-09T10:00:00.000Z' };

test('[SUP-02] a copy of one’s data is asked for', async () => {
  privacy();
  await page.open(PrivacyTab, {});
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      'You have not chosen yet. Until then only what is needed is kept.',
      '‹radio›Only what is neededYour cart, your sign-in, your settings‹radio›Reminders of a cart tooAt most three mails for a cart you left, each with a way to end them',
      '[Download all my data]',
      '[Delete my account]',
    ]),
  );
  await page.press('Download all my data');
  expect(effects()).toEqual({
    alerts: [],
    anew: ['accounts.getPrivacy'],
    said: ['success: Your copy is being made.'],
    sent: [['accounts.requestExport', {}]],
  });
});

test('[SUP-02] the newest copy is shown with its last day; a deletion is taken back', async () => {
  const older = { ...ready, requestedAt: '2026-10-01T10:00:00.000Z', expiresAt: '2026-12-04T10:00:00.000Z' };
  privacy({ exports: partly([ready, older]), deletionDueAt: '2026-12-17T10:00:00.000Z' });
  await page.open(PrivacyTab, {});
  const both = page.lines().slice(5);
  await page.press('Keep my account');
  expect([both, effects()]).toEqual([
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
      said: ['success: Your account stays.'],
      sent: [['accounts.cancelDeletion', {}]],
    },
  ]);
});

test('[SUP-02] a copy is made while one looks on', async () => {
  privacy({ exports: partly([{ ...ready, readyAt: null, expiresAt: null }, ready]) });
  await page.open(PrivacyTab, {});
  expect(page.lines().slice(5)).toEqual([
    'Everything that your account holds, as one JSON file. A mail brings the link when it is ready.',
    'status: Your copy is being made.',
    'Delete your account',
    'It waits 14 days first, and until then it can be undone.',
    '[Delete my account]',
  ]);
  expect(server.sent()).toEqual([['makeMyCopy', { data: {} }]]);
});

test('[SUP-02] an account is deleted by its address, typed once more', async () => {
  privacy();
  await page.open(PrivacyTab, {});
  await page.press('Delete my account');
  const dialog = (): string[] => page.lines(document.querySelector('dialog') ?? document.createElement('i'));
  const asks = dialog();
  await page.type('Type your email address', 'x');
  server.refusing('accounts.requestDeletion', 400, 'That is not your address.');
  await page.press('Delete my account', 1);
  expect([asks.slice(2), server.sent(), dialog().find((line) => line.startsWith('alert'))]).toEqual([
    ['Type your email address‹text›', 'ida@example.com', '[Keep my account]', '[Delete my account]'],
    [['accounts.requestDeletion', { confirm: 'x' }]],
    'alert: That is not your address.',
  ]);
  server.answering('accounts.requestDeletion', () => partly({ deletionDueAt: '2026-12-17T10:00:00.000Z' }));
  await page.press('Delete my account', 1);
  expect([server.said().at(-1), dialog()]).toEqual([
    'success: Your account is deleted on 17 Dec 2026. Until then you can keep it.',
    [],
  ]);
});
