import { expect, test } from 'vitest';
import { checkVariants } from './check-variants.ts';
import { canTransitionListing, listingTransitions } from './listing-transitions.ts';

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
