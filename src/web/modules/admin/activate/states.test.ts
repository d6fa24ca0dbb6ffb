import { beforeEach, expect, test, vi } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { ActivatePage } from './activate-page.tsx';

const saved: string[][] = [];
const acts = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const alerts = (): string[] => page.lines().filter((line) => line.startsWith('alert'));
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  saved.length = 0;
  asAdmin('audit.view', 'users.view');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('[ADM-11] becoming an administrator: signed out, by an invitation, by the first code', async () => {
  signIn(null);
  const out = [
    await page.lookAt(ActivatePage, {}, '/activate-admin'),
    await page.lookAt(ActivatePage, {}, '/activate-admin?invitation=x'),
  ];
  signIn({});
  await page.open(ActivatePage, {}, '/activate-admin?invitation=x');
  const invited = page.lines();
  server.refusing('admin.acceptInvitation', 403, 'For another address.');
  await page.press('Accept the invitation');
  const refused = alerts();
  server.answering('admin.acceptInvitation', () => ({ role: 'senior_admin' }));
  await page.press('Accept the invitation');
  expect([out, invited, refused, page.lines(), acts()]).toEqual([
    [
      [
        'Activate an administrator',
        'Sign in first',
        'The code makes the account that you are signed in with the first administrator.',
        '[Sign in]',
      ],
      [
        'Activate an administrator',
        'Sign in first',
        'The invitation works for the account with the address that it was sent to.',
        '[Sign in]',
      ],
    ],
    [
      'Activate an administrator',
      'You are invited to the back office',
      'You are signed in as ida@example.com. The invitation is for the account with the address that it was sent to.',
      '[Accept the invitation]',
    ],
    ['alert: For another address.'],
    [
      'Activate an administrator',
      'You are senior admin now',
      'Runs the marketplace day to day; cannot change administrators or settings. The link has been used up.',
      '[Open the back office → /admin]',
    ],
    {
      anew: ['admin.getMe'],
      said: [],
      sent: [
        ['admin.acceptInvitation', { invitation: 'x' }],
        ['admin.acceptInvitation', { invitation: 'x' }],
      ],
    },
  ]);
  await page.open(ActivatePage, {}, '/activate-admin');
  const form = page.lines();
  const field = page.lines()[1]?.split('‹')[0] ?? '';
  server.refusing('admin.activate', 400, 'Not this code.');
  await page.type(field, 'abc');
  await page.submit(field);
  const wrong = page.lines();
  server.answering('admin.activate', () => partly({}));
  await page.submit(field);
  expect([form, wrong, page.lines(), acts()]).toEqual([
    [
      'Activate an administrator',
      'Activation code‹text›',
      'The first start of the server printed it once.',
      '[Activate]',
    ],
    ['Activate an administrator', 'Activation code‹text abc›', 'Not this code.', '[Activate]'],
    [
      'Activate an administrator',
      'You are master admin now',
      'The code has been used up and opens nothing more.',
      '[Open the back office → /admin]',
    ],
    {
      anew: ['admin.getMe'],
      said: [],
      sent: [
        ['admin.activate', { code: 'abc' }],
        ['admin.activate', { code: 'abc' }],
      ],
    },
  ]);
});
