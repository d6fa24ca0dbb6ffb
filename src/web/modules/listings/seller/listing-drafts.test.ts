import { expect, test } from 'vitest';
import { acts, bar, create, edit, title } from '#test/support/markup/open-listing-form.ts';
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

test('[DASH-02] saving a listing says what became of it and forgets its draft', async () => {
  const saved = async (state: string, listingState = 'active'): Promise<unknown> => {
    await edit({ state: listingState });
    server.answering('listings.updateListing', () => partly({ listingId: 'jug', state }));
    await page.type(title, `Jug ${state}`);
    await page.press(page.isThere('Save listing') ? 'Save listing' : 'Publish');
    return [server.said(), page.address(), readLocalDraft('jug')];
  };
  const shown = await saved('active');
  const { sent, anew } = acts();
  expect([shown, anew, await saved('pending_review', 'pending_review'), await saved('inactive', 'inactive')]).toEqual([
    [['success: Jug active is in your shop. [View in shop]'], '/seller-dashboard/listings', null],
    ['listings.getDraft', 'listings.getListing', 'listings.getMine', 'listings.listMine', 'orders.getOverview'],
    [
      ['success: Jug pending_review waits for a short review. Your listings say when it is in your shop.'],
      '/seller-dashboard/listings',
      null,
    ],
    [['success: Saved. Only you see it.'], '/seller-dashboard/listings', null],
  ]);
  expect(sent).toEqual([
    [
      'listings.updateListing',
      {
        listing: {
          care: '',
          category: 'jugs',
          colours: ['blue'],
          compareAtCents: null,
          depthMm: null,
          description: 'Thrown by hand.',
          heightMm: 95,
          hsCode: '',
          lowStock: 3,
          madeToOrder: false,
          makingMinutes: 0,
          materials: ['stoneware'],
          options: [{ name: 'Colour', values: ['Blue', 'Red'] }],
          origin: 'made',
          personalisation: null,
          pictures: [{ alt: 'A jug', focusX: 0.5, focusY: 0.5, id: '0198c9b2-0000-7000-8000-000000000001' }],
          processingDays: 2,
          sectionId: null,
          shippingProfileId: null,
          sizeNote: '',
          tags: ['jug'],
          title: 'Jug active',
          variants: [
            {
              contents: null,
              id: 'v1',
              pictureId: null,
              priceCents: 4200,
              quantity: 3,
              sku: 'B-1',
              stockSeen: 3,
              values: ['Blue'],
            },
            {
              contents: null,
              id: 'v2',
              pictureId: null,
              priceCents: 4500,
              quantity: 0,
              sku: '',
              stockSeen: 0,
              values: ['Red'],
            },
          ],
          weightGrams: 500,
          widthMm: null,
          withdrawalException: null,
        },
        listingId: 'jug',
        publish: false,
        seenAt: '2026-12-01T10:00:00.000Z',
      },
    ],
  ]);
});
