import { expect, test } from 'vitest';
import { constantsIn } from '#test/support/records/constants.ts';
import { expectOnRecord } from '#test/support/records/on-record.ts';
import { filesOf, sourceFile } from '#test/support/records/source-files.ts';
import { usesIn } from '#test/support/records/uses.ts';

test.each(['domain', 'server', 'web'])(
  'numbers, lists and tables of the %s, bounds of fields, whose attempts are counted, who is told and how long is waited are on record',
  (floor) =>
    expectOnRecord(
      floor,
      filesOf(floor).flatMap((file) => [...constantsIn(file), ...usesIn(file)]),
    ),
);

test('a table is told fact by fact, without words for people, functions and schemas', () => {
  const source = `
    export const MAX_LINES = 100;
    const rates: Record<string, unknown> = { MT: { books: [rate(5, '2024-01-01')] }, none: {} };
    const states = new Set(['open', 'closed'] as const), live = { 'a.b': () => refresh('c.d') };
    const spans = ([7, 30] as const).map((days) => [days, texts.days(days)]);
    const inputSchema = z.string().max(5), find = (a: number) => a > 5, says = { title: 'Your orders are here' };`;
  expect(constantsIn(sourceFile('src/domain/cart/limits.ts', source))).toEqual([
    'cart/limits.ts MAX_LINES = 100',
    "cart/limits.ts rates.MT.books = [rate(5, '2024-01-01')]",
    "cart/limits.ts states = ['open', 'closed']",
    "cart/limits.ts live.'a.b' = () => refresh('c.d')",
    'cart/limits.ts spans[0] = [7, 30]',
  ]);
});
