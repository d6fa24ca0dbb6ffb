import { expect, test } from 'vitest';
import { readCents, readPrice } from './read-price.ts';

const cents = (written: unknown): unknown => {
  const read = readPrice(written);
  return read.ok ? read.value : read.problem.sentence.en;
};

test('[CAT-01] an imported price is read as people write it, and never guessed', () => {
  const prices: [unknown, number][] = [
    [12, 1200],
    [12.5, 1250],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    ['12', 1200],
    ['12.50', 1250],
    ['12,5', 1250],
    ['€ 1,299.00', 129900],
    ['1.299,00 EUR', 129900],
    ["1'299.05", 129905],
    ['1,234,567', 123456700],
    ['0.07', 7],
  ];
  for (const [written, value] of prices) expect(cents(written), String(written)).toBe(value);
  for (const bad of [
    '1.299',
    '1,299',
    '12.50.1',
    'free',
    '-3',
    '',
    null,
    undefined,
    {},
    '$12.00',
    '12 USD',
    NaN,
    Infinity,
    1e300,
    '1,29,000',
  ]) {
    expect(typeof cents(bad), String(bad)).toBe('string');
  }
  expect(cents('1,299')).toBe('“1,299” can mean two prices; write two digits for the cents, as in 1299.00');
  expect(cents('$12.00')).toBe('$12.00 is not in euros');
});

test('[CAT-01] a price in minor units is whole cents', () => {
  expect([readCents(1299), readCents('1299')].map((read) => read.ok && read.value)).toEqual([1299, 1299]);
  for (const bad of [12.5, '12.5', '', null, 'x']) expect(readCents(bad).ok).toBe(false);
});

test('[CAT-01] an imported price has one kind of separator between its thousands', () => {
  for (const mixed of ['1.234,567', '1,234.567', '1,234.567.890', "1'234.567", '1.234,567.00']) {
    expect(cents(mixed)).toBe(`“${mixed}” is no amount of money`);
  }
});
