import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answerPages, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { ListingsQueuePage } from './listings-queue-page.tsx';

type Row = CallOutput<'listings.listForReview'>['items'][number];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const picture = (id: string, alt: string) => ({
  id,
  width: 8,
  height: 10,
  colour: '#aabbcc',
  alt,
  focusX: 0.5,
  focusY: 0.5,
});
const row = (listingId: string, changes: Partial<Row> = {}): Row =>
  ({
    ...{
      listingId,
      title: `Jug ${listingId}`,
      category: 'jugs',
      categoryName: 'Jugs',
      priceCents: 4200,
      description: 'By hand.',
    },
    ...{
      tags: ['jug', 'blue'],
      pictures: [picture('a', 'The jug'), picture('b', '')],
      shopSlug: 'rio',
      shopName: 'Rio Clay',
    },
    ...{ shopListings: 3, submittedAt: at(2), updatedAt: at(1), ...changes },
  }) as Row;
async function queue(items: Row[], total = items.length): Promise<void> {
  await page.close();
  server.forget();
  let isRead = false;
  server.answering('listings.listForReview', () => {
    if (isRead) return new Promise(() => undefined);
    isRead = true;
    return partly({ items, total, nextCursor: null });
  });
  await page.show(ListingsQueuePage, {}, '/admin/products');
}
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  asAdmin('products.view', 'products.approve', 'products.remove', 'sellers.view', 'users.view');
});

test('[OFFICE-01, UX-98] listings that wait: the oldest first, the one that one is at beside its maker', async () => {
  await queue([row('1'), row('2', { pictures: [], description: '', tags: [] })], 1234);
  expect(page.lines()).toEqual([
    '[Queues → /admin]',
    'Listings to check',
    '1,234 wait, the oldest since Today 10:00 UTC.',
    '‹checkbox›Pick all that are herestatus: [Keys',
    '?',
    ']',
    '‹checkbox Pick: Jug 1›[Jug 1Today 10:00 (on)]',
    '‹checkbox Pick: Jug 2›[Jug 2Today 10:00]',
    'Jugs',
    'Jug 1',
    '€42.00',
    'By hand.',
    'Tags: jug, blue',
    'Maker',
    'Shop | [Rio Clay → /shop/rio]',
    'Listing | [Its record → /admin/products/1]',
    'For sale | 3 pieces',
    'Sent in | Today 10:00 UTC',
    '[Approve',
    'A',
    ']',
    '[Reject, with a reason',
    'R',
    ']',
    '[Skip',
    'S',
    ']',
    '[Export as CSV]',
  ]);
  await page.hit('j');
  expect(page.lines().slice(-23)).toEqual(
    expect.arrayContaining([
      '‹checkbox Pick: Jug 2›[Jug 2Today 10:00 (on)]',
      'No picture',
      'No description.',
      'Listing | [Its record → /admin/products/2]',
      'For sale | 3 pieces',
    ]),
  );
  asAdmin('products.view');
  await time.settle();
  expect(page.lines().slice(-3, -1)).toEqual(['Sent in | Today 10:00 UTC', 'Deciding needs products.approve.']);
  forgetAnswers();
  asAdmin('products.approve');
  await queue([]);
  expect(page.lines()).toEqual([
    '[Queues → /admin]',
    'Listings to check',
    'Nothing waits.',
    'Nothing waits for you',
    'New listings come here where the setting LISTING_REVIEW asks for it.',
    '[Go to the dashboard → /admin]',
  ]);
});

test('[OFFICE-01] one is approved as it was seen, another sent back with its reason', async () => {
  await queue([row('1'), row('2'), row('3')]);
  server.answering('listings.decideReviews', ({ listings }) =>
    partly({ undoId: 'u1', items: listings.map(({ listingId: id }) => ({ id, done: true, problem: '' })) }),
  );
  await page.hit('a');
  const approved = effects();
  await page.press('Reject, with a reason');
  const asks = page.lines(document.querySelector('dialog') ?? undefined).slice(0, 4);
  await page.type('Reason', 'Blurred.');
  await page.submit('Reason');
  const rejected = effects();
  server.answering('listings.undoReviews', () => partly({ items: [{ id: '2', done: true, problem: '' }] }));
  await server.pressSaid();
  expect([approved, asks, rejected, effects()]).toEqual([
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.getDashboard', 'office.getModerationCounts'],
      said: ['success: Jug 1 is in the shop. [Undo]'],
      sent: [
        [
          'listings.decideReviews',
          { decision: 'approve', listings: [{ listingId: '1', seenAt: '2026-12-03T11:00:00.000Z' }], reason: '' },
        ],
      ],
    },
    [
      'Reject Jug 2',
      'What the maker has to change: they read these words, and the audit log keeps them.',
      'Reason',
      '‹›',
    ],
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.getDashboard', 'office.getModerationCounts'],
      said: ['success: Jug 2 went back to its maker. [Undo]'],
      sent: [
        [
          'listings.decideReviews',
          {
            decision: 'reject',
            listings: [{ listingId: '2', seenAt: '2026-12-03T11:00:00.000Z' }],
            reason: 'Blurred.',
          },
        ],
      ],
    },
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.getDashboard', 'office.getModerationCounts'],
      said: ['info: It waits again.'],
      sent: [['listings.undoReviews', { undoId: 'u1' }]],
    },
  ]);
  await queue([row('1'), row('2')]);
  server.answering('listings.decideReviews', ({ listings }) =>
    partly({ undoId: 'u2', items: listings.map(({ listingId: id }) => ({ id, done: true, problem: '' })) }),
  );
  await page.press('Pick all that are here');
  await page.hit('r');
  const many = page.lines(document.querySelector('dialog') ?? undefined)[0];
  await page.press('Cancel');
  await page.hit('a');
  expect([many, server.said()]).toEqual(['Reject 2 listings', ['success: 2 listings are in the shop. [Undo]']]);
});

test('[OFFICE-01] how many wait is what was read last: with the next ones of the queue too', async () => {
  await page.close();
  answerPages(
    'listings.listForReview',
    { limit: 20 },
    partly({ items: [row('1')], total: 30, nextCursor: 'next' }),
    partly({ items: [row('2')], total: 27, nextCursor: null }),
  );
  expect((await page.lookAt(ListingsQueuePage, {}, '/admin/products'))[2]).toBe(
    '27 wait, the oldest since Today 10:00 UTC.',
  );
});
