import { expect, test } from 'vitest';
import { titleProblems } from './long-titles.mjs';

const said = (title: string): string[] =>
  titleProblems(new Map([['a.test.ts', `test('${title}', () => {});`]])).map(({ message }) => message);

test('a title of more than 80 letters is refused', () => {
  expect(said(`[ORD-01, ORD-02] ${'a'.repeat(80)} @both`)).toEqual([]);
  expect(said('a'.repeat(81))).toEqual([expect.stringContaining('a title of 81 letters')]);
});
