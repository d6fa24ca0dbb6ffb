import { expect, test } from 'vitest';
import { differs, type Rows } from './outcomes.ts';

const answer = (...rows: Rows): { count: number; rows: Rows } => ({ count: rows.length, rows });

test('more rows, fewer rows and another value are seen', () => {
  const one = answer({ a: 1, b: { c: [1] } });
  expect(differs('holds', [one, one, one])).toBe(false);
  expect(differs('holds', [one, one, answer()])).toBe(true);
  expect(differs('holds', [one, one, answer({ a: 1, b: { c: [2] } })])).toBe(true);
  expect(differs('holds', [one, one, answer({ a: 1, b: { c: [1, 2] } })])).toBe(true);
  expect(differs('holds', [one, one, answer({ a: 1, b: null })])).toBe(true);
  expect(differs('holds', [answer({ a: null }), answer({ a: null }), one])).toBe(true);
});

test('what the statement answers differently each time says nothing, what stands beside it does', () => {
  const outcomes = (kept: string) =>
    [answer({ number: 1, kept: 'a' }), answer({ number: 2, kept: 'a' }), answer({ number: 3, kept })] as const;
  expect(differs('holds', [...outcomes('a')])).toBe(false);
  expect(differs('holds', [...outcomes('b')])).toBe(true);
});

test('the order of rows is looked at where the sort is what was changed', () => {
  const [there, back] = [answer({ a: 1 }, { a: 2 }), answer({ a: 2 }, { a: 1 })];
  expect(differs('holds', [there, there, back])).toBe(false);
  expect(differs('sort', [there, there, back])).toBe(true);
});

test('an error is another outcome, unless it tells of a lock or of a statement that cannot be read', () => {
  const one = answer({ a: 1 });
  expect(differs('holds', [one, one, { error: '23505' }])).toBe(true);
  expect(differs('holds', [{ error: '23505' }, { error: '23505' }, one])).toBe(true);
  expect(differs('holds', [{ error: '23505' }, { error: '23505' }, { error: '23505' }])).toBe(false);
  expect(differs('holds', [one, one, { error: '55P03' }])).toBe(false);
  expect(differs('holds', [one, one, { error: '42804' }])).toBe(false);
});
