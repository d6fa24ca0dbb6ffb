import { beforeEach, expect, test } from 'vitest';
import { flaggedMessage } from '#test/builders/shown-conversation.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { forgetAnswers } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { ModeratedReview } from '#domain/reviews/model.ts';
import { ReportsPage } from './reports-page.tsx';
import { SpamPage } from './spam-page.tsx';

const review = (reviewId: string, changes: Partial<ModeratedReview> = {}): ModeratedReview => ({
  ...{ reviewId, listingId: 'jug', buyerName: 'Bo', stars: 4, body: 'Dearer than casino nights', values: [] },
  ...{ pictures: [], answer: null, answeredAt: null, helpful: 0, createdAt: '2026-12-01T10:00:00.000Z' },
  ...{ sellerId: 'rio', state: 'visible', title: 'Jug', picture: null },
  reports: [{ reason: 'advertising', note: '', at: '2026-12-02T09:00:00.000Z' }],
  ...changes,
});
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  server.forget();
  const counts = {
    spam: { messages: 1, reviews: 2, questions: null, listings: null },
    reports: { reviews: 2, messages: 3 },
  };
  server.answering('office.getModerationCounts', () => counts);
  const reviews = {
    items: [review('r1'), review('r2', { body: '', state: 'pending', reports: [] })],
    nextCursor: null,
  };
  server.answering('reviews.listForModeration', () => partly(reviews));
  server.answering('reviews.listReported', () => partly({ ...reviews, items: [review('r1')] }));
  server.answering('messages.listFlaggedMessages', () =>
    partly({ items: [flaggedMessage('1')], nextCursor: null, waiting: 1 }),
  );
});
const tabs = (): string[] => page.lines(document.querySelector('.d-tabs') ?? document.createElement('i'));
const effects = (): string[] => page.lines().filter((line) => line.startsWith('['));

test('[OFFICE-01, SHELL-08] spam has a tab for each kind that one may see, with how many wait', async () => {
  asAdmin('spam.view', 'spam.moderate', 'reviews.view', 'reviews.remove');
  await page.show(SpamPage, {}, '/admin/spam');
  expect(tabs()).toEqual(['[Messages1 → /admin/spam (here)]', '[Reviews2 → /admin/spam?kind=review]']);
  expect(server.requestsSent()).toContainEqual([
    'messages.listFlaggedMessages',
    expect.objectContaining({ which: 'flagged' }),
  ]);
});

test('[OFFICE-01] a tab that one may not see is not opened by its address', async () => {
  asAdmin('spam.view');
  await page.show(SpamPage, {}, '/admin/spam?kind=review');
  expect(tabs()).toEqual(['[Messages1 → /admin/spam (here)]']);
});

test('[OFFICE-01] a review says by which words it looks like spam', async () => {
  asAdmin('spam.view', 'reviews.view');
  await page.show(SpamPage, {}, '/admin/spam?kind=review');
  expect(page.lines().filter((line) => line.startsWith('Looks like spam'))).toEqual([
    'Looks like spam: words of advertising',
  ]);
});

test('[ADM-03] trust and safety removes what was reported, or finds nothing wrong with it', async () => {
  asAdmin('reports.view', 'reports.resolve', 'reviews.view', 'reviews.remove', 'spam.view');
  await page.show(ReportsPage, {}, '/admin/reports');
  expect(effects().filter((line) => /Nothing wrong|Hide/.test(line))).toEqual([
    '[Nothing wrong with the review of Bo: Nothing wrong]',
    '[Hide it',
  ]);
  server.answering('reviews.settleReports', () => ({ settled: true }));
  await page.press('Nothing wrong with the review of Bo');
  expect([server.sent(), server.said()]).toEqual([
    [['reviews.settleReports', { reviewId: 'r1' }]],
    ['success: The reports are settled.'],
  ]);
});

test('[SHELL-08] who only views reports reads them, of reviews alone', async () => {
  asAdmin('reports.view');
  await page.show(ReportsPage, {}, '/admin/reports');
  expect([tabs(), effects().filter((line) => /Nothing wrong|Hide/.test(line))]).toEqual([
    ['[Reviews2 → /admin/reports (here)]'],
    [],
  ]);
});

test('[OFFICE-01] reported messages are a tab of the reports', async () => {
  asAdmin('reports.view', 'spam.view', 'spam.moderate');
  await page.show(ReportsPage, {}, '/admin/reports?kind=message');
  expect(tabs()).toEqual(['[Reviews2 → /admin/reports]', '[Messages3 → /admin/reports?kind=message (here)]']);
  expect(server.requestsSent()).toContainEqual([
    'messages.listFlaggedMessages',
    expect.objectContaining({ which: 'reported' }),
  ]);
});
