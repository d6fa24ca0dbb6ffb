import { afterAll, expect, test, vi } from 'vitest';
import * as server from '#test/support/markup/shop.ts';
import { chooseLanguage } from './choose-language.ts';

const { location } = window;
afterAll(() => void vi.stubGlobal('location', location));

test('[UX-70] another language is sent and brings the page anew', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await chooseLanguage('de');
  const done = [server.sent(), server.said(), reload.mock.calls.length];
  server.refusing('accounts.setLanguage', 503, 'Not now.');
  await chooseLanguage('de');
  expect([done, server.said(), reload.mock.calls.length]).toEqual([
    [[['accounts.setLanguage', { language: 'de' }]], [], 1],
    ['error: Not now.'],
    1,
  ]);
});
