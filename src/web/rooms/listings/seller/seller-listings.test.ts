import { beforeEach, expect, test } from 'vitest';
import { answer, answerPages, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { ImportPage } from './import/import-page.tsx';
import { type Profile, ProfileDialog } from './postage/profile-dialog.tsx';
import { ProfileField } from './postage/profile-field.tsx';
import { emptyDraft } from './listing-draft.ts';
import { SellerListingsPage } from './seller-listings-page.tsx';
import { sellerListingSlots } from './slots.ts';
import type { MyListing } from './use-listing-move.ts';

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({ userId: 'rio' });
  sellerListingSlots.RankExplanationDialog = ({ listing }) => `Why ${listing.title} stands there`;
});
const acts = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
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
    ...{ updatedAt: '2026-12-01T10:00:00.000Z', reviewReason: null },
    ...changes,
  }) as MyListing;
const counts = { active: 1234, sold_out: 1, draft: 2, pending_review: 0, inactive: 3, removed: 100 };
const know = (items: MyListing[], input: object = {}, changes: object = {}): void =>
  answerPages(
    'listings.listMine',
    partly({ limit: 50, ...input }),
    partly({ items, counts, low: 0, nextCursor: null, ...changes }),
  );
const at = (search = ''): string => `/seller-dashboard/listings${search}`;

test('[DASH-02, UX-86] the listings of a shop: views with what is in them, and for each only the acts that fit its state', async () => {
  know([
    listing('1', 'active', { stock: 1234, priceVaries: true, sku: 'B-1' }),
    listing('2', 'sold_out', { stock: 0 }),
    listing('3', 'draft', { reviewReason: 'Blurred.' }),
    listing('4', 'pending_review'),
    listing('5', 'inactive'),
  ]);
  expect(await page.lookAt(SellerListingsPage, {}, at())).toEqual([
    'Listings',
    '[Import a table → /seller-dashboard/import]',
    '[Add listing → /seller-dashboard/add-listing]',
    '[All1,240 → /seller-dashboard/listings (here)]',
    '[For sale1,234 → /seller-dashboard/listings?state=active]',
    '[Sold out1 → /seller-dashboard/listings?state=sold_out]',
    '[Drafts2 → /seller-dashboard/listings?state=draft]',
    '[Paused3 → /seller-dashboard/listings?state=inactive]',
    '‹search Search listings›',
    'Listings',
    'Picture | Piece | State | Stock | Price | Acts',
    '| [Jug 1 → /seller-dashboard/add-listing?edit=1]B-1 | For sale | 1,234 in stock | from €42.00 | [View Jug 1 in the shop: → /product/1]',
    '[Jug 1 in the search: ]',
    '[Pause]',
    '[Duplicate Jug 1: → /seller-dashboard/add-listing?copy=1]',
    '[Remove Jug 1: ]',
    '| [Jug 2 → /seller-dashboard/add-listing?edit=2]Changed Tue 1 Dec | Sold out | none in stock | €42.00 | [View Jug 2 in the shop: → /product/2]',
    '[Pause]',
    '[Duplicate Jug 2: → /seller-dashboard/add-listing?copy=2]',
    '[Remove Jug 2: ]',
    '| [Jug 3 → /seller-dashboard/add-listing?edit=3]Changed Tue 1 DecSent back: Blurred. | Sent back | 3 in stock | €42.00 | [Publish]',
    '[Duplicate Jug 3: → /seller-dashboard/add-listing?copy=3]',
    '[Remove Jug 3: ]',
    '| [Jug 4 → /seller-dashboard/add-listing?edit=4]Changed Tue 1 Dec | In review | 3 in stock | €42.00 | [Take back]',
    '[Duplicate Jug 4: → /seller-dashboard/add-listing?copy=4]',
    '[Remove Jug 4: ]',
    '| [Jug 5 → /seller-dashboard/add-listing?edit=5]Changed Tue 1 Dec | Paused | 3 in stock | €42.00 | [Publish]',
    '[Duplicate Jug 5: → /seller-dashboard/add-listing?copy=5]',
    '[Remove Jug 5: ]',
    'status: 5 shown, 1,240 in all',
  ]);
  await page.press('Jug 1 in the search');
  expect(page.lines().at(-1)).toBe('Why Jug 1 stands there');
});

test('[UX-86] rare views show where there is something in them, or where one is in them', async () => {
  const views = async (search: string, input: object, changes: object): Promise<string[]> => {
    await page.close();
    know([], input, changes);
    return (await page.lookAt(SellerListingsPage, {}, at(search))).filter(
      (line) => line.includes('listings?state') || line.includes('here'),
    );
  };
  expect([
    await views('', {}, {}),
    await views('', {}, { low: 2, counts: { ...counts, pending_review: 1 } }),
    await views('?state=low&q=jug', { state: 'low', q: 'jug' }, {}),
  ]).toEqual([
    [
      '[All1,240 → /seller-dashboard/listings (here)]',
      '[For sale1,234 → /seller-dashboard/listings?state=active]',
      '[Sold out1 → /seller-dashboard/listings?state=sold_out]',
      '[Drafts2 → /seller-dashboard/listings?state=draft]',
      '[Paused3 → /seller-dashboard/listings?state=inactive]',
      'One good picture, a title, a price, how many there are: that is a listing.',
    ],
    [
      '[All1,241 → /seller-dashboard/listings (here)]',
      '[For sale1,234 → /seller-dashboard/listings?state=active]',
      '[Nearly sold out2 → /seller-dashboard/listings?state=low]',
      '[Sold out1 → /seller-dashboard/listings?state=sold_out]',
      '[Drafts2 → /seller-dashboard/listings?state=draft]',
      '[In review1 → /seller-dashboard/listings?state=pending_review]',
      '[Paused3 → /seller-dashboard/listings?state=inactive]',
      'One good picture, a title, a price, how many there are: that is a listing.',
    ],
    [
      '[For sale1,234 → /seller-dashboard/listings?state=active&q=jug]',
      '[Nearly sold out0 → /seller-dashboard/listings?state=low&q=jug (here)]',
      '[Sold out1 → /seller-dashboard/listings?state=sold_out&q=jug]',
      '[Drafts2 → /seller-dashboard/listings?state=draft&q=jug]',
      '[Paused3 → /seller-dashboard/listings?state=inactive&q=jug]',
    ],
  ]);
});

test('[UX-86] nothing there: at all, in a state, of a search', async () => {
  const none = async (search: string, input: object): Promise<string[]> => {
    await page.close();
    know([], input);
    const all = await page.lookAt(SellerListingsPage, {}, at(search));
    return all.slice(all.findIndex((line) => line.startsWith('‹search')) + 1);
  };
  expect([
    await none('', {}),
    await none('?state=draft', { state: 'draft' }),
    await none('?state=draft&q=zz', { state: 'draft', q: 'zz' }),
    await none('?state=nonsense', {}),
  ]).toEqual([
    [
      'Your shop is empty',
      'One good picture, a title, a price, how many there are: that is a listing.',
      '[Add listing → /seller-dashboard/add-listing]',
    ],
    [
      'Nothing in Drafts',
      'Listings move here by themselves as their state changes.',
      '[Add listing → /seller-dashboard/add-listing]',
    ],
    ['No listing matches “zz”', 'Search finds titles and SKUs.', '[Clear the search → /seller-dashboard/listings]'],
    [
      'Your shop is empty',
      'One good picture, a title, a price, how many there are: that is a listing.',
      '[Add listing → /seller-dashboard/add-listing]',
    ],
  ]);
});

test('[UX-86] words are looked for in the view where one is', async () => {
  know([], { state: 'draft' });
  await page.lookAt(SellerListingsPage, {}, at('?state=draft'));
  await page.type('Search listings', 'jug');
  await page.until(() => page.address() !== at('?state=draft'));
  expect(page.address()).toBe(at('?state=draft&q=jug'));
});

test('[DASH-02] pausing and showing again can be taken back; a draft, a review and a removal cannot', async () => {
  const moved: unknown[] = [];
  const move = async (from: MyListing['state'], act: string, to: string): Promise<void> => {
    await page.close();
    know([listing('1', from)]);
    await page.open(SellerListingsPage, {}, at());
    server.answering('listings.setListingState', () => partly({ state: to }));
    await page.press(act);
    moved.push([from, acts()]);
    await server.pressSaid();
    moved.push(server.sent());
  };
  await move('active', 'Pause', 'inactive');
  await move('inactive', 'Publish', 'active');
  await move('inactive', 'Publish', 'pending_review');
  await move('draft', 'Publish', 'active');
  await move('pending_review', 'Take back', 'draft');
  expect(moved).toEqual([
    [
      'active',
      {
        anew: ['listings.listMine', 'orders.getOverview'],
        said: ['success: Jug 1 is paused. Buyers do not see it. [Undo]'],
        sent: [
          [
            'listings.setListingState',
            {
              listingId: '1',
              state: 'inactive',
            },
          ],
        ],
      },
    ],
    [
      [
        'listings.setListingState',
        {
          listingId: '1',
          state: 'active',
        },
      ],
    ],
    [
      'inactive',
      {
        anew: ['listings.listMine', 'orders.getOverview'],
        said: ['success: Jug 1 is in your shop. [Undo]'],
        sent: [
          [
            'listings.setListingState',
            {
              listingId: '1',
              state: 'active',
            },
          ],
        ],
      },
    ],
    [
      [
        'listings.setListingState',
        {
          listingId: '1',
          state: 'inactive',
        },
      ],
    ],
    [
      'inactive',
      {
        anew: ['listings.listMine', 'orders.getOverview'],
        said: ['success: Jug 1 waits for a short review. You hear here when it is in your shop. [Undo]'],
        sent: [
          [
            'listings.setListingState',
            {
              listingId: '1',
              state: 'active',
            },
          ],
        ],
      },
    ],
    [
      [
        'listings.setListingState',
        {
          listingId: '1',
          state: 'inactive',
        },
      ],
    ],
    [
      'draft',
      {
        anew: ['listings.listMine', 'orders.getOverview'],
        said: ['success: Jug 1 is in your shop.'],
        sent: [
          [
            'listings.setListingState',
            {
              listingId: '1',
              state: 'active',
            },
          ],
        ],
      },
    ],
    [],
    [
      'pending_review',
      {
        anew: ['listings.listMine', 'orders.getOverview'],
        said: ['success: Jug 1 is a draft again. Only you see it.'],
        sent: [
          [
            'listings.setListingState',
            {
              listingId: '1',
              state: 'draft',
            },
          ],
        ],
      },
    ],
    [],
  ]);
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
  expect([asks, none, acts()]).toEqual([
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
      sent: [
        [
          'listings.setListingState',
          {
            listingId: '1',
            state: 'removed',
          },
        ],
      ],
    },
  ]);
});

test('[CAT-01, FN-02] a table is taken in: how far it came, what was refused in which column and why, and going on after it stopped', async () => {
  await page.open(ImportPage, {}, '/seller-dashboard/import');
  expect(page.lines()).toEqual([
    '[Listings → /seller-dashboard/listings]',
    'Import a table',
    'New pieces come in as drafts: give each a picture and publish it. Pieces that were imported before change to what the table says.',
    'Choose a table‹file›',
    'What the columns are called',
    'The first line names the columns: id, title, description, category, price and quantity; sku, contents, processing_days and weight_grams if you like. Any other column becomes a tag or a line of the description. The id is your own and says which piece a row is.',
    'Pictures are not read from a table. Add them to the drafts.',
  ]);
  const choose = async (text: string, size = text.length): Promise<void> => {
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(field, 'files', { value: [{ size, text: async () => text }], configurable: true });
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
  expect([page.lines().slice(3), server.readAnew(), server.sent()]).toEqual([
    [
      'Choose another table‹file›',
      'status: 1,200 rows are in your shop, 1 was refused. It went on after 2 rows that were read before.',
      '[See the drafts → /seller-dashboard/listings?state=draft]',
      'What is to be said of rows',
      'What is to be said of rows',
      'Line | What became of it | Column | Why',
      '2 | Refused | price | It is no amount.',
      '3 | Loaded | | It has more columns.',
      '4 | Loaded | | Without a column',
      'What the columns are called',
      'The first line names the columns: id, title, description, category, price and quantity; sku, contents, processing_days and weight_grams if you like. Any other column becomes a tag or a line of the description. The id is your own and says which piece a row is.',
      'Pictures are not read from a table. Add them to the drafts.',
    ],
    ['listings.listMine'],
    [
      [
        'importListings',
        {
          data: {
            table: 'title,price',
          },
        },
      ],
    ],
  ]);
  await choose('x', 100_000_000);
  expect([page.lines().slice(3, 6), server.sent()]).toEqual([
    [
      'Choose a table‹file›',
      'alert: This table is larger than 6 MB. Split it into several.',
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
  const stopped = page.lines().slice(3, 8);
  server.streaming('importListings', { result: { loaded: 4, refused: 0, resumedAt: 0 } });
  await page.press('Go on');
  expect([stopped, page.lines().slice(3, 6)]).toEqual([
    [
      'Choose a table‹file›',
      'alert: It broke off.',
      'It stopped here. What was read is saved; go on when you like.',
      '[Go on]',
      'What the columns are called',
    ],
    [
      'Choose another table‹file›',
      'status: 4 rows are in your shop, 0 were refused.',
      '[See the drafts → /seller-dashboard/listings?state=draft]',
    ],
  ]);
  server.streaming('importListings', {
    error: { status: 'INVALID_ARGUMENT', message: 'No table.', details: { code: 'listings/import-unreadable' } },
  });
  await choose('???');
  expect(page.lines().slice(3, 6)).toEqual(['Choose a table‹file›', 'alert: No table.', 'What the columns are called']);
});

const profile = partly<Profile>({
  profileId: 'p1',
  name: 'Heavy',
  extraCents: 250,
  freeFromCents: 5000,
  zones: ['eu'],
  listings: 3,
});

test('[CAT-01] shipping profiles: what buyers read of each, and a new one is taken at once', async () => {
  const chosen: object[] = [];
  const field = async (profiles: object[], taken = ''): Promise<string[]> => {
    await page.close();
    answer('listings.listProfiles', {}, partly({ profiles }));
    return page.lookAt(ProfileField, {
      draft: { ...emptyDraft(), profile: taken },
      errors: new Map(),
      onChange: (edit) => void chosen.push(edit as object),
    });
  };
  const all = { ...profile, zones: ['eu', 'europe', 'world'] };
  expect([
    await field([]),
    await field([profile], 'gone'),
    await field([profile], 'p1'),
    await field([{ ...all, extraCents: 0, freeFromCents: 0 }], 'p1'),
    await field([{ ...all, extraCents: 0, freeFromCents: null }], 'p1'),
  ]).toEqual([
    [
      'Shipping profile',
      '*Plain rates /',
      'The rates of its weight, nothing more.',
      'For several listings at once',
      '[New profile]',
    ],
    [
      'Shipping profile',
      '*Plain rates / Heavy /',
      'The rates of its weight, nothing more.',
      'For several listings at once',
      '[New profile]',
    ],
    [
      'Shipping profile',
      'Plain rates / *Heavy /',
      '€2.50 packing a parcel, tracked post free from €50.00, to your own country, European Union only.',
      'For several listings at once',
      '[New profile]',
      '[Change Heavy]',
    ],
    [
      'Shipping profile',
      'Plain rates / *Heavy /',
      'Plain rates, tracked post free.',
      'For several listings at once',
      '[New profile]',
      '[Change Heavy]',
    ],
    [
      'Shipping profile',
      'Plain rates / *Heavy /',
      'Plain rates.',
      'For several listings at once',
      '[New profile]',
      '[Change Heavy]',
    ],
  ]);
  await page.press('New profile');
  await page.until(() => document.querySelector('dialog') !== null);
  await page.type('Name', ' Light ');
  server.answering('listings.addProfile', () => partly({ profileId: 'p2' }));
  await page.hit('Enter');
  expect([acts(), chosen, document.querySelector('dialog')]).toEqual([
    {
      anew: ['listings.getListing', 'listings.listProfiles'],
      said: ['success: Light is saved.'],
      sent: [
        [
          'listings.addProfile',
          {
            extraCents: 0,
            freeFromCents: null,
            name: 'Light',
            zones: ['eu', 'europe', 'world'],
          },
        ],
      ],
    },
    [
      {
        profile: 'p2',
      },
    ],
    null,
  ]);
});

test('[CAT-01] a profile needs a name and amounts; it is changed for all its listings, or removed', async () => {
  const done: unknown[] = [];
  const open = (which: Profile | null): Promise<string[]> =>
    page.lookAt(ProfileDialog, {
      profile: which,
      onDone: (id: string | null) => void done.push(id),
      onClose: () => void done.push('closed'),
    });
  const blank = await open(null);
  await page.press('Save');
  const name = page.lines().filter((line) => line.startsWith('alert'));
  await page.type('Name', 'X');
  await page.type(/^Packing/, 'much');
  await page.press('Save');
  const amount = page.lines().filter((line) => line.startsWith('alert'));
  expect([blank, name, amount, server.sent()]).toEqual([
    [
      'New shipping profile',
      'Name, only you see it‹text›',
      'Packing, once a parcel€‹text 0.00›',
      'Free from Optional€‹text›',
      'Tracked post is free when every piece of the parcel may go free and it is worth that much. Express is never free.',
      'Sends to',
      '‹checkbox on off›Your own country‹checkbox on›European Union‹checkbox on›Rest of Europe‹checkbox on›Rest of the world',
      '[Cancel]',
      '[Save profile]',
    ],
    ['alert: Name the profile, for example Fragile.'],
    ['alert: Write amounts like 3.50.'],
    [],
  ]);
  const there = await open(profile);
  server.refusing('listings.changeProfile', 409, 'It is taken.');
  await page.press('Save');
  const refused = [page.lines().filter((line) => line.startsWith('alert')), server.sent()];
  server.answering('listings.removeProfile', () => partly({}));
  await page.press('Remove');
  expect([there, refused, acts(), done]).toEqual([
    [
      'Change the profile',
      '3 listings take it. The change counts for all of them.',
      'Name, only you see it‹text Heavy›',
      'Packing, once a parcel€‹text 2.50›',
      'Free from Optional€‹text 50.00›',
      'Tracked post is free when every piece of the parcel may go free and it is worth that much. Express is never free.',
      'Sends to',
      '‹checkbox on off›Your own country‹checkbox on›European Union‹checkbox›Rest of Europe‹checkbox›Rest of the world',
      '[Remove]',
      '[Cancel]',
      '[Save profile]',
    ],
    [
      ['alert: It is taken.'],
      [
        [
          'listings.changeProfile',
          {
            extraCents: 250,
            freeFromCents: 5000,
            name: 'Heavy',
            profileId: 'p1',
            zones: ['eu'],
          },
        ],
      ],
    ],
    {
      anew: ['listings.getListing', 'listings.listProfiles'],
      said: ['success: Heavy is removed. Its listings take the plain rates.'],
      sent: [
        [
          'listings.removeProfile',
          {
            profileId: 'p1',
          },
        ],
      ],
    },
    [null],
  ]);
});

test('[UX-86] under the list stands how many of all there are, of one view those in it, and of a search only what was found', async () => {
  const foot = async (search: string, input: object): Promise<string | undefined> => {
    await page.close();
    know([listing('1', 'active'), listing('2', 'active')], input, { counts: { ...counts, active: 50 } });
    return (await page.lookAt(SellerListingsPage, {}, at(search))).find((line) => line.includes('shown'));
  };
  expect([
    await foot('', {}),
    await foot('?state=active', { state: 'active' }),
    await foot('?q=jug', { q: 'jug' }),
    await foot('?state=active&q=jug', { state: 'active', q: 'jug' }),
  ]).toEqual(['2 shown, 56 in all', '2 shown, 50 in all', '2 shown', '2 shown'].map((line) => `status: ${line}`));
});

test('[CAT-01] each amount of a profile is looked at by itself; none means no packing, and nothing that is free', async () => {
  await page.open(ProfileDialog, { profile: null, onDone: () => undefined, onClose: () => undefined });
  await page.type('Name', 'Light');
  const save = async (packing: string, free: string): Promise<unknown[]> => {
    await page.type(/^Packing/, packing);
    await page.type(/^Free from/, free);
    await page.press('Save');
    return [page.lines().filter((line) => line.startsWith('alert')), ...server.sent()];
  };
  expect([await save('1.00', 'much'), await save('much', '50'), await save('', '')]).toEqual([
    [['alert: Write amounts like 3.50.']],
    [['alert: Write amounts like 3.50.']],
    [
      [],
      ['listings.addProfile', { name: 'Light', extraCents: 0, freeFromCents: null, zones: ['eu', 'europe', 'world'] }],
    ],
  ]);
});

test('[CAT-01] a profile that is removed is let go by the listing, one that is changed stays its own', async () => {
  const chosen: object[] = [];
  answer('listings.listProfiles', {}, partly({ profiles: [profile] }));
  const props = {
    draft: { ...emptyDraft(), profile: 'p1' },
    errors: new Map(),
    onChange: (edit: object) => void chosen.push(edit),
  };
  await page.open(ProfileField, props);
  await page.press('Change Heavy');
  await page.until(() => page.isThere('Save profile'));
  server.answering('listings.changeProfile', () => partly({ profileId: 'p1' }));
  await page.press('Save profile');
  await page.press('Change Heavy');
  server.answering('listings.removeProfile', () => partly({}));
  await page.press('Remove');
  expect([chosen, page.isThere('Save profile')]).toEqual([[{ profile: 'p1' }, { profile: '' }], false]);
});
