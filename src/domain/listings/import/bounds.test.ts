import { expect, test } from 'vitest';
import { describeWithAttributes, sortAttributes } from './fit-attributes.ts';
import { categoryFinder } from './match-category.ts';
import { readAttributes } from './read-attributes.ts';
import { readCents, readPrice } from './read-price.ts';
import { readRow } from './read-row.ts';

const text = (...values: string[]) => sortAttributes([['Colour', values]], []).colours;

test('[CAT-01] of several words of a value each is one, twice the same is once', () => {
  expect(text('red, Blue ;green/ RED', 'blue', '')).toEqual(['red', 'Blue', 'green']);
  expect(text('x'.repeat(40), 'y'.repeat(41), 'a\u0007b', '\ud83c')).toEqual(['x'.repeat(40)]);
  const many = Array.from({ length: 20 }, (_, index) => `colour ${index}`);
  expect(text(...many)).toEqual(many.slice(0, 13));
  expect(sortAttributes([['Material', many]], []).materials).toEqual(many.slice(0, 13));
});

test('[CAT-01] attributes become colours, materials or tags by their names', () => {
  const sorted = sortAttributes(
    [
      ['Primary Colour', ['red']],
      ['Color-Family', ['reds']],
      ['Colour of the box', ['blue']],
      ['Fabric type', ['wool']],
      ['Material care', ['wash cold']],
      ['Brand', ['Acme, Inc.', '4711']],
      ['', ['foldable', '12']],
      ['Tags', ['gift']],
      ['Stage', ['first']],
    ],
    ['Lamps'],
  );
  expect(sorted).toMatchObject({ colours: ['red', 'reds'], materials: ['wool'] });
  expect(sorted.tags).toEqual(['Lamps', 'Acme, Inc.', 'foldable', 'gift']);
  expect(sorted.others.map(([name]) => name)).toEqual([
    ...['Primary Colour', 'Color-Family', 'Colour of the box', 'Fabric type', 'Material care', 'Brand', '', 'Stage'],
  ]);
});

test('[CAT-01] attributes stand under the description, a line each', () => {
  expect(
    describeWithAttributes('', [
      ['Size', ['S', 'M']],
      ['', ['foldable']],
    ]),
  ).toBe('Size: S, M\nfoldable');
  expect(describeWithAttributes('Thrown.', [['Size', ['S']]])).toBe('Thrown.\n\nSize: S');
  expect(describeWithAttributes('Thrown.', [])).toBe('Thrown.');
  const long = 'x'.repeat(9990);
  // Eight signs with the empty line before them fit; nine do not, and what is shorter after them does.
  expect(describeWithAttributes(long, [['', ['12345678']]])).toHaveLength(10_000);
  expect(
    describeWithAttributes(long, [
      ['', ['123456789']],
      ['', ['1']],
    ]),
  ).toBe(`${long}\n\n1`);
});

test('[CAT-01] of two categories with one name the path decides', () => {
  const find = categoryFinder([
    { slug: 'gifts-wood', name: 'Gifts', parent: 'wood' },
    { slug: 'gifts', name: 'All presents', parent: null },
    { slug: 'gifts-leather', name: 'Gifts', parent: 'leather' },
    { slug: 'boxes-tin', name: 'Boxes', parent: 'tin' },
    { slug: 'boxes-wood', name: 'Boxes', parent: 'wood' },
    { slug: '2026', name: '2026', parent: null },
  ]);
  expect(find('Leather > Gifts').slug).toBe('gifts-leather');
  expect(find('Gifts').slug).toBe('gifts');
  expect(find('Boxes').slug).toBe('boxes-tin');
  // Only what stands above names a parent.
  expect(find(['Boxes', 'wood'])).toEqual({ slug: 'boxes-tin', terms: ['wood'] });
  expect(find('Gifts > Small  things\nNew » Newest')).toEqual({
    slug: 'gifts',
    terms: ['Newest', 'New', 'Small things'],
  });
});

test('[CAT-01] numbers, yes and no, words and objects are words of an attribute', () => {
  expect(readAttributes({ ' a ': false, b: true, c: 0, d: ' x \n y  z ', e: {}, f: [null, '', 'u'] })).toEqual([
    ['a', ['no']],
    ['b', ['yes']],
    ['c', ['0']],
    ['d', ['x y z']],
    ['f', ['u']],
  ]);
  expect(
    readAttributes([{ label: ' Size ', value: 'S' }, { name: 'Empty' }, { weight: '2 kg' }, 'foldable', 7]),
  ).toEqual([
    ['Size', ['S']],
    ['weight', ['2 kg']],
    ['', ['foldable']],
  ]);
});

test('[CAT-01] the name of an attribute ends at its sign or sixty characters', () => {
  expect(readAttributes(`${'n'.repeat(60)}: x`)).toEqual([['n'.repeat(60), ['x']]]);
  const long = `${'n'.repeat(61)}: x`;
  expect(readAttributes(long)).toEqual([['', [long]]]);
  expect(readAttributes('size: S: M; weight:')).toEqual([['size', ['S: M']]]);
  expect(readAttributes(' {"a":"b"} ')).toEqual([['a', ['b']]]);
  expect(readAttributes('12')).toEqual([['', ['12']]]);
  expect(readAttributes(Array.from({ length: 250 }, (_, index) => `a${index}: b`))).toHaveLength(200);
  expect(readAttributes(Array.from({ length: 250 }, (_, index) => `a${index}: b`).join(';'))).toHaveLength(200);
});

test('[RUN-10] what is too long, too deep or too much in a row is refused by its column', () => {
  const rules = { findCategory: categoryFinder([]), fallbackCategory: 'other', shorten: false };
  const refusal = (more: object) => {
    const read = readRow({ id: 'a', title: 'Mug', price: 1, ...more }, rules);
    return read.ok ? null : read.problem.sentence.en;
  };
  const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;
  expect(refusal({ size: 'x'.repeat(32_768) })).toBe('size: has 32768 characters, and 32767 fit');
  expect([
    refusal({ size: 'x'.repeat(32_767).slice(30_000), deep: deep(10) }),
    refusal({ a: [['y'.repeat(9)]] }),
  ]).toEqual([null, null]);
  expect(refusal({ deep: deep(12) })).toBe('deep: has more than 10 lists or objects in each other');
  expect(refusal({ many: Array.from({ length: 1001 }, () => 'x') })).toBe('many: has more than 1000 values');
});

const cents = (written: unknown): unknown => {
  const read = readPrice(written);
  return read.ok ? read.value : read.problem.sentence.en;
};

test('[CAT-01] a price is in euros by their sign or their letters, before or behind the number', () => {
  for (const written of ['12 eur', '12EUR', 'EUR12', 'Eur 12', '€12', '12€', '12,00 €'])
    expect(cents(written), written).toBe(1200);
  for (const written of ['usd12', '12usd', '£12', '12$', 'CHF12'])
    expect(cents(written), written).toBe(`${written} is not in euros`);
});

test('[CAT-01] what is no price says so with its first twenty characters', () => {
  expect(cents('')).toBe('is missing');
  expect(cents(' € ')).toBe('is missing');
  expect(cents(` ${'x'.repeat(30)}`)).toBe(`“${'x'.repeat(20)}” is no amount of money`);
  expect(cents(`$${'1'.repeat(30)}`)).toBe(`$${'1'.repeat(19)} is not in euros`);
  expect(cents(` ${'1.'.repeat(30)}`)).toBe(`“${'1.'.repeat(10)}” is no amount of money`);
  for (const written of ['12x', '12.50x', '1.2.3', '12.345,6,7'])
    expect(cents(written)).toContain('no amount of money');
  expect(cents('1234.567')).toContain('no amount of money');
  expect(cents("1'234'567")).toBe(123_456_700);
  expect(cents('12.345.678,9')).toBe(1_234_567_890);
  expect(cents('123.456')).toContain('can mean two prices');
  expect(cents('9'.repeat(20))).toContain('no amount of money');
});

test('[CAT-01] a price in minor units may stand in a cell with spaces around it', () => {
  expect([' 1299 ', '1299x', 'x1299', 1299, true].map((written) => readCents(written).ok)).toEqual([
    ...[true, false, false, true, false],
  ]);
});
