import { expect, test } from 'vitest';
import type { Listing } from './model.ts';
import {
  cheapestOf,
  choiceFrom,
  chosenVariant,
  soldOutBeside,
  isLeft,
  missingOption,
  pictureOfChoice,
  picturesOfValues,
} from './choose-variant.ts';

const variants = [
  ['Ink', 'S', 4, 'p1'],
  ['Ink', 'L', 0, 'p1'],
  ['Moss', 'S', 0, 'p2'],
  ['Moss', 'L', 2, 'p2'],
] as const;
const listing = {
  options: [
    { name: 'Glaze', values: ['Ink', 'Moss'] },
    { name: 'Size', values: ['S', 'L'] },
  ],
  pictures: [{ id: 'front' }, { id: 'p1' }, { id: 'p2' }],
  variants: variants.map(([glaze, size, stock, pictureId]) => ({
    id: `${glaze}-${size}`,
    values: [glaze, size],
    priceCents: 100,
    stock,
    formerCents: null,
    sku: '',
    pictureId,
  })),
} as unknown as Listing;
const from = (query: string) =>
  choiceFrom(listing, {
    get: (name) => new Map(query.split('&').map((pair) => pair.split('=') as [string, string])).get(name) ?? null,
  });

test('[UX-34] the address names the choice by its options or by its variant', () => {
  expect(from('glaze=Moss&size=L')).toEqual(['Moss', 'L']);
  expect(from('variant=Moss-L')).toEqual(['Moss', 'L']);
  expect(from('variant=Moss-L&size=S')).toEqual(['Moss', 'S']);
  expect(from('glaze=Pink')).toEqual([undefined, undefined]);
  expect(missingOption(listing, from('glaze=Ink'))).toBe(1);
  expect(chosenVariant(listing, from('glaze=Ink&size=S'))?.id).toBe('Ink-S');
});

test('[UX-34] a value is struck when nothing is left of it beside what else is chosen', () => {
  expect(isLeft(listing, ['Ink', undefined], { option: 1, value: 'L' })).toBe(false);
  expect(isLeft(listing, [undefined, undefined], { option: 1, value: 'L' })).toBe(true);
  expect(soldOutBeside(listing, ['Ink', 'S'])).toMatchObject({ option: 0, value: 'Moss', variant: { id: 'Moss-S' } });
  expect(soldOutBeside(listing, ['Ink', undefined])).toMatchObject({ option: 1, value: 'L', variant: { id: 'Ink-L' } });
  expect(soldOutBeside(listing, [undefined, undefined])).toBeNull();
});

test('[UX-34] a size that is gone in every glaze strikes no glaze', () => {
  const wide = {
    ...listing,
    options: [listing.options[0], { name: 'Size', values: ['S', 'L', 'XL'] }],
    variants: [...listing.variants, { ...listing.variants[0], id: 'Ink-XL', values: ['Ink', 'XL'], stock: 0 }],
  } as Listing;
  expect(isLeft(wide, ['Ink', 'XL'], { option: 0, value: 'Moss' })).toBe(true);
  expect(isLeft(wide, ['Ink', 'S'], { option: 1, value: 'XL' })).toBe(false);
});

test('[UX-34] pictures stand for values only where each value has one of its own', () => {
  expect(picturesOfValues(listing, 0)?.get('Moss')).toBe('p2');
  expect(picturesOfValues(listing, 1)).toBeNull();
});

test('[UX-34] a colour shows its picture before the size is chosen', () => {
  expect(pictureOfChoice(listing, ['Moss', undefined])).toBe(2);
  expect(pictureOfChoice(listing, ['Ink', 'L'])).toBe(1);
  expect(pictureOfChoice(listing, [undefined, 'L'])).toBe(-1);
});

/** Of one option: value, price, stock and picture of each variant. */
const ofOneOption = (...rows: [value: string, priceCents: number, stock: number, pictureId: string | null][]) =>
  ({
    options: [{ name: 'Glaze', values: [...new Set(rows.map(([value]) => value))] }],
    pictures: [{ id: 'front' }, { id: 'p1' }, { id: 'p2' }],
    variants: rows.map(([value, priceCents, stock, pictureId], index) => ({
      ...{ id: `v${index}`, values: [value], priceCents, stock, pictureId },
    })),
  }) as unknown as Listing;

test('[UX-34] the only value of an option is chosen without asking', () => {
  const only = ofOneOption(['Ink', 100, 1, null]);
  const none = { get: () => null };
  expect(choiceFrom(only, none)).toEqual(['Ink']);
  expect(choiceFrom(only, { get: (name) => (name === 'glaze' ? 'Moss' : null) })).toEqual(['Ink']);
  expect(choiceFrom(listing, none)).toEqual([undefined, undefined]);
  expect(missingOption(only, ['Ink'])).toBe(-1);
  expect(missingOption(listing, [undefined, undefined])).toBe(0);
});

test('[UX-34] before a choice the price is that of the cheapest, of equals of the first', () => {
  const rows: Parameters<typeof ofOneOption> = [
    ['A', 300, 1, null],
    ['B', 200, 9, null],
    ['C', 200, 5, null],
  ];
  expect(cheapestOf(ofOneOption(...rows)).id).toBe('v1');
  expect(cheapestOf(ofOneOption(...rows.toReversed())).priceCents).toBe(200);
});

test('[UX-34] the picture follows the chosen variant', () => {
  expect(pictureOfChoice(listing, ['Moss', 'L'])).toBe(2);
  expect(pictureOfChoice(listing, ['Moss', undefined])).toBe(2);
  expect(pictureOfChoice(listing, [undefined, 'L'])).toBe(-1);
  const pictures = ofOneOption(['A', 1, 1, 'p2'], ['B', 1, 1, 'p2']);
  expect(pictureOfChoice(pictures, ['A'])).toBe(2);
  expect(pictureOfChoice(pictures, [undefined])).toBe(-1);
});

test('[UX-34] what can be waited for has everything beside it chosen', () => {
  expect(soldOutBeside(listing, [undefined, undefined])).toBeNull();
  expect(soldOutBeside(listing, ['Ink', undefined])).toMatchObject({ option: 1, value: 'L', variant: { id: 'Ink-L' } });
  expect(soldOutBeside(listing, [undefined, 'S'])).toMatchObject({
    option: 0,
    value: 'Moss',
    variant: { id: 'Moss-S' },
  });
  expect(soldOutBeside(listing, ['Moss', 'S'])).toMatchObject({ option: 0, value: 'Moss' });
  expect(soldOutBeside(ofOneOption(['A', 1, 1, null]), [undefined])).toBeNull();
});
