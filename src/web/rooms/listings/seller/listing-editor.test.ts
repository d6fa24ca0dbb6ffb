import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownListing } from '#test/builders/shown-listing.ts';
import { answer, forgetAnswers, NOON, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { ListingFormPage } from './listing-form-page.tsx';
import { draftOf, emptyDraft, type ListingDraft } from './listing-draft.ts';
import { readLocalDraft, saveLocalDraft } from './local-draft.ts';

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn({ userId: 'rio' });
  answer('shops.getMine', {}, partly({ shop: { name: 'Rio Clay' } }));
  answer('listings.listProfiles', {}, { profiles: [] });
  answer(
    'listings.listCategories',
    {},
    partly({
      categories: [{ slug: 'clay', name: 'Clay', children: [{ slug: 'jugs', name: 'Jugs' }] }],
    }),
  );
});
afterEach(() => time.releaseTimers());
const acts = (): { sent: [string, object][]; said: string[]; anew: string[] } => ({
  sent: server.sent(),
  said: server.said(),
  anew: server.readAnew(),
});
const bar = (): string[] => page.lines(document.querySelector('.d-savebar') ?? document.createElement('i'));
const errors = (): string[] =>
  page.lines(document.querySelector('.d-preview') ?? undefined).filter((line) => line.startsWith('['));
const storedDraft = (form: ListingDraft | null, at = NOON.getTime()): never =>
  partly({ draft: form && { form: JSON.stringify({ draft: form, at }), keptAt: NOON.toISOString() } });

async function create(saved: ListingDraft | null = null): Promise<void> {
  answer('listings.getDraft', { id: 'new' }, storedDraft(saved));
  await page.open(ListingFormPage, {}, '/seller-dashboard/add-listing');
}
async function edit(changes: object = {}): Promise<void> {
  answer('listings.getDraft', { id: 'jug' }, storedDraft(null));
  answer(
    'listings.getMine',
    { listingId: 'jug' },
    partly({
      ...shownListing(),
      updatedAt: '2026-12-01T10:00:00.000Z',
      reviewReason: null,
      ...changes,
    }),
  );
  await page.open(ListingFormPage, {}, '/seller-dashboard/add-listing?edit=jug');
}
const title = /^Title \d/;
const sold = { ...draftOf(shownListing()), title: 'A kept jug' };

test('[DASH-02, UX-87] a new listing: every part empty, and publishing names each mistake and goes to the first', async () => {
  await create();
  expect(page.lines()).toEqual([
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
    'Personalisation',
    '‹checkbox›Buyers can have it personalised',
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
    'Preview',
    'The first photo stands here',
    'Title',
    '€ – Rio Clay',
    'Only 1 left',
    'New listingstatus: [Save draft]',
    '[Publish]',
  ]);
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
  await page.type(title, 'Jug');
  expect(errors()).toEqual([
    '[Add at least one picture before you publish. → #photos]',
    '[Choose a category from the list. → #category]',
    '[Write the price as an amount, like 34.00. → #variant-price-]',
  ]);
  await page.press('Save draft');
  expect([errors(), document.activeElement?.id]).toEqual([
    ['[Choose a category from the list. → #category]', '[Write the price as an amount, like 34.00. → #variant-price-]'],
    'category',
  ]);
});

test('[UX-87] what was typed last comes back, from here or from elsewhere, and can be thrown away after a question', async () => {
  saveLocalDraft('new', { draft: { ...emptyDraft(), title: 'Typed here' }, at: NOON.getTime() - 1000 });
  await create(sold);
  expect([(page.called(title) as HTMLInputElement).value, bar()]).toEqual([
    'A kept jug',
    ['Draftstatus: Saved 12:00[Discard]', '[Save draft]', '[Publish]'],
  ]);
  saveLocalDraft('new', { draft: { ...emptyDraft(), title: 'Typed here later' }, at: NOON.getTime() + 1000 });
  await create(sold);
  expect((page.called(title) as HTMLInputElement).value).toBe('Typed here later');
  await page.press('Discard');
  const asks = page.lines(document.querySelector('dialog') ?? undefined);
  await page.press('Discard', 1);
  expect([asks, (page.called(title) as HTMLInputElement).value, readLocalDraft('new'), acts(), bar()]).toEqual([
    ['Discard your changes?', 'What you wrote here is gone for good.', '[Cancel]', '[Discard]'],
    '',
    null,
    {
      anew: [],
      said: [],
      sent: [
        [
          'listings.dropDraft',
          {
            id: 'new',
          },
        ],
      ],
    },
    ['New listingstatus: [Save draft]', '[Publish]'],
  ]);
});

test('[DASH-02] what is typed lies here at once and at the server after a breath; the network’s return sends what is missing', async () => {
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
    [
      [
        'listings.dropDraft',
        {
          id: 'new',
        },
      ],
    ],
    ['New listingstatus: [Save draft]', '[Publish]'],
  ]);
});

test('[DASH-02, UX-87] words that came after those that are being sent are not said to be saved; whoever leaves sends them', async () => {
  await edit();
  time.holdTimers();
  const letGo = server.holding('listings.keepDraft');
  await page.type(title, 'A');
  await time.passTime(1500);
  await page.type(title, 'A b');
  await letGo({ keptAt: NOON.toISOString() });
  const [between] = bar();
  server.sent();
  server.answering('listings.keepDraft', () => partly({}));
  // What was typed knows over what.
  const stored = readLocalDraft('jug');
  await page.close();
  expect([between, stored?.draft.title, stored?.seenAt, server.sent()]).toEqual([
    expect.not.stringContaining('Saved'),
    ...['A b', '2026-12-01T10:00:00.000Z'],
    [['listings.keepDraft', { id: 'jug', form: JSON.stringify(stored) }]],
  ]);
});

test('[DASH-02, UX-87] words that are still on their way when a listing is saved are thrown away after they came', async () => {
  await edit();
  time.holdTimers();
  const letGo = server.holding('listings.keepDraft');
  server.answering('listings.updateListing', () => partly({ listingId: 'jug', state: 'active' }));
  await page.type(title, 'A jug');
  await time.passTime(1500);
  await page.press('Save listing');
  const before = server.sent().map(([name]) => name);
  await letGo({ keptAt: NOON.toISOString() });
  expect([before, server.sent()]).toEqual([
    ['listings.keepDraft', 'listings.updateListing'],
    [['listings.dropDraft', { id: 'jug' }]],
  ]);
});

test('[UX-87] where this browser keeps nothing, whoever leaves is asked until the words are at the server', async () => {
  await create();
  time.holdTimers();
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const full = vi.spyOn(Reflect.getPrototypeOf(localStorage) as Storage, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  server.answering('listings.keepDraft', () => partly({}));
  await page.type(title, 'J');
  const lost = asks();
  await time.passTime(1500);
  full.mockRestore();
  expect([lost, asks()]).toEqual([true, false]);
});

test('[DASH-02] a listing that is saved is told by what became of it; the list is gone to and its draft forgotten', async () => {
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
          madeToOrder: false,
          materials: ['stoneware'],
          options: [
            {
              name: 'Colour',
              values: ['Blue', 'Red'],
            },
          ],
          origin: 'made',
          personalisation: null,
          pictures: [
            {
              alt: 'A jug',
              focusX: 0.5,
              focusY: 0.5,
              id: '0198c9b2-0000-7000-8000-000000000001',
            },
          ],
          processingDays: 2,
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

test('[INV-07] what another window changed meanwhile is told once; whoever saves again means it', async () => {
  await edit();
  server.refusing('listings.updateListing', 409, 'It was changed elsewhere.', { code: 'listings/changed-meanwhile' });
  await page.type(title, 'Mine');
  await page.press('Save listing');
  const first = acts();
  await time.settle();
  const stays = [page.address(), (page.called(title) as HTMLInputElement).value];
  server.answering('listings.updateListing', () => partly({ listingId: 'jug', state: 'active' }));
  await page.press('Save listing');
  const second = acts();
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

test('[DASH-02] the head of a listing: its state, why it was sent back, and what can be done in each', async () => {
  const head = async (changes: object): Promise<string[][]> => {
    await page.close();
    await edit(changes);
    const all = page.lines();
    return [all.slice(0, all.indexOf('Photos') > 0 ? all.findIndex((line) => line.startsWith('[Photos')) : 6), bar()];
  };
  expect([
    await head({}),
    await head({ state: 'sold_out', stock: 0 }),
    await head({ state: 'draft' }),
    await head({ state: 'inactive', reviewReason: 'The photo is blurred.' }),
    await head({ state: 'pending_review' }),
    await head({ state: 'draft', reviewReason: 'The photo is blurred.' }),
  ]).toEqual([
    [['[Listings → /seller-dashboard/listings]', 'Jug', 'For sale 3 in stock', '[View in shop → /product/jug]'], []],
    [['[Listings → /seller-dashboard/listings]', 'Jug', 'Sold out 0 in stock', '[View in shop → /product/jug]'], []],
    [['[Listings → /seller-dashboard/listings]', 'Jug', 'Draft 3 in stock'], ['Not in the shopstatus: [Publish]']],
    [
      [
        '[Listings → /seller-dashboard/listings]',
        'Jug',
        'Paused 3 in stock',
        'note:',
        'A moderator took this listing out of the shop. The photo is blurred. Change it and show it again; a moderator looks at it first.',
      ],
      ['Not in the shopstatus: [Publish]'],
    ],
    [
      [
        '[Listings → /seller-dashboard/listings]',
        'Jug',
        'In review 3 in stock',
        'note:',
        'A moderator looks at this listing before buyers do. You may still change it; the newest words count.',
      ],
      [],
    ],
    [
      [
        '[Listings → /seller-dashboard/listings]',
        'Jug',
        'Draft 3 in stock',
        'note:',
        'A moderator sent this listing back. The photo is blurred. Change it and publish it again.',
      ],
      ['Not in the shopstatus: [Publish]'],
    ],
  ]);
  // What buyers see, or a moderator looks at, is saved as it stands; the rest is a draft or is published.
  const changed = async (state: string): Promise<string> => {
    await edit({ state });
    await page.type(title, 'A');
    return bar().join(' ').replace('Saved 12:00', '');
  };
  for (const state of ['active', 'sold_out', 'pending_review'])
    expect(await changed(state)).toBe('Not in the shop yetstatus: [Discard] [Save listing]');
  for (const state of ['draft', 'inactive'])
    expect(await changed(state)).toBe('Draftstatus: [Discard] [Save draft] [Publish]');
  const away: string[][] = [];
  for (const status of [404, 503]) {
    await page.close();
    forgetAnswers();
    server.forget();
    answer('listings.getDraft', { id: 'jug' }, storedDraft(null));
    server.refusing('listings.getMine', status);
    await page.show(ListingFormPage, {}, '/seller-dashboard/add-listing?edit=jug');
    await time.settle();
    away.push(page.lines());
  }
  expect(away).toEqual([
    [
      '[Listings → /seller-dashboard/listings]',
      'No such listing in your shop',
      'It may have been removed',
      'Removed listings cannot be edited any more.',
      '[See your listings → /seller-dashboard/listings]',
    ],
    ['alert:', 'This listing could not be readThe listing is safe', 'Not now.', '[Try again]'],
  ]);
});

test('[CAT-01] options: values become combinations when one leaves the field; those that stay keep price and stock', async () => {
  await edit();
  const table = (): string[] => page.lines(document.querySelector('.d-variants') ?? undefined);
  expect(table()).toEqual([
    'Combinations',
    'Colour | Photo | SKU | Contents | Price | In stock',
    'Blue',
    '*Cover /',
    '| ‹text SKU, Blue B-1› | ‹text Contents, Blue› | €‹text Price, Blue 42.00› | ‹text Stock, Blue 3›',
    'Red',
    '*Cover /',
    '| ‹text SKU, Red› | ‹text Contents, Red› | €‹text Price, Red 45.00› | ‹text Stock, Red 0›',
  ]);
  await page.type('Values, with commas between', 'Blue,  Green , Blue');
  const typing = table().length;
  await page.leave();
  expect([typing, table()]).toEqual([
    8,
    [
      'Combinations',
      'Colour | Photo | SKU | Contents | Price | In stock',
      'Blue',
      '*Cover /',
      '| ‹text SKU, Blue B-1› | ‹text Contents, Blue› | €‹text Price, Blue 42.00› | ‹text Stock, Blue 3›',
      'Green',
      '*Cover /',
      '| ‹text SKU, Green› | ‹text Contents, Green› | €‹text Price, Green 42.00› | ‹text Stock, Green 0›',
    ],
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
  ).toEqual([
    'Colour, Size',
    'Blue, S',
    '*Cover /',
    '| ‹text SKU, Blue, S›',
    'Blue, L',
    '*Cover /',
    '| ‹text SKU, Blue, L›',
    'Green, S',
    '*Cover /',
    '| ‹text SKU, Green, S›',
    'Green, L',
    '*Cover /',
    '| ‹text SKU, Green, L›',
  ]);
  await page.press('Remove option Size');
  expect(table()).toEqual([
    'Combinations',
    'Colour | Photo | SKU | Contents | Price | In stock',
    'Blue',
    '*Cover /',
    '| ‹text SKU, Blue B-1› | ‹text Contents, Blue› | €‹text Price, Blue 42.00› | ‹text Stock, Blue 3›',
    'Green',
    '*Cover /',
    '| ‹text SKU, Green› | ‹text Contents, Green› | €‹text Price, Green 50› | ‹text Stock, Green 0›',
  ]);
});

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

test('[UX-87, CAT-01] what buyers will read stands beside: price, stock, when it leaves, how their words count', async () => {
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
  const asked = page.lines(document.querySelector('.d-asbuyer') ?? undefined);
  await page.type('Your name', 'Idä');
  expect([asked, page.lines(document.querySelector('.d-asbuyer') ?? undefined)]).toEqual([
    ['As buyers see it', 'Your name 0 of 5‹text›'],
    ['As buyers see it', 'Your name 3 of 5‹text Idä›'],
  ]);
});

test('[UX-87, CAT-01] what is wrong with personalisation is said at its own field: the question, how long the answer may be', async () => {
  await create();
  await page.press('Buyers can have it personalised');
  const wrong = async (prompt: string, longest: string): Promise<string[]> => {
    await page.type('What do you ask the buyer', prompt);
    await page.type('Longest, letters', longest);
    await page.press('Publish');
    return ['personal-prompt', 'personal-length'].map((id) => {
      const by = document.getElementById(id)?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return by.map((each) => document.getElementById(each)?.textContent).join(' ');
    });
  };
  expect([await wrong(' ', '40'), await wrong('Your name', '501')]).toEqual([
    ['Say what the buyer should write.', ''],
    ['', 'From 1 to 500 characters.'],
  ]);
});

test('[UX-87] photos: put in order, described, focused by keys, taken away', async () => {
  const pictures = ['a', 'b', 'c'].map((id, at) => ({
    ...{
      id: `0198c9b2-0000-7000-8000-00000000000${at}`,
      width: 8,
      height: 10,
      colour: '#aabbcc',
      alt: at === 0 ? id : '',
      focusX: 0.5,
      focusY: 0.99,
    },
  }));
  await edit({ pictures });
  const photos = (): string[] => page.lines(document.querySelector('#photos') ?? undefined);
  expect(photos()).toEqual([
    'Photos',
    '3 of 10. The first is the cover.',
    '[Photo 1, the cover: edit its description and focal point: (on)]',
    '[Focal point at 50 % from the left, 99 % from the top. Arrow keys move it.: ]',
    '1 · Cover[Move photo 1 earlier: – off]',
    '[Move photo 1 later: ]',
    '[Remove photo 1: ]',
    '[Photo 2: edit its description and focal point: ]',
    '2[Move photo 2 earlier: ]',
    '[Move photo 2 later: ]',
    '[Remove photo 2: ]',
    '[Photo 3: edit its description and focal point: ]',
    '3[Move photo 3 earlier: ]',
    '[Move photo 3 later: – off]',
    '[Remove photo 3: ]',
    'Drop photos hereor [choose files]JPEG, PNG, WebP or AVIF, to 20 MB‹file Choose photos›',
    'Description of photo 1, read aloud 1 of 140‹text a›',
    '2 photos have no words yet. Screen readers and search engines read them.',
    'Crop and focal point',
    '[Crop photo 1]Drag the ring, or move it with the arrow keys: thumbnails keep it in view.',
  ]);
  const drag = async (from: number, to: number): Promise<void> => {
    const carried = new Map<string, string>();
    const dataTransfer = {
      ...{ types: ['text/photo'], getData: (kind: string) => carried.get(kind) ?? '' },
      setData: (kind: string, text: string) => void carried.set(kind, text),
    };
    const figures = document.querySelectorAll('#photos figure');
    for (const [at, name] of [
      [from, 'dragstart'],
      [to, 'drop'],
    ] as const)
      figures[at]?.dispatchEvent(Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer }));
    await time.settle();
  };
  const ids = (): string[] =>
    [...document.querySelectorAll<HTMLImageElement>('.d-pim')].map(({ src }) => src.replace(/.*0(\d)\/480.*/, '$1'));
  await drag(0, 2);
  const dragged = ids();
  await drag(2, 0);
  expect([dragged, ids()]).toEqual([
    ['1', '2', '0'],
    ['0', '1', '2'],
  ]);
  await page.press('Photo 1');
  await page.press('Move photo 1 later');
  const order = [...document.querySelectorAll<HTMLImageElement>('.d-pim')].map(
    ({ src }) => src.slice(-10, -9) && src.replace(/.*0(\d)\/480.*/, '$1'),
  );
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
    [
      'Photos',
      '2 of 10. The first is the cover.',
      '[Photo 1, the cover: edit its description and focal point: (on)]',
      '[Focal point at 50 % from the left, 99 % from the top. Arrow keys move it.: ]',
      '1 · Cover[Move photo 1 earlier: – off]',
      '[Move photo 1 later: ]',
      '[Remove photo 1: ]',
      '[Photo 2: edit its description and focal point: ]',
      '2[Move photo 2 earlier: ]',
      '[Move photo 2 later: – off]',
      '[Remove photo 2: ]',
      'Drop photos hereor [choose files]JPEG, PNG, WebP or AVIF, to 20 MB‹file Choose photos›',
      'Description of photo 1, read aloud 0 of 140‹text›',
      '2 photos have no words yet. Screen readers and search engines read them.',
      'Crop and focal point',
      '[Crop photo 1]Drag the ring, or move it with the arrow keys: thumbnails keep it in view.',
    ],
  ]);
});

test('[UX-87] a copy begins as another one is, unless something new is unfinished', async () => {
  answer(
    'listings.getMine',
    { listingId: 'jug' },
    partly({
      ...shownListing({ compareAtCents: 5000 }),
      updatedAt: '',
      reviewReason: null,
    }),
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
  const { sent, ...rest } = acts();
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

test('[UX-87] a form that is opened again begins with what is stored now', async () => {
  answer('listings.getDraft', { id: 'jug' }, storedDraft(null));
  const stored = (name: string) => partly<never>({ ...shownListing(), title: name, reviewReason: null });
  const open = async (): Promise<string> => {
    await page.show(ListingFormPage, {}, '/seller-dashboard/add-listing?edit=jug');
    await page.until(() => page.lines().some((line) => line.startsWith('Title')));
    return (page.called(title) as HTMLInputElement).value;
  };
  server.answering('listings.getMine', () => stored('A jug'));
  const first = await open();
  await page.close();
  await new Promise((resolve) => setTimeout(resolve));
  server.answering('listings.getMine', () => stored('A newer jug'));
  expect([first, await open()]).toEqual(['A jug', 'A newer jug']);
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
