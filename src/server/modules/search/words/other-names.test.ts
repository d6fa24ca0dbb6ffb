import { expect, test } from 'vitest';
import { otherNamesOf, readOtherNames } from './other-names.ts';

test('[SRCH-01] a word stands for the other names of its thing, whether they are one word or two', () => {
  const names = readOtherNames('# a licence\naccordion|squeeze box\n');
  expect(names.get('accordion')).toEqual(['squeeze box']);
  expect(names.get('squeezebox')).toEqual(['accordion']);
});

test('[SRCH-01] a word that first means something else does not ask for other names', () => {
  const names = readOtherNames('playpen|-pen\n');
  expect(names.get('playpen')).toEqual(['pen']);
  expect(names.get('pen')).toBeUndefined();
});

test('[SRCH-01] two words that name one thing have its other names, each of them', () => {
  expect(otherNamesOf(['large', 'fish', 'tanks'])).toEqual(
    new Map([
      ['large', []],
      ['fish', expect.arrayContaining(['aquarium'])],
      ['tanks', expect.arrayContaining(['aquarium'])],
    ]),
  );
});
