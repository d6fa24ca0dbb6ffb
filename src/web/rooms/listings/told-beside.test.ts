import { expect, test } from 'vitest';
import type { Listing } from '#domain/listings/model.ts';
import { isToldBeside } from './told-beside.ts';

const told = (letters: number, changes: Partial<Listing> = {}): boolean =>
  isToldBeside({
    options: [],
    personalisation: null,
    pictures: [{}],
    description: 'a'.repeat(letters),
    ...changes,
  } as unknown as Listing);
const option = { name: 'Size', values: ['S', 'M'] };
const personalisation = { prompt: 'Name', required: false, maxLength: 12 };

test('[UX-39] words stand beside the picture as long as choices leave them room', () => {
  expect([told(600), told(601)]).toEqual([true, false]);
  expect([told(320, { options: [option] }), told(321, { options: [option] })]).toEqual([true, false]);
  expect([told(320, { personalisation }), told(60, { options: [option], personalisation })]).toEqual([true, false]);
  expect(told(0, { options: [option, option, option] })).toBe(false);
});
