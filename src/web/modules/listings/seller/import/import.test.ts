import { beforeEach, expect, test } from 'vitest';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { ImportPage } from './import-page.tsx';
import { sellerListingSlots } from '../slots.ts';

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({ userId: 'rio' });
  sellerListingSlots.RankExplanationDialog = ({ listing }) => `Why ${listing.title} stands there`;
});

test('[CAT-01, FN-02] a table is taken in: how far it came, what was refused in which column and why', async () => {
  await page.open(ImportPage, {}, '/seller-dashboard/import');
  expect(page.lines()).toEqual([
    '[Listings → /seller-dashboard/listings]',
    'Import a CSV',
    'New pieces come in as drafts: give each a picture and publish it. Pieces that were imported before or come from your export change to what the file says. Files that Etsy, Shopify or WooCommerce export are read as they are.',
    '[Import a shop archive → /seller-dashboard/archive]',
    'Choose a CSV‹file›',
    'What the columns are called',
    'The first line names the columns: id, title, description, category, price and quantity; sku, contents, materials, colours, tags, processing_days, weight_grams, making_minutes, hs_code, low_stock, options and variants if you like, lists written as in the file that “Export CSV” gives. Any other column becomes a tag or a line of the description. The id is your own and says which piece a row is.',
    'Pictures are not read from a table. Add them to the drafts.',
  ]);
  const choose = async (text: string, size = text.length): Promise<void> => {
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(field, 'files', {
      value: [{ size, arrayBuffer: async () => new TextEncoder().encode(text).buffer }],
      configurable: true,
    });
    Object.defineProperty(field, 'value', { value: 'table.csv', writable: true, configurable: true });
    field?.dispatchEvent(new Event('change', { bubbles: true }));
    await time.settle();
    // The same file, put right, may be chosen again.
    expect(field?.value).toBe('');
  };
  const remarks = [
    { line: 2, isRefused: true, sentence: 'price: It is no amount.' },
    { line: 3, isRefused: false, sentence: 'row: It has more columns.' },
    { line: 4, isRefused: false, sentence: 'Without a column' },
  ];
  server.streaming(
    'importListings',
    { message: { rowsRead: 2, rowsInAll: 4, remarks } },
    { result: { loaded: 1200, refused: 1, resumedAt: 2 } },
  );
  await choose('title,price');
  expect([page.lines().slice(4), server.readAnew(), server.sent()]).toEqual([
    expect.arrayContaining([
      'status: 1,200 rows are in your shop, 1 was refused. It went on after 2 rows that were read before.',
      '[See the drafts → /seller-dashboard/listings?state=draft]',
      '2 | Refused | price | It is no amount.',
      '3 | Loaded | | It has more columns.',
      '4 | Loaded | | Without a column',
    ]),
    ['listings.listMine'],
    [['importListings', { data: { table: 'title,price' } }]],
  ]);
  await choose('x', 100_000_000);
  expect([page.lines().slice(4, 7), server.sent()]).toEqual([
    [
      'Choose a CSV‹file›',
      'alert: This file is larger than 6 MB. Split it into several.',
      'What the columns are called',
    ],
    [],
  ]);
  server.streaming(
    'importListings',
    { message: { rowsRead: 2, rowsInAll: 4, remarks: [] } },
    { error: { status: 'INTERNAL', message: 'It broke off.' } },
  );
  await choose('title,price');
  const stopped = page.lines().slice(4, 9);
  server.streaming('importListings', { result: { loaded: 4, refused: 0, resumedAt: 0 } });
  await page.press('Go on');
  expect([stopped, page.lines().slice(4, 7)]).toEqual([
    [
      'Choose a CSV‹file›',
      'alert: It broke off.',
      'It stopped here. What was read is saved; go on when you like.',
      '[Go on]',
      'What the columns are called',
    ],
    [
      'Choose another CSV‹file›',
      'status: 4 rows are in your shop, 0 were refused.',
      '[See the drafts → /seller-dashboard/listings?state=draft]',
    ],
  ]);
  server.streaming('importListings', {
    error: { status: 'INVALID_ARGUMENT', message: 'No table.', details: { code: 'listings/import-unreadable' } },
  });
  await choose('???');
  expect(page.lines().slice(4, 7)).toEqual(['Choose a CSV‹file›', 'alert: No table.', 'What the columns are called']);
});
