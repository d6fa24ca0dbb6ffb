import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, answerPages, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { ListingsQueuePage } from './listings-queue-page.tsx';
import { ProductPage } from './product-page.tsx';

type Row = CallOutput<'listings.listForReview'>['items'][number];
type Product = CallOutput<'office.getProduct'>;

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  asAdmin('products.view', 'products.approve', 'products.remove', 'sellers.view', 'users.view');
});
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const acts = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
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

test('[OFFICE-01, UX-98] listings that wait: the oldest first, the one that one is at beside its maker, and what can be decided', async () => {
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
  ]);
  await page.hit('j');
  expect(page.lines().slice(-22)).toEqual([
    ']',
    '‹checkbox Pick: Jug 1›[Jug 1Today 10:00]',
    '‹checkbox Pick: Jug 2›[Jug 2Today 10:00 (on)]',
    'No picture',
    'Jugs',
    'Jug 2',
    '€42.00',
    'No description.',
    'Maker',
    'Shop | [Rio Clay → /shop/rio]',
    'Listing | [Its record → /admin/products/2]',
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
  ]);
  asAdmin('products.view');
  await time.settle();
  expect(page.lines().slice(-2)).toEqual(['Sent in | Today 10:00 UTC', 'Deciding needs products.approve.']);
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

test('[OFFICE-01] one is approved as it was seen, another sent back with its reason; both are told by their names and read anew', async () => {
  await queue([row('1'), row('2'), row('3')]);
  server.answering('listings.decideReviews', ({ listings }) =>
    partly({ undoId: 'u1', items: listings.map(({ listingId: id }) => ({ id, done: true, problem: '' })) }),
  );
  await page.hit('a');
  const approved = acts();
  await page.press('Reject, with a reason');
  const asks = page.lines(document.querySelector('dialog') ?? undefined).slice(0, 4);
  await page.type('Reason', 'Blurred.');
  await page.submit('Reason');
  const rejected = acts();
  server.answering('listings.undoReviews', () => partly({ items: [{ id: '2', done: true, problem: '' }] }));
  await server.pressSaid();
  expect([approved, asks, rejected, acts()]).toEqual([
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.getDashboard'],
      said: ['success: Jug 1 is in the shop. [Undo]'],
      sent: [
        [
          'listings.decideReviews',
          {
            decision: 'approve',
            listings: [
              {
                listingId: '1',
                seenAt: '2026-12-03T11:00:00.000Z',
              },
            ],
            reason: '',
          },
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
      anew: ['admin.listActs', 'listings.listForReview', 'office.getDashboard'],
      said: ['success: Jug 2 went back to its maker. [Undo]'],
      sent: [
        [
          'listings.decideReviews',
          {
            decision: 'reject',
            listings: [
              {
                listingId: '2',
                seenAt: '2026-12-03T11:00:00.000Z',
              },
            ],
            reason: 'Blurred.',
          },
        ],
      ],
    },
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.getDashboard'],
      said: ['info: It waits again.'],
      sent: [
        [
          'listings.undoReviews',
          {
            undoId: 'u1',
          },
        ],
      ],
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

const product = (changes: object = {}): Product =>
  partly({
    ...{
      listingId: 'jug',
      title: 'Jug',
      state: 'active',
      isHidden: false,
      shopName: 'Rio Clay',
      shopSlug: 'rio',
      owner: 'Rio',
      sellerId: 'rio',
    },
    ...{
      ownerStanding: 'active',
      category: 'jugs',
      categoryName: 'Jugs',
      createdAt: at(300),
      updatedAt: at(1),
      lowestCents: 4200,
    },
    ...{
      highestCents: 4200,
      stock: 1234,
      held: 2,
      sold: 3,
      ratingMean: 0,
      ratingCount: 0,
      pictures: [],
      timeline: [],
      description: '',
    },
    ...{ reviewReason: null, ...changes },
  });
const record = async (changes: object = {}): Promise<string[]> => {
  await page.close();
  answer('office.getProduct', { listingId: 'jug' }, product(changes));
  return page.lookAt(ProductPage, { listingId: 'jug' }, '/admin/products/jug');
};
const actsOf = (lines: string[]): string[] => lines.slice(lines.lastIndexOf('Acts'));

test('[UX-96] the record of a listing: facts, figures, and only the acts that fit its state', async () => {
  expect(
    await record({
      ownerStanding: 'suspended',
      lowestCents: 100,
      reviewReason: 'Blurred.',
      description: 'By hand.',
      ratingMean: 4.5,
      ratingCount: 2,
    }),
  ).toEqual([
    '[Listings → /admin/products]',
    'Jug',
    'Rio Clay · In the shop',
    'Facts',
    'Listing id | jug',
    'Maker | [Rio → /admin/sellers/rio]',
    'Maker stands | Suspended',
    'Shop | [Rio Clay → /shop/rio]',
    'Category | Jugs',
    'Begun | Sat 21 Nov',
    'Last changed | Today 11:00',
    'Figures',
    'Price | €1.00 to €42.00',
    'In stock | 1,234',
    'Being paid for | 2',
    'Sold | 3',
    'Stars | 4.5, 2 reviews',
    'note: Its maker was asked: Blurred.',
    'What buyers read',
    'By hand.',
    'Timeline',
    '[All (on)]',
    '[Acts by us]',
    'No administrator has done anything here.',
    'Acts',
    '[See it in the shop → /product/jug]',
    'Change or hide',
    'A change that is asked for leaves the piece in the shop. Hidden, it leaves shop, search and carts until a moderator lets it back; orders stay.',
    'What is wrong; its maker reads it',
    '‹›',
    '[Ask for a change – off]',
    '[Hide from the shop – off]',
    'Write something first.',
  ]);
  const each: Record<string, string[]> = {};
  for (const state of ['sold_out', 'draft', 'pending_review', 'inactive', 'removed'])
    each[state] = actsOf(await record({ state }));
  each.hidden = actsOf(await record({ state: 'inactive', isHidden: true }));
  // A piece that was hidden before is removed all the same.
  expect(actsOf(await record({ state: 'removed', isHidden: true }))).toEqual(each.removed);
  asAdmin('products.view', 'users.view', 'products.approve');
  each['may ask'] = actsOf(await record());
  asAdmin('products.view', 'products.remove');
  each['may hide'] = actsOf(await record());
  asAdmin('products.view');
  const none = await record();
  each.none = actsOf(none);
  each['none, hidden'] = actsOf(await record({ state: 'inactive', isHidden: true }));
  each.maker = none.filter((line) => line.startsWith('Maker'));
  expect(each).toEqual({
    draft: ['Acts', 'Its maker works on it. Nobody else sees it.'],
    hidden: [
      'Acts',
      'Hidden',
      'Buyers do not see this piece. When its maker shows it again, it waits for a moderator first.',
      'Reason, kept in the audit log',
      '‹›',
      '[Show it again – off]',
      'Write something first.',
    ],
    inactive: ['Acts', 'Its maker has paused it. Buyers do not see it.'],
    maker: ['Maker | Rio'],
    'may ask': [
      'Acts',
      '[See it in the shop → /product/jug]',
      'Change or hide',
      'A change that is asked for leaves the piece in the shop. Hidden, it leaves shop, search and carts until a moderator lets it back; orders stay.',
      'What is wrong; its maker reads it',
      '‹›',
      '[Ask for a change – off]',
      'Write something first.',
      'Hiding needs products.remove, which these roles have: Master admin, Senior admin, Content moderator, Trust and safety, Custom, where its record lists it.',
    ],
    'may hide': [
      'Acts',
      '[See it in the shop → /product/jug]',
      'Change or hide',
      'A change that is asked for leaves the piece in the shop. Hidden, it leaves shop, search and carts until a moderator lets it back; orders stay.',
      'What is wrong; its maker reads it',
      '‹›',
      '[Hide from the shop – off]',
      'Write something first.',
      'Asking for a change needs products.approve, which these roles have: Master admin, Senior admin, Content moderator, Seller success manager, Custom, where its record lists it.',
    ],
    none: [
      'Acts',
      '[See it in the shop → /product/jug]',
      'Asking for a change needs products.approve, which these roles have: Master admin, Senior admin, Content moderator, Seller success manager, Custom, where its record lists it.',
      'Hiding needs products.remove, which these roles have: Master admin, Senior admin, Content moderator, Trust and safety, Custom, where its record lists it.',
    ],
    'none, hidden': [
      'Acts',
      'Showing it again needs products.remove, which these roles have: Master admin, Senior admin, Content moderator, Trust and safety, Custom, where its record lists it.',
    ],
    pending_review: [
      'Acts',
      'It waits for a moderator and is decided where all of these wait.',
      '[Open the queue → /admin/products]',
    ],
    removed: ['Acts', 'Its maker has removed it. Orders keep its words.'],
    sold_out: [
      'Acts',
      '[See it in the shop → /product/jug]',
      'Change or hide',
      'A change that is asked for leaves the piece in the shop. Hidden, it leaves shop, search and carts until a moderator lets it back; orders stay.',
      'What is wrong; its maker reads it',
      '‹›',
      '[Ask for a change – off]',
      '[Hide from the shop – off]',
      'Write something first.',
    ],
  });
});

test('[UX-96] asking for a change, hiding and showing again: sent with words, told, and everything about it read anew', async () => {
  const done: unknown[] = [];
  const act = async (label: string, changes: object = {}): Promise<void> => {
    await record(changes);
    const field = document.querySelector('textarea')?.labels[0]?.textContent ?? '';
    await page.type(field, 'The photo is blurred');
    await page.press(label);
    done.push(acts());
  };
  await act('Ask for a change');
  await act('Hide from the shop');
  await act('Show it again', { state: 'inactive', isHidden: true });
  expect(done).toEqual([
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.find', 'office.getDashboard', 'office.getProduct'],
      said: ['success: The maker of Jug was asked for a change.'],
      sent: [
        [
          'office.askForChange',
          {
            listingId: 'jug',
            reason: 'The photo is blurred',
          },
        ],
      ],
    },
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.find', 'office.getDashboard', 'office.getProduct'],
      said: ['success: Jug is hidden.'],
      sent: [
        [
          'office.hideProduct',
          {
            listingId: 'jug',
            reason: 'The photo is blurred',
          },
        ],
      ],
    },
    {
      anew: ['admin.listActs', 'listings.listForReview', 'office.find', 'office.getDashboard', 'office.getProduct'],
      said: ['success: Jug is in the shop again.'],
      sent: [
        [
          'office.showProduct',
          {
            listingId: 'jug',
            reason: 'The photo is blurred',
          },
        ],
      ],
    },
  ]);
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

test('[OFFICE-01, RUN-07] a decision of which no answer came is the same act when it is sent again, and the next one is another', async () => {
  await queue([row('1'), row('2')]);
  server.refusing('listings.decideReviews', 503);
  await page.hit('a');
  await page.press('Send it again');
  const [first, ...again] = server.keysNow('listings.decideReviews');
  await page.hit('a');
  expect([again, server.keysNow('listings.decideReviews').includes(first ?? '')]).toEqual([[first], false]);
});
