import { expect, test } from 'vitest';
import { sqlParameterProblems } from './sql-parameters.mjs';

const store = 'src/server/modules/a-store.ts';
const many = new Map([[store, 'text: `SELECT $8,\n$9`']]);
const few = new Map([[store, 'text: `SELECT $1, $8`']]);

test('a statement takes eight parameters, in all but the files that are named', () => {
  expect(sqlParameterProblems(many, [])).toEqual([{ file: store, message: expect.stringContaining('in line 2') }]);
  expect([sqlParameterProblems(many, [store]), sqlParameterProblems(few, [])]).toEqual([[], []]);
  expect(sqlParameterProblems(few, [store])).toHaveLength(1);
});
