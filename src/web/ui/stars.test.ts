import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './stars.tsx';

const shown = (mean: number): string => renderToStaticMarkup(createElement(Stars, { mean }));
/** The stars in their order: whole, empty, or up to where they are filled. */
const drawn = (mean: number): string[] =>
  [...shown(mean).matchAll(/--edge:([\d.]+%)"><svg[^>]*class="star".*?star-off|class="(star|star star-off)"/g)].map(
    ([, edge, whole]) => edge ?? (whole === 'star' ? 'whole' : 'empty'),
  );

test('[UX-40] a mean of 4.6 shows four stars and six tenths of the fifth', () => {
  expect(drawn(4.6)).toEqual(['whole', 'whole', 'whole', 'whole', '58.5%']);
  expect(shown(4.6)).toContain('aria-label="4.6 of 5 stars"');
  expect(drawn(2.25)).toEqual(['whole', 'whole', '28.7%', 'empty', 'empty']);
});

test('[UX-40] whole stars are whole', () => {
  expect(drawn(5)).toEqual(['whole', 'whole', 'whole', 'whole', 'whole']);
  expect(drawn(3)).toEqual(['whole', 'whole', 'whole', 'empty', 'empty']);
});
