import { expect, test, vi } from 'vitest';
import { records, bar, create, edit, storedDraft, title } from '#test/support/markup/open-listing-form.ts';
import { answer, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { ListingFormPage } from './listing-form-page.tsx';

const errors = (): string[] =>
  page.lines(document.querySelector('.d-preview') ?? undefined).filter((line) => line.startsWith('['));

test('[DASH-02, UX-87] a new listing begins without photos, words and prices', async () => {
  await create();
  expect(page.lines().slice(0, page.lines().indexOf('Making time'))).toEqual([
    '[Listings → /seller-dashboard/listings]',
    'Add a listing',
    'One good picture, a title, a price. The rest can follow.',
    '[Photos → #photos]',
    '[Title and story → #words]',
    '[Options and stock → #options]',
    '[Personalisation → #personal]',
    '[Making time → #making]',
    '[Postage → #post]',
    '[Being found → #found]',
    'Photos',
    '0 of 10. The first is the cover.',
    'Drop photos hereor [choose files]JPEG, PNG, WebP or AVIF, to 20 MB‹file Choose photos›',
    'Title and story',
    'Title 0 of 140‹text›',
    'Story Optional',
    '‹›',
    'How it is made, what it feels like, what makes each one different.',
    'Category',
    '*Choose… /',
    'Clay / Clay › Jugs /',
    'Materials Optional‹text›',
    'Options and stock',
    '[Add an option, such as size]',
    'Combinations',
    'SKU | Contents | Price | In stock',
    '‹text SKU› | ‹text Contents› | €‹text Price› | ‹text Stock 1›',
    'Contents only where you sell by weight, volume or length, like 180 g, 0.75 l or 2 m. Buyers then read the price of a kilogram, litre or metre.',
    'Low stock from‹text 3›',
    'You get an alert when so many pieces or fewer are left. 0 tells you only when it is sold out.',
    'Personalisation',
    '‹checkbox›Buyers can have it personalised',
  ]);
});

test('[DASH-02, UX-87] a new listing begins with the usual making time and postage', async () => {
  await create();
  expect(page.lines().slice(page.lines().indexOf('Making time'))).toEqual([
    'Making time',
    'Who makes it',
    '*Made by me / Designed by me, made by others /',
    'Kind',
    '*Ready to ship / Made to order /',
    'Working days to post‹text 2›',
    'Buyers read today',
    '“Leaves by Mon 7 Dec.”',
    'Postage',
    'Rates follow from the weight and where it goes',
    'Shipping profile',
    '*Plain rates /',
    'The rates of its weight, nothing more.',
    'For several listings at once',
    '[New profile]',
    'Weight, packed, g‹text 500›',
    'Height, cm‹text›',
    'Width, cm‹text›',
    'Depth, cm‹text›',
    'Customs number (HS code) Optional‹text›',
    '6 to 10 figures. It goes on the customs form of parcels that leave the EU.',
    'Size in words Optional‹text›',
    'Care Optional‹text›',
    'Right of withdrawal',
    '*Buyers may withdraw / Sealed for health or hygiene: only with the seal unbroken / Spoils quickly: they may not /',
    'The law makes these exceptions and no others. Buyers read it before they buy.',
    'Being found',
    'Search words 0 of 13‹text›',
    'What a buyer would type, with commas between.',
    'Colours Optional‹text›',
    'Earlier price Optional€‹text›',
    'Says that it is reduced. Crossed out stands its lowest price of the 30 days before, if it has one.',
    'By publishing you accept the [seller terms → /seller-terms].',
    'Preview',
    'The first photo stands here',
    'Title',
    '€ – Rio Clay',
    'Only 1 left',
    'New listingstatus: [Save draft]',
    '[Publish]',
  ]);
});

test('[DASH-02, UX-87] what a listing lacks is named before it is published, the first has the focus', async () => {
  await create();
  await page.press('Publish');
  expect([errors(), document.activeElement?.id, server.sent(), bar()]).toEqual([
    [
      '[Add at least one picture before you publish. → #photos]',
      '[Write a title. → #title]',
      '[Choose a category from the list. → #category]',
      '[Write the price as an amount, like 34.00. → #variant-price-]',
    ],
    'photos-choose',
    [],
    ['New listingstatus: 4 fields need you.[Save draft]', '[Publish]'],
  ]);
});

test('[DASH-02] a draft is saved without pictures, but not without a title, category and price', async () => {
  await create();
  await page.type(title, 'Jug');
  await page.press('Save draft');
  expect([errors(), document.activeElement?.id]).toEqual([
    ['[Choose a category from the list. → #category]', '[Write the price as an amount, like 34.00. → #variant-price-]'],
    'category',
  ]);
});

test('[DASH-02, UX-87] a draft that arrives after its listing was saved is deleted', async () => {
  await edit();
  time.holdTimers();
  const letGo = server.holding('listings.keepDraft');
  server.answering('listings.updateListing', () => partly({ listingId: 'jug', state: 'active' }));
  await page.type(title, 'A jug');
  await time.passTime(1500);
  await page.press('Save listing');
  const before = server.sent().map(([name]) => name);
  await letGo({ savedAt: NOON.toISOString() });
  expect([before, server.sent()]).toEqual([
    ['listings.keepDraft', 'listings.updateListing'],
    [['listings.dropDraft', { id: 'jug' }]],
  ]);
});

test('[UX-87] where this browser keeps nothing', async () => {
  await create();
  time.holdTimers();
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const full = vi.spyOn(Reflect.getPrototypeOf(localStorage) as Storage, 'setItem').mockImplementation(() => {
    throw new Error('no module');
  });
  server.answering('listings.keepDraft', () => partly({}));
  await page.type(title, 'J');
  const lost = asks();
  await time.passTime(1500);
  full.mockRestore();
  expect([lost, asks()]).toEqual([true, false]);
});

test('[INV-07] what another window changed meanwhile is told once; whoever saves again means it', async () => {
  await edit();
  server.refusing('listings.updateListing', 409, 'It was changed elsewhere.', { code: 'listings/changed-meanwhile' });
  await page.type(title, 'Mine');
  await page.press('Save listing');
  const first = records();
  await time.settle();
  const stays = [page.address(), (page.called(title) as HTMLInputElement).value];
  server.answering('listings.updateListing', () => partly({ listingId: 'jug', state: 'active' }));
  await page.press('Save listing');
  const second = records();
  const seenAt = (calls: [string, object][]): unknown => Reflect.get(calls[0]?.[1] ?? {}, 'seenAt');
  expect([
    seenAt(first.sent),
    first.said,
    stays,
    seenAt(partly(second.sent.filter(([name]) => name.includes('update')))),
  ]).toEqual([
    '2026-12-01T10:00:00.000Z',
    ['error: It was changed elsewhere.'],
    ['/seller-dashboard/add-listing?edit=jug', 'Mine'],
    undefined,
  ]);
});

const view = '[View in shop → /product/jug]';
test.each<[state: string, changes: object, head: string[], bar: string[]]>([
  ['active', {}, ['For sale 3 in stock', view], []],
  ['sold_out', { stock: 0 }, ['Sold out 0 in stock', view], []],
  ['draft', {}, ['Draft 3 in stock'], ['Not in the shopstatus: [Publish]']],
  [
    'inactive',
    { reviewReason: 'The photo is blurred.' },
    [
      'Paused 3 in stock',
      'note:',
      'A moderator took this listing out of the shop. The photo is blurred. Change it and show it again; a moderator looks at it first.',
    ],
    ['Not in the shopstatus: [Publish]'],
  ],
  [
    'pending_review',
    {},
    [
      'In review 3 in stock',
      'note:',
      'A moderator looks at this listing before buyers do. You may still change it; the newest words count.',
    ],
    [],
  ],
  [
    'draft',
    { reviewReason: 'The photo is blurred.' },
    [
      'Draft 3 in stock',
      'note:',
      'A moderator sent this listing back. The photo is blurred. Change it and publish it again.',
    ],
    ['Not in the shopstatus: [Publish]'],
  ],
])('[DASH-02] the head of a listing that is %s says so, and why', async (state, changes, head, below) => {
  await edit({ state, ...changes });
  const all = page.lines();
  const its = all.slice(
    2,
    all.findIndex((line) => line.startsWith('[Photos')),
  );
  expect([its, bar()]).toEqual([head, below]);
});

// What buyers see, or a moderator looks at, is saved as it stands; the rest is a draft or is published.
test.each([
  ...['active', 'sold_out', 'pending_review'].map((state) => [
    state,
    'Not in the shop yetstatus: [Discard] [Save listing]',
  ]),
  ...['draft', 'inactive'].map((state) => [state, 'Draftstatus: [Discard] [Save draft] [Publish]']),
])('[DASH-02] a changed listing that is %s can be saved', async (state, expected) => {
  await edit({ state });
  await page.type(title, 'A');
  expect(bar().join(' ').replace('Saved 12:00', '')).toBe(expected);
});

test.each([
  [404, ['No such listing in your shop', 'It may have been removed']],
  [503, ['This listing could not be readThe listing is safe', '[Try again]']],
])('[DASH-02, UX-93] a listing that could not be read: %i', async (status, lines) => {
  answer('listings.getDraft', { id: 'jug' }, storedDraft(null));
  server.refusing('listings.getMine', status);
  await page.show(ListingFormPage, {}, '/seller-dashboard/add-listing?edit=jug');
  await time.settle();
  expect(page.lines()).toEqual(expect.arrayContaining(lines));
});

test('[CAT-01] options: values become combinations when one leaves the field', async () => {
  await edit();
  const table = (): string[] => page.lines(document.querySelector('.d-variants') ?? undefined);
  expect(table()).toEqual(
    expect.arrayContaining([
      '| ‹text SKU, Blue B-1› | ‹text Contents, Blue› | €‹text Price, Blue 42.00› | ‹text Stock, Blue 3›',
      '| ‹text SKU, Red› | ‹text Contents, Red› | €‹text Price, Red 45.00› | ‹text Stock, Red 0›',
    ]),
  );
  await page.type('Values, with commas between', 'Blue,  Green , Blue');
  const typing = table().length;
  await page.leave();
  expect([typing, table()]).toEqual([
    8,
    expect.arrayContaining([
      '| ‹text SKU, Blue B-1› | ‹text Contents, Blue› | €‹text Price, Blue 42.00› | ‹text Stock, Blue 3›',
      '| ‹text SKU, Green› | ‹text Contents, Green› | €‹text Price, Green 42.00› | ‹text Stock, Green 0›',
    ]),
  ]);
  await page.type('Price, Green', '50');
  await page.press('Add another option');
  await page.type('Option 2', 'Size');
  await page.type('Values, with commas between', 'S, L', 1);
  await page.leave();
  expect(
    table()
      .slice(1)
      .map((line) => line.split(' | ')[0]),
  ).toEqual(expect.arrayContaining(['Colour, Size', 'Blue, S', 'Blue, L', 'Green, S', 'Green, L']));
  await page.press('Remove option Size');
  expect(table()).toEqual(
    expect.arrayContaining([
      '| ‹text SKU, Blue B-1› | ‹text Contents, Blue› | €‹text Price, Blue 42.00› | ‹text Stock, Blue 3›',
      '| ‹text SKU, Green› | ‹text Contents, Green› | €‹text Price, Green 50› | ‹text Stock, Green 0›',
    ]),
  );
});
