import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinValues, splitValues } from './filter-values.ts';

test('[UX-21] values of a filter are read as they were chosen, with commas and all', () => {
  expect(splitValues('oak, walnut,,ash')).toEqual(['oak', 'walnut', 'ash']);
  const value = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '');
  fc.assert(
    fc.property(fc.array(value), (values) => {
      expect(splitValues(joinValues(values))).toEqual(values);
    }),
  );
});
