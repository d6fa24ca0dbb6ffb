import { beforeEach, expect, test } from 'vitest';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { EndMailsPage } from './end-mails-page.tsx';

beforeEach(() => page.close());
const said = (): string => page.lines().join('|');

test('[UX-70] one press ends the mails of a kind, and says which and where that is changed', async () => {
  await page.open(EndMailsPage, {}, '/notifications/end?token=abc');
  server.answerCalls({ 'accounts.endNotificationMails': () => ({ kind: 'inventory' as const }) });
  expect(said()).toContain('What is part of a purchase still comes.');
  await page.press('End these mails');
  expect(server.sent()).toEqual([['accounts.endNotificationMails', { token: 'abc' }]]);
  expect(said()).toMatch(/No more mails about: .+Choose your mails/);
});

test('[UX-70] a link without its token says that it is not valid, and offers no press', async () => {
  await page.open(EndMailsPage, {}, '/notifications/end');
  expect(said()).toContain('This link is not valid');
  expect(page.isThere('End these mails')).toBe(false);
});

test('[UX-70] a link that is refused says so', async () => {
  await page.open(EndMailsPage, {}, '/notifications/end?token=old');
  server.refusing('accounts.endNotificationMails', 400);
  await page.press('End these mails');
  expect(said()).toContain('This link is not valid');
});
