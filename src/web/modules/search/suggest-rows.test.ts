import { expect, test } from 'vitest';
import { rowsOf, typedPart } from './suggest-rows.ts';

test('[UX-18] the typed part is told from what is added, at the start of a word alone', () => {
  expect(typedPart('Mug with a handle', 'mu')).toEqual(['', 'Mu', 'g with a handle']);
  expect(typedPart('Tall mug, teal', 'mug')).toEqual(['Tall ', 'mug', ', teal']);
  expect(typedPart('Smug', 'mug')).toEqual(['Smug', '', '']);
  expect(typedPart('Mug', ' ')).toEqual(['Mug', '', '']);
});

test('[UX-18] there are ten rows at most, words first', () => {
  const rows = rowsOf({
    queries: Array.from({ length: 6 }, (_, index) => `mug ${index}`),
    categories: [{ slug: 'mugs', name: 'Mugs', parentName: 'Ceramics', count: 3 }],
    listings: Array.from({ length: 4 }, (_, index) => ({
      listingId: `l${index}`,
      title: 'Mug',
      priceCents: 100,
      currency: 'EUR' as const,
      picture: null,
    })),
    shops: [{ slug: 'mugs', name: 'Mugs', place: 'Porto' }],
  });
  expect(rows).toHaveLength(10);
  expect(rows[6]).toMatchObject({ kind: 'category', note: 'in Ceramics', href: '/category/mugs' });
  expect(rows[0]).toMatchObject({ href: '/search?q=mug%200' });
});
