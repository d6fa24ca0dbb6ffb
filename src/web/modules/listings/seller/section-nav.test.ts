import { expect, test } from 'vitest';
import { shown } from '#test/support/markup/markup.ts';
import { partOf, SectionNav } from './section-nav.tsx';

test('[UX-87] each field of a listing is found in the part of the page where it stands', () => {
  const fields: Record<string, string[]> = {
    photos: ['photos'],
    words: ['title', 'story', 'category', 'materials', 'something else'],
    options: ['option-0', 'option-values-1', 'variant-ink-price', 'variant-ink-quantity', 'variant-ink-contents'],
    personal: ['personal-prompt', 'personal-length'],
    making: ['kind', 'processing-days'],
    post: ['weight', 'shipping', 'height', 'width', 'depth', 'size', 'care'],
    found: ['tags', 'colours', 'compare-at'],
  };
  for (const [part, names] of Object.entries(fields))
    expect(names.map((name) => [name, partOf(name)])).toEqual(names.map((name) => [name, part]));
});

test('[UX-87] the parts with a mistake are marked, and no others', () => {
  const marked = (...fields: string[]) =>
    shown(SectionNav, { errors: new Map(fields.map((field) => [field, 'Wrong.'])) })
      .join(' ')
      .match(/\[[^\]]+\]/g)
      ?.filter((link) => link.includes('eeds'))
      .map((link) => /#(\w+)/.exec(link)?.[1]);
  expect(marked() ?? []).toEqual([]);
  expect(marked('compare-at', 'photos')).toEqual(['photos', 'found']);
});
