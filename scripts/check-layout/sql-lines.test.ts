import { expect, test } from 'vitest';
import { sqlLineProblems } from './sql-lines.mjs';

const store = 'src/server/modules/a-store.ts';
const long = `text: 'SELECT ${'a, '.repeat(50)}',`;

test('a line of SQL ends at 120 signs', () => {
  expect(sqlLineProblems(new Map([[store, `\n${long}`]]))).toEqual([
    { file: store, message: expect.stringContaining('in line 2') },
  ]);
  expect(sqlLineProblems(new Map([[store, `// ${long}`]]))).toEqual([]);
});
