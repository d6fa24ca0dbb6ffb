import { expect, test } from 'vitest';
import type { Listing } from '#domain/listings/model.ts';
import { isDescribedBeside } from './described-beside.ts';

const describedBeside = (letters: number, changes: Partial<Listing> = {}): boolean =>
  isDescribedBeside({
    options: [],
    personalisation: null,
    pictures: [{}],
    description: 'a'.repeat(letters),
    ...changes,
  } as unknown as Listing);
const option = { name: 'Size', values: ['S', 'M'] };
const personalisation = { prompt: 'Name', required: false, maxLength: 12 };

test('[UX-39] words stand beside the picture as long as choices leave them module', () => {
  expect([describedBeside(600), describedBeside(601)]).toEqual([true, false]);
  expect([describedBeside(320, { options: [option] }), describedBeside(321, { options: [option] })]).toEqual([
    true,
    false,
  ]);
  expect([
    describedBeside(320, { personalisation }),
    describedBeside(60, { options: [option], personalisation }),
  ]).toEqual([true, false]);
  expect(describedBeside(0, { options: [option, option, option] })).toBe(false);
});
