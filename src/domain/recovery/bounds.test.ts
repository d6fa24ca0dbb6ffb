import { expect, test } from 'vitest';
import { recoveryEmail } from './workflow.ts';

test('[REC-08] an address of 254 characters is written to, a longer one is none', () => {
  const ofLength = (length: number): string => `${'a'.repeat(length - '@shop.example'.length)}@shop.example`;
  expect([254, 255].map((length) => recoveryEmail(ofLength(length)) !== null)).toEqual([true, false]);
});
