import { expect, test } from 'vitest';
import { categoryFinder } from './match-category.ts';

const find = categoryFinder([
  { slug: 'ceramics', name: 'Ceramics', parent: null },
  { slug: 'mugs-and-cups', name: 'Mugs and cups', parent: 'ceramics' },
  { slug: 'leather', name: 'Leather', parent: null },
  { slug: 'gifts-jewellery', name: 'In a gift box', parent: 'jewellery' },
  { slug: 'gifts-leather', name: 'In a gift box', parent: 'leather' },
]);

test('[CAT-01] an imported category is found by its address, its name or its path', () => {
  for (const written of [
    'mugs-and-cups',
    'Mugs and Cups',
    ' ceramics > MUGS AND CUPS ',
    'Home / Ceramics / Mugs and cups',
    ['Ceramics', 'Mugs and cups'],
  ]) {
    expect(find(written), String(written)).toEqual({ slug: 'mugs-and-cups', terms: [] });
  }
  expect(find('Leather > In a gift box').slug).toBe('gifts-leather');
  expect(find('In a gift box').slug).toBe('gifts-jewellery');
});

test('[CAT-01] of a category that the market does not have', () => {
  expect(find('Home & Kitchen > Ceramics > Teapots')).toEqual({ slug: 'ceramics', terms: ['Teapots'] });
  expect(find('Furniture / Bedroom Furniture / Beds')).toEqual({
    slug: null,
    terms: ['Beds', 'Bedroom Furniture', 'Furniture'],
  });
  for (const nothing of [undefined, null, '', ' > ', {}, []]) expect(find(nothing)).toEqual({ slug: null, terms: [] });
  expect(find('家具').terms).toEqual(['家具']);
});
