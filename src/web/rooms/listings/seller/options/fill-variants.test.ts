import { expect, test } from 'vitest';
import { emptyDraft, keyOf, type ListingDraft, withOptions } from '../listing-draft.ts';
import { filledVariants, inScope } from './fill-variants.ts';

const start = emptyDraft();
const draft: ListingDraft = {
  ...start,
  ...withOptions(start, [
    { name: 'Glaze', values: ['Ink', 'Moss'] },
    { name: 'Size', values: ['S', 'L'] },
  ]),
};
const column = (variants: ListingDraft['variants'], field: 'price' | 'quantity'): string[] =>
  [
    ['Ink', 'S'],
    ['Ink', 'L'],
    ['Moss', 'S'],
    ['Moss', 'L'],
  ].map((values) => variants[keyOf(values)]?.[field] ?? '?');

test('[CAT-01] one price fills every combination, or those with one value; what is left empty stays', () => {
  const all = { ...draft, variants: filledVariants(draft, null, { price: '30', quantity: '4' }) };
  expect(column(all.variants, 'price')).toEqual(['30', '30', '30', '30']);
  const large = filledVariants(all, { option: 1, value: 'L' }, { price: '38.50', quantity: ' ' });
  expect(column(large, 'price')).toEqual(['30', '38.50', '30', '38.50']);
  expect(column(large, 'quantity')).toEqual(['4', '4', '4', '4']);
  expect(inScope(draft, { option: 0, value: 'Moss' }).length).toBe(2);
});

test('[CAT-01, INV-07] a fill keeps the variant itself and the stock that the maker saw', () => {
  const key = keyOf(['Ink', 'S']);
  const known = {
    ...draft,
    variants: {
      ...draft.variants,
      [key]: { id: 'v1', price: '1', quantity: '2', sku: 'S1', pictureId: 'p', stockSeen: 2 },
    },
  };
  expect(filledVariants(known, null, { quantity: '9' })[key]).toEqual({
    id: 'v1',
    price: '1',
    quantity: '9',
    sku: 'S1',
    pictureId: 'p',
    stockSeen: 2,
  });
});
