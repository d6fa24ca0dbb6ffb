import { expect, test } from 'vitest';
import { filesOfOtherTraces, readTraces, recordOf, seenTwice } from './traces.mjs';

const run = (...traced: [key: string, digest: string][]) => new Map(traced.map(([key, digest]) => [key, { digest }]));

test('what is the same in every run is kept, in order, beside what did not run; what differs is known to', () => {
  const kept = recordOf(
    'old a.test.ts › one\nold a.test.ts › gone\nold b.test.ts › other\nunsteady c.test.ts › known\n',
    [
      run(
        ['c.test.ts › new', 'n'],
        ['a.test.ts › one', 'x'],
        ['a.test.ts › by chance', '1'],
        ['c.test.ts › known', 'k'],
      ),
      run(
        ['c.test.ts › new', 'n'],
        ['a.test.ts › one', 'x'],
        ['a.test.ts › by chance', '2'],
        ['c.test.ts › known', 'k'],
      ),
    ],
  );
  expect(kept.lines).toBe(
    'unsteady a.test.ts › by chance\nx a.test.ts › one\nold b.test.ts › other\nunsteady c.test.ts › known\nn c.test.ts › new\n',
  );
  expect(kept.changed).toEqual(['a.test.ts › one']);
  expect(kept.unsteady).toEqual(['a.test.ts › by chance']);
});

test('a test may be untraced in one of three runs, and not in one of two', () => {
  const [traced, bare] = [run(['a.test.ts › one', 'x']), run(['a.test.ts › two', 'y'])];
  expect(recordOf('', [traced, bare, traced]).lines).toBe('x a.test.ts › one\n');
  expect(recordOf('', [traced, bare]).lines).toBe('');
});

test('a trace of several lines is one', () => {
  expect(readTraces('{"key":"a › b","digest":"x","trace":"1\\n2"}\n')).toEqual(
    new Map([['a › b', { digest: 'x', trace: '1\n2' }]]),
  );
});

test('a file in which a test failed in one of the runs keeps no trace', () => {
  const failed = new Map([
    ['a.test.ts › breaks', { digest: 'z', failed: true }],
    ['a.test.ts › one', { digest: 'x' }],
    ['b.test.ts › other', { digest: 'y' }],
  ]);
  const passed = run(['a.test.ts › breaks', 'w'], ['a.test.ts › one', 'x'], ['b.test.ts › other', 'y']);
  expect(recordOf('x a.test.ts › one\n', [passed, failed]).lines).toBe('y b.test.ts › other\n');
});

test('another trace counts when it is the same other one a second time; what else fails counts at once', () => {
  const other = (test: string, digest: string) =>
    `${test}\nError: Something is not what was recorded (now ${digest}). See\nthere`;
  const failures = [
    other('/a.test.ts › changed', 'x_1'),
    other('/a.test.ts › by chance', 'x_2'),
    other('/a.test.ts › each time another', 'x_3'),
    '/b.test.ts › broken\nexpected 1 to be 2',
  ];
  expect(filesOfOtherTraces(failures)).toEqual(['/a.test.ts']);
  expect(
    seenTwice(failures, [other('/a.test.ts › changed', 'x_1'), other('/a.test.ts › each time another', 'x_4')]),
  ).toEqual({
    failures: [failures[0], failures[3]],
    byChance: ['/a.test.ts › by chance', '/a.test.ts › each time another'],
  });
});
