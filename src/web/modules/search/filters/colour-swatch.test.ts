import { expect, test } from 'vitest';
import { markupOf } from '#test/support/markup/markup.ts';
import { ColourSwatch } from './colour-swatch.tsx';

const hueOf = (name: string): string | undefined => /background:([^";]+)/.exec(markupOf(ColourSwatch, { name }))?.[1];

test('[UX-23] a colour is painted by its name or by a word of it, and not by a part of a word', () => {
  expect(['Sea green', 'green', 'Dark Blue', 'redwood', 'no such'].map(hueOf)).toEqual([
    ...['#5f9084', '#5a7a4a', '#3c5f94'],
    ...[undefined, undefined],
  ]);
});
