import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picturesOf } from '../listing-of.ts';
import { demoFamilies } from './families.ts';
import { demoPostage } from './postage.ts';
import { demoShops } from './shops.ts';

const folder = join(import.meta.dirname, '../pictures/finished');
const large = join(import.meta.dirname, '../pictures/large');
const sizesIn = (location: string): number[] =>
  readdirSync(location).map((file) => statSync(join(location, file)).size);
const listings = demoFamilies.flatMap((family) => family.listings);

test('[CAT-06] the pictures of every piece are there, light enough', () => {
  const named = listings.flatMap(picturesOf);
  expect(named.filter((name) => !existsSync(join(folder, `${name}.webp`)))).toEqual([]);
  expect(Math.max(...sizesIn(folder))).toBeLessThan(75_000);
  const mains = listings.map(({ picture }) => picture);
  expect(mains.filter((main, index) => mains.indexOf(main) !== index)).toEqual([]);
});

test('[CAT-06, UX-30] for zooming every first picture has one of 2,000 px of the same thing', async () => {
  const names = readdirSync(large);
  const firsts = listings.map((listing) => `${picturesOf(listing)[0]}.webp`);
  expect(firsts.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  const widths = await Promise.all(names.map(async (name) => (await sharp(join(large, name)).metadata()).width));
  expect(new Set(widths)).toEqual(new Set([2000]));
  expect(Math.max(...sizesIn(large))).toBeLessThan(260_000);
  expect([...sizesIn(folder), ...sizesIn(large)].reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000_000);
});

test('[CAT-06] twenty workshops or more, each with pieces, a story and a way to pack of its own', () => {
  const keys = demoShops.map(({ key }) => key);
  expect(keys.length).toBeGreaterThanOrEqual(20);
  expect(demoFamilies.map(({ shop }) => shop).filter((shop) => !keys.includes(shop))).toEqual([]);
  expect(keys.filter((key) => !demoFamilies.some(({ shop }) => shop === key))).toEqual([]);
  expect(Object.keys(demoPostage).filter((key) => !keys.includes(key))).toEqual([]);
  for (const part of ['story', 'tagline', 'packing', 'email', 'owner', 'name'] as const)
    expect([part, new Set(demoShops.map((shop) => shop[part])).size]).toEqual([part, keys.length]);
  const makers = makersByKind();
  for (const [kind, shops] of makers)
    if (shops.length >= A_COMMON_KIND) expect([kind, new Set(shops).size >= 3]).toEqual([kind, true]);
  expect([...makers.values()].filter((shops) => shops.length >= A_COMMON_KIND).length).toBeGreaterThanOrEqual(18);
});

const A_COMMON_KIND = 3;

/** The shop of each piece, by the category that the piece is in. */
function makersByKind(): Map<string, string[]> {
  const makers = new Map<string, string[]>();
  for (const { shop, category, listings: own } of demoFamilies)
    for (const listing of own) {
      const kind = listing.category ?? category;
      makers.set(kind, [...(makers.get(kind) ?? []), shop]);
    }
  return makers;
}

test('[CAT-01, CAT-06] a colour is a choice of one piece', () => {
  const chosen = listings.filter((listing) => listing.choice);
  expect(chosen.length).toBeGreaterThanOrEqual(25);
  for (const { title, choice } of chosen) {
    const combinations = (choice?.options ?? []).reduce((product, { values }) => product * values.length, 1);
    expect([title, choice?.quantities.length]).toEqual([title, combinations]);
  }
  const values = chosen.flatMap((listing) => (listing.choice?.options ?? []).flatMap((option) => option.values));
  expect(values.filter(({ picture }) => picture).length).toBeGreaterThanOrEqual(100);
  expect(values.filter(({ more }) => more).length).toBeGreaterThanOrEqual(10);
  // The same piece in another colour is not another piece.
  const text = new Set(values.filter(({ picture }) => picture).map(({ value }) => value.toLowerCase()));
  expect(chosen.filter(({ title }) => text.has(title.split(', ')[1] ?? '')).map(({ title }) => title)).toEqual([]);
});
