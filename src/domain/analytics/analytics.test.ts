import { expect, test } from 'vitest';
import type { TrafficDay } from './contract.ts';
import { comparePeriods } from './compare-periods.ts';
import { isAutomated } from './is-automated.ts';
import { originOf, type TrafficSource, termOf } from './traffic-source.ts';
import { viewedPage } from './viewed-page.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const queryOf = (text: string): URLSearchParams => new URLSearchParams(text);
const origin = (referrer: string, query = '') => {
  const from = referrer === '' ? null : new URL(referrer);
  return originOf(queryOf(query), from, from?.host === 'shop.example');
};

test.each<[string, TrafficSource, string?]>([
  ['', 'direct'],
  ['https://www.google.de/', 'search'],
  ['https://duckduckgo.com/?q=mug', 'search'],
  ['https://l.instagram.com/?u=x', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://at.co/abc', 'other'],
  ['https://google.evil.example/', 'other'],
  ['https://mail.google.com/', 'mail'],
  ['', 'mail', 'utm_medium=email'],
  ['https://potters.example/links', 'other'],
  ['https://shop.example/', 'site'],
])('[DASH-03] what leads here from “%s” is of the class %s', (referrer, source, query) =>
  expect(origin(referrer, query)).toMatchObject({ source }),
);

test('[DASH-03] somebody visits a shop who comes from elsewhere than from a page of a shop', () => {
  const visits = ['', 'https://x.example/', 'https://shop.example/search?q=mug', 'https://shop.example/wishlist'];
  expect(visits.map((from) => origin(from).isVisit)).toEqual([true, true, true, true]);
  const within = ['https://shop.example/product/l2', 'https://shop.example/shop/ana'];
  expect(within.map((from) => origin(from).isVisit)).toEqual([false, false]);
});

test('[DASH-03] campaigns and search terms are short and plain, and name nobody', () => {
  expect(origin('https://shop.example/search?q=Blue++MUG', 'utm_campaign=<b>Spring "26"')).toMatchObject({
    term: 'blue mug',
    campaign: 'b spring 26',
  });
  expect(origin('https://other.example/search?q=mug').term).toBe('');
  expect(termOf('x'.repeat(80))).toHaveLength(60);
  expect([termOf('bo@example.com'), termOf('0171 2345678'), termOf('  ')]).toEqual(['', '', '']);
});

test.each([
  ['/product/l1', '', { kind: 'listing', key: 'l1' }],
  ['/shop/ana-potter', '', { kind: 'shop', key: 'ana-potter' }],
  ['/search', 'q=Mug', { kind: 'search', key: 'mug' }],
  ['/search', 'q=mug&cursor=x', null],
  ['/product/l1/reviews', '', null],
  ['/product/%2e', '', null],
  ['/cart', '', null],
])('[DASH-03] the page %s?%s counts as what it shows', (path, query, page) =>
  expect(viewedPage(path, queryOf(query))).toEqual(page),
);

test.each([
  [CHROME, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  [CHROME.replace('Chrome/', 'HeadlessChrome/'), true],
  ['curl/8.5.0', true],
  ['facebookexternalhit/1.1', true],
  [undefined, true],
])('[DASH-03] whether “%s” is a program: %s', (agent, is) => expect(isAutomated(agent)).toBe(is));

test('[DASH-03] days are compared with as many before them', () => {
  const day = (name: string, views: number): TrafficDay => ({
    ...{ day: name, views, visits: 0, favourites: 0, cartAdds: 0, orders: 0 },
    ...{ units: 0, revenueCents: 100 * views, refunds: 0, refundedCents: 0 },
  });
  const all = [day('2026-03-01', 1), day('2026-03-02', 2), day('2026-03-03', 3), day('2026-03-04', 4)];
  const { days, sums, before } = comparePeriods(all, '2026-03-03');
  expect([days.length, sums.views, sums.revenueCents, before.views]).toEqual([2, 7, 700, 3]);
});
