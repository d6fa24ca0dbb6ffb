import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import { NoticeBell } from './notice-bell.tsx';

beforeEach(async () => {
  await page.close();
  forgetAnswers();
});
async function open(shopSlug: string | null): Promise<void> {
  signIn({ shopSlug });
  answer('alerts.getUnreadNotices', partly({}), { unread: 2 });
  answer('alerts.getUnreadCount', partly({}), { unread: 100 });
  await page.open(NoticeBell, {});
}

test('[UX-70] the bell of a buyer says how much is unread and leads to it', async () => {
  await open(null);
  const bell = document.querySelector('a');
  expect([bell?.getAttribute('aria-label'), bell?.getAttribute('href')]).toEqual([
    'Updates, 2 unread',
    '/profile/updates',
  ]);
});

test('[ALERT-22] the bell of a maker counts both', async () => {
  await open('ana');
  expect(document.querySelector('.count')?.textContent).toBe('99+');
  await page.press('Alerts and updates, 102 unread');
  expect([...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Shop alerts100 unread', '/seller-dashboard/alerts?unread=true'],
    ['Updates2 unread', '/profile/updates'],
  ]);
});
