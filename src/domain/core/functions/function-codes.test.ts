import { expect, test } from 'vitest';
import { codeOfStatus, wireName } from './function-codes.ts';

test('[FN-03] each status means its code, and any other is unknown', () => {
  const table = {
    400: 'invalid-argument',
    401: 'unauthenticated',
    403: 'permission-denied',
    404: 'not-found',
    409: 'aborted',
    429: 'resource-exhausted',
    499: 'cancelled',
    500: 'internal',
    501: 'unimplemented',
    503: 'unavailable',
    504: 'deadline-exceeded',
  };
  for (let status = 300; status < 600; status += 1)
    expect([status, codeOfStatus(status)]).toEqual([status, table[status as keyof typeof table] ?? 'unknown']);
  expect([codeOfStatus(0), codeOfStatus(Number.NaN), codeOfStatus(-1)]).toEqual(['internal', 'unknown', 'unknown']);
  expect(wireName('deadline-exceeded')).toBe('DEADLINE_EXCEEDED');
});
