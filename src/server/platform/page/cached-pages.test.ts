import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import { variantOf, type SoldVariant } from '#test/builders/buying.ts';
import { openSale, type Sale, signUp, browser } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';

let sale: Sale;
let mug: SoldVariant;
const web = temporaryFolder('web-');

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'assets/a.js'), 'export {};');
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><html lang="en"><head><title>x</title></head><body><div id="app"></div></body></html>',
  );
  sale = await openSale({}, { web });
  const ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana);
  await sale.settle();
});
afterAll(async () => {
  await sale.stop();
  rmSync(web, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(`${sale.address}${path}`, { redirect: 'manual', ...init });
const text = async (path: string, init: RequestInit = {}) => (await ask(path, init)).text();
const forget = (): void => {
  sale.app.cache.pause();
  sale.app.cache.resume();
};
const entries = (): number => sale.app.cache.size.entries;
const paths = (): string[] => [
  '/',
  `/product/${mug.listingId}`,
  '/shop/ana-potter',
  '/search?q=mug',
  '/category/mugs?sort=price',
];
const joined = (path: string, more: string): string => `${path}${path.includes('?') ? '&' : '?'}${more}`;

test('[RUN-10] a page is one page, whatever hangs on its address and however that is written', async () => {
  for (const path of paths()) {
    forget();
    const fresh = await text(path);
    expect(fresh).toContain('page-state');
    for (const way of [
      joined(path, 'utm_source=letter&utm_campaign=x'),
      joined(path, `fbclid=${'x'.repeat(200)}`),
      joined(path, '&&&'),
      joined(path, 'Q=odd'),
      path.replace(/^\/(\w)(\w+)/, (_, first: string, rest: string) => `/%${first.charCodeAt(0).toString(16)}${rest}`),
      path.replace(/^(\/[^?]+)/, '$1/'),
    ])
      expect([way, (await text(way)) === fresh, entries()]).toEqual([way, true, 1]);
  }
});

test('[UX-72] an article says to search engines where it stands, from the first step on', async () => {
  const positions = [...(await text('/support/returns')).matchAll(/"position":(\d+)/g)].map(([, at]) => Number(at));
  expect(positions.length).toBeGreaterThan(1);
  expect(positions).toEqual(positions.map((_, index) => index + 1));
});

test('[SHELL-01] a shop without words of its own is described by its name', async () => {
  expect(/<meta name="description" content="([^"]*)"/.exec(await text('/shop/ana-potter'))?.[1]).toContain(
    'Ana Potter',
  );
});

test('[RUN-10] what the address says of the page has its own', async () => {
  forget();
  const [mugs, pots] = [await text('/search?q=mug'), await text('/search?q=pot')];
  expect([entries(), mugs === pots]).toEqual([2, false]);
  expect([await text('/search?q=mug&q=pot'), await text('/search?q=pot&q=mug')]).toEqual([mugs, pots]);
  expect(entries()).toBe(2);
  await text('/search?minPrice=nonsense');
  expect(entries()).toBe(2);
  // Strangers think up as many addresses as they like: what is not there is not kept.
  for (const path of ['/product/none', '/shop/nobody-here']) expect((await ask(path)).status).toBe(404);
  expect(entries()).toBe(2);
});

test('[RUN-10] who asked first decides nothing: not by HEAD, not by another host', async () => {
  for (const path of paths()) {
    forget();
    const fresh = await text(path);
    forget();
    const head = await ask(path, { method: 'HEAD' });
    expect([path, head.status, entries()]).toEqual([path, 200, 0]);
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-original-url': '/evil' };
    expect([path, (await text(path, { headers: forwarded })) === fresh]).toEqual([path, true]);
    expect([path, (await text(path)) === fresh]).toEqual([path, true]);
  }
  forget();
  const ana = await signUp(browser(sale.address), 'Bo Buyer');
  const own = await ana.call('GET', '/');
  expect([entries(), own.headers.get('cache-control'), String(own.body).includes('Bo Buyer')]).toEqual([
    0,
    'no-store',
    true,
  ]);
  expect(await text('/')).not.toContain('Bo Buyer');
  expect((await ana.call('GET', '/')).body).toContain('Bo Buyer');
});

test('[RUN-11] a kept page and a kept sitemap say what they depend on', async () => {
  forget();
  for (const path of ['/', '/sitemap.xml', '/sitemap/places.xml']) {
    const { hits } = sale.app.cache.size;
    const [fresh, cached] = [await ask(path), await ask(`${path}?x=1`), await ask(path)].filter(
      (_, index) => index !== 1,
    );
    expect([path, sale.app.cache.size.hits - hits]).toEqual([path, 2]);
    for (const name of ['content-security-policy', 'x-content-type-options', 'content-type', 'cache-control'])
      expect([path, name, cached?.headers.get(name)]).toEqual([path, name, fresh?.headers.get(name)]);
    if (path === '/') expect(cached?.headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
  }
});

test('[RUN-10] a page of the sitemap is one of those that the index names', async () => {
  forget();
  const [first = ''] = /\/sitemap\/pieces\/\S+?\.xml/.exec(await text('/sitemap.xml')) ?? [];
  const page = await text(first);
  expect(page).toContain(mug.listingId);
  for (const key of ['0', 'zzzz', mug.listingId, ...Array.from({ length: 40 }, (_, index) => `made-up-${index}`)])
    expect([key, await text(`/sitemap/pieces/${key}.xml`)]).toEqual([key, page]);
  expect(entries()).toBe(2);
});

test('[RUN-04] the demo shows the kit of the browser; a real shop has no such page', async () => {
  expect((await ask('/dev/ui')).status).toBe(404);
  const demo = await openSale({ DEMO: 'on' }, { web });
  const page = await fetch(`${demo.address}/dev/ui`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>The kit')]);
  await demo.stop();
});
