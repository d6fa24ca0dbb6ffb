import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { ApplicationRecordPage } from './application-record-page.tsx';

const at = NOON.toISOString();
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  const applications = [
    { number: 1, state: 'approved', pictures: [], appliedAt: at, decidedAt: at, decidedBy: 'Mia', reason: '' },
  ];
  const record = { shopName: 'Rio Clay', shopSlug: 'rio-clay', owner: 'Ana', email: 'a•••@example.com', joinedAt: at };
  server.answerCalls({ 'shops.getApplicationRecord': () => ({ ...record, drafts: 0, applications }) });
});

test('[OFFICE-03] an applicant’s address is shown to who writes to makers, with a reason', async () => {
  asAdmin('sellers.applications', 'sellers.contact');
  await page.show(ApplicationRecordPage, { sellerId: 'ana' });
  server.answering('office.showSellerEmail', () => ({ value: 'ana@example.com' }));
  await page.until(() => page.isThere('Show: E-mail'));
  await page.press('Show: E-mail');
  await page.press(/To check who wrote to us/);
  await page.press('Show');
  await page.until(() => page.lines().join().includes('ana@example.com'));
});

test('[OFFICE-03] who may not write to makers sees the address masked alone', async () => {
  asAdmin('sellers.applications');
  await page.show(ApplicationRecordPage, { sellerId: 'ana' });
  await page.until(() => page.lines().join().includes('a•••@example.com'));
  expect([page.lines().join().includes('a•••@example.com'), page.isThere('Show: E-mail')]).toEqual([true, false]);
});
