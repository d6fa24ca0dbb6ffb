import { expect, test } from 'vitest';
import { readTraces, recordOf } from './traces.mjs';

const run = (...traced: [key: string, digest: string][]) => new Map(traced.map(([key, digest]) => [key, { digest }]));

test('what is the same in every run is kept, in order, beside what did not run; what differs, or is there once, is not', () => {
  const kept = recordOf('old a.test.ts › one\nold a.test.ts › gone\nold b.test.ts › other\n', [
    run(['c.test.ts › new', 'n'], ['a.test.ts › one', 'x'], ['a.test.ts › by chance', '1'], ['a.test.ts › once', '1']),
    run(['c.test.ts › new', 'n'], ['a.test.ts › one', 'x'], ['a.test.ts › by chance', '2']),
  ]);
  expect(kept.lines).toBe('x a.test.ts › one\nold b.test.ts › other\nn c.test.ts › new\n');
  expect(kept.changed).toEqual(['a.test.ts › one']);
  expect(kept.unsteady).toEqual(['a.test.ts › by chance', 'a.test.ts › once']);
});

test('a trace of several lines is one', () => {
  expect(readTraces('{"key":"a › b","digest":"x","trace":"1\\n2"}\n')).toEqual(
    new Map([['a › b', { digest: 'x', trace: '1\n2' }]]),
  );
});
