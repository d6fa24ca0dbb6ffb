import { expect, test } from 'vitest';
import { fewLines } from './few-lines.ts';

test('[UX-40, UX-41] many empty lines are one, and what stands on lines of its own stays there', () => {
  expect(fewLines('Yes.\n\n\n \n\nAlso warm.\nTwice.')).toBe('Yes.\n\nAlso warm.\nTwice.');
  expect(fewLines('One\n\nTwo')).toBe('One\n\nTwo');
});
