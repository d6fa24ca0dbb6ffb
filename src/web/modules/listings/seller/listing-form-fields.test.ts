import { expect, test } from 'vitest';
import { records, bar, create, edit, storedDraft, title } from '#test/support/markup/open-listing-form.ts';
import { shownListing } from '#test/builders/shown-listing.ts';
import { answer } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { ListingFormPage } from './listing-form-page.tsx';
import { draftOf } from './listing-draft.ts';

const sold = { ...draftOf(shownListing()), title: 'A kept jug' };

test('[CAT-01] one price or stock for many at once, told, and taken back', async () => {
  await edit();
  const values = (): string[] =>
    ['Price, Blue', 'Price, Red', 'Stock, Blue', 'Stock, Red'].map(
      (name) => (page.called(name) as HTMLInputElement).value,
    );
  const button = (): string => page.lines(document.querySelector('.d-fill') ?? undefined).at(-1) ?? '';
  const off = button();
  await page.type('Price for all of them', '39,50');
  await page.press('Fill 2');
  const both = [values(), server.said(), button()];
  await server.pressSaid();
  const back = values();
  await page.type('Which combinations', '0:Red');
  await page.type('Stock for all of them', '7');
  const one = button();
  await page.press('Fill 1');
  expect([off, both, back, one, values()]).toEqual([
    '€‹text Price for all of them›‹text Stock for all of them›[Fill 2 – off]',
    [
      ['39,50', '39,50', '3', '0'],
      ['success: 2 combinations filled. [Undo]'],
      '€‹text Price for all of them›‹text Stock for all of them›[Fill 2 – off]',
    ],
    ['42.00', '45.00', '3', '0'],
    '€‹text Price for all of them›‹text Stock for all of them 7›[Fill 1]',
    ['42.00', '45.00', '3', '7'],
  ]);
});

test('[UX-87, CAT-01] what buyers will read stands beside', async () => {
  await create();
  const preview = (): string[] => page.lines(document.querySelector('.d-preview') ?? undefined).slice(2);
  const empty = preview();
  await page.type('Price', '42');
  await page.type('Stock', '0');
  const soldOut = preview();
  await page.type('Stock', '3');
  const few = preview();
  await page.type('Stock', '4');
  const ready = preview();
  await page.type('Kind', 'order');
  const made = [preview(), page.lines().filter((line) => line.startsWith('Leaves') || /^Sent|leaves/i.test(line))];
  await page.type('Working days to post', '90');
  expect(page.lines().filter((line) => line === '–')).toEqual([]);
  await page.type('Working days to post', '91');
  const never = page.lines().filter((line) => line === '–');
  expect([empty, soldOut, few, ready, made, never]).toEqual([
    ['Title', '€ – Rio Clay', 'Only 1 left'],
    ['Title', '€42.00 Rio Clay', 'Sold out'],
    ['Title', '€42.00 Rio Clay', 'Only 3 left'],
    ['Title', '€42.00 Rio Clay', 'Ready to ship'],
    [['Title', '€42.00 Rio Clay', 'Made to order, 2 days'], ['“Leaves by Tue 8 Dec.”']],
    ['–'],
  ]);
  await edit();
  expect(preview()[0]).toBe('from €42.00 Rio Clay');
  await create();
  await page.press('Buyers can have it personalised');
  await page.type('What do you ask the buyer', 'Your name');
  await page.type('Longest, letters', '5');
  await page.press('Must be filled in');
  const requests = page.lines(document.querySelector('.d-asbuyer') ?? undefined);
  await page.type('Your name', 'Idä');
  expect([requests, page.lines(document.querySelector('.d-asbuyer') ?? undefined)]).toEqual([
    ['As buyers see it', 'Your name 0 of 5‹text›'],
    ['As buyers see it', 'Your name 3 of 5‹text Idä›'],
  ]);
});

const pictures = ['a', '', ''].map((alt, at) => ({
  ...{ id: `0198c9b2-0000-7000-8000-00000000000${at}`, width: 8, height: 10, colour: '#aabbcc', alt },
  ...{ focusX: 0.5, focusY: 0.99 },
}));
const photos = (): string[] => page.lines(document.querySelector('#photos') ?? undefined);
const ids = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('.d-pim')].map(({ src }) => src.replace(/.*0(\d)\/480.*/, '$1'));
async function drag(from: number, to: number): Promise<void> {
  const carried = new Map<string, string>();
  const dataTransfer = {
    ...{ types: ['text/photo'], getData: (kind: string) => carried.get(kind) ?? '' },
    setData: (kind: string, text: string) => void carried.set(kind, text),
  };
  const figures = document.querySelectorAll('#photos figure');
  for (const [at, name] of [[from, 'dragstart'] as const, [to, 'drop'] as const])
    figures[at]?.dispatchEvent(Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer }));
  await time.settle();
}

test('[UX-87] photos are put in order by dragging', async () => {
  await edit({ pictures });
  expect(photos()).toEqual(
    expect.arrayContaining([
      '3 of 10. The first is the cover.',
      '[Photo 1, the cover: edit its description and focal point: (on)]',
      '[Focal point at 50 % from the left, 99 % from the top. Arrow keys move it.: ]',
      '1 · Cover[Move photo 1 earlier: – off]',
      '[Move photo 3 later: – off]',
      'Description of photo 1, read aloud 1 of 140‹text a›',
      '2 photos have no words yet. Screen readers and search engines read them.',
    ]),
  );
  await drag(0, 2);
  const dragged = ids();
  await drag(2, 0);
  expect([dragged.join(), ids().join()]).toEqual(['1,2,0', '0,1,2']);
});

test('[UX-87] photos are put in order, described, focused by keys and taken away', async () => {
  await edit({ pictures });
  await page.press('Photo 1');
  await page.press('Move photo 1 later');
  const order = ids();
  page.called('Focal point').focus();
  await page.hit('ArrowDown');
  await page.hit('ArrowDown');
  await page.hit('ArrowLeft');
  const focus = page.focused();
  await page.type('Description of photo 2', 'Seen from above');
  await page.press('Remove photo 2');
  expect([order, focus, photos()]).toEqual([
    ['1', '0', '2'],
    'Focal point at 48 % from the left, 100 % from the top. Arrow keys move it.',
    expect.arrayContaining([
      '2 of 10. The first is the cover.',
      '[Photo 1, the cover: edit its description and focal point: (on)]',
      '[Move photo 2 later: – off]',
      'Description of photo 1, read aloud 0 of 140‹text›',
      '2 photos have no words yet. Screen readers and search engines read them.',
    ]),
  ]);
});

test('[UX-87] a copy begins as another one is, unless something new is unfinished', async () => {
  answer(
    'listings.getMine',
    { listingId: 'jug' },
    partly({ ...shownListing({ compareAtCents: 5000 }), updatedAt: '', reviewReason: null }),
  );
  answer('listings.getDraft', { id: 'new' }, storedDraft(null));
  await page.open(ListingFormPage, {}, '/seller-dashboard/add-listing?copy=jug');
  const copied = [
    page.lines().slice(0, 3),
    (page.called(title) as HTMLInputElement).value,
    (page.called('Earlier price') as HTMLInputElement).value,
    (page.called('SKU, Blue') as HTMLInputElement).value,
    bar(),
  ];
  server.answering('listings.createListing', () => partly({ listingId: 'new', state: 'draft' }));
  await page.press('Save draft');
  const { sent, ...rest } = records();
  expect([
    copied,
    sent.map(([name, input]) => [name, Object.keys(input), Reflect.get(input, 'publish')]),
    rest,
  ]).toEqual([
    [
      [
        '[Listings → /seller-dashboard/listings]',
        'Duplicate a listing',
        'It begins as “Jug” is. Change what is different, then publish it.',
      ],
      'Jug',
      '',
      '',
      ['Draftstatus: [Discard]', '[Save draft]', '[Publish]'],
    ],
    [['listings.createListing', ['listing', 'publish'], false]],
    {
      anew: ['listings.getDraft', 'listings.getListing', 'listings.getMine', 'listings.listMine', 'orders.getOverview'],
      said: ['success: Saved. Only you see it.'],
    },
  ]);
  answer('listings.getDraft', { id: 'new' }, storedDraft(sold));
  await page.open(ListingFormPage, {}, '/seller-dashboard/add-listing?copy=jug');
  const asks = page.lines();
  await page.press('Duplicate all the same');
  expect([asks, (page.called(title) as HTMLInputElement).value]).toEqual([
    [
      '[Listings → /seller-dashboard/listings]',
      'Duplicate a listing',
      'It begins as “Jug” is. Change what is different, then publish it.',
      'You have a new listing that is not finished',
      'One new listing is written at a time. Duplicating another one writes over it.',
      '[Go on with it → /seller-dashboard/add-listing] [Duplicate all the same]',
    ],
    'Jug',
  ]);
});

test('[UX-87] with what is thrown away goes what was wrong with it: the form is as new', async () => {
  await create();
  const begun = page.lines();
  await page.type(title, 'Jug');
  await page.press('Publish');
  const wrong = bar()[0];
  await page.press('Discard');
  await page.press('Discard', 1);
  expect(wrong).toMatch(/^Draftstatus: \d+ /);
  expect(page.lines()).toEqual(begun);
});
