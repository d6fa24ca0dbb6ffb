import { beforeEach, expect, test } from 'vitest';
import { answerPages, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { SellerListingsPage } from './seller-listings-page.tsx';
import { sellerListingSlots } from './slots.ts';
import type { MyListing } from './use-listing-move.ts';

const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const listing = (listingId: string, state: MyListing['state'], changes: Partial<MyListing> = {}): MyListing =>
  ({
    ...{
      listingId,
      state,
      title: `Jug ${listingId}`,
      picture: null,
      sku: '',
      stock: 3,
      priceCents: 4200,
      priceVaries: false,
    },
    ...{ sold: 7, monthViews: 40, category: 'jugs', tags: [], shippingProfileId: null, onlyVariant: null },
    ...{ updatedAt: '2026-12-01T10:00:00.000Z', reviewReason: null },
    ...changes,
  }) as MyListing;
const counts = { active: 1234, sold_out: 1, draft: 2, pending_review: 0, inactive: 3, removed: 100 };
const know = (items: MyListing[], input: object = {}, changes: object = {}): void =>
  answerPages(
    'listings.listMine',
    partly({ limit: 50, ...input }),
    partly({ items, counts, low: 0, matches: null, nextCursor: null, ...changes }),
  );
const at = (search = ''): string => `/seller-dashboard/listings${search}`;
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({ userId: 'rio' });
  sellerListingSlots.RankExplanationDialog = ({ listing }) => `Why ${listing.title} stands there`;
});

test('[DASH-02, UX-86] the listings of a shop: views with what is in them', async () => {
  know([
    listing('1', 'active', { stock: 1234, priceVaries: true, sku: 'B-1' }),
    listing('2', 'sold_out', { stock: 0 }),
    listing('3', 'draft', { reviewReason: 'Blurred.' }),
    listing('4', 'pending_review'),
    listing('5', 'inactive'),
  ]);
  expect(await page.lookAt(SellerListingsPage, {}, at())).toEqual(
    expect.arrayContaining([
      '[All1,240 → /seller-dashboard/listings (here)]',
      '[For sale1,234 → /seller-dashboard/listings?state=active]',
      '‹checkbox Choose Jug 1› | | [Jug 1 → /seller-dashboard/add-listing?edit=1]B-1 | For sale | 1,234 in stock | from €42.00 | 7 | [View Jug 1 in the shop: → /product/1]',
      '‹checkbox Choose Jug 2› | | [Jug 2 → /seller-dashboard/add-listing?edit=2]Changed Tue 1 Dec | Sold out | none in stock | €42.00 | 7 | [View Jug 2 in the shop: → /product/2]',
      '‹checkbox Choose Jug 3› | | [Jug 3 → /seller-dashboard/add-listing?edit=3]Changed Tue 1 DecSent back: Blurred. | Sent back | 3 in stock | €42.00 | 7 | [Publish]',
      '‹checkbox Choose Jug 4› | | [Jug 4 → /seller-dashboard/add-listing?edit=4]Changed Tue 1 Dec | In review | 3 in stock | €42.00 | 7 | [Take back]',
      '‹checkbox Choose Jug 5› | | [Jug 5 → /seller-dashboard/add-listing?edit=5]Changed Tue 1 Dec | Paused | 3 in stock | €42.00 | 7 | [Publish]',
      'status: 5 shown, 1,240 in all',
    ]),
  );
  await page.press('Jug 1 in the search');
  expect(page.lines().at(-1)).toBe('Why Jug 1 stands there');
});

test('[UX-86] stock is changed in its row by what was added to it', async () => {
  know([listing('1', 'active', { onlyVariant: { variantId: 'v1', priceCents: 4200, stock: 3 } })]);
  await page.lookAt(SellerListingsPage, {}, at());
  server.answering('listings.changeMany', () => ({ changed: [], refused: [], nextAfter: null }));
  await page.press('Change stock of Jug 1');
  await page.type('stock of Jug 1', '10');
  await page.hit('Enter');
  const change = { kind: 'stocks', stocks: [{ variantId: 'v1', by: 7 }] };
  expect(server.sent()).toEqual([['listings.changeMany', { chosen: { listingIds: ['1'] }, change }]]);
});

test('[UX-86] the order and the columns of the table stand in its address', async () => {
  know([listing('1', 'active')]);
  know([listing('2', 'active')], { sort: 'price', direction: 'asc' });
  const lines = await page.lookAt(SellerListingsPage, {}, at('?sort=price&dir=asc&cols=views'));
  expect(lines.join(' ')).toContain('Jug 2');
  expect(lines.join(' ')).toContain('| 40 |');
  expect(lines.join(' ')).not.toContain('€42.00');
});

test('[UX-86] words are looked for in the view where one is', async () => {
  know([], { state: 'draft' });
  await page.lookAt(SellerListingsPage, {}, at('?state=draft'));
  await page.type('Search listings', 'jug');
  await page.until(() => page.address() !== at('?state=draft'));
  expect(page.address()).toBe(at('?state=draft&q=jug'));
});

const paused = 'is paused. Buyers do not see it. [Undo]';
const waits = 'waits for a short review. You hear here when it is in your shop. [Undo]';
test.each([
  ['active', 'Pause', 'inactive', { text: paused, back: 'active' }],
  ['inactive', 'Publish', 'active', { text: 'is in your shop. [Undo]', back: 'inactive' }],
  ['inactive', 'Publish', 'pending_review', { text: waits, back: 'inactive' }],
  ['draft', 'Publish', 'active', { text: 'is in your shop.', back: null }],
  ['pending_review', 'Take back', 'draft', { text: 'is a draft again. Only you see it.', back: null }],
] as const)('[DASH-02] a listing that is %s: “%s” makes it %s, taken back where it can be', async (...row) => {
  const [from, operation, to, { text, back }] = row;
  know([listing('1', from)]);
  await page.open(SellerListingsPage, {}, at());
  server.answering('listings.setListingState', () => partly({ state: to }));
  await page.press(operation);
  expect(effects()).toEqual({
    anew: ['listings.listMine', 'orders.getOverview'],
    said: [`success: Jug 1 ${text}`],
    sent: [['listings.setListingState', { listingId: '1', state: to === 'pending_review' ? 'active' : to }]],
  });
  await server.pressSaid();
  expect(server.sent()).toEqual(back ? [['listings.setListingState', { listingId: '1', state: back }]] : []);
});

test('[DASH-02] removing asks first; what is refused is said', async () => {
  know([listing('1', 'active')]);
  await page.open(SellerListingsPage, {}, at());
  await page.press('Remove Jug 1');
  const asks = page.lines(document.querySelector('dialog') ?? undefined);
  await page.press('Cancel');
  const none = [server.sent(), document.querySelector('dialog')];
  server.refusing('listings.setListingState', 409, 'An order is open.');
  await page.press('Remove Jug 1');
  await page.press('Remove');
  expect([asks, none, effects()]).toEqual([
    [
      'Remove this listing?',
      'Jug 1 leaves your shop for good. Orders already placed keep its words. To hide it for a while, pause it.',
      '[Cancel]',
      '[Remove]',
    ],
    [[], null],
    {
      anew: ['listings.listMine', 'orders.getOverview'],
      said: ['error: An order is open.'],
      sent: [['listings.setListingState', { listingId: '1', state: 'removed' }]],
    },
  ]);
});
