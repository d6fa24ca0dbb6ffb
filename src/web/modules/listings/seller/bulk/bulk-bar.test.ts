import { beforeEach, expect, test } from 'vitest';
import { answerPages, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as server from '#test/support/markup/shop.ts';
import { SellerListingsPage } from '../seller-listings-page.tsx';
import { readPercent } from './read-percent.ts';

const listing = (listingId: string) => ({
  ...{ listingId, state: 'inactive', title: `Jug ${listingId}`, picture: null, sku: '', stock: 3 },
  ...{ priceCents: 4200, priceVaries: false, updatedAt: '2026-12-01T10:00:00.000Z', reviewReason: '' },
  ...{ sold: 0, monthViews: 0, category: 'jugs', tags: [], shippingProfileId: null },
  onlyVariant: { variantId: `v${listingId}`, priceCents: 4200, stock: 3 },
});

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({ userId: 'rio' });
  answerPages(
    'listings.listMine',
    partly({ limit: 50 }),
    partly({ items: [listing('1'), listing('2')], counts: { inactive: 312 }, low: 0, matches: null, nextCursor: null }),
  );
});

test('[DASH-02, UX-86] who ticks all shown listings can select all of the view', async () => {
  await page.lookAt(SellerListingsPage, {}, '/seller-dashboard/listings');
  await page.press('Choose all shown');
  expect(page.isThere('Select all 312')).toBe(true);
});

test('[DASH-02, UX-86] all of a view are changed by its filter, batch by batch, but for those let go', async () => {
  await page.lookAt(SellerListingsPage, {}, '/seller-dashboard/listings');
  const requests: unknown[] = [];
  server.answering('listings.changeMany', ({ chosen }) => {
    requests.push(chosen);
    return { changed: [], refused: [], nextAfter: requests.length === 1 ? '1' : null };
  });
  await page.press('Choose all shown');
  await page.press('Select all 312');
  await page.press('Choose Jug 2');
  await page.press('Pause');
  expect(page.lines().join(' ')).toContain('Paused');
  await page.press('Change 311 listings');
  const chosen = { filter: {}, except: ['2'] };
  expect(requests).toEqual([
    { ...chosen, after: null },
    { ...chosen, after: '1' },
  ]);
});

test('[DASH-02] ticked listings are published together, and what was refused is named', async () => {
  await page.lookAt(SellerListingsPage, {}, '/seller-dashboard/listings');
  server.answering('listings.changeMany', () => ({
    changed: [{ listingId: '1', undo: { kind: 'state', state: 'inactive' } }],
    refused: [{ listingId: '2', title: 'Jug 2', code: 'listings/picture-required' }],
    nextAfter: null,
  }));
  await page.press('Choose all shown');
  await page.press('Publish');
  await page.press('Change 2 listings');
  const lines = page.lines().join(' ');
  expect(lines).toContain('1 listing could not be changed');
  expect(lines).toContain('Add at least one picture before you publish.');
});

test('[DASH-02] who takes a change back is told that it is, and what could not be', async () => {
  await page.lookAt(SellerListingsPage, {}, '/seller-dashboard/listings');
  const undo = { kind: 'state', state: 'inactive' } as const;
  const changed = ['1', '2'].map((listingId) => ({ listingId, undo }));
  server.answering('listings.changeMany', () => ({ changed, refused: [], nextAfter: null }));
  await page.press('Choose all shown');
  await page.press('Publish');
  await page.press('Change 2 listings');
  const refused = [{ listingId: '2', title: 'Jug 2', code: 'listings/move-not-allowed' as const }];
  server.answering('listings.changeMany', () => ({ changed: changed.slice(0, 1), refused, nextAfter: null }));
  await server.pressSaid();
  expect(server.said().join(' ')).toContain('1 listing as before');
  expect(page.lines().join(' ')).toContain('1 listing could not be changed');
});

test('[DASH-02] a percentage is read with its sign and either decimal mark', () => {
  expect(['10', '-12,5', '+3', '0', '-91', 'x', '1.234'].map(readPercent)).toEqual([
    10,
    -12.5,
    3,
    null,
    null,
    null,
    null,
  ]);
});
