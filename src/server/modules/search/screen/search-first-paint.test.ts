import { expect, test } from 'vitest';
import { searchInputSchema, type SearchOutput } from '#domain/search/contract.ts';
import { searchFirstPaint, type SearchPaint } from './search-first-paint.ts';

const hostile = `</ul><script>alert(1)</script>"'>&`;
const picture = { id: 'p1', width: 2000, height: 2000, colour: '#aabbcc', alt: '', focusX: 0.5, focusY: 0.5 };
const card = {
  ...{ listingId: 'mug-1', title: 'Round mug', shopName: 'Kerlann', place: 'Locronan', picture, contents: null },
  ...{ priceCents: 2600, priceVaries: true, compareAtCents: 3200, ratingMean: 4.7, ratingCount: 7, stock: 9 },
};
const painted = (page: object = {}, changes: Partial<SearchPaint> & { asked?: object } = {}): string =>
  searchFirstPaint({
    input: searchInputSchema.parse({ q: 'mug', ...changes.asked }),
    page: { items: Array.from({ length: 9 }, () => card), total: 1200, totalIsExact: true, ...page } as SearchOutput,
    ...{ heading: '“mug”', crumbs: [], language: 'en', ...changes },
  });

test('[UX-02, UX-26] the document brings the cards of the first window', () => {
  const html = painted();
  for (const part of ['<h1>“mug”</h1>', '1,200 results.', 'href="/product/mug-1">Round mug</a>', '€26.00', '€32.00'])
    expect(html).toContain(part);
  expect([html.match(/<img/g)?.length, html.match(/fetchpriority="high"/g)?.length]).toEqual([6, 3]);
  expect(html).not.toMatch(/<button|<input|style=/);
});

test.each([
  ['en', { saleEndsAt: '2026-12-01T12:00:00.000Z', saleTimeZone: 'Europe/Berlin' }, 'Sale until Tue 1 Dec'],
  ['de', { saleEndsAt: '2026-12-01T12:00:00.000Z', saleTimeZone: 'Europe/Berlin' }, 'Aktion bis Di. 1. Dez.'],
  ['de', { stock: 2 }, 'Nur noch 2 da'],
  ['de', { madeToOrder: true, processingDays: 1 }, 'Auf Bestellung, 1 Tag'],
  ['de', {}, '26,00 €'],
] as const)('[UX-02, UX-70] a card says in %s what the browser will say: %j', (language, changes, text) => {
  expect(painted({ items: [{ ...card, ...changes }] }, { language }).replaceAll('\u00a0', ' ')).toContain(text);
});

test('[UX-02] hostile words of makers and visitors stay words in it', () => {
  const named = { ...card, title: hostile, shopName: hostile, place: hostile, listingId: hostile };
  const html = painted(
    { items: [named], corrected: hostile },
    { asked: { q: hostile }, heading: hostile, crumbs: [hostile] },
  );
  expect(html).not.toContain('<script');
  for (const [, value] of html.matchAll(/="([^"]*)"/g)) expect(value).not.toMatch(/[<>']/);
});

test('[UX-28] it says that nothing was found; what filters left out comes with the code', () => {
  expect(painted({ items: [], total: 0 }, { language: 'de' })).toContain('Zu „mug“ gibt es hier nichts');
  expect(painted({ items: [], total: 0 }, { asked: { onSale: 'yes' } })).toBe('');
  expect(painted({ relaxed: { droppedWords: [], droppedFilters: ['onSale'] } })).toBe('');
});
