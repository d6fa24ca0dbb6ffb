import { beforeEach, expect, test } from 'vitest';
import { facets, output } from '#test/builders/shown-search.ts';
import { forgetAnswers, knowSettings, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { SearchOutput, Suggestions } from '#domain/search/contract.ts';
import { listingSlots } from '../listings/slots.ts';
import { Filters } from './filters/filters.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { LooserFilters, NoResults } from './no-results.tsx';
import { addressOf, emptySearch, type SearchState } from './search-state.ts';
import { SearchField } from './search-field.tsx';

/** Filters of a search, and what is searched for after each press. */
async function filters(state: Partial<SearchState> = {}, shown: SearchOutput = output()) {
  const next: SearchState[] = [];
  server.forget();
  await page.close();
  server.answering('search.countFacets', () => facets());
  await page.show(Filters, { state: { ...emptySearch, ...state }, page: shown, onChange: (to) => void next.push(to) });
  await page.until(() => page.isThere('Made to order2') || page.lines().some((line) => line.includes('Rating')));
  return async (name: string, text?: string): Promise<string[]> => {
    if (text === undefined) await page.press(name);
    else {
      await page.type(name, text);
      await page.leave();
    }
    return next.splice(0).map(addressOf);
  };
}
const match: Suggestions = {
  queries: ['blue jug'],
  categories: [
    { slug: 'jugs', name: 'Jugs', parentName: 'Clay', count: 1 },
    { slug: 'blue', name: 'Blue things', parentName: null, count: 1200 },
  ],
  listings: [{ listingId: 'j1', title: 'The blue jug', priceCents: 4200, currency: 'EUR', picture: null }],
  shops: [{ slug: 'blue', name: 'Blue Clay', place: 'Porto' }],
};
listingSlots.Heart = () => null;
listingSlots.useReserved = () => new Map();
beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  signIn(null);
  knowSettings({ menuCategories: [] });
});

test('[UX-21, UX-23] every value stands with what it would show', async () => {
  let press = await filters({ q: 'jug', materials: ['glass'], shipsTo: 'FR' });
  expect(page.lines()).toEqual([
    'Craft',
    '[clay 1,200 → /search?q=jug&materials=glass&shipsTo=FR&category=clay]',
    'wood 0',
    'Price',
    '‹text Price from, in euro›to‹text Price to, in euro›[Apply the price]',
    '‹checkbox›Under €201‹checkbox›€20 to €502‹checkbox›€50 to €1003‹checkbox›€100 to €2004‹checkbox›€200 and more5',
    'Leaves the workshop',
    '‹checkbox›In 1–2 days1‹checkbox›Within a week2‹checkbox›Within two weeks3',
    'How it is made, and offers',
    '‹checkbox›Ready to ship1‹checkbox›Made to order2‹checkbox›Can be personalised3‹checkbox›Reduced4‹checkbox›Free post5‹checkbox›Last pieces6',
    'Material',
    '‹checkbox off›Clay0‹checkbox›Stone1‹checkbox›Oak2‹checkbox›Silver3‹checkbox›Gold4‹checkbox›Wool5‹checkbox on›Glass7[1 more]',
    'Colour',
    '‹checkbox›Deep blue2',
    'Ships from',
    '‹checkbox›Portugal4',
    'Ships to',
    'Anywhere / Germany (1,200) / *France (0) /',
    'Origin',
    '‹checkbox›Designed by the seller1',
    'Rating',
    '‹checkbox›4 and up4 stars and more5',
  ]);
  const pressed = ['In 1–2 days', 'Ready to ship', 'Clay', 'Deep blue', 'Portugal', 'Under', '€200'];
  const each: Record<string, string[]> = {};
  for (const name of pressed) each[name] = await press(name);
  expect(each).toEqual({
    Clay: [],
    'Deep blue': ['/search?q=jug&materials=glass&colours=deep+blue&shipsTo=FR'],
    'In 1–2 days': ['/search?q=jug&materials=glass&shipsTo=FR&leavesWithin=2'],
    Portugal: ['/search?q=jug&materials=glass&shipsFrom=PT&shipsTo=FR'],
    'Ready to ship': ['/search?q=jug&materials=glass&shipsTo=FR&readyToShip=yes'],
    Under: ['/search?q=jug&maxPrice=1999&materials=glass&shipsTo=FR'],
    '€200': ['/search?q=jug&minPrice=20000&materials=glass&shipsTo=FR'],
  });
  press = await filters({ materials: ['clay'], rating: 4, leavesWithin: 7, onSale: true, maxPrice: 1999 });
  const off: Record<string, string[]> = {};
  for (const name of ['Clay', 'Within a week', 'Reduced', 'Under']) off[name] = await press(name);
  expect(off).toEqual({
    Clay: ['/search?maxPrice=1999&rating=4&onSale=yes&leavesWithin=7'],
    Reduced: ['/search?maxPrice=1999&materials=clay&rating=4&leavesWithin=7'],
    Under: ['/search?materials=clay&rating=4&onSale=yes&leavesWithin=7'],
    'Within a week': ['/search?maxPrice=1999&materials=clay&rating=4&onSale=yes'],
  });
});

test('[UX-21] a long list opens, keeps what is chosen in it, and stays open for the visit', async () => {
  await filters();
  const isThere = (): boolean[] => ['Linen', 'Glass'].map((name) => page.lines().some((line) => line.includes(name)));
  const before = isThere();
  await page.press('2 more');
  const opened = isThere();
  await filters();
  expect([before, opened, isThere()]).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
});

test('[UX-23] a price that is typed is asked for when one leaves the field, in cents', async () => {
  const type = await filters({ minPrice: 1000 });
  const from = 'Price from, in euro';
  const each: string[][] = [];
  for (const text of ['12,5', '10', '€ 7', 'x', '1.250', '9999999']) each.push(await type(from, text));
  expect(each).toEqual([
    ['/search?minPrice=1250'],
    [],
    ['/search?minPrice=700'],
    [],
    [],
    ['/search?minPrice=100000000'],
  ]);
  await type(from, '1.250');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('“1.250” can mean two amounts.');
});

test('[UX-23] neither thumb passes the other, also where a price is not of whole euros', async () => {
  const bounds = output({ priceRange: { minCents: 500, maxCents: 9900 } });
  const drag = async (thumb: string, to: string): Promise<string[]> =>
    (await filters({ minPrice: 2050, maxPrice: 4050 }, bounds))(thumb, to);
  expect([
    await drag('Highest price', '90'),
    await drag('Lowest price', '5'),
    await drag('Highest price', '10'),
    page.called('Highest price').getAttribute('aria-valuetext'),
    await drag('Lowest price', '95'),
    page.called('Lowest price').getAttribute('aria-valuetext'),
  ]).toEqual([
    ['/search?minPrice=2050&maxPrice=9000'],
    ['/search?maxPrice=4050'],
    ['/search?minPrice=2050&maxPrice=2050'],
    '€20.00',
    ['/search?minPrice=4050&maxPrice=4050'],
    '€41.00',
  ]);
});

test('[UX-23] the country: one that nothing is sent to is off', async () => {
  await filters();
  const off = [...document.querySelectorAll('option')].map(({ value, disabled }) => `${value} ${disabled}`);
  await filters({ shipsTo: 'FR' });
  expect([off, [...document.querySelectorAll('option')].map(({ value, disabled }) => `${value} ${disabled}`)]).toEqual([
    [' false', 'DE false', 'FR true'],
    [' false', 'DE false', 'FR false'],
  ]);
});

test('[UX-18, UX-20] suggestions from two letters on, gone through by keys', async () => {
  await page.open(SearchField, { className: 'x' });
  server.answering('search.suggest', () => match);
  await page.type('Search', 'b');
  await new Promise((resolve) => setTimeout(resolve, 80));
  await time.settle();
  expect(server.requestsSent()).toEqual([]);
  await page.type('Search', ' blue ');
  await page.until(() => page.lines().some((line) => line.includes('The blue jug')));
  expect([server.requestsSent(), page.lines()]).toEqual([
    [['search.suggest', { q: 'blue' }]],
    [
      '[Close the search: ]‹search Search blue ›[Clear the search: ]',
      '[blue jug → /search?q=blue%20jug]',
      '[Jugs in Clay → /category/jugs]',
      '[Blue things 1,200 pieces → /category/blue]',
      '[The blue jug€42.00 → /product/j1]',
      '[Blue ClayPorto → /shop/blue]',
    ],
  ]);
  await page.hit('ArrowDown');
  await page.hit('ArrowDown');
  const field = page.called('Search');
  await page.hit('Escape');
  expect([field.getAttribute('aria-expanded'), field.getAttribute('aria-activedescendant')]).toEqual(['false', null]);
  await page.type('Search', ' blue  ');
  await page.until(() => page.lines().some((line) => line.includes('The blue jug')));
  await page.hit('ArrowDown');
  await page.hit('ArrowDown');
  expect([
    field.getAttribute('aria-expanded'),
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
  ]).toEqual(['true', 'Jugs in Clay']);
  await page.hit('Enter');
  expect([page.address(), page.focused(), localStorage.getItem('recent-searches')]).toEqual([
    '/category/jugs',
    '',
    null,
  ]);
  await page.press('Search');
  await page.hit('ArrowDown');
  await page.hit('Enter');
  expect([page.address(), localStorage.getItem('recent-searches')]).toEqual(['/search?q=blue%20jug', '["blue jug"]']);
});

test('[UX-07, UX-20] with an empty field the last searches', async () => {
  await page.open(SearchField, { className: 'x' });
  await page.type('Search', '  a bowl ');
  await page.submit('Search');
  expect([page.address(), localStorage.getItem('recent-searches')]).toEqual(['/search?q=a%20bowl', '["a bowl"]']);
  await page.open(SearchField, { className: 'x' });
  await page.press('Search');
  await page.until(() => page.lines().some((line) => line.includes('a bowl')));
  expect(page.lines()).toEqual([
    '[Close the search: ]‹search Search›',
    'Last searches[Clear]',
    '[a bowl → /search?q=a%20bowl]',
    'Look through a craft',
  ]);
  knowSettings({ menuCategories: [partly({ slug: 'clay', name: 'Clay' })] });
  await page.press('Clear');
  await page.type('Search', 'q');
  await page.type('Search', '');
  const isOpen = (): boolean => page.lines().includes('Look through a craft');
  const before = isOpen();
  await page.press('Clay');
  expect([before, isOpen(), page.address()]).toEqual([true, false, '/category/clay']);
  knowSettings({ menuCategories: [] });
  await page.open(SearchField, { className: 'x', landmark: 'Search' });
  await page.press('Search');
  expect([page.lines(), localStorage.getItem('recent-searches')]).toEqual([
    ['[Close the search: ]‹search Search›', 'Look through a craft'],
    null,
  ]);
  await page.type('Search', '   ');
  await page.submit('Search');
  expect([page.address(), localStorage.getItem('recent-searches')]).toEqual(['/search', null]);
  await page.press('Search');
  await page.type('Search', 'zz');
  server.answering('search.suggest', () => ({ queries: [], categories: [], listings: [], shops: [] }));
  await page.until(() => page.lines().some((line) => line.includes('zz”') || line.includes('zz')));
  await page.hit('Escape');
  expect(page.lines()).toEqual(['[Close the search: ]‹search Search zz›[Clear the search: ]']);
});

test('[UX-28] nothing found: what to take away, and where else to look', async () => {
  const none = async (state: Partial<SearchState>, changes: Partial<SearchOutput> = {}): Promise<string[]> => {
    await page.open(NoResults, { state: { ...emptySearch, ...state }, page: output(changes) });
    return page.lines();
  };
  const looser = [
    { without: 'onSale', count: 3 },
    { without: 'rating', count: 0 },
    { without: 'maxPrice', count: 1 },
  ] as const;
  expect([
    await none({ q: 'xyzzy' }),
    await none({ q: 'xyzzy', onSale: true, maxPrice: 1000 }, { looser: [...looser] }),
    await none({ category: 'clay' }),
    await none({ onSale: true }, { categories: [] }),
    await none({ category: 'gone' }),
  ]).toEqual([
    [
      'Nothing for “xyzzy” here',
      'Try fewer or more general words.',
      '[See all pieces → /search]',
      'Look through a craft',
      '[clay → /category/clay]',
      '[wood → /category/wood]',
    ],
    expect.arrayContaining([
      'Nothing for “xyzzy” here',
      '[Remove “Reduced” → /search?q=xyzzy&maxPrice=1000] – 3 results',
      '[Remove “Up to €10.00” → /search?q=xyzzy&onSale=yes] – 1 result',
      '[clay → /category/clay]',
    ]),
    [
      'Nothing here yet',
      'No piece of this craft is for sale at the moment.',
      '[See all pieces → /search]',
      'Look through a craft',
      '[wood → /category/wood]',
    ],
    ['Nothing here with these filters', 'Look without one of the filters.', '[See all pieces → /search]'],
    [
      'It may have moved',
      'Every piece stands in one of the crafts below.',
      '[See all pieces → /search]',
      'Look through a craft',
      '[clay → /category/clay]',
      '[wood → /category/wood]',
    ],
  ]);
  await page.open(LooserFilters, { state: emptySearch, page: output({ looser: [{ without: 'rating', count: 0 }] }) });
  expect(page.lines()).toEqual([]);
});

test('[UX-24] on a phone the filters are a sheet whose button counts along', async () => {
  const sheet = async (shown: SearchOutput | undefined, isCounting = false): Promise<string | undefined> => {
    await page.open(FilterSheet, {
      state: { ...emptySearch, q: 'jug', onSale: true },
      page: shown,
      isCounting,
      onClose: () => undefined,
    });
    return page.lines().at(-1);
  };
  expect([
    await sheet(undefined),
    await sheet(output({ total: 3, matchingAll: 3 }), true),
    await sheet(output()),
    await sheet(output({ total: 1200, matchingAll: 1200, totalIsExact: false })),
  ]).toEqual(['[Counting …]', '[Counting …]', '[No results]', '[Show 1,200+ results]']);
  const visits = history.length;
  await page.press('Clear all');
  // The way back leads to where one came from.
  expect([page.address(), history.length]).toEqual(['/search?q=jug', visits]);
});

test('[UX-21, UX-05] while a choice is counted anew, what was counted stands there', async () => {
  await filters();
  const letGo = server.holding('search.countFacets');
  await page.again(Filters, { state: { ...emptySearch, onSale: true }, page: output(), onChange: () => undefined });
  const count = (): string | undefined => /Made to order(\d+)/.exec(page.lines().join(' '))?.[1];
  const meanwhile = count();
  await letGo(facets({ madeToOrder: 41 }));
  expect([meanwhile, count()]).toEqual(['2', '41']);
});
