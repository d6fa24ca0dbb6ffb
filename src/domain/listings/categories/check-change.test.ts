import { expect, test } from 'vitest';
import { type CategoryChange, checkCategoryChange, type TreeCategory } from './check-change.ts';

const category = (slug: string, parent: string | null, isPaused = false): TreeCategory => ({
  ...{ slug, parent, isPaused, name: slug.toUpperCase(), nameDe: `${slug}-de` },
});
const tree = [
  category('ceramics', null),
  category('mugs', 'ceramics'),
  category('vases', 'ceramics', true),
  category('leather', null),
];
const codeOf = (change: CategoryChange): string => {
  const checked = checkCategoryChange(tree, ['cups'], change);
  return checked.ok ? 'fits' : checked.problem.code;
};
const fields = { name: 'Bowls', nameDe: 'Schalen' };

test.each<[string, CategoryChange]>([
  ['fits', { kind: 'add', slug: 'bowls', fields: { ...fields, parent: 'ceramics', after: 'mugs' } }],
  ['office/category-there', { kind: 'add', slug: 'mugs', fields }],
  ['office/category-there', { kind: 'add', slug: 'cups', fields }],
  ['office/category-parent', { kind: 'add', slug: 'bowls', fields: { ...fields, parent: 'mugs' } }],
  [
    'office/category-parent',
    { kind: 'add', slug: 'bowls', fields: { ...fields, parent: 'ceramics', after: 'leather' } },
  ],
  [
    'office/category-name-taken',
    { kind: 'add', slug: 'bowls', fields: { ...fields, name: 'mugs', parent: 'ceramics' } },
  ],
])('[OFFICE-01] adding a category: %s', (code, change) => expect(codeOf(change)).toBe(code));

test.each<[string, CategoryChange]>([
  ['fits', { kind: 'edit', slug: 'mugs', fields: { isPaused: true } }],
  ['fits', { kind: 'edit', slug: 'mugs', fields: { parent: 'leather' } }],
  ['office/unknown-category', { kind: 'edit', slug: 'cups', fields }],
  ['office/category-parent', { kind: 'edit', slug: 'ceramics', fields: { parent: 'leather' } }],
  ['office/category-parent', { kind: 'edit', slug: 'leather', fields: { parent: 'leather' } }],
  ['office/category-name-taken', { kind: 'edit', slug: 'mugs', fields: { nameDe: 'Vases-DE' } }],
])('[OFFICE-01] editing a category: %s', (code, change) => expect(codeOf(change)).toBe(code));

test.each<[string, string, string]>([
  ['fits', 'mugs', 'leather'],
  ['office/category-has-parts', 'ceramics', 'leather'],
  ['office/category-into', 'mugs', 'mugs'],
  ['office/category-into', 'mugs', 'vases'],
  ['office/unknown-category', 'nowhere', 'mugs'],
])('[OFFICE-01] merging a category: %s', (code, slug, into) =>
  expect(codeOf({ kind: 'merge', slug, into })).toBe(code),
);
