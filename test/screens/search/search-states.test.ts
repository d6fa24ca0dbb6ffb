import type { Page } from '@playwright/test';
import type { Facets, SearchOutput, Suggestions } from '#domain/search/contract.ts';
import { contract } from '#domain/rooms.ts';
import { answerCall, withoutFirstData } from '../../support/screens/answers.ts';
import { expect, test } from '../screen.ts';

const { search } = contract;
const card = (title: string): SearchOutput['items'][number] => ({
  ...{
    listingId: title.toLowerCase().replace(' ', '-'),
    title,
    shopName: 'Rio Clay',
    shopSlug: 'rio-clay',
    place: '',
    priceCents: 4200,
  },
  ...{ priceVaries: false, compareAtCents: null, saleEndsAt: null, contents: null, currency: 'EUR', picture: null },
  ...{ secondPicture: null, ratingMean: 0, ratingCount: 0, stock: 9, madeToOrder: false, processingDays: 3 },
});
const cards = (count: number) => Array.from({ length: count }, (_, at) => card(`Jug ${at}`));
const found: SearchOutput = {
  ...{ items: cards(6), total: 6, totalIsExact: true, workshops: 2, matchingAll: 6 },
  categories: [
    { slug: 'ceramics', name: 'Ceramics', parent: null, count: 904 },
    { slug: 'vases', name: 'Vases', parent: 'ceramics', count: 6 },
    { slug: 'bowls', name: 'Bowls', parent: 'ceramics', count: 0 },
    { slug: 'baskets', name: 'Baskets', parent: null, count: 3 },
  ],
  ...{ priceRange: { minCents: 550, maxCents: 9950 }, nextCursor: null, relaxed: null, corrected: null, looser: [] },
};
const counted: Facets = {
  materials: Array.from({ length: 9 }, (_, at) => ({ value: `stuff ${at}`, count: at })),
  ...{ colours: [], shipsFrom: [{ value: 'PT', count: 2 }], origin: [{ value: 'designed', count: 1 }] },
  shipsTo: [
    { value: 'DE', count: 1204 },
    { value: 'JP', count: 0 },
  ],
  ratings: [4, 3].map((atLeast) => ({ atLeast, count: atLeast })),
  prices: [
    { minCents: 0, maxCents: 2000, count: 4 },
    { minCents: 2000, maxCents: 5000, count: 0 },
    { minCents: 20_000, maxCents: null, count: 1 },
  ],
  ...{ readyToShip: 3, madeToOrder: 0, personalised: 1, onSale: 1, freeShipping: 1, fewLeft: 1, isExact: true },
  leavesWithin: [2, 7, 14].map((days) => ({ days, count: days })),
};
async function open(page: Page, path: string, changes: Partial<SearchOutput> = {}): Promise<void> {
  await answerCall(page, search.searchListings, () => ({ ...found, ...changes }));
  await answerCall(page, search.countFacets, () => counted);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const count = (page: Page) => page.locator('.results-head').getByRole('status');
const links = (page: Page, within: string): Promise<(string | null)[][]> =>
  page
    .locator(`${within} a`)
    .all()
    .then((all) => Promise.all(all.map(async (each) => [await each.textContent(), await each.getAttribute('href')])));

test('[SRCH-01, UX-28] above the results stands what was asked, how it was taken, how many there are, and where else to look', async ({
  page,
}) => {
  await withoutFirstData(page);
  for (const [path, changes, title, says, notice] of [
    ['/search', {}, 'All pieces', '6 results from 2 workshops.', []],
    ['/search?q=jug', { total: 1, items: cards(1), workshops: 1 }, '“jug”', '1 result.', []],
    [
      '/search?q=jug',
      { total: 1000, totalIsExact: false, workshops: null, corrected: 'jugs' },
      '“jug”',
      '1,000+ results.',
      ['Showing results for “jugs” instead of “jug”.'],
    ],
    ['/search?q=jug', { corrected: 'jug' }, '“jug”', '6 results from 2 workshops.', []],
    ['/search?q=jug&category=vases', {}, '“jug” in Vases', '6 results from 2 workshops.', []],
    [
      '/search?q=jug&category=vases&onSale=yes',
      {
        relaxed: { droppedWords: [], droppedFilters: ['category', 'onSale'] },
        looser: [{ without: 'onSale', count: 2 }],
      },
      '“jug”',
      '6 results from 2 workshops.',
      ['No piece for “jug” fits “Vases” and “Reduced” together. These are the pieces without them.'],
    ],
    [
      '/search?q=blue+jug',
      { relaxed: { droppedWords: ['blue'], droppedFilters: [] } },
      '“blue jug”',
      '6 results from 2 workshops.',
      ['No piece has all of these words. These come closest, without “blue”.'],
    ],
    ['/category/vases', {}, 'Vases', '6 results from 2 workshops.', []],
    ['/category/of-before', { items: [], total: 0, workshops: null }, 'There is no such craft', '0 results.', []],
  ] as [string, Partial<SearchOutput>, string, string, string[]][]) {
    await open(page, path, changes);
    await expect(heading(page)).toHaveText(title);
    await expect(count(page)).toHaveText(says);
    await expect(page.locator('.results-head .notice')).toHaveText(notice);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText(
      path === '/category/vases' ? ['Home', 'Ceramics', 'Vases'] : [],
    );
  }
  await open(page, '/search?q=jug&category=vases', {});
  // All crafts together have more, and the words were all found.
  expect(await links(page, '.results-head')).toEqual([['Search all crafts instead (907)', '/search?q=jug']]);
  await open(page, '/search?q=jug&category=vases', { matchingAll: 5 });
  expect(await links(page, '.results-head')).toEqual([['Search all crafts instead', '/search?q=jug']]);
});

test('[UX-28] nothing found is no dead end: what to take away, what that shows, and crafts to look through', async ({
  page,
}) => {
  await withoutFirstData(page);
  const none: Partial<SearchOutput> = { items: [], total: 0, workshops: null, matchingAll: 0 };
  const nothing = page.locator('.nothing');
  await open(page, '/search?q=jug&minPrice=500&onSale=yes', {
    ...none,
    looser: [
      { without: 'minPrice', count: 1 },
      { without: 'onSale', count: 0 },
    ],
  });
  await expect(nothing).toContainText('Nothing for “jug” here');
  await expect(nothing).toContainText('Try fewer or more general words, or look without the filters.');
  await expect(nothing.locator('.looser').getByRole('listitem')).toHaveText(['Remove “From €5.00” – 1 result']);
  expect(await links(page, '.nothing .looser')).toEqual([['Remove “From €5.00”', '/search?q=jug&onSale=yes']]);
  expect(await links(page, '.nothing__categories')).toEqual([
    ['Ceramics', '/category/ceramics'],
    ['Baskets', '/category/baskets'],
  ]);
  await expect(page.getByLabel('Sort')).toHaveCount(0);
  await open(page, '/search?q=jug', none);
  await expect(nothing).toContainText('Try fewer or more general words.');
  await expect(nothing).not.toContainText('look without the filters');
  await open(page, '/category/ceramics', none);
  await expect(nothing).toContainText('Nothing here yetNo piece of this craft is for sale at the moment.');
  // One does not look through where one is.
  expect(await links(page, '.nothing__categories')).toEqual([['Baskets', '/category/baskets']]);
  await open(page, '/category/ceramics?fewLeft=yes', none);
  await expect(nothing).toContainText('Nothing here with these filtersLook without one of the filters.');
  await open(page, '/category/of-before', none);
  await expect(nothing).toContainText('It may have movedEvery piece stands in one of the crafts below.');

  const looser: SearchOutput['looser'] = [{ without: 'fewLeft', count: 1204 }];
  await open(page, '/search?fewLeft=yes', { items: cards(5), total: 5, looser });
  await expect(page.locator('.looser').getByRole('listitem')).toHaveText(['Remove “Last pieces” – 1,204 results']);
  await open(page, '/search?fewLeft=yes', { items: cards(6), looser });
  await expect(page.locator('.looser')).toHaveCount(0);
  await expect(page.locator('.more-button')).toContainText('6 of 6');
});

test('[SRCH-01, SRCH-02, UX-21, UX-23] every kind of filter is chosen and let go, and the address says so', async ({
  page,
}) => {
  await withoutFirstData(page);
  await open(page, '/search?q=jug');
  const box = page.getByRole('complementary', { name: 'Filters' });
  const check = (name: RegExp) => box.getByRole('checkbox', { name });
  const material = box.getByRole('group', { name: 'Material' });
  await expect(material.getByRole('checkbox')).toHaveCount(6);
  await expect(box.getByRole('group', { name: 'Colour' })).toHaveCount(0);
  await expect(check(/^Stuff 0/)).toBeDisabled();
  await expect(check(/^Made to order/)).toBeDisabled();
  await expect(check(/^Under €20/)).toBeEnabled();
  await expect(check(/^€20 to €50/)).toBeDisabled();
  await material.getByRole('button').click();
  await expect(material.getByRole('checkbox')).toHaveCount(9);
  for (const [name, address] of [
    [/^Under €20/, 'maxPrice=1999'],
    [/^€200 and more/, 'minPrice=20000'],
    [/^Within two weeks/, 'leavesWithin=14'],
    [/^Ready to ship/, 'readyToShip=yes'],
    [/^Stuff 8/, 'materials=stuff+8'],
    [/^Portugal/, 'shipsFrom=PT'],
    [/^Designed by the seller/, 'origin=designed'],
    [/3 stars and more/, 'rating=3'],
  ] as const) {
    await check(name).check();
    await expect(page).toHaveURL(`/search?q=jug&${address}`);
    await check(name).uncheck();
    await expect(page).toHaveURL('/search?q=jug');
  }
  const country = box.getByRole('combobox', { name: 'Ships to' });
  await expect(country.getByRole('option')).toHaveText(['Anywhere', 'Germany (1,204)', 'Japan (0)']);
  await expect(country.getByRole('option', { name: /Japan/ })).toBeDisabled();

  const lowest = box.getByRole('textbox', { name: 'Price from, in euro' });
  const highest = box.getByRole('textbox', { name: 'Price to, in euro' });
  await lowest.fill('10,50 €');
  await highest.focus();
  await expect(page).toHaveURL('/search?q=jug&minPrice=1050');
  await highest.fill('99.5');
  await highest.press('Enter');
  await expect(page).toHaveURL('/search?q=jug&minPrice=1050&maxPrice=9950');
  await expect(lowest).toHaveValue('10.5');
  const chips = page.getByRole('list', { name: 'Applied filters' }).first();
  await expect(chips.getByRole('listitem')).toHaveText(['€10.50 to €99.50', 'Clear all']);
  await lowest.fill('nothing');
  await lowest.blur();
  await expect(page).toHaveURL('/search?q=jug&maxPrice=9950');
  await chips.getByRole('link', { name: /^Remove the filter/ }).click();
  await expect(page).toHaveURL('/search?q=jug');
  await expect(highest).toHaveValue('');

  const [low, high] = [box.getByRole('slider').nth(0), box.getByRole('slider').nth(1)];
  await expect(low).toHaveAttribute('min', '5');
  await expect(high).toHaveAttribute('max', '100');
  await low.fill('20');
  await low.blur();
  await expect(page).toHaveURL('/search?q=jug&minPrice=2000');
  await high.fill('10');
  await expect(high).toHaveAttribute('aria-valuetext', '€20.00');
  await high.blur();
  await expect(page).toHaveURL('/search?q=jug&minPrice=2000&maxPrice=2000');
  await low.fill('5');
  await low.blur();
  await expect(page).toHaveURL('/search?q=jug&maxPrice=2000');
  await page.getByLabel('Sort').selectOption('Top rated');
  await expect(page).toHaveURL('/search?q=jug&maxPrice=2000&sort=rating');
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/search?q=jug&sort=rating');
});

test('[UX-18, UX-20] suggestions are words, crafts, pieces and shops; arrows go through them and Enter goes there; what was searched is offered again', async ({
  page,
}) => {
  const suggested: Suggestions = {
    queries: ['jug with lid'],
    categories: [{ slug: 'vases', name: 'Jugs and vases', parentName: 'Ceramics', count: 12 }],
    pieces: [{ listingId: 'jug', title: 'Blue jug', priceCents: 4200, currency: 'EUR', picture: null }],
    shops: [{ slug: 'jug-house', name: 'Jug House', place: 'Porto' }],
  };
  const asked = await answerCall(page, search.suggest, ({ q }) =>
    q.startsWith('jug') ? suggested : { queries: [], categories: [], pieces: [], shops: [] },
  );
  await open(page, '/search?q=tea');
  const field = page.getByRole('combobox', { name: /^Search/ }).first();
  await expect(field).toHaveValue('tea');
  await field.fill('j');
  await field.fill('jug');
  const rows = page.locator('.suggest [role=option]');
  await expect(rows).toHaveCount(4);
  expect(await Promise.all((await rows.all()).map((row) => row.getAttribute('href')))).toEqual([
    ...['/search?q=jug%20with%20lid', '/category/vases', '/product/jug', '/shop/jug-house'],
  ]);
  await expect(rows.nth(1)).toContainText('Jugs and vases');
  await expect(rows.nth(1)).toContainText('Ceramics');
  await expect(rows.nth(2)).toHaveText('Blue jug€42.00');
  await expect(rows.nth(3)).toHaveText('Jug HousePorto');
  expect(asked.map(({ q }) => q)).not.toContain('j');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  await expect(rows.nth(0)).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=jug%20with%20lid');
  await field.fill('');
  await expect(rows).toHaveCount(1);
  await expect(rows.nth(0)).toContainText('jug with lid');
  await page.locator('.suggest').getByRole('button', { name: 'Clear' }).click();
  await expect(rows).toHaveCount(0);
  await field.fill('xyzzy');
  await expect(page.locator('.suggest__no')).toContainText('xyzzy');
  await field.press('Escape');
  await expect(page.locator('.suggest')).toHaveCount(0);
});
