import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signUpName, validDisplayName } from './display-name.ts';

test('[ACC-09] a display name has 1 to 50 letters of the allowed kinds', () => {
  expect(validDisplayName('  Inês Duarte ')).toBe('Inês Duarte');
  expect(validDisplayName("Mary-Jane O'Neil_Jr. 3")).toBe("Mary-Jane O'Neil_Jr. 3");
  expect(validDisplayName('陶芸 工房')).toBe('陶芸 工房');
  for (const bad of ['', '   ', '---', '._', 'a<b', 'x'.repeat(51), 'tab\there', 7, null])
    expect(validDisplayName(bad)).toBeUndefined();
  expect(validDisplayName('x'.repeat(50))).toBe('x'.repeat(50));
});

test('[ACC-09] a valid name is trimmed, at most 50 characters and never holds markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
      const name = validDisplayName(raw);
      if (name === undefined) return;
      expect(name).toBe(name.trim());
      expect([...name].length).toBeLessThanOrEqual(50);
      expect(name).not.toMatch(/[<>"&/]/);
      expect(validDisplayName(name)).toBe(name);
    }),
  );
});

test('[ACC-10] a name of which nothing is left fails; a blank one stays as typed', () => {
  expect(signUpName('<script>')).toBeUndefined();
  expect(signUpName(' Ana ')).toBe('Ana');
  expect(signUpName('  ')).toBe('  ');
});
