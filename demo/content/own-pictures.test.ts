import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoFamilies } from './families.ts';
import { demoChoices } from './options.ts';
import { ownPictures } from './own-pictures.ts';

const folder = join(import.meta.dirname, '../pictures/finished');
const large = join(import.meta.dirname, '../pictures/large');
const sizesIn = (place: string): number[] => readdirSync(place).map((file) => statSync(join(place, file)).size);
const listings = demoFamilies.flatMap((family) => family.listings);

test('[CAT-06] the pictures of every piece are there, light enough, and every row of the table belongs to a piece', () => {
  const named = listings.flatMap((listing) => [listing.picture, listing.second]).filter((name) => name !== undefined);
  expect(named.filter((name) => !existsSync(join(folder, `${name}.webp`)))).toEqual([]);
  const titles = new Set(listings.map((listing) => listing.title));
  expect(Object.keys(ownPictures).filter((title) => !titles.has(title))).toEqual([]);
  expect(Math.max(...sizesIn(folder))).toBeLessThan(75_000);
});

test('[CAT-06, UX-30] for zooming there are pictures of 2,000 px of the same things, and all of them together are under 40 MB', async () => {
  const names = readdirSync(large);
  expect(names.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  const widths = await Promise.all(names.map(async (name) => (await sharp(join(large, name)).metadata()).width));
  expect(new Set(widths)).toEqual(new Set([2000]));
  expect(Math.max(...sizesIn(large))).toBeLessThan(260_000);
  expect([...sizesIn(folder), ...sizesIn(large)].reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000_000);
});

test('[CAT-06] a piece with pictures of its own does not share the main one with another such piece, and most have a second one', () => {
  const mains = Object.values(ownPictures).map(([main]) => main);
  expect(mains.filter((main, index) => mains.indexOf(main) !== index)).toEqual([]);
  expect(Object.values(ownPictures).filter((files) => new Set(files).size > 1).length).toBeGreaterThanOrEqual(100);
});

test('[CAT-01, CAT-06] some thirty pieces come in choices: as many amounts as combinations, every picture there, prices that differ', () => {
  const chosen = listings.filter((listing) => listing.choice);
  expect(chosen.length).toBeGreaterThanOrEqual(25);
  expect(Object.keys(demoChoices).filter((title) => !chosen.some((listing) => listing.title === title))).toEqual([]);
  for (const { title, choice } of chosen) {
    const combinations = (choice?.options ?? []).reduce((product, { values }) => product * values.length, 1);
    expect([title, choice?.quantities.length]).toEqual([title, combinations]);
  }
  const values = chosen.flatMap((listing) => (listing.choice?.options ?? []).flatMap((option) => option.values));
  expect(values.filter(({ picture }) => picture && !existsSync(join(folder, `${picture}.webp`)))).toEqual([]);
  expect(values.filter(({ picture }) => picture).length).toBeGreaterThanOrEqual(10);
  expect(values.filter(({ more }) => more).length).toBeGreaterThanOrEqual(10);
});
