import { expect, test } from 'vitest';
import { readAttributes } from './read-attributes.ts';

test('[CAT-01] attributes are read from every shape that sellers export', () => {
  const expected = [
    ['colour', ['red']],
    ['size', ['S', 'M']],
  ];
  expect(readAttributes({ colour: ' red ', size: ['S', 'M'], none: null, empty: '' })).toEqual(expected);
  expect(
    readAttributes([
      { name: 'colour', value: 'red' },
      { key: 'size', values: ['S', 'M'] },
    ]),
  ).toEqual(expected);
  expect(readAttributes('{"colour":"red","size":["S","M"]}')).toEqual(expected);
  expect(readAttributes('colour: red; weight=2 kg|washable')).toEqual([
    ['colour', ['red']],
    ['weight', ['2 kg']],
    ['', ['washable']],
  ]);
  expect(readAttributes({ foldable: true, watts: 40, box: { w: 3, h: 4 } })).toEqual([
    ['foldable', ['yes']],
    ['watts', ['40']],
    ['box', ['w 3, h 4']],
  ]);
});

test('[CAT-01] what is no attribute is nothing, and nothing breaks on it', () => {
  for (const odd of [null, undefined, 3, true, '', '{broken', [], [[1, 2]], [null, 7], {}])
    expect(Array.isArray(readAttributes(odd))).toBe(true);
  expect(readAttributes('{broken')).toEqual([['', ['{broken']]]);
  expect(readAttributes(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`a${n}`, n]))).length).toBe(200);
});
