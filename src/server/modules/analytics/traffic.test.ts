import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { contract } from '#domain/modules.ts';
import { insertAdmin } from '../admin/admin-store.ts';
import { endRetentions } from '../../platform/personal-data/end-retention.ts';
import { countTraffic, type Traffic } from './count-traffic.ts';
import { addTraffic, type TrafficCount } from './traffic-store.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const web = temporaryFolder('web-');
let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let bo: Browser;
const sql = sqlOf(() => sale);

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'assets/a.js'), 'export {};');
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>',
  );
  sale = await openSale({ CLOCK: 'simulated', TIME_ZONE: 'UTC' }, { web });
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana);
  bo = await signUp(browser(sale.address), 'Bo Buyer');
  await sale.settle();
});
beforeEach(async () => {
  await sale.app.outside.traffic?.flush();
  await sql('TRUNCATE traffic_days, traffic_sources, search_terms, listing_totals');
});
afterAll(async () => {
  await sale.stop();
  rmSync(web, { recursive: true });
});

const open = async (path: string, headers: Record<string, string> = {}): Promise<void> => {
  const answer = await fetch(sale.address + path, { headers: { 'user-agent': CHROME, ...headers } });
  await answer.text();
};
const cookieOf = ({ cookies }: Browser): Record<string, string> => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});
async function sums(): Promise<Record<string, unknown>[]> {
  await sale.app.outside.traffic?.flush();
  const { rows } = await sql(
    'SELECT seller_id, listing_id, views, visits, favourites, cart_adds FROM traffic_days ORDER BY seller_id DESC, listing_id DESC',
  );
  return rows;
}
const viewsOfMug = async (): Promise<unknown> => (await sums()).find((row) => row.listing_id === mug.listingId)?.views;
const sourcesOf = async (kind: string): Promise<unknown[]> =>
  (await sql('SELECT name FROM traffic_sources WHERE kind = $1 AND seller_id <> $2 ORDER BY 1', [kind, ''])).rows.map(
    ({ name }) => name,
  );

test('[DASH-03] each page that is opened counts for its listing, its shop and the marketplace', async () => {
  const hits = sale.app.cache.size.hits;
  for (let times = 0; times < 3; times += 1) await open(`/product/${mug.listingId}`);
  await open('/shop/ana-potter', { referer: `${sale.address}/product/${mug.listingId}` });
  expect(sale.app.cache.size.hits).toBe(hits + 2);
  const none = { favourites: 0, cart_adds: 0 };
  const rows = await sums();
  expect(rows).toEqual([
    { seller_id: ana.userId, listing_id: mug.listingId, views: 3, visits: 3, ...none },
    { seller_id: ana.userId, listing_id: '', views: 4, visits: 3, ...none },
    { seller_id: '', listing_id: '', views: 4, visits: 3, ...none },
  ]);
});

test('[DASH-03] programs, pages fetched ahead', async () => {
  const page = `/product/${mug.listingId}`;
  await open(page, { 'user-agent': 'Googlebot/2.1' });
  await open(page, { 'sec-purpose': 'prefetch;prerender' });
  await open(page, { cookie: ana.cookie ?? '' });
  await open('/product/gone');
  await ana.call('POST', '/api/views', { address: page, from: '/' }, { 'user-agent': CHROME });
  expect(await sums()).toEqual([]);
  await open(page, cookieOf(bo));
  expect(await viewsOfMug()).toBe(1);
});

test('[DASH-03] a page that the browser shows by itself counts with the page before it', async () => {
  const view = { address: `/product/${mug.listingId}?utm_campaign=Spring`, from: '/search?q=Blue+mug' };
  await browser(sale.address).call('POST', '/api/views', view, { 'user-agent': CHROME });
  await browser(sale.address).call(
    'POST',
    '/api/views',
    { address: '/search?q=blue%20mug', from: '/' },
    { 'user-agent': CHROME },
  );
  expect(await viewsOfMug()).toBe(1);
  expect([await sourcesOf('source'), await sourcesOf('campaign'), await sourcesOf('term')]).toEqual([
    ['site'],
    ['spring'],
    ['blue mug'],
  ]);
  expect((await sql('SELECT term, searches, clicks FROM search_terms')).rows).toEqual([
    { term: 'blue mug', searches: 1, clicks: 1 },
  ]);
});

test('[SRCH-01, OFFICE-04] the office reads what is searched for and what little is there', async () => {
  await insertAdmin(sale.app.db, { userId: bo.userId, role: 'analytics_admin', createdBy: null, now: new Date() });
  for (const text of ['mug', 'porcelain unicorn', 'mug']) {
    await browser(sale.address).call('GET', `/api/search?q=${encodeURIComponent(text)}`);
    await open(`/search?q=${encodeURIComponent(text)}`);
  }
  await sale.app.outside.traffic?.flush();
  const day = sale.app.clock.now().toISOString().slice(0, 10);
  const { items } = await ask(bo, contract.analytics.listSearchTerms, { from: day, to: day });
  expect(items.map(({ term, searches, matches }) => [term, searches, matches])).toEqual([
    ['mug', 1, 1],
    ['porcelain unicorn', 1, 0],
  ]);
  expect(items[0]?.category).toBe('ceramics');
  const refused = await ana.call('GET', `/api/admin/analytics/search-terms?from=${day}&to=${day}`);
  expect(refused.status).toBe(403);
});

test('[DASH-03] favourites and pieces put into carts are counted', async () => {
  await withCart(sale, mug);
  for (const who of [bo, bo, ana]) await who.call('POST', '/api/wishlist/items', { id: mug.listingId });
  expect((await sums())[0]).toMatchObject({ listing_id: mug.listingId, views: 0, favourites: 1, cart_adds: 1 });
});

const counted = (changes: Partial<TrafficCount> = {}): TrafficCount => ({
  ...{ kind: 'listing', key: mug.listingId, viewer: '', count: 1, visits: 1, source: 'direct', campaign: '', term: '' },
  quarter: Math.floor(sale.app.clock.now().getTime() / 900_000),
  ...changes,
});

test('[DASH-03] a batch whose answer was lost is written once', async () => {
  const other: Traffic = countTraffic(sale.app);
  const { db } = sale.app;
  const { query } = db;
  for (let times = 0; times < 20; times += 1) {
    other.pageShown({
      address: `/product/${mug.listingId}`,
      from: '/',
      userAgent: CHROME,
      viewer: '',
      ip: '192.0.2.1',
    });
    await open(`/product/${mug.listingId}`);
  }
  db.query = async (statement) => {
    await query(statement);
    throw new Error('the line broke before the answer');
  };
  await other.flush();
  db.query = query;
  await Promise.all([other.stop(), sale.app.outside.traffic?.flush()]);
  expect(await viewsOfMug()).toBe(40);
});

test('[DASH-03] a view counts on the day of the shop, and its sums go when their time is over', async () => {
  await sql(`UPDATE shops SET time_zone = 'America/New_York' WHERE seller_id = $1`, [ana.userId]);
  const quarter = Date.parse('2026-03-10T02:00:00Z') / 900_000;
  await addTraffic(sale.app.db, { writer: 'w', number: 1, counts: [counted({ quarter })], now: new Date() });
  const days = async () => (await sql('SELECT seller_id, day FROM traffic_days ORDER BY 1 DESC, listing_id')).rows;
  expect((await days()).map(({ day }) => day)).toEqual(['2026-03-09', '2026-03-09', '2026-03-10']);
  await sql(`UPDATE traffic_days SET day = $1::date - 761 WHERE seller_id <> ''`, [sale.app.clock.now()]);
  await endRetentions.run(sale.app);
  expect((await days()).map((row) => row.seller_id)).toEqual(['']);
});

test('[INV-21] names that somebody makes up are bounded: 200 a day for a shop', async () => {
  const named = (from: number) =>
    Array.from({ length: 150 }, (_, n) => counted({ campaign: `c${from + n}`, count: 1 }));
  for (const [index, from] of [0, 150, 300, 0].entries())
    await addTraffic(sale.app.db, { writer: 'names', number: index + 1, counts: named(from), now: new Date() });
  expect((await sourcesOf('campaign')).length).toBe(300);
  expect(await viewsOfMug()).toBe(600);
});

test('[INV-21] one network cannot make a page look looked at, nor a term searched for', async () => {
  const other: Traffic = countTraffic(sale.app);
  const show = (address: string, ip: string) =>
    other.pageShown({ address, from: '/', userAgent: CHROME, viewer: '', ip });
  for (let times = 0; times < 40; times += 1) {
    show(`/product/${mug.listingId}`, '2001:db8::1');
    show('/search?q=bowl', `2001:db8::${times}`);
  }
  for (const ip of ['192.0.2.7', '192.0.2.8', '192.0.2.8']) show('/search?q=bowl', ip);
  await other.stop();
  expect(await viewsOfMug()).toBe(30);
  expect((await sql('SELECT searches FROM search_terms')).rows).toEqual([{ searches: 3 }]);
});
