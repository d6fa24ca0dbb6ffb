import { expect, test } from 'vitest';
import { records, bar, create, edit, title } from '#test/support/markup/open-listing-form.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { readLocalDraft } from './local-draft.ts';

test('[DASH-02] a draft is stored here at once and on the server soon after', async () => {
  await create();
  time.holdTimers();
  await page.type(title, 'J');
  const here = readLocalDraft('new')?.draft.title;
  await time.passTime(399);
  const before = [bar(), server.sent()];
  await time.passTime(1);
  const local = bar();
  server.refusing('listings.keepDraft', 0);
  await time.passTime(1100);
  const failed = [server.sent().length, bar()];
  server.answering('listings.keepDraft', () => partly({}));
  dispatchEvent(new Event('online'));
  await time.settle();
  expect([here, before, local, failed, server.sent().length, bar()]).toEqual([
    'J',
    [['Draftstatus: [Discard]', '[Save draft]', '[Publish]'], []],
    ['Draftstatus: Kept in this browser 12:00[Discard]', '[Save draft]', '[Publish]'],
    [1, ['Draftstatus: Kept in this browser 12:00[Discard]', '[Save draft]', '[Publish]']],
    1,
    ['Draftstatus: Saved 12:00[Discard]', '[Save draft]', '[Publish]'],
  ]);
  await page.type(title, '');
  await time.settle();
  expect([readLocalDraft('new'), server.sent(), bar()]).toEqual([
    null,
    [['listings.dropDraft', { id: 'new' }]],
    ['New listingstatus: [Save draft]', '[Publish]'],
  ]);
});

test.each([
  ['active', 'active', 'Jug is in your shop. [View in shop]'],
  ['pending_review', 'pending_review', 'Jug waits for a short review. Your listings say when it is in your shop.'],
  ['inactive', 'inactive', 'Saved. Only you see it.'],
])('[DASH-02] a listing that is saved while it is %s forgets its draft', async (state, becomes, says) => {
  await edit({ state });
  server.answering('listings.updateListing', () => partly({ listingId: 'jug', state: becomes }));
  await page.type(title, 'Jug');
  await page.type('Care', 'By hand.');
  await page.press(page.isThere('Save listing') ? 'Save listing' : 'Publish');
  expect([server.said(), page.address(), readLocalDraft('jug')]).toEqual([
    [`success: ${says}`],
    '/seller-dashboard/listings',
    null,
  ]);
});

test('[DASH-02, CAT-01] a saved listing is sent whole, with what was seen of it', async () => {
  await edit({ state: 'active' });
  server.answering('listings.updateListing', () => partly({ listingId: 'jug', state: 'active' }));
  await page.type(title, 'A jug');
  await page.press('Save listing');
  const { sent, anew } = records();
  const none = { contents: null, pictureId: null };
  expect(sent).toEqual([
    [
      'listings.updateListing',
      {
        listing: {
          ...{ title: 'A jug', description: 'Thrown by hand.', category: 'jugs', tags: ['jug'], care: '', hsCode: '' },
          ...{ materials: ['stoneware'], colours: ['blue'], compareAtCents: null, origin: 'made', sizeNote: '' },
          ...{ weightGrams: 500, heightMm: 95, widthMm: null, depthMm: null, lowStock: 3, madeToOrder: false },
          ...{ makingMinutes: 0, processingDays: 2, personalisation: null, sectionId: null, shippingProfileId: null },
          ...{ withdrawalException: null, options: [{ name: 'Colour', values: ['Blue', 'Red'] }] },
          pictures: [{ alt: 'A jug', focusX: 0.5, focusY: 0.5, id: '0198c9b2-0000-7000-8000-000000000001' }],
          variants: [
            { ...none, id: 'v1', values: ['Blue'], priceCents: 4200, quantity: 3, stockSeen: 3, sku: 'B-1' },
            { ...none, id: 'v2', values: ['Red'], priceCents: 4500, quantity: 0, stockSeen: 0, sku: '' },
          ],
        },
        ...{ listingId: 'jug', publish: false, seenAt: '2026-12-01T10:00:00.000Z' },
      },
    ],
  ]);
  expect(anew).toEqual([
    ...['listings.getDraft', 'listings.getListing', 'listings.getMine', 'listings.listMine', 'orders.getOverview'],
  ]);
});
