import { expect, test } from 'vitest';
import type { Listing } from './model.ts';
import {
  choiceFrom,
  chosenVariant,
  goneBeside,
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

test('[UX-34] the address names the choice by its options or by its variant; what it does not know it leaves open', () => {
  expect(from('glaze=Moss&size=L')).toEqual(['Moss', 'L']);
  expect(from('variant=Moss-L')).toEqual(['Moss', 'L']);
  expect(from('variant=Moss-L&size=S')).toEqual(['Moss', 'S']);
  expect(from('glaze=Pink')).toEqual([undefined, undefined]);
  expect(missingOption(listing, from('glaze=Ink'))).toBe(1);
  expect(chosenVariant(listing, from('glaze=Ink&size=S'))?.id).toBe('Ink-S');
});

test('[UX-34] a value is struck when nothing is left of it beside what else is chosen, and exactly that one can be waited for', () => {
  expect(isLeft(listing, ['Ink', undefined], { option: 1, value: 'L' })).toBe(false);
  expect(isLeft(listing, [undefined, undefined], { option: 1, value: 'L' })).toBe(true);
  expect(goneBeside(listing, ['Ink', 'S'])).toMatchObject({ option: 0, value: 'Moss', variant: { id: 'Moss-S' } });
  expect(goneBeside(listing, ['Ink', undefined])).toMatchObject({ option: 1, value: 'L', variant: { id: 'Ink-L' } });
  expect(goneBeside(listing, [undefined, undefined])).toBeNull();
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
