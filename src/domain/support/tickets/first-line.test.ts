import { expect, test } from 'vitest';
import { firstLine } from './first-line.ts';

test('[SUP-04] a letter is called by its first line that says something', () => {
  expect(firstLine('\n  Where is  my mug? \nIt left on Monday.')).toBe('Where is my mug?');
});

test('[SUP-04] a long first line ends between two words', () => {
  expect(firstLine('word '.repeat(40))).toBe(`${'word '.repeat(15).trim()} …`);
  expect(firstLine('x'.repeat(100))).toBe(`${'x'.repeat(78)}…`);
  expect(firstLine(`${'x'.repeat(77)}😀😀😀`)).toBe(`${'x'.repeat(77)}…`);
});

test('[SUP-04] a greeting alone is no title', () => {
  expect(firstLine('Hello,\n\nWhere is my mug?')).toBe('Where is my mug?');
  expect(firstLine('Guten Tag!\nWo ist meine Tasse?')).toBe('Wo ist meine Tasse?');
  expect(firstLine('Hello,')).toBe('Hello,');
});
