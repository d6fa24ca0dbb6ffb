import { expect, test } from 'vitest';
import { abandonedCartsInput } from './abandoned-carts.ts';
import { recoveryEmail } from './workflow.ts';

test('[REC-08] an address of 254 characters is written to, a longer one is none', () => {
  const ofLength = (length: number): string => `${'a'.repeat(length - '@shop.example'.length)}@shop.example`;
  expect([254, 255].map((length) => recoveryEmail(ofLength(length)) !== null)).toEqual([true, false]);
});

test('[REC-12] the figures of recovery have bounds for days and pages', () => {
  expect(abandonedCartsInput.parse({})).toEqual({ days: 30, show: 'left', limit: 50 });
  const isTaken = (input: object) => abandonedCartsInput.safeParse(input).success;
  expect([{ days: '1' }, { days: 365 }, { limit: 1 }, { limit: '100' }].filter((input) => !isTaken(input))).toEqual([]);
  expect([{ days: 0 }, { days: 366 }, { limit: 0 }, { limit: 101 }, { show: 'all' }].filter(isTaken)).toEqual([]);
});
