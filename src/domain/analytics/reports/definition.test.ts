import { expect, test } from 'vitest';
import { figuresOf, isCounted, withKnownFigures, reportDimensions } from './definition.ts';

const all = { shop: '', country: '', category: '' };

test('[OFFICE-04] a country is told of sales alone, a shop never of the whole house', () => {
  expect(figuresOf('day', { ...all, country: 'DE' })).toEqual([
    'revenueCents',
    'orders',
    'repeatOrders',
    'repeatCents',
  ]);
  expect(figuresOf('month', { ...all, shop: 'ana' })).not.toContain('leftCarts');
  expect(figuresOf('month', all)).toContain('leftCarts');
});

test('[OFFICE-04] a report that asks for what is not counted is none', () => {
  expect(isCounted({ ...all, dimension: 'term', figures: ['searches'] })).toBe(true);
  expect(isCounted({ ...all, dimension: 'term', figures: ['orders'] })).toBe(false);
  expect(isCounted({ ...all, dimension: 'shop', figures: ['orders'], country: 'DE' })).toBe(false);
});

test('[OFFICE-04] another dimension keeps what it counts, and something in any case', () => {
  const request = { ...all, dimension: 'day' as const, figures: ['visits', 'leftCarts'] as const, country: 'DE' };
  for (const dimension of reportDimensions) expect(isCounted(withKnownFigures({ ...request, dimension }))).toBe(true);
  expect(withKnownFigures({ ...request, country: '', dimension: 'source' }).figures).toEqual(['visits']);
});
