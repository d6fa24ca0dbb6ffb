import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentsText, readContents } from './contents.ts';
import { contentsUnits, MAX_CONTENTS } from './model.ts';
import { unitPrice } from './unit-price.ts';

const amounts = fc.record({
  amount: fc.integer({ min: 1, max: MAX_CONTENTS }),
  unit: fc.constantFrom(...contentsUnits),
});

test('[LAW-04] a piece sold by measure has the price of one unit', () => {
  expect(unitPrice(1200, { amount: 180, unit: 'g' })).toEqual({ cents: 6667, per: 'kg' });
  expect(unitPrice(900, { amount: 1500, unit: 'ml' })).toEqual({ cents: 600, per: 'l' });
  expect(unitPrice(250, { amount: 250, unit: 'cm' })).toEqual({ cents: 100, per: 'm' });
});

test('[LAW-04] a piece that is sold by the piece has no unit price', () => {
  expect(unitPrice(1200, null)).toBeNull();
  expect(unitPrice(1200, { amount: 1000, unit: 'g' })).toBeNull();
  expect(unitPrice(1200, { amount: 1000, unit: 'ml' })).toBeNull();
  expect(unitPrice(1200, { amount: 100, unit: 'cm' })).toBeNull();
});

test('[LAW-04] a unit price is never further from the price than half a cent of a whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), amounts, (cents, contents) => {
      const size = contents.unit === 'cm' ? 100 : 1000;
      const unit = unitPrice(cents, contents);
      if (unit) expect(Math.abs(unit.cents * contents.amount - cents * size)).toBeLessThanOrEqual(contents.amount / 2);
      else expect(contents.amount).toBe(size);
    }),
  );
});

test.each([
  ['180 g', 180, 'g'],
  ['0,75 l', 750, 'ml'],
  ['1.5KG', 1500, 'g'],
  ['33 cl', 330, 'ml'],
  ['2 m', 200, 'cm'],
  [' 90cm ', 90, 'cm'],
])('[LAW-04] contents as people write them: %s', (text, amount, unit) => {
  expect(readContents(text)).toEqual({ amount, unit });
});

test.each(['', '180', 'g', '0 g', '0,4 ml', '-5 g', '180 oz', '5 m2', '1e3 g', '9999999 kg'])(
  '[LAW-04] “%s” is no amount that a price can be told for',
  (text) => expect(readContents(text)).toBeNull(),
);

test('[LAW-04] what is written from contents reads as the same contents', () => {
  fc.assert(
    fc.property(amounts, (contents) => {
      expect(readContents(contentsText(contents))).toEqual(contents);
    }),
  );
});
