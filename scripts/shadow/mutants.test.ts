import { loadModule } from 'pgsql-parser';
import { beforeAll, expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

beforeAll(() => loadModule());

const placesOf = (statement: string): string[] =>
  mutantsOf(statement).mutants.map(({ kind, place }) => `${kind}: ${place}`);

test('each condition that stands by itself or between AND holds once, and each between OR never does', () => {
  expect(placesOf('SELECT a FROM t JOIN u ON t.k = u.k WHERE t.a = $1 AND (t.b OR t.c IS NULL)').toSorted()).toEqual([
    'holds: t.a = $',
    'holds: t.b OR t.c IS NULL',
    'holds: t.k = u.k',
    'never: t.b',
    'never: t.c IS NULL',
  ]);
});

test('a mutant still uses every parameter, so that each keeps its type', () => {
  const [first] = mutantsOf('DELETE FROM t WHERE owner = $1 AND id = $2').mutants;
  expect(first?.text).toBe('DELETE FROM t WHERE (owner = $1 OR true) AND id = $2');
});

test('conditions stand in filters, groups, branches, writes inside and what an insert meets; what picks an index is none', () => {
  expect(
    placesOf(`WITH gone AS (DELETE FROM t WHERE a RETURNING 1)
      SELECT count(*) FILTER (WHERE b), CASE WHEN c THEN 1 END FROM gone GROUP BY 2 HAVING count(*) > 1`).toSorted(),
  ).toEqual(['bound: count(*) > 1', 'holds: a', 'holds: b', 'holds: count(*) > 1', 'never: c']);
  expect(placesOf('INSERT INTO t (a) VALUES ($1) ON CONFLICT (a) WHERE b DO UPDATE SET a = 1 WHERE t.c')).toEqual([
    'holds: t.c',
  ]);
});

test('bounds, lists, sorts, limits, joins and DISTINCT have mutants of their own', () => {
  expect(
    placesOf(
      `SELECT DISTINCT a FROM t LEFT JOIN u ON true WHERE b <= $1 AND c IN ('x', 'y') ORDER BY a DESC LIMIT 5`,
    ).toSorted(),
  ).toEqual([
    'bound: b <= $',
    'distinct: a',
    'holds: b <= $',
    `holds: c IN ('x', 'y')`,
    'join: u',
    'limit: 5',
    `listed: 'x'`,
    `listed: 'y'`,
    'sort: a',
  ]);
});

test('a part that several statements hold is one part, whatever numbers its parameters have', () => {
  const part = (number: number): string => `EXISTS (SELECT 1 FROM u WHERE u.owner = $${number})`;
  const within = [
    ...mutantsOf(`SELECT 1 FROM t WHERE a = $1 AND ${part(2)}`).mutants,
    ...mutantsOf(`DELETE FROM v WHERE ${part(1)}`).mutants,
  ].filter(({ place }) => place === 'u.owner = $');
  expect(new Set(within.map((each) => each.within))).toEqual(new Set(['SELECT 1 FROM u WHERE u.owner = $']));
  expect(within).toHaveLength(2);
});

test('what neither reads nor writes rows has none', () => {
  expect(mutantsOf('LISTEN events').mutants).toEqual([]);
  expect(mutantsOf('CREATE INDEX a ON t (b) WHERE c').mutants).toEqual([]);
});
