import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineSchema, textSchema } from './text.ts';
import { firstSign, truncate, visibleText } from './visible-text.ts';
import { slugOf } from './text.ts';

const { numRuns = 100 } = fc.readConfigureGlobal();

const family = '👨‍👩‍👧‍👦';
const stored = [
  family,
  '👩🏽‍🚀 and 🏳️‍🌈',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'می‌خواهم',
  'श्री‍क्',
  'ක්‍ර',
  '陶芸 工房',
  'Inês – 12 €',
  'שלום',
  'مرحبا',
  'two\nlines\tand a tab',
];
/** Each with nothing to see. */
const hidden = [
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u200e', '\u200f'],
  ...['\u061c', '\u200b', '\u2060', '\ufeff', '\u180e', '\u3164', '\u115f', '\u034f'],
  ...['\u{e0041}', '\u{e0001}', '\u0080', '\u009f', '\u200c', '\u200d'],
];

test('[RUN-10] text that is spelled with joiners stays as it is', () => {
  for (const text of stored) expect(visibleText(text)).toBe(text);
});

test('[RUN-10] what nobody sees is taken out, wherever it stands, and what is seen stays', () => {
  const latin = fc.string({ unit: fc.constantFrom(...'abc XYZ-1é'), minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(latin, fc.constantFrom(...hidden)), { minLength: 1 }), (parts) => {
      const typed = parts.map(([seen, unseen]) => seen + unseen).join('');
      expect(visibleText(typed)).toBe(parts.map(([seen]) => seen).join(''));
    }),
  );
});

test('[RUN-10] of any text nothing is left that turns or hides words', () => {
  const unit = fc.oneof(fc.constantFrom(...hidden, ...stored), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(unit), (parts) => {
      const text = visibleText(parts.join(''));
      expect(text).not.toMatch(/[\u0080-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/);
      expect(visibleText(text)).toBe(text);
      // U+2065 is no character yet, and is kept for one that nobody sees.
      if (!/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{M}\u115f\u1160\u2065\u3164\uffa0]/u.test(parts.join('')))
        expect(text).toBe(parts.join(''));
    }),
    { numRuns: 5 * numRuns },
  );
});

test('[RUN-10] what is typed into any field of text is stored without it', () => {
  expect(lineSchema(1, 20).parse('\u202eMug\u202c, \u200bblue\ufeff ')).toBe('Mug, blue');
  expect(textSchema(1, 50).parse(`For ${family}\u2066`)).toBe(`For ${family}`);
  expect(lineSchema(1, 20).safeParse('\u200b\u3164 \u2060').success).toBe(false);
  expect(lineSchema(1, 20).safeParse('two\u2028lines').success).toBe(false);
  expect(lineSchema(1, 3).parse('\u202e\u202e\u202eabc')).toBe('abc');
  expect(lineSchema(1, 20).safeParse('bell \u0007').success).toBe(false);
});

test.each([
  ['family 👨‍👩‍👧‍👦', 10, 'family '],
  ['family 👨‍👩‍👧‍👦!', 18, 'family 👨‍👩‍👧‍👦'],
  ['cafe\u0301', 4, 'caf'],
  ['abc', 2, 'ab'],
])('[RUN-10] %s cut to %i characters is never cut inside a sign', (text, most, cut) => {
  expect(truncate(text, most)).toBe(cut);
  expect(firstSign('e\u0301a')).toBe('e\u0301');
});

test('[ACC-03] letters without marks to take off have their plain ones in addresses', () => {
  expect(['Søren', 'Łódź', 'Øresund', 'Größe', 'Æther', 'Þór'].map(slugOf)).toEqual([
    ...['soren', 'lodz', 'oresund', 'grosse', 'aether', 'thor'],
  ]);
});
