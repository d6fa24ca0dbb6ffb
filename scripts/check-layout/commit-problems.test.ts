import { expect, test } from 'vitest';
import { commitProblems } from './commit-problems.mjs';

test.each([
  ['payments: cap what the house adds\n\nA maker could buy from themselves.', []],
  ['Payments are capped\n\nWhy.', ['the subject is not “area: what changed”']],
  ["Merge branch 'w7'\n\nWhy.", ['the subject is not “area: what changed”']],
  ['payments: the house is capped\n\nWhy.', ['“the” does not say what to do: add, mend, remove']],
  ['payments: caps it\n\nWhy.', ['“caps” does not say what to do: add, mend, remove']],
  ['payments: process it\n\nWhy.', []],
  ['payments: cap it\n', ['a body says why']],
  [`cart: ${'a'.repeat(67)}\n\nWhy.`, ['the subject has 73 characters, at most 72']],
])('a commit message %j has the problems %j', (message, problems) => expect(commitProblems(message)).toEqual(problems));
