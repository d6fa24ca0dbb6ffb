import { beforeEach, expect, test } from 'vitest';
import { answerPages, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { NoticesTab } from './notices-tab.tsx';

const notice = (noticeId: string, read = false) => ({
  ...{ noticeId, title: `Order ${noticeId} is on its way`, message: 'It left today.', read, language: 'en' as const },
  ...{ actionUrl: `/order-history/${noticeId}`, actionLabel: 'See it', createdAt: '2026-12-03T09:30:00.000Z' },
});
const know = (items: ReturnType<typeof notice>[], unread: number): void =>
  answerPages('alerts.listNotices', partly({ limit: 20 }), { items, unread, nextCursor: null });

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({});
});

test('[UX-70] an update says what happened and when, and leads to it; following it reads it', async () => {
  know([notice('o1'), notice('o2', true)], 1);
  await page.open(NoticesTab, {});
  server.answerCalls({ 'alerts.markNoticesRead': () => ({ unread: 0 }) });
  expect(page.lines().join('|')).toContain('It left today.');
  expect(page.lines().join('|')).toContain('1 unread.');
  const links = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/order-history/o1', '/order-history/o2']);
  await page.press('Order o1 is on its way');
  expect(server.sent()).toEqual([['alerts.markNoticesRead', { ids: ['o1'] }]]);
});

test('[UX-70] all updates are read at once', async () => {
  know([notice('o1'), notice('o2')], 2);
  await page.open(NoticesTab, {});
  server.answerCalls({ 'alerts.markNoticesRead': () => ({ unread: 0 }) });
  await page.press('Mark all read');
  expect(server.sent()).toEqual([['alerts.markNoticesRead', { ids: 'all' }]]);
});

test('[UX-70] who was told nothing yet reads what will come, and where it is chosen', async () => {
  know([], 0);
  const said = await page.lookAt(NoticesTab, {});
  for (const part of ['No updates yet', 'lower prices on your wishlist', 'Choose what you hear of'])
    expect(said.toString()).toContain(part);
});

test('[ERR-04] updates that could not be read are asked for again', async () => {
  server.refusing('alerts.listNotices', 503);
  await page.show(NoticesTab, {});
  expect(page.lines().join()).toContain('Updates could not be loaded');
});
