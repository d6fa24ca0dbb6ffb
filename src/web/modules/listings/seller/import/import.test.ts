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

/** The page, and a file that is chosen there. */
async function choose(text: string, size = text.length): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  const file = { size, arrayBuffer: async () => new TextEncoder().encode(text).buffer };
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  Object.defineProperty(field, 'value', { value: 'table.csv', writable: true, configurable: true });
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  await time.settle();
  // The same file, put right, may be chosen again.
  expect(field?.value).toBe('');
}
const open = () => page.open(ImportPage, {}, '/seller-dashboard/import');

test('[CAT-01, FN-02] an import says which rows were refused, in which column and why', async () => {
  await open();
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
  expect([page.lines(), server.readAnew(), server.sent()]).toEqual([
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
});

test('[CAT-01] a file that is too large is not sent', async () => {
  await open();
  await choose('x', 100_000_000);
  expect([page.lines(), server.sent()]).toEqual([
    expect.arrayContaining(['alert: This file is larger than 6 MB. Split it into several.']),
    [],
  ]);
});

test('[CAT-01, FN-02] an import that broke off goes on where it stopped', async () => {
  await open();
  server.streaming(
    'importListings',
    { message: { rowsRead: 2, rowsInAll: 4, remarks: [] } },
    { error: { status: 'INTERNAL', message: 'It broke off.' } },
  );
  await choose('title,price');
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      'alert: It broke off.',
      'It stopped here. What was read is saved; go on when you like.',
      '[Go on]',
    ]),
  );
  server.streaming('importListings', { result: { loaded: 4, refused: 0, resumedAt: 0 } });
  await page.press('Go on');
  expect(page.lines().slice(4, 6)).toEqual([
    'Choose another CSV‹file›',
    'status: 4 rows are in your shop, 0 were refused.',
  ]);
});

test('[CAT-01] a file that is no table cannot go on', async () => {
  await open();
  server.streaming('importListings', {
    error: { status: 'INVALID_ARGUMENT', message: 'No table.', details: { code: 'listings/import-unreadable' } },
  });
  await choose('???');
  expect(page.lines().slice(4, 7)).toEqual(['Choose a CSV‹file›', 'alert: No table.', 'What the columns are called']);
});
