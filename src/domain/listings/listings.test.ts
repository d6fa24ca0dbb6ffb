import { expect, test } from 'vitest';
import { checkVariants } from './check-variants.ts';
import { canTransitionListing, listingTransitions } from './listing-transitions.ts';
import { listingInputSchema } from './model.ts';

const size = { name: 'Size', values: ['S', 'L'] };
const glaze = { name: 'Glaze', values: ['Ink', 'Rust'] };

test('[CAT-01] combinations must match the options', () => {
  expect(checkVariants({ options: [], variants: [{ values: [] }] }).ok).toBe(true);
  expect(
    checkVariants({ options: [size, glaze], variants: [{ values: ['S', 'Ink'] }, { values: ['L', 'Rust'] }] }).ok,
  ).toBe(true);
  const wrong = [
    { options: [], variants: [] },
    { options: [], variants: [{ values: [] }, { values: [] }] },
    { options: [size], variants: [{ values: [] }] },
    { options: [size], variants: [{ values: ['XL'] }] },
    { options: [size], variants: [{ values: ['S'] }, { values: ['S'] }] },
    { options: [size, { ...size, name: 'size' }], variants: [{ values: ['S', 'S'] }] },
    { options: [{ name: 'Size', values: ['S', 's'] }], variants: [{ values: ['S'] }] },
  ];
  for (const input of wrong)
    expect(checkVariants(input)).toMatchObject({ ok: false, problem: { code: 'listings/variants-mismatch' } });
});

test('[CAT-01] a removed listing never comes back and every move is declared', () => {
  expect(canTransitionListing('draft', 'active')).toBe(true);
  expect(canTransitionListing('inactive', 'active')).toBe(true);
  expect(canTransitionListing('active', 'draft')).toBe(false);
  for (const state of Object.keys(listingTransitions) as (keyof typeof listingTransitions)[])
    if (state !== 'removed') expect(canTransitionListing('removed', state)).toBe(false);
});

test('[CAT-01] a listing has at most 140 letters of title, 3 options, 13 tags and 10 pictures', () => {
  const good = {
    title: 'Mug',
    description: '',
    category: 'mugs',
    options: [],
    variants: [{ values: [], priceCents: 100, quantity: 1 }],
    personalisation: null,
    materials: [],
    colours: [],
    tags: [],
    pictures: [],
    processingDays: 1,
    madeToOrder: false,
    weightGrams: 300,
  };
  expect(listingInputSchema.safeParse(good).success).toBe(true);
  const bad: object[] = [
    { title: 'x'.repeat(141) },
    { title: '' },
    { tags: Array.from({ length: 14 }, (_, index) => `t${index}`) },
    { options: [1, 2, 3, 4].map((index) => ({ name: `o${index}`, values: ['a'] })) },
    { pictures: Array.from({ length: 11 }, (_, index) => ({ id: `p${index}`, alt: '' })) },
    { sellerId: 'somebody-else' },
    { title: 'nul\u0000' },
    { title: 'half \ud800' },
  ];
  for (const change of bad)
    expect(listingInputSchema.safeParse({ ...good, ...change }).success, JSON.stringify(change)).toBe(false);
});
