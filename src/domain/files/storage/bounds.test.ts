import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';
import { checkFileName, folderOwner } from './file-name.ts';
import { decideRetry, isWorthRetrying } from './upload-policy.ts';

test('[FILE-01] one byte is a range, and the first byte behind the end is none', () => {
  expect(parseByteRange('bytes=4-4', 10)).toEqual({ first: 4, last: 4 });
  expect(parseByteRange('bytes=5-4', 10)).toBeNull();
  expect(parseByteRange('bytes=9-9', 10)).toEqual({ first: 9, last: 9 });
  expect(parseByteRange('bytes=10-', 10)).toBe('unsatisfiable');
});

test('[FILE-01] a name of 1024 bytes is kept, one of more is refused', () => {
  expect([1024, 1025].map((length) => checkFileName('a'.repeat(length)).ok)).toEqual([true, false]);
  expect(checkFileName('é'.repeat(513)).ok).toBe(false);
  expect(['users/ana/x', 'users/ana', 'other/ana/x', 'users/a b/x'].map(folderOwner)).toEqual([
    'ana',
    null,
    null,
    null,
  ]);
});

test('[FILE-03] every status of 500 to 599 is tried again', () => {
  const statuses = [0, 200, 400, 403, 404, 407, 408, 409, 428, 429, 430, 499, 500, 503, 599, 600];
  expect(statuses.filter(isWorthRetrying)).toEqual([0, 408, 429, 500, 503, 599]);
});

test('[FILE-03] a try that would begin as the time is over is not made', () => {
  const failed = { status: 0, tries: 1, sinceMs: 0, chance: 1 };
  expect(decideRetry({ ...failed, limitMs: 1000 })).toEqual({ kind: 'give-up' });
  expect(decideRetry({ ...failed, limitMs: 1001 })).toEqual({ kind: 'retry', inMs: 1000 });
});
