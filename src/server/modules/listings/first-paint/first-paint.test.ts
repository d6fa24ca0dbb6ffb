import { expect, test } from 'vitest';
import type { Home } from '#domain/listings/home.ts';
import type { Listing } from '#domain/listings/model.ts';
import { productFirstPaint } from './product-first-paint.ts';
import { homeFirstPaint } from './home-first-paint.ts';

const hostile = `</div><script>alert(1)</script>"'>&`;
const picture = { id: 'p1', width: 1200, height: 900, colour: '#aabbcc', alt: hostile, focusX: 0.5, focusY: 0.5 };
const listing = {
  title: hostile,
  priceCents: 2800,
  categoryPath: [{ slug: 'mugs', name: hostile }],
  pictures: [picture, { ...picture, id: 'p2' }],
  shop: { name: hostile, place: hostile },
} as unknown as Listing;

test('[UX-02, CAT-03] the document brings picture, name and price of a piece', () => {
  const html = productFirstPaint({ ...listing, title: 'Mug, ink' }, 1);
  expect(html).toContain('<h1>Mug, ink</h1>');
  expect(html).toContain('€28.00');
  expect(html).toContain('/pictures/p2/640.avif 640w');
  expect(html).not.toMatch(/<button|<input|href=|style=/);
});

test('[UX-02, CAT-03] hostile words stay words in it', () => {
  const html = productFirstPaint(listing, 0);
  expect(html).not.toContain('<script');
  for (const [, value] of html.matchAll(/="([^"]*)"/g)) expect(value).not.toMatch(/[<>']/);
  expect(html.match(/<div/g)?.length).toBe(html.match(/<\/div>/g)?.length);
});

test('[UX-02] a picture that its maker cut beside the middle waits for the page’s own code', () => {
  const aside = { ...picture, focusX: 0.2 };
  expect(productFirstPaint({ ...listing, pictures: [aside] }, 0)).not.toContain('<img');
  expect(productFirstPaint({ ...listing, pictures: [{ ...aside, height: 1200 }] }, 0)).toContain('<img');
});

test('[UX-02, CAT-05] the document brings the opening of the home page', () => {
  const card = { title: hostile, shopName: hostile, place: '', priceCents: 900, picture };
  const html = homeFirstPaint(
    { shopCount: 1200, opening: [card, { ...card, title: 'Bowl' }] } as unknown as Home,
    'en',
  );
  expect(html).toContain('1,200 small workshops');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('<b>Bowl</b>');
  expect(html).not.toMatch(/<script|<button|href=|style=/);
});

test('[UX-02, UX-70] the opening speaks the language of its reader', () => {
  const html = homeFirstPaint({ shopCount: 1200, opening: [] } as unknown as Home, 'de');
  expect(html).toContain('Von Hand gemacht');
  expect(html).toContain('aus 1.200 kleinen Werkstätten');
});
