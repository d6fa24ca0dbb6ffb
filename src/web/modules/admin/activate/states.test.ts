import { beforeEach, expect, test, vi } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { ActivatePage } from './activate-page.tsx';

const saved: string[][] = [];
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const alerts = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  saved.length = 0;
  asAdmin('audit.view', 'users.view');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['', 'The code makes the account that you are signed in with the first administrator.'],
  ['?invitation=x', 'The invitation works for the account with the address that it was sent to.'],
])('[ADM-11] a visitor at /activate-admin%s signs in first', async (query, why) => {
  signIn(null);
  expect((await page.lookAt(ActivatePage, {}, `/activate-admin${query}`)).slice(1)).toEqual([
    'Sign in first',
    why,
    '[Sign in]',
  ]);
});

test('[ADM-11] an invitation is for the address that it was sent to, and gives its role', async () => {
  signIn({});
  await page.open(ActivatePage, {}, '/activate-admin?invitation=x');
  expect(page.lines().slice(1)).toEqual([
    'You are invited to the back office',
    'You are signed in as ida@example.com. The invitation is for the account with the address that it was sent to.',
    '[Accept the invitation]',
  ]);
  server.refusing('admin.acceptInvitation', 403, 'For another address.');
  await page.press('Accept the invitation');
  expect(alerts()).toEqual(['alert: For another address.']);
  server.sent();
  server.answering('admin.acceptInvitation', () => ({ role: 'senior_admin' }));
  await page.press('Accept the invitation');
  expect([page.lines().slice(1), effects()]).toEqual([
    [
      'You are senior admin now',
      'Runs the marketplace day to day; cannot change administrators or settings. The link has been used up.',
      '[Open the back office → /admin]',
    ],
    { anew: ['admin.getMe'], said: [], sent: [['admin.acceptInvitation', { invitation: 'x' }]] },
  ]);
});

test('[ADM-11] the first code makes a master administrator; a wrong one is said at its field', async () => {
  signIn({});
  await page.open(ActivatePage, {}, '/activate-admin');
  expect(page.lines().slice(1)).toEqual([
    'Activation code‹text›',
    'The first start of the server printed it once.',
    '[Activate]',
  ]);
  server.refusing('admin.activate', 400, 'Not this code.');
  await page.type('Activation code', 'abc');
  await page.submit('Activation code');
  expect(page.lines().slice(1)).toEqual(['Activation code‹text abc›', 'Not this code.', '[Activate]']);
  server.sent();
  server.answering('admin.activate', () => partly({}));
  await page.submit('Activation code');
  expect([page.lines().slice(1), effects()]).toEqual([
    [
      'You are master admin now',
      'The code has been used up and opens nothing more.',
      '[Open the back office → /admin]',
    ],
    { anew: ['admin.getMe'], said: [], sent: [['admin.activate', { code: 'abc' }]] },
  ]);
});
